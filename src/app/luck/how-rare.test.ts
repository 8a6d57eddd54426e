import { describe, expect, it } from 'vitest';
import { toNumber } from '../../kernel/fraction.ts';
import { chance, sumOf } from '../../kernel/odds.ts';
import { howRare } from './how-rare.ts';

describe('how rare a sum is', () => {
  it.each([
    [1, 6],
    [2, 6],
    [7, 6],
    [5, 10],
    [3, 100],
  ])('is exact for %i dice of %i', (count, faces) => {
    const exact = sumOf(count, faces);
    const mean = (count * (faces + 1)) / 2;
    for (let sum = count; sum <= count * faces; sum += 1) {
      if (sum === mean) continue;
      const tail = chance(exact, (value) => (sum > mean ? value >= sum : value <= sum));
      expect(howRare(count, faces, sum)).toBeCloseTo(toNumber(tail), 10);
    }
  });

  it('is 1 at the mean itself', () => {
    expect(howRare(2, 6, 7)).toBe(1);
  });

  it('goes over into the normal distribution without a step', () => {
    const near = howRare(1_500, 6, 5_400);
    const beyond = howRare(1_501, 6, 5_403.5);
    expect(Math.abs(near - beyond)).toBeLessThan(0.002);
  });
});
