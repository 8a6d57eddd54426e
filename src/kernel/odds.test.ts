import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Faces, roll } from './dice.ts';
import { enumerate } from './enumerate.ts';
import { add, fraction, ONE, ZERO } from './fraction.ts';
import { atLeastOne, chance, convolve, type Distribution, die, successes, sumOf } from './odds.ts';

const total = (distribution: Distribution) => [...distribution.values()].reduce(add, ZERO);

/** The same distribution by walking every throw. */
const walked = (count: number, faces: Faces, value: (values: readonly number[]) => number): Distribution =>
  new Map(
    [
      ...enumerate(
        () => roll('x', count, faces),
        (values) => String(value(values)),
      ),
    ].map(([key, p]) => [Number(key), p]),
  );

const sorted = (distribution: Distribution) => [...distribution].sort(([a], [b]) => a - b);

const pools = fc.record({
  count: fc.integer({ min: 0, max: 4 }),
  faces: fc.constantFrom<Faces>(2, 3, 4, 6, 8),
});

describe('closed formulas equal the walk over every throw', () => {
  it('for sums', () => {
    fc.assert(
      fc.property(pools, ({ count, faces }) => {
        const sum = walked(count, faces, (values) => values.reduce((a, b) => a + b, 0));
        expect(sorted(sumOf(count, faces))).toEqual(sorted(sum));
      }),
      { numRuns: 30 },
    );
  });

  it('for numbers of successes', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 8 }), ({ count, faces }, wanted) => {
        const target = Math.min(wanted, faces);
        const hits = walked(count, faces, (values) => values.filter((face) => face >= target).length);
        const formula = successes(count, fraction(faces - target + 1, faces));
        for (let k = 0; k <= count; k += 1) expect(formula.get(k)).toEqual(hits.get(k) ?? ZERO);
      }),
      { numRuns: 30 },
    );
  });

  it('for at least one', () => {
    fc.assert(
      fc.property(pools, fc.nat({ max: 8 }), ({ count, faces }, wanted) => {
        const hits = Math.min(wanted, faces);
        const any = walked(count, faces, (values) => (values.some((face) => face <= hits) ? 1 : 0));
        expect(atLeastOne(count, hits, faces)).toEqual(any.get(1) ?? ZERO);
      }),
      { numRuns: 30 },
    );
  });
});

describe('distributions', () => {
  it('sum to one', () => {
    expect(total(die(100))).toEqual(ONE);
    expect(total(sumOf(30, 6))).toEqual(ONE);
    expect(total(successes(100, fraction(1, 6)))).toEqual(ONE);
    expect(total(convolve(die(6), sumOf(3, 10)))).toEqual(ONE);
  });

  it('answer questions', () => {
    expect(chance(sumOf(2, 6), (sum) => sum >= 9)).toEqual(fraction(10, 36));
    expect(chance(die(6), () => false)).toEqual(ZERO);
    expect(sumOf(0, 6)).toEqual(new Map([[0, ONE]]));
  });
});
