/** The tokens of the field: only what changed is made anew, so that 400 of them cost no more than one. */
import { useMemo } from 'react';
import type { BoardToken } from '../../../board/types.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, TRACKS } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { concerned } from './concerned.ts';
import { litToken, tokenOf } from './token-of.ts';
import type { Ui } from './ui-store.ts';
import type { Text } from './use-cursus.ts';

/** The dead stay on the field as long as their death still weighs on somebody. */
export function stillWeighing(characters: readonly Character[]): ReadonlySet<EntityId> {
  const ids = new Set<EntityId>();
  for (const one of characters)
    if (one.alive && one.status === 'ok')
      for (const track of TRACKS) if (one.points[track] > 0) for (const id of one.causes[track]) ids.add(id);
  return ids;
}

export function useTokens(
  t: Text,
  state: State,
  ui: Pick<Ui, 'event' | 'subject' | 'around' | 'ranges'>,
): readonly BoardToken[] {
  const { characters } = state;
  const { event, subject, around, ranges } = ui;
  return useMemo(() => {
    const lit = new Set(concerned(state, { event, subject, around, ranges }));
    const weighing = stillWeighing(characters);
    const tokens: BoardToken[] = [];
    for (const one of characters) {
      if (!one.pos || !(one.alive ? one.onTable : weighing.has(one.id))) continue;
      const token = tokenOf(t, state, one);
      tokens.push(lit.has(one.id) ? litToken(token) : token);
    }
    return tokens;
  }, [t, state, characters, event, subject, around, ranges]);
}
