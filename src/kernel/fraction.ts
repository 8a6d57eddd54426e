/** Exact fractions, so that two chances can be compared without rounding. Always in lowest terms. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError when `den` is not positive. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d <= 0n) throw new RangeError(`denominator ${d}: must be positive`);
  const common = gcd(n, d);
  return { num: n / common, den: d / common };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den - b.num * a.den, a.den * b.den);

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

/** Negative when `a < b`, zero when equal, positive when `a > b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Bits of a whole number that a double surely holds without becoming infinite. */
const SAFE_BITS = 1_000;

/** The nearest double, also when numerator and denominator are beyond every double. */
export function toNumber(a: Fraction): number {
  const excess = a.den.toString(16).length * 4 - SAFE_BITS;
  if (excess <= 0) return Number(a.num) / Number(a.den);
  return Number(a.num >> BigInt(excess)) / Number(a.den >> BigInt(excess));
}

/** `a` to the power of a whole, non-negative `exponent`. */
export const power = (a: Fraction, exponent: number): Fraction =>
  fraction(a.num ** BigInt(exponent), a.den ** BigInt(exponent));
