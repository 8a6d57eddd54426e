/** The nerve test at its edges; the worked cases have the rest. */
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, LIMITS } from '../model.ts';
import { chanceToHold } from '../rules/nerve.ts';

const unit = (nerve: number) => ({ id: 'u', name: 'Guards', nerve, shaken: false });

test.each([
  [LIMITS.nerve.min, '1/6'],
  [3, '1/2'],
  [LIMITS.nerve.max, '1/1'],
])('given nerve %i, when the unit tests, then it holds with %s', (nerve, chance) => {
  const { num, den } = chanceToHold(unit(nerve), DEFAULT_SETTINGS);
  expect(`${num}/${den}`).toBe(chance);
});

test('given nerve 0 and the house rule, when the unit tests, then a 1 holds', () => {
  const { num, den } = chanceToHold(unit(0), { luckyOne: true });
  expect(`${num}/${den}`).toBe('1/6');
});
