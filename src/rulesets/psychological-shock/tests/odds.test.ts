/** PS-9: the advisor against full enumeration, and the odds against the function that resolves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../kernel/dice.ts';
import { enumerate } from '../../../kernel/enumerate.ts';
import { add, compare, type Fraction, fraction, ONE, toNumber } from '../../../kernel/fraction.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { adviseRecovery, chanceToRecover, faceOutlooks, planFor } from '../rules/advisor.ts';
import { afterRollPlan, type Budget, bestPlan, planOf, thriftyPlan, withinTurns } from '../rules/plan.ts';
import { ruleset } from '../rules/ruleset.ts';
import { paymentFor } from '../rules/shortfall.ts';
import { chanceOf } from '../rules/throw.ts';
import { at, man, recover, sergeant, soldier, table, withActions, withPool } from './table.ts';

/** Every list of boosts within the budget, the empty one included. */
function* everyPlan({ at: k, tries: n, boostActions: m, commanderPays }: Budget, t = 1): Generator<number[]> {
  yield [];
  const paid = commanderPays && t > n ? 1 : 0;
  if (k < 1 || m < paid || (!commanderPays && t > n)) return;
  for (let b = 0; b <= Math.min(k - 1, m - paid, 6); b += 1) {
    const rest = { at: k - 1 - b, tries: n, boostActions: m - paid - b, commanderPays, boostsCount: true };
    for (const tail of everyPlan(rest, t + 1)) yield [b, ...tail];
  }
}

/** The best plan by looking at all of them. */
function bestOfAll(
  target: number,
  budget: Budget,
): { chance: Fraction; expectedAt: Fraction; boosts: number[] } {
  let best = { ...planOf(target, []), boosts: [] as number[] };
  for (const boosts of everyPlan(budget)) {
    const plan = planOf(target, boosts);
    const order =
      compare(plan.chance, best.chance) ||
      compare(best.expectedAt, plan.expectedAt) ||
      best.boosts.length - boosts.length;
    if (order > 0 && compare(plan.chance, fraction(0)) > 0) best = { ...plan, boosts };
  }
  return best;
}

describe('the best plan', () => {
  it('is as good as the best of all plans, in both modes of Command (PS-9.3, PS-9.5, PS-9.7)', () => {
    const budgets = fc.record({
      at: fc.nat({ max: 6 }),
      tries: fc.nat({ max: 5 }),
      boostActions: fc.nat({ max: 5 }),
      commanderPays: fc.boolean(),
      boostsCount: fc.constant(true),
    });
    fc.assert(
      fc.property(fc.nat({ max: 7 }), budgets, (target, budget) => {
        const [found, walked] = [bestPlan(target, budget), bestOfAll(target, budget)];
        expect([found.chance, found.expectedAt, found.boosts.length]).toEqual([
          walked.chance,
          walked.expectedAt,
          walked.boosts.length,
        ]);
      }),
      { numRuns: 150 },
    );
  });

  it('is one of the three that the rule names (PS-9.3)', () => {
    for (let A = 0; A <= 6; A += 1)
      for (let k = 1; k <= 7; k += 1)
        for (let n = 1; n <= 6; n += 1)
          for (let m = 0; m <= 6; m += 2) {
            const budget = { at: k, tries: n, boostActions: m, commanderPays: false, boostsCount: true };
            const F = 6 - A;
            const named = [1, Math.min(k, n), k - Math.min(m, F)].filter(
              (t) => t >= 1 && t <= Math.min(k, n),
            );
            const chances = named.map((t) => {
              const last = Math.min(k - t, m, F);
              return planOf(A, [...Array<number>(t - 1).fill(0), last]).chance;
            });
            const top = chances.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
            expect(compare(bestPlan(A, budget).chance, top)).toBe(0);
          }
  });

  it('is all or nothing while nothing binds (PS-9.4)', () => {
    for (let A = 0; A <= 5; A += 1)
      for (let k = 1; k < 7 - A; k += 1) {
        const { boosts } = bestPlan(A, {
          at: k,
          tries: 9,
          boostActions: 9,
          commanderPays: false,
          boostsCount: true,
        });
        const boosted = k >= 2 && (A <= 1 || (A === 2 && k === 4));
        const plain = A === 0 && k === 1 ? [] : Array<number>(k).fill(0);
        expect(boosts).toEqual(boosted ? [k - 1] : plain);
      }
  });

  it('takes broken and huge numbers for what they can be', () => {
    const wild = {
      at: Number.NaN,
      tries: -4,
      boostActions: Number.POSITIVE_INFINITY,
      commanderPays: true,
      boostsCount: false,
    };
    expect(bestPlan(3, wild).boosts).toEqual([]);
    expect(thriftyPlan(3, wild).boosts).toEqual([]);
    expect(toNumber(withinTurns(3, Number.POSITIVE_INFINITY, Number.NaN))).toBe(0);
  });
});

