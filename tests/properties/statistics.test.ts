/** The measures of the dice proof: textbook values, and a loaded die that they must catch. */
import { describe, expect, it } from 'vitest';
import { chiSquareTail, distanceOf, evenness, normalTails } from '../proof/statistics.ts';

describe('given the measures of the dice proof', () => {
  it.each([
    [3.841, 1, 0.05],
    [11.07, 5, 0.05],
    [15.086, 5, 0.01],
    [123.225, 99, 0.05],
    [10.828, 1, 0.001],
    [0, 5, 1],
  ])('when χ² is %f at %i degrees of freedom, then p is that of the tables', (statistic, freedom, p) => {
    expect(chiSquareTail(statistic, freedom)).toBeCloseTo(p, 4);
  });

  it('when there are thousands of degrees, then the middle stays in the middle', () => {
    expect(chiSquareTail(9_999, 9_999)).toBeGreaterThan(0.49);
    expect(chiSquareTail(9_999, 9_999)).toBeLessThan(0.51);
    expect(chiSquareTail(9_999 + 4 * Math.sqrt(2 * 9_999), 9_999)).toBeLessThan(0.0002);
  });

  it('then two standard errors leave one in twenty-two, and four one in sixteen thousand', () => {
    expect(normalTails(2)).toBeCloseTo(0.0455, 4);
    expect(normalTails(-4)).toBeCloseTo(6.334e-5, 7);
  });

  it('when one face of a die comes one time in a hundred too often, then ten million faces show it', () => {
    const fair = 10_000_000 / 6;
    expect(evenness([fair * 1.01, fair, fair, fair, fair, fair]).p).toBeLessThan(1e-20);
    expect(evenness([fair + 900, fair - 900, fair, fair, fair, fair]).p).toBeGreaterThan(0.05);
  });

  it('when something impossible happens once, then it is infinitely far', () => {
    expect(distanceOf(0, 1_000, 0)).toBe(0);
    expect(distanceOf(1_000, 1_000, 1)).toBe(0);
    expect(distanceOf(1, 1_000, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(distanceOf(999, 1_000, 1)).toBe(Number.NEGATIVE_INFINITY);
    expect(distanceOf(550, 1_000, 0.5)).toBeCloseTo(3.16, 2);
  });
});
