import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { GRADES, type Grade } from '../model/words.ts';
import {
  bandsOf,
  countsOf,
  declaredFace,
  impossibleGrades,
  judge,
  stripOf,
  successFaces,
} from '../rules/grades.ts';

/**
 * The definition of CG-2.11 written down once more, word by word and in another shape: conditions by name,
 * then the first of an ordered list that holds.
 */
function literal(d: number, m: number, L: number, house: House): Grade {
  const R = d + m;
  const tens = String(Math.trunc(L / 10));
  const A = Number(tens);
  const F = 10 - A;
  let success = R <= L;
  if (d === 1) success = true;
  if (d === 100) success = false;
  const holds: Record<Grade, boolean> = {
    highSuccess: success && R <= A,
    lowSuccess: success && R >= L - F,
    mediumSuccess: success,
    highFailure:
      !success &&
      (house.highFailureEdge === 'inclusive' ? R >= 100 - F : R > 100 - F) &&
      !(house.aboveHundred === 'medium' && R > 100),
    lowFailure: !success && R <= L + A,
    mediumFailure: !success,
  };
  const order: Grade[] =
    house.overlapPriority === 'high'
      ? ['highSuccess', 'lowSuccess', 'mediumSuccess', 'highFailure', 'lowFailure', 'mediumFailure']
      : ['lowSuccess', 'highSuccess', 'mediumSuccess', 'lowFailure', 'highFailure', 'mediumFailure'];
  let grade = order.find((one) => holds[one])!;
  if (house.naturalGrade === 'extreme' && d === 1) grade = 'highSuccess';
  if (house.naturalGrade === 'extreme' && d === 100) grade = 'highFailure';
  if (house.noHighSuccessBelow10 && L < 10 && grade === 'highSuccess') grade = 'lowSuccess';
  return grade;
}

const level = fc.integer({ min: 0, max: 100 });
const modifier = fc.integer({ min: -150, max: 150 });
const house: fc.Arbitrary<House> = fc.record({
  ...Object.fromEntries(Object.entries(DEFAULT_HOUSE).map(([key, value]) => [key, fc.constant(value)])),
  highFailureEdge: fc.constantFrom('inclusive', 'exclusive'),
  overlapPriority: fc.constantFrom('high', 'low'),
  aboveHundred: fc.constantFrom('high', 'medium'),
  naturalGrade: fc.constantFrom('byResult', 'extreme'),
  noHighSuccessBelow10: fc.boolean(),
}) as unknown as fc.Arbitrary<House>;

describe('the six grades', () => {
  it('given every level and every die, then the grade is that of the literal definition', () => {
    const wrong: string[] = [];
    for (let L = 0; L <= 100; L += 1)
      for (let d = 1; d <= 100; d += 1)
        if (judge(L, 0, d, DEFAULT_HOUSE).grade !== literal(d, 0, L, DEFAULT_HOUSE)) wrong.push(`${L}/${d}`);
    expect(wrong).toEqual([]);
  });

  it('given any modifier and any house rule, then it still is', () => {
    fc.assert(
      fc.property(level, modifier, fc.integer({ min: 1, max: 100 }), house, (L, m, d, rules) => {
        expect(judge(L, m, d, rules).grade).toBe(literal(d, m, L, rules));
      }),
      { numRuns: 5000 },
    );
  });

  it('given any level and modifier, then the strip parts 1…100 without gap or overlap and agrees with the counts', () => {
    fc.assert(
      fc.property(level, modifier, house, (L, m, rules) => {
        const strip = stripOf(L, m, rules);
        let next = 1;
        for (const { from, to } of strip) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThanOrEqual(from);
          next = to + 1;
        }
        expect(next).toBe(101);
        const counts = countsOf(L, m, rules);
        for (const grade of GRADES)
          expect(
            strip.filter((one) => one.grade === grade).reduce((sum, { from, to }) => sum + to - from + 1, 0),
          ).toBe(counts[grade]);
      }),
      { numRuns: 300 },
    );
  });

  it('given the default rules, then the bands of results leave no result out and none twice', () => {
    for (let L = 0; L <= 100; L += 1) {
      const bands = Object.values(bandsOf(L, DEFAULT_HOUSE)).filter((one) => one !== null);
      for (let result = -40; result <= 200; result += 1)
        expect(
          bands.filter(([low, high]) => result >= (low ?? -1e9) && result <= (high ?? 1e9)),
          `${L}: ${result}`,
        ).toHaveLength(1);
    }
  });

  it('given a bonus, then success never becomes less likely', () => {
    fc.assert(
      fc.property(level, modifier, fc.integer({ min: 0, max: 100 }), (L, m, bonus) => {
        expect(successFaces(L, m - bonus)).toBeGreaterThanOrEqual(successFaces(L, m));
      }),
    );
  });

  it('given any sum, then the closed chance of success is the counted one (CG-P.1)', () => {
    fc.assert(
      fc.property(level, modifier, house, (L, m, rules) => {
        const { highSuccess, mediumSuccess, lowSuccess } = countsOf(L, m, rules);
        expect(highSuccess + mediumSuccess + lowSuccess).toBe(successFaces(L, m));
      }),
      { numRuns: 300 },
    );
  });

  it('given m = +40 at level 65, then a high success is out of reach (CG-2.15)', () => {
    expect(impossibleGrades(65, 40, DEFAULT_HOUSE)).toEqual(['highSuccess']);
  });

  it('given a failure that only the natural 100 can bring, then that face stands for it (CG-1.6)', () => {
    const face = (L: number, fits: (success: boolean) => boolean) =>
      declaredFace(L, 0, DEFAULT_HOUSE, ({ success }) => fits(success));
    expect(face(100, (success) => !success)).toBe(100);
    expect(face(0, (success) => success)).toBe(1);
    expect(declaredFace(65, 40, DEFAULT_HOUSE, ({ grade }) => grade === 'highSuccess')).toBeNull();
  });

  it('given the printed table of CG-P.1, then the counts are those', () => {
    const rows: [number, number, string][] = [
      [0, -40, '40/0/0/0/60/0'],
      [30, 20, '0/2/8/3/59/28'],
      [50, 40, '0/4/6/5/39/46'],
      [80, -20, '28/69/2/1/0/0'],
      [95, 0, '9/84/2/3/0/2'],
      [100, 20, '0/79/1/0/0/20'],
    ];
    for (const [L, m, printed] of rows) {
      const counts = countsOf(L, m, DEFAULT_HOUSE);
      expect(GRADES.map((grade) => counts[grade]).join('/')).toBe(printed);
    }
  });
});
