/** CH-4: swamped in close combat. */
import { type Decision, reject } from '../../../kernel/result.ts';
import { LIMITS } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { canReceive } from './load.ts';
import { present } from './place.ts';

export const isDiceCount = (dice: number): boolean =>
  Number.isInteger(dice) && dice >= 0 && dice <= LIMITS.counter;

/** CH-4.1, CH-4.4: whole times the defence dice fit into the attack dice, less one; no dice count as one. */
export const superiorityPoints = (attackDice: number, defenceDice: number): number =>
  Math.max(0, Math.floor(attackDice / Math.max(1, defenceDice)) - 1);

/**
 * Puts the points on that character alone, if it can take them (CH-4.3). The players count the dice, bonus
 * dice included (CH-4.2); the test comes in the phase (CH-4.5).
 */
export function scoreSuperiority(state: State, command: CommandOf<'scoreSuperiority'>): Decision<Event> {
  const { id, attackDice, defenceDice } = command;
  const found = present(state, id);
  if (!found.ok) return found;
  if (!isDiceCount(attackDice) || !isDiceCount(defenceDice))
    return reject('E_COMBAT_DICE', { max: LIMITS.counter });
  const points = Math.min(LIMITS.points, superiorityPoints(attackDice, defenceDice));
  const given = canReceive(found.character, 'demoralisation', state.house) ? points : 0;
  return {
    ok: true,
    events: [{ type: 'superiorityScored', id, attackDice, defenceDice, points, given }],
  };
}
