/** CH-21: extra close-combat dice from the states of both fighters. */
import type { Status } from '../model/character.ts';
import type { House } from '../model/game.ts';

/** What the opponent's state is worth (CH-16.5, CH-17.3). */
const OPPONENT: Partial<Record<Status, number>> = { flight: 2, cowering: 1 };
/** What the own state is worth (CH-18.7, CH-19.4, CH-20.4). */
const SELF: Partial<Record<Status, number>> = { fury: 2, attack: 1, pursuit: 1 };

/** Extra dice of `self`, the same number in attack and in defence (CH-21.1); both add up (CH-21.2). */
export function combatDice(
  self: Status,
  opponent: Status,
  house: House,
): { readonly attack: number; readonly defence: number } {
  const own = SELF[self] ?? 0;
  const from = OPPONENT[opponent] ?? 0;
  const dice = house.combatBonusesStack ? own + from : Math.max(own, from);
  return { attack: dice, defence: dice };
}
