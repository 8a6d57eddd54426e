/** Dice written by players: `N`, `NdM`, `NdM+K`, `NdM-K`. */
import { FACES, type Faces, type Rule, roll } from '../../../kernel/dice.ts';
import { reject } from '../../../kernel/result.ts';
import { LIMITS } from '../model/words.ts';
import type { Refusal } from './refusal.ts';

export interface Dice {
  readonly count: number;
  readonly sides: Faces;
  readonly plus: number;
}

const FORM = /^(\d{1,2})?d(\d{1,3})(?:([+-])(\d{1,4}))?$/;

/** The dice of a text; plain numbers are no dice and a plus. Null when the text is not of the grammar. */
export function parseDice(text: string): Dice | null {
  const plain = text.trim().toLowerCase().replaceAll(' ', '').replace('−', '-');
  if (text.length > LIMITS.diceText) return null;
  if (/^\d{1,4}$/.test(plain)) return { count: 0, sides: 10, plus: Number(plain) };
  const parts = FORM.exec(plain);
  if (!parts) return null;
  const sides = FACES.find((faces) => faces === Number(parts[2]));
  const count = Number(parts[1] ?? 1);
  if (sides === undefined || count < 1 || count > 40) return null;
  return { count, sides, plus: Number(parts[4] ?? 0) * (parts[3] === '-' ? -1 : 1) };
}

/** Whether a text can be rolled. */
export const diceRefusal = (text: string): Refusal | null =>
  parseDice(text) ? null : reject('DAMAGE_TEXT_UNKNOWN', { text });

/** Rolls the dice under `id`; never less than 0. */
export function* rollDice(id: string, dice: Dice): Rule<number> {
  const faces = yield* roll(id, dice.count, dice.sides);
  return Math.max(
    0,
    faces.reduce((sum, face) => sum + face, dice.plus),
  );
}
