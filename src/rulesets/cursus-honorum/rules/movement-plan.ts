/** What the movement phase asks of those in a reaction: flight moves, targets, and their spread (CH-22, CH-23). */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, isPresent } from '../model/character.ts';
import { characterOf, type State } from '../model/game.ts';
import { isAggressive, isFleeing } from './load.ts';
import { markedTargets, type Uneven, unevenSpread } from './spread.ts';
import { suggestTargets } from './target.ts';

export interface MovementPlan {
  /** In flight and on the map. */
  readonly fleeing: readonly EntityId[];
  /** Aggressive ones without a target on the table, with the first of the suggested ones. */
  readonly unmarked: readonly { readonly id: EntityId; readonly targetId: EntityId }[];
  readonly uneven: readonly Uneven[];
}

/** Whom this one is marked to attack: a mark on somebody who has gone is none any more (CH-19.3, CH-20.3). */
export function markOf(state: State, { targetId }: Character): EntityId | null {
  const target = characterOf(state, targetId);
  return target && isPresent(target) ? target.id : null;
}

const aggressive = (state: State): Character[] =>
  state.characters
    .filter((one) => isPresent(one) && isAggressive(one.status))
    .map((one) => ({ ...one, targetId: markOf(state, one) }));

export function movementPlan(state: State): MovementPlan {
  const attackers = aggressive(state);
  const reach = attackers.map((one) => ({ id: one.id, ids: suggestTargets(state, one) ?? [] }));
  return {
    fleeing: state.characters.filter((one) => isFleeing(one) && one.pos !== null).map(({ id }) => id),
    unmarked: attackers.flatMap(({ id, targetId }, i) => {
      const [first] = reach[i]!.ids;
      return targetId === null && first !== undefined ? [{ id, targetId: first }] : [];
    }),
    uneven: unevenSpread(state, reach, markedTargets(attackers)),
  };
}
