import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rule, roll, rollOne } from './dice.ts';
import { enumerate, everyThrow, representative } from './enumerate.ts';
import { add, type Fraction, fraction, ONE, ZERO } from './fraction.ts';

const total = (odds: ReadonlyMap<string, Fraction>): Fraction => [...odds.values()].reduce(add, ZERO);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('everyThrow', () => {
  it('walks every throw once, the first die fastest', () => {
    const throws = [...everyThrow({ id: 'x', faces: 3, count: 2 })].map((values) => values.join(''));
    expect(throws).toEqual(['11', '21', '31', '12', '22', '32', '13', '23', '33']);
  });
});

describe('enumerate', () => {
  it('knows the table of 2D6', () => {
    const odds = enumerate(
      () => roll('x', 2, 6),
      (values) => String(sum(values)),
    );
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expect(odds.size).toBe(ways.length);
    for (const [i, way] of ways.entries()) expect(odds.get(String(i + 2))).toEqual(fraction(way, 36));
  });

  it('gives binomial chances for pools', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 6 }), (count, target) => {
        const odds = enumerate(
          () => roll('x', count, 6),
          (values) => String(values.filter((face) => face >= target).length),
        );
        const hit = 7 - target;
        for (let k = 0; k <= count; k += 1) {
          const ways = choose(count, k) * hit ** k * (6 - hit) ** (count - k);
          expect(odds.get(String(k)) ?? ZERO).toEqual(fraction(ways, 6 ** count));
        }
        expect(total(odds)).toEqual(ONE);
      }),
      { numRuns: 40 },
    );
  });

  it('weighs runs of different length rightly', () => {
    function* rollAgainOnSix(): Rule<number> {
      const first = yield* rollOne('first', 6);
      return first < 6 ? first : 6 + (yield* rollOne('again', 4));
    }
    const odds = enumerate(rollAgainOnSix, String);
    expect(odds.get('5')).toEqual(fraction(1, 6));
    expect(odds.get('10')).toEqual(fraction(1, 24));
    expect(total(odds)).toEqual(ONE);
  });

  it('sums to one for any tree of requests', () => {
    const tree = fc.array(fc.constantFrom(2 as const, 3 as const, 4 as const), { maxLength: 4 });
    fc.assert(
      fc.property(tree, fc.nat({ max: 3 }), (sizes, stop) => {
        function* rule(): Rule<string> {
          let path = '';
          for (const [i, faces] of sizes.entries()) {
            const face = yield* rollOne(`r${i}`, faces);
            path += face;
            if (face === stop) return path;
          }
          return path;
        }
        expect(total(enumerate(rule, (path) => path))).toEqual(ONE);
      }),
    );
  });

  it('gives one sure outcome when nothing is rolled', () => {
    expect(
      enumerate(
        () => roll('x', 0, 6),
        () => 'sure',
      ),
    ).toEqual(new Map([['sure', ONE]]));
  });

  it('refuses a walk that is too long', () => {
    expect(() => enumerate(() => roll('x', 30, 6), String)).toThrow(RangeError);
    expect(() => enumerate(() => roll('x', 2, 6), String, 35)).toThrow('more than 35 outcomes');
    expect(enumerate(() => roll('x', 2, 6), String, 36).size).toBe(36);
    function* long(): Rule<number> {
      let steps = 0;
      for (; steps < 6; steps += 1) yield* rollOne(`r${steps}`, 6);
      return steps;
    }
    expect(() => enumerate(long, String, 1_000)).toThrow('more than 1000 outcomes');
  });
});

describe('a rule that is not pure', () => {
  it('is found out', () => {
    let run = 0;
    function* moody(): Rule<number> {
      run += 1;
      return yield* rollOne(`run ${run}`, 6);
    }
    expect(() => enumerate(moody, String)).toThrow('different dice on the same answers');
  });
});

describe('representative', () => {
  function* test(): Rule<boolean> {
    const values = yield* roll('x', 2, 6);
    return sum(values) >= 9;
  }

  it('finds the first throw with the wanted outcome', () => {
    expect(representative(test, [], (passed) => passed)).toEqual([6, 3]);
    expect(representative(test, [], (passed) => !passed)).toEqual([1, 1]);
  });

  it('is null when no throw fits, and when nothing is asked', () => {
    expect(representative(test, [], () => false)).toBeNull();
    const answered = [{ id: 'x', source: 'typed' as const, values: [1, 1] }];
    expect(representative(test, answered, () => true)).toBeNull();
  });

  it('is never asked about a rule that still wants dice', () => {
    function* twice(): Rule<number> {
      return (yield* rollOne('first', 6)) + (yield* rollOne('second', 6));
    }
    expect(representative(twice, [], () => true)).toBeNull();
  });

  it('looks at as many throws as it may, and at no more', () => {
    const last = (values: readonly number[]): boolean => sum(values) === 12;
    expect(representative(() => roll('x', 2, 6), [], last, 36)).toEqual([6, 6]);
    expect(representative(() => roll('x', 2, 6), [], last, 35)).toBeNull();
  });

  it('gives up on a throw with too many answers', () => {
    expect(
      representative(
        () => roll('x', 40, 6),
        [],
        () => false,
      ),
    ).toBeNull();
  });
});
