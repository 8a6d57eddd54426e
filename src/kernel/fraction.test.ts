import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, fraction, multiply, ONE, power, subtract, toNumber, ZERO } from './fraction.ts';

const fractions = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([num, den]) => fraction(num, den));

describe('fractions', () => {
  it('are kept in lowest terms', () => {
    expect(fraction(6, 8)).toEqual({ num: 3n, den: 4n });
    expect(fraction(0, 7)).toEqual(ZERO);
    expect(fraction(-4, 6)).toEqual({ num: -2n, den: 3n });
    expect(fraction(5)).toEqual({ num: 5n, den: 1n });
  });

  it.each([0, -1])('refuse the denominator %i', (den) => {
    expect(() => fraction(1, den)).toThrow(RangeError);
  });

  it('add, subtract and multiply as numbers do', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(multiply(a, ONE)).toEqual(a);
        expect(toNumber(add(a, b))).toBeCloseTo(toNumber(a) + toNumber(b), 9);
      }),
    );
  });

  it('compare without rounding', () => {
    const third = fraction(1, 3);
    expect(compare(third, fraction(333_333_333_333_333, 1_000_000_000_000_000))).toBe(1);
    expect(compare(fraction(2, 6), third)).toBe(0);
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(subtract(a, b))));
        expect(compare(a, b) + compare(b, a)).toBe(0);
      }),
    );
  });

  it('have powers', () => {
    expect(power(fraction(5, 6), 0)).toEqual(ONE);
    expect(power(fraction(5, 6), 3)).toEqual(fraction(125, 216));
  });

  it('stay exact and finite where numbers overflow', () => {
    const tiny = power(fraction(5, 6), 5_000);
    expect(toNumber(tiny)).toBe(0);
    expect(toNumber(subtract(ONE, tiny))).toBe(1);
    expect(toNumber(fraction(2n ** 100n))).toBe(2 ** 100);
    const half = fraction(3n ** 2_000n, 2n * 3n ** 2_000n + 1n);
    expect(toNumber(half)).toBeCloseTo(0.5, 12);
  });
});
