/** What the field shows, from the state: nothing here judges. */
import type { BoardToken, Ring, TokenMark } from '../../../board/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { faceOf, hasWoundShock } from '../rules/cards.ts';
import { openChecks, testersOf } from '../rules/checks.ts';
import type { ScreenText } from '../strings/text.ts';
import { codeOf, describeCharacter } from './describe.ts';

function marksOf(state: State, one: Character): TokenMark[] {
  const marks: TokenMark[] = [];
  const { command } = faceOf(one);
  if (one.shocked) marks.push({ place: 'ne', shape: 'disc', tone: 'fear', text: '!' });
  if (command > 0) marks.push({ place: 'nw', shape: 'diamond', tone: 'attack', text: String(command) });
  if (hasWoundShock(state, one)) marks.push({ place: 'sw', shape: 'triangle', tone: 'fear' });
  else if (one.wound === 'wounded') marks.push({ place: 'sw', shape: 'cross', tone: 'ink' });
  if (one.tookCover && one.wound !== 'killed') marks.push({ place: 'se', shape: 'half', tone: 'ink' });
  return marks;
}

export function tokensFor(s: ScreenText, state: State): readonly BoardToken[] {
  const testers = testersOf(state);
  return state.characters.flatMap((one) => {
    if (!one.position) return [];
    const killed = one.wound === 'killed';
    return {
      id: one.id,
      ...one.position,
      diameter: one.baseDiameter,
      shape: faceOf(one).command > 0 ? ('shield' as const) : ('disc' as const),
      tone: state.sides[one.side].colour,
      rimmed: one.side === 'B',
      code: codeOf(one.name),
      name: describeCharacter(s, state, one),
      outline: one.shocked ? ('dashed' as const) : ('solid' as const),
      marks: killed ? [{ place: 'ne', shape: 'cross', tone: 'ink' } as const] : marksOf(state, one),
      sideways: one.shocked,
      faded: killed,
      lit: testers.has(one.id),
    };
  });
}

/** PS-2.2, PS-6.2: the reach from the edge of a base, drawn about its centre. */
export function ringsFor(
  s: ScreenText,
  state: State,
  selected: string | null,
  language: Language,
): readonly Ring[] {
  const { shockRadius, commandRadius } = state.settings;
  const around = (
    one: Character | undefined,
    reach: number,
    rest: Pick<Ring, 'id' | 'tone' | 'style' | 'fill' | 'label'>,
  ): Ring[] => (one?.position ? [{ ...one.position, radius: one.baseDiameter / 2 + reach, ...rest }] : []);
  const due = openChecks(state).find((open) => open.due);
  const casualty = due && characterOf(state, due.check.casualtyId);
  const looked = selected === null ? undefined : characterOf(state, selected);
  const commands = looked && faceOf(looked).command > 0 && looked.wound !== 'killed';
  return [
    ...around(casualty, shockRadius, {
      id: 'shock',
      tone: 'fear',
      style: 'solid',
      fill: true,
      label: s.distance(formatNumber(language, shockRadius)),
    }),
    ...(commands
      ? around(looked, commandRadius, {
          id: 'command',
          tone: 'attack',
          style: 'dotted',
          fill: true,
          label: s.distance(formatNumber(language, commandRadius)),
        })
      : []),
  ];
}
