/** Closed formulas for tests with too many throws to walk. Each is proved against `enumerate` in its test. */
import { add, type Fraction, fraction, multiply, ONE, power, subtract, ZERO } from './fraction.ts';

/** A distribution over whole numbers. */
export type Distribution = ReadonlyMap<number, Fraction>;

/** One fair die: each of 1…faces. */
export const die = (faces: number): Distribution =>
  new Map(Array.from({ length: faces }, (_, i) => [i + 1, fraction(1, faces)]));

/** The distribution of the sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const out = new Map<number, Fraction>();
  for (const [x, p] of a) for (const [y, q] of b) out.set(x + y, add(out.get(x + y) ?? ZERO, multiply(p, q)));
  return out;
}

/** The sum of `count` dice of `faces` sides; `count` 0 is always 0. */
export function sumOf(count: number, faces: number): Distribution {
  let total: Distribution = new Map([[0, ONE]]);
  for (let i = 0; i < count; i += 1) total = convolve(total, die(faces));
  return total;
}

/** The chance that a number of the distribution satisfies `test`. */
export function chance(distribution: Distribution, test: (value: number) => boolean): Fraction {
  let sum = ZERO;
  for (const [value, p] of distribution) if (test(value)) sum = add(sum, p);
  return sum;
}

/** How many of `count` independent dice succeed, when each does with chance `p`. */
export function successes(count: number, p: Fraction): Distribution {
  const single: Distribution = new Map([
    [0, subtract(ONE, p)],
    [1, p],
  ]);
  let total: Distribution = new Map([[0, ONE]]);
  for (let i = 0; i < count; i += 1) total = convolve(total, single);
  return total;
}

/** The chance that at least one of `count` dice of `faces` sides shows one of `hits` chosen faces. */
export const atLeastOne = (count: number, hits: number, faces: number): Fraction =>
  subtract(ONE, power(fraction(faces - hits, faces), count));
