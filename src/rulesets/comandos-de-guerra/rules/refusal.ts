/** Refusals as values, so that a plan can be asked for "why not" before anything is decided. */
import { type Rejection, reject } from '../../../kernel/result.ts';

export type Refusal = ReturnType<typeof reject>;

/** Whether an answer is a refusal. */
export const refused = <T>(answer: T | Refusal): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** The reason in an answer, for a control that has to say why it does nothing; null when it would work. */
export const reasonOf = (answer: unknown): Rejection | null => (refused(answer) ? answer.why : null);

/** The first refusal of a list of answers, or null. */
export const firstRefusal = (...answers: readonly (Refusal | null)[]): Refusal | null =>
  answers.find((one) => one !== null) ?? null;

const whole = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

export const isLevel = (value: number): boolean => whole(value, 0, 100); // CG-1.1

/** A level that is not on the scale is refused. */
export const checkLevel = (level: number): Refusal | null =>
  isLevel(level) ? null : reject('LEVEL_OUT_OF_RANGE', { level: String(level) });

/** A number that must be whole and within two ends. */
export const checkWhole = (field: string, value: number, low: number, high: number): Refusal | null =>
  whole(value, low, high) ? null : reject('VALUE_OUT_OF_RANGE', { field, low, high });

/** A number within two ends that may be broken. */
export const checkNumber = (field: string, value: number, low: number, high: number): Refusal | null =>
  value >= low && value <= high ? null : reject('VALUE_OUT_OF_RANGE', { field, low, high });
