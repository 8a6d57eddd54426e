/** The bricks of the schemas. */
import * as v from 'valibot';
import { LIMITS } from '../model/words.ts';

/** Ids of cards and of what stands on them. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const optionalId = v.nullable(id);
/** An id, or a free name of somebody without a card. */
export const word = v.pipe(v.string(), v.maxLength(60));
export const name = v.pipe(v.string(), v.maxLength(LIMITS.name));
export const text = v.pipe(v.string(), v.maxLength(LIMITS.text));
/** What players type; `decide` cuts it to size. */
export const typed = v.pipe(v.string(), v.maxLength(2000));
export const number = v.pipe(v.number(), v.finite());
export const int = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
export const real = (low: number, high: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(low), v.maxValue(high));
export const level = int(0, 100);
export const d100 = int(1, 100);
export const modifier = int(-LIMITS.modifier, LIMITS.modifier);
/** A sum of addends. */
export const sum = int(-1e7, 1e7);
export const diceText = v.pipe(v.string(), v.maxLength(LIMITS.diceText));
/** The same for each of the five difficulties. */
export const byDifficulty = <T extends v.GenericSchema>(one: T) =>
  v.strictObject({ veryEasy: one, easy: one, normal: one, hard: one, veryHard: one });
export const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