/** Recovers as long as he can, paying every shortfall that can be paid, and asks for the dice of it all. */
function* untilUpright(start: State, id: string): Rule<boolean> {
  let state = start;
  for (;;) {
    const decision = yield* ruleset.decide(state, recover(id));
    if (!decision.ok) return false;
    state = decision.events.reduce(ruleset.evolve, state);
    if (state.shortfall) {
      const pay: Command = { type: 'payShortfall', boosts: paymentFor(state, state.shortfall) ?? [] };
      const paid = yield* ruleset.decide(state, pay);
      if (paid.ok) state = paid.events.reduce(ruleset.evolve, state);
    }
    if (!man(state, id).shocked) return true;
  }
}

describe('boosts after the roll (PS-9.9)', () => {
  it('have the chance of the formula, walked through the commands of the table', () => {
    for (const actions of [0, 1, 2, 3, 5])
      for (const pool of [0, 1, 2, 3, 4])
        for (const used of [0, 3, 5]) {
          const kerr = soldier('kerr', { shocked: true, ...at(1, 1), ...withActions(actions) });
          const hale = sergeant('hale', { ...at(3, 1), actionsUsed: used });
          const state = withPool(table([kerr, hale], { boostTiming: 'after' }), 'A', pool);
          const walked = enumerate(() => untilUpright(state, 'kerr'), String).get('true') ?? fraction(0);
          expect(planFor(state, kerr, pool, 0).chance).toEqual(walked);
        }
  });

  it('cost on average what is paid', () => {
    const budget = { at: 2, tries: 3, boostActions: 2, commanderPays: false, boostsCount: true };
    // 1 AT; on a 4 one more; on 5 and 6 a second try that must do without.
    expect(afterRollPlan(3, budget).expectedAt).toEqual(fraction(9, 6));
  });
});

describe('the chance before a roll', () => {
  it('is that of the function that resolves it, and sums to one with failure', () => {
    for (let target = 0; target <= 9; target += 1)
      for (let boost = 0; boost <= 6; boost += 1) {
        const faces = Math.min(6, target + boost);
        expect(chanceOf(target, boost)).toEqual(fraction(faces, 6));
        expect(add(chanceOf(target, boost), fraction(6 - faces, 6))).toEqual(ONE);
      }
  });

  it('is the share of the decisions that end upright', () => {
    const state = table([soldier('kerr', { shocked: true, ...at(1, 1) }), sergeant('hale', at(3, 1))]);
    for (const boosts of [[], [{ commanderId: 'hale', at: 2 }]]) {
      const odds = enumerate(
        () => ruleset.decide(state, { type: 'recover', characterId: 'kerr', boosts, via: null }),
        (decision) =>
          String(decision.ok && !man(decision.events.reduce(ruleset.evolve, state), 'kerr').shocked),
      );
      expect(chanceToRecover(state, 'kerr', boosts)).toEqual(odds.get('true'));
    }
    expect(faceOutlooks(state, 'kerr', [])).toEqual([
      'passes',
      'passes',
      'passes',
      'boosted',
      'boosted',
      'boosted',
    ]);
  });
});

describe('the advice (PS-9.7, PS-9.10)', () => {
  const kerr = soldier('kerr', { shocked: true, actionsUsed: 1, ...at(1, 1), ...withActions(2) });
  const hale = sergeant('hale', at(3, 1));

  it('tells both lines and where the limits come from', () => {
    const advice = adviseRecovery(withPool(table([kerr, hale]), 'A', 4), 'kerr');
    expect(advice?.limits).toMatchObject({ pool: 4, reserve: 0, card: 2, command: 2, used: 1 });
    expect(advice?.budget).toMatchObject({ at: 4, tries: 3, boostActions: 5 });
    expect(advice?.best).toEqual({ boosts: [3], chance: fraction(5, 6), expectedAt: fraction(4) });
    expect(advice?.thrifty.chance).toEqual(fraction(19, 27));
    expect(advice?.why).toBeNull();
  });

  it('has no plan for a man who is barred, and says why', () => {
    const advice = adviseRecovery(table([{ ...kerr, woundShockUntil: 3 }, hale]), 'kerr');
    expect([advice?.best.boosts, advice?.why?.code]).toEqual([[], 'wound-shock']);
  });

  it('has no boosts without a commander in reach, even when boosts cost him no Actions', () => {
    const alone = table([kerr, sergeant('hale', at(20, 20))], { boostCountsAsCommanderAction: false });
    expect(adviseRecovery(alone, 'kerr')?.best.boosts).toEqual([0]);
  });
});
