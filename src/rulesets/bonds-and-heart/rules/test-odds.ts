/** BH-P6: exact odds of a test. The throws are too many to walk, so sums are convolved (proved in tests). */
import { type Fraction, fraction, ONE } from '../../../kernel/fraction.ts';
import { chance, convolve, type Distribution, die } from '../../../kernel/odds.ts';
import type { TestPlan } from '../model/commands.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { modifierOf } from './ability-test.ts';
import type { Outcome } from './faults.ts';
import { planTest, whyNotTest } from './test-plan.ts';

const SIXTH = fraction(1, 6);

/** C(x): a full die, or whatever die counts and grants one throw more on a 6 (BH-7.2). */
const AGAIN: Distribution = new Map([
  ...[1, 2, 3, 4, 5].map((face) => [face, SIXTH] as const),
  ...[7, 8, 9, 10, 11, 12].map((sum) => [sum, fraction(1, 36)] as const),
]);
/** S(x): a heartless die counts nothing, and its 6 grants a throw (BH-7.3). */
const HEARTLESS: Distribution = new Map([
  [0, fraction(5, 6)],
  ...[1, 2, 3, 4, 5, 6].map((face) => [face, fraction(1, 36)] as const),
]);
const NOTHING: Distribution = new Map([[0, ONE]]);

const known = new Map<string, Distribution>();

/** G(x): the dice total of one full die with so many heartless and nobody dice, 0…6 each. */
export function diceTotals(heartless: number, nobody: number, settings: Settings): Distribution {
  const key = `${heartless}-${nobody}-${settings.nobodySixRerolls}`;
  const cached = known.get(key);
  if (cached) return cached;
  let total = convolve(NOTHING, AGAIN);
  for (let i = 0; i < heartless; i += 1) total = convolve(total, HEARTLESS);
  for (let i = 0; i < nobody; i += 1) total = convolve(total, settings.nobodySixRerolls ? AGAIN : die(6));
  known.set(key, total);
  return total;
}

export interface TestOdds {
  /** The dice total that is needed; may be zero or less. */
  readonly need: number;
  readonly success: Fraction;
}

/** The chance of a test before it is rolled, with all that is laid onto it. */
export function testOdds(state: State, plan: TestPlan): Outcome<TestOdds> {
  const why = whyNotTest(state, plan);
  if (why) return { ok: false, why };
  const { settings } = state;
  const over = settings.meetingDifficultySucceeds ? 0 : 1;
  const need = plan.difficulty - modifierOf(planTest(state, plan), settings) + over;
  const totals = diceTotals(plan.heartless, plan.nobody, settings);
  return { ok: true, value: { need, success: chance(totals, (total) => total >= need) } };
}

/** The same test without its bonds: the small print beside the chance. */
export const withoutBonds = (plan: TestPlan): TestPlan => ({ ...plan, helps: [], bonuses: [] });

/** The same table with the score rule the other way: the small print of BH-7.7. */
export const withOtherScoreRule = (state: State): State => ({
  ...state,
  settings: { ...state.settings, scoreInTests: !state.settings.scoreInTests },
});

/** The mean of the dice total: 49/12 + heartless × 7/12 + nobody × 7/2 without house rules. */
export const meanTotal = (heartless: number, nobody: number, settings: Settings): number =>
  [...diceTotals(heartless, nobody, settings)].reduce(
    (sum, [total, { num, den }]) => sum + (total * Number(num)) / Number(den),
    0,
  );
