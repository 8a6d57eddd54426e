/** CH-22: whether attackers are spread evenly over their targets. A warning, never a block. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Rejection, reject } from '../../../kernel/result.ts';
import type { Character } from '../model/character.ts';
import type { Reach } from '../model/commands.ts';
import { characterOf, type State } from '../model/game.ts';

export interface Assignment {
  readonly id: EntityId;
  readonly targetId: EntityId;
}

/** An attacker that would be better off elsewhere. */
export interface Uneven {
  readonly id: EntityId;
  readonly from: EntityId;
  readonly to: EntityId;
}

/** Total size of the attackers on each target. */
function sizes(state: State, assignment: readonly Assignment[]): Map<EntityId, number> {
  const total = new Map<EntityId, number>();
  for (const { id, targetId } of assignment)
    total.set(targetId, (total.get(targetId) ?? 0) + (characterOf(state, id)?.size ?? 0));
  return total;
}

/** The first faulty entry: unknown ids, or a target that the attacker cannot reach. */
export function badSpread(
  state: State,
  reach: readonly Reach[],
  assignment: readonly Assignment[],
): { ok: false; why: Rejection } | null {
  const ids = [
    ...reach.flatMap((one) => [one.id, ...one.ids]),
    ...assignment.flatMap((one) => [one.id, one.targetId]),
  ];
  const stranger = ids.find((id) => !characterOf(state, id));
  if (stranger !== undefined) return reject('E_UNKNOWN_ID', { id: stranger });
  const lost = assignment.find(
    ({ id, targetId }) => !reach.some((one) => one.id === id && one.ids.includes(targetId)),
  );
  return lost ? reject('E_NOT_REACHABLE', { id: lost.id, target: lost.targetId }) : null;
}

/**
 * CH-22.1: attackers that crowd a target although another is less crowded for its size. A target with one
 * attacker, or with attackers up to its own size in total, is never crowded.
 */
export function unevenSpread(
  state: State,
  reach: readonly Reach[],
  assignment: readonly Assignment[],
): Uneven[] {
  const total = sizes(state, assignment);
  const sizeOf = (id: EntityId): number => characterOf(state, id)?.size ?? 1;
  return assignment.flatMap(({ id, targetId }) => {
    const crowd = assignment.filter((one) => one.targetId === targetId).length;
    const on = total.get(targetId)!;
    if (crowd < 2 || on <= sizeOf(targetId)) return [];
    const better = reach
      .find((one) => one.id === id)
      ?.ids.find((other) => ((total.get(other) ?? 0) + sizeOf(id)) * sizeOf(targetId) < on * sizeOf(other));
    return better === undefined ? [] : [{ id, from: targetId, to: better }];
  });
}

/** Attackers of a side with the targets that the players marked. */
export const markedTargets = (characters: readonly Character[]): Assignment[] =>
  characters.flatMap(({ id, targetId }) => (targetId === null ? [] : [{ id, targetId }]));
