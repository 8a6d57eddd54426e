/**
 * Dice as questions. A rule is a generator that yields a request and is resumed with raw faces, so one
 * and the same function serves the app's dice, typed dice, replays, tests and the exact odds.
 */

/** Die sizes that a table may ask for. */
export const FACES = [2, 3, 4, 6, 8, 10, 12, 20, 100] as const;
export type Faces = (typeof FACES)[number];

/** A question that the rules put to the table. `id` names the roll within one command: "hit", "save". */
export interface DiceRequest {
  readonly id: string;
  readonly faces: Faces;
  readonly count: number;
}

/** Where faces came from. `declared`: only the outcome was told, and the faces stand for it. */
export type DiceSource = 'app' | 'typed' | 'declared';

/** The table's answer: raw faces in 1…faces, never modified totals. */
export interface DiceResult {
  readonly id: string;
  readonly source: DiceSource;
  readonly values: readonly number[];
}

/** A rule in the middle of its dice. It holds no random source, clock or storage. */
export type Rule<T> = Generator<DiceRequest, T, readonly number[]>;

/** Asks for `count` dice of `faces` sides; no dice, no question. */
export function* roll(id: string, count: number, faces: Faces): Rule<readonly number[]> {
  return count <= 0 ? [] : yield { id, faces, count };
}

/** Asks for one die and returns its face. */
export function* rollOne(id: string, faces: Faces): Rule<number> {
  const values = yield* roll(id, 1, faces);
  return values[0]!;
}

export type Resolution<T> =
  | { readonly kind: 'needsDice'; readonly request: DiceRequest; readonly index: number }
  | { readonly kind: 'badDice'; readonly request: DiceRequest; readonly result: DiceResult }
  | { readonly kind: 'done'; readonly value: T };

/** Whether `values` answer `request`: the right number of whole faces, each in 1…faces. */
export const fits = (request: DiceRequest, values: readonly number[]): boolean =>
  values.length === request.count &&
  values.every((face) => Number.isInteger(face) && face >= 1 && face <= request.faces);

/**
 * Runs a rule from its start with the answers given so far and stops at the first request without a
 * fitting answer. Answers beyond the last request are ignored.
 */
export function resolve<T>(start: () => Rule<T>, answers: readonly DiceResult[]): Resolution<T> {
  const run = start();
  let step = run.next();
  for (let index = 0; !step.done; index += 1) {
    const result = answers[index];
    if (!result) return { kind: 'needsDice', request: step.value, index };
    if (result.id !== step.value.id || !fits(step.value, result.values))
      return { kind: 'badDice', request: step.value, result };
    step = run.next(result.values);
  }
  return { kind: 'done', value: step.value };
}
