/** PS-9: what the recovery panel advises in each house, and the plans at their edges. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../kernel/fraction.ts';
import type { Settings } from '../model/settings.ts';
import type { Character } from '../model/state.ts';
import { adviseRecovery, budgetFor, chanceToRecover, faceOutlooks, planFor } from '../rules/advisor.ts';
import { afterRollPlan, type Budget, bestPlan, planOf, thriftyPlan, withinTurns } from '../rules/plan.ts';
import { chanceToHold, testOutlooks } from '../rules/shock-test.ts';
import { at, sergeant, soldier, table, withActions, withPool } from './table.ts';

const kerr = soldier('kerr', { shocked: true, ...at(5, 5), ...withActions(2) });
const hale = sergeant('hale', at(8, 5));
const pays = { commandMode: 'commanderPays' } as const;
const advise = (settings: Partial<Settings>, part: Partial<Character> = {}, pool = 5, helper = hale) =>
  adviseRecovery(withPool(table([{ ...kerr, ...part }, helper], settings), 'A', pool), 'kerr')!;
const budget = (part: Partial<Budget>): Budget => ({
  at: 5,
  tries: 5,
  boostActions: 5,
  commanderPays: false,
  boostsCount: true,
  ...part,
});

describe('what the table gives to a plan (PS-9.7)', () => {
  it('is the pool without the reserve, his Actions and those of the commanders', () => {
    const state = table([kerr, hale]);
    expect(budgetFor(state, kerr, 5, 2)).toEqual(budget({ at: 3, tries: 4 }));
    expect(budgetFor(state, kerr, 1, 4).at).toBe(0);
    expect(budgetFor(table([kerr, hale], pays), kerr, 5, 0)).toEqual(
      budget({ tries: 2, commanderPays: true }),
    );
    const free = table([kerr, hale], { boostCountsAsCommanderAction: false });
    expect(budgetFor(free, kerr, 5, 0).boostsCount).toBe(false);
    expect(budgetFor(table([kerr], { boostCountsAsCommanderAction: false }), kerr, 5, 0)).toEqual(
      budget({ tries: 2, boostActions: 0 }),
    );
  });

  it('is nothing for a man whom the turn bars (PS-5.6)', () => {
    const state = { ...table([kerr, hale], { recoverInOpponentTurn: false }), activeSide: 'B' as const };
    expect(budgetFor(state, kerr, 5, 0)).toMatchObject({ tries: 0, boostActions: 0 });
    // Whether he is in shock is another question.
    expect(budgetFor(table([kerr, hale]), { ...kerr, shocked: false }, 5, 0).tries).toBe(4);
  });
});

describe('the advice', () => {
  it('compares with one plain try and with one that has every useful boost', () => {
    const advice = advise({});
    expect(advice.target).toBe(2);
    expect(advice.onePlain).toEqual({ boosts: [0], chance: fraction(1, 3), expectedAt: fraction(1) });
    expect(advice.oneBoosted).toEqual({ boosts: [4], chance: fraction(1), expectedAt: fraction(5) });
    expect(advise({}, {}, 3).oneBoosted.boosts).toEqual([2]);
    expect(advise({}, {}, 0).oneBoosted.boosts).toEqual([]);
    expect(advise({}, withActions(6)).oneBoosted.boosts).toEqual([0]);
    expect([advice.after, advice.why]).toEqual([false, null]);
  });

  it('in commanderPays mode leaves the paying commander one Action less for boosts (PS-6.8)', () => {
    const tired = { ...hale, actionsUsed: 3 };
    const spent = advise(pays, { actionsUsed: 2 }, 5, tired);
    expect([spent.why, spent.oneBoosted.boosts, spent.limits.command]).toEqual([null, [1], 0]);
    // With an Action of his own both of the commander's go into the boost.
    expect(advise(pays, { actionsUsed: 1 }, 5, tired).oneBoosted.boosts).toEqual([2]);
    // A commander without Actions cannot pay.
    const idle = advise(pays, { actionsUsed: 2 }, 5, { ...hale, actionsUsed: 5 });
    expect([idle.why?.code, idle.oneBoosted.boosts]).toEqual(['no-actions-left', []]);
    // And with the bonus to the limit nobody pays for a try.
    const capped = advise({}, { actionsUsed: 4 });
    expect([capped.why?.code, capped.oneBoosted.boosts]).toEqual(['no-actions-left', []]);
  });

  it('plans no boosts ahead where they are paid after the roll (PS-9.9)', () => {
    const advice = advise({ boostTiming: 'after' }, {}, 2);
    // The first try may have one boost, the second none: 1 − (3/6)·(4/6).
    expect(advice).toMatchObject({ after: true, best: { boosts: [], chance: fraction(2, 3) } });
    const state = table([kerr, hale], { boostTiming: 'after' });
    expect(planFor(state, kerr, 1, 0)).toEqual({
      boosts: [],
      chance: fraction(1, 3),
      expectedAt: fraction(1),
    });
  });

  it('is for somebody who is there', () => {
    const state = table([kerr, hale]);
    expect(adviseRecovery(state, 'gone')).toBeNull();
    expect(chanceToRecover(state, 'gone', [])).toBeNull();
    expect(faceOutlooks(state, 'gone', [])).toEqual([]);
    expect(chanceToHold(state, 'gone', [])).toBeNull();
    expect(testOutlooks(state, 'gone', [])).toEqual([]);
  });
});

describe('the faces of the next throw', () => {
  const boosts = [{ commanderId: 'hale', at: 1 }];
  const state = table([kerr, hale]);

  it('of a recovery pass, pass by the boosts, or fail', () => {
    const told = ['passes', 'passes', 'boosted', 'fails', 'fails', 'fails'];
    expect(faceOutlooks(state, 'kerr', boosts)).toEqual(told);
    expect(chanceToRecover(state, 'kerr', boosts)).toEqual(fraction(3, 6));
    // Without announced boosts the panel shows what could be payable: 1 AT for the try, the rest for boosts.
    expect(faceOutlooks(withPool(state, 'A', 2), 'kerr', [])).toEqual(told);
    expect(faceOutlooks(withPool(state, 'A', 1), 'kerr', [])).toEqual([
      'passes',
      'passes',
      'fails',
      'fails',
      'fails',
      'fails',
    ]);
  });

  it('of a try that a commander pays leave him one Action less (PS-6.8)', () => {
    const spent = { ...kerr, actionsUsed: 2 };
    const after = table([spent, { ...hale, actionsUsed: 3 }], { ...pays, boostTiming: 'after' });
    expect(faceOutlooks(after, 'kerr', [])).toEqual([
      'passes',
      'passes',
      'boosted',
      'fails',
      'fails',
      'fails',
    ]);
    expect(chanceToRecover(after, 'kerr', [])).toEqual(fraction(3, 6));
  });

  it('of a first test count boosts as announced, or as payable after it in that house (PS-3.6)', () => {
    const holds = (settings: Partial<Settings>) => {
      const now = withPool(table([{ ...kerr, shocked: false }, hale], settings), 'A', 2);
      return [chanceToHold(now, 'kerr', []), testOutlooks(now, 'kerr', boosts).indexOf('fails')];
    };
    const plain = fraction(2, 6);
    expect(holds({})).toEqual([plain, 3]);
    expect(holds({ boostTiming: 'after' })).toEqual([plain, 3]);
    expect(holds({ boostFirstTest: true })).toEqual([plain, 3]);
    expect(holds({ boostTiming: 'after', boostFirstTest: true })).toEqual([fraction(4, 6), 4]);
  });
});

describe('plans at their edges', () => {
  it('are empty without a chance (PS-9.5)', () => {
    const none = { boosts: [], chance: fraction(0), expectedAt: fraction(0) };
    expect(bestPlan(0, budget({ boostActions: 0 }))).toEqual(none);
    expect(bestPlan(3, budget({ at: 0 }))).toEqual(none);
    expect(thriftyPlan(0, budget({}))).toEqual(none);
    expect(afterRollPlan(0, budget({ boostActions: 0 }))).toEqual({
      boosts: [],
      chance: fraction(0),
      expectedAt: fraction(0),
    });
    expect(planOf(3, [])).toEqual(none);
  });

  it('need one plain try where nothing can fail (PS-3.5, PS-9.10)', () => {
    for (const target of [6, 7]) {
      expect(bestPlan(target, budget({}))).toEqual(planOf(target, [0]));
      expect(thriftyPlan(target, budget({}))).toEqual(planOf(target, [0]));
    }
    expect(thriftyPlan(5, budget({ tries: 3 })).boosts).toEqual([0, 0, 0]);
    expect(thriftyPlan(1, budget({ at: 2 })).boosts).toEqual([0, 0]);
    expect(thriftyPlan(6, budget({ tries: 0 })).boosts).toEqual([]);
  });

  it('boost without end where boosts cost the commanders nothing (PS-6.5)', () => {
    const free = budget({ at: 4, tries: 2, boostActions: 0, boostsCount: false });
    expect(bestPlan(2, free).boosts).toEqual([3]);
    expect(bestPlan(2, { ...free, boostsCount: true }).boosts).toEqual([0, 0]);
  });

  it('mix when tries or boosts bind (PS-9.6)', () => {
    expect(bestPlan(2, budget({ at: 4, tries: 2, boostActions: 1 }))).toEqual({
      boosts: [0, 1],
      chance: fraction(2, 3),
      expectedAt: fraction(7, 3),
    });
  });

  it('pay after the roll only what a face lacks (PS-9.9)', () => {
    // A = 2, one try, three boosts: 1 AT, and 1 + 2 + 3 more on the faces 3 to 5.
    expect(afterRollPlan(2, budget({ at: 4, tries: 1, boostActions: 3 }))).toEqual({
      chance: fraction(5, 6),
      expectedAt: fraction(2),
    });
  });

  it('hold over turns, whole ones (PS-9.8)', () => {
    expect(withinTurns(3, 2, 2)).toEqual(fraction(15, 16));
    expect(withinTurns(3, 2.9, 1)).toEqual(fraction(3, 4));
    expect(withinTurns(3, 0, 9)).toEqual(fraction(0));
    expect(withinTurns(5, 100, 1)).toEqual(withinTurns(5, 99, 1));
  });
});
