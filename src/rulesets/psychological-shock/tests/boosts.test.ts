/** PS-6.4 to PS-6.8: how boosts are shared, billed and paid, before the roll and after it. */
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/dice.ts';
import type { Boost } from '../model/commands.ts';
import type { Settings } from '../model/settings.ts';
import type { Character, State } from '../model/state.ts';
import { allocateBoosts, billFor, helpersFor, payableBoost, realBoosts } from '../rules/boosts.ts';
import { payersFor } from '../rules/recovery.ts';
import { ruleset } from '../rules/ruleset.ts';
import { openShortfall, paymentFor, whyNotPay } from '../rules/shortfall.ts';
import { throwDie } from '../rules/throw.ts';
import { at, man, play, recover, refusal, sergeant, soldier, table, withActions, withPool } from './table.ts';

const kerr = soldier('kerr', { name: 'Kerr', shocked: true, ...at(5, 5) });
const hale = sergeant('hale', at(8, 5));
/** A corporal with Command 1 and so many Actions, out of the sergeant's reach but near the man. */
const cole = (actions: number, part: Partial<Character> = {}) =>
  soldier('cole', { ...at(1, 5), ...withActions(actions, 1), ...part });
const two = (settings: Partial<Settings> = {}) => table([kerr, cole(2), hale], settings);
const give = (...list: readonly (readonly [string, number])[]): readonly Boost[] =>
  list.map(([commanderId, n]) => ({ commanderId, at: n }));

describe('boosts as they are named', () => {
  it('are merged by commander, and those of nothing left out', () => {
    expect(realBoosts(give(['a', 1], ['b', 0], ['a', 2]))).toEqual(give(['a', 3]));
    expect(realBoosts([])).toEqual([]);
    // A broken number stays broken, whatever stands beside it.
    expect(realBoosts(give(['a', 1], ['a', -1], ['a', 2]))).toEqual(give(['a', Number.NaN]));
  });

  it('cost one Action each, a paid try one more, or nothing by the house rule (PS-6.5, PS-6.8)', () => {
    const boosts = give(['cole', 1], ['hale', 2]);
    const bill = (settings: Partial<Settings>, via: string | null) =>
      billFor(two(settings), boosts, via).map(({ commanderId, actions }) => [commanderId, actions]);
    expect(bill({}, null)).toEqual([
      ['cole', 1],
      ['hale', 2],
    ]);
    expect(bill({}, 'hale')).toEqual([
      ['cole', 1],
      ['hale', 3],
    ]);
    expect(bill({ boostCountsAsCommanderAction: false }, 'abel')).toEqual([
      ['cole', 0],
      ['hale', 0],
      ['abel', 1],
    ]);
  });
});

describe('the commanders who could help', () => {
  it('are in range and able to act, each with the Actions that are left to him (PS-9.7)', () => {
    const told = (settings: Partial<Settings>) =>
      helpersFor(two(settings), kerr).map(({ commander, most, actionsLeft }) => [
        commander.id,
        most,
        actionsLeft,
      ]);
    expect(told({ commandRadius: 6.5 })).toEqual([
      // The corporal profits from the sergeant's Command 2, and he from the corporal's 1 (PS-6.7).
      ['cole', 4, 4],
      ['hale', 6, 6],
    ]);
    expect(told({})).toEqual([
      ['cole', 2, 2],
      ['hale', 5, 5],
    ]);
    expect(told({ boostCountsAsCommanderAction: false })).toEqual([
      ['cole', null, 2],
      ['hale', null, 5],
    ]);
    const out = table([kerr, cole(2, { shocked: true }), { ...hale, ...at(12, 5) }]);
    expect(helpersFor(out, kerr)).toEqual([]);
  });

  it('share what is needed, those with the most Actions first', () => {
    const share = (n: number, state: State = two(), via: string | null = null) =>
      allocateBoosts(state, kerr, n, via);
    expect(share(0)).toEqual([]);
    expect(share(5)).toEqual(give(['hale', 5]));
    expect(share(6)).toEqual(give(['hale', 5], ['cole', 1]));
    expect(share(7)).toEqual(give(['hale', 5], ['cole', 2]));
    expect(share(8)).toBeNull();
    expect(share(3, table([kerr, cole(4), { ...hale, actionsUsed: 4 }]))).toEqual(give(['cole', 3]));
    expect(share(1, table([kerr]))).toBeNull();
    // Whoever pays the try keeps one Action for it, and nobody else does.
    expect(share(5, two(), 'hale')).toEqual(give(['hale', 4], ['cole', 1]));
    expect(share(7, two(), 'cole')).toBeNull();
    expect(share(6, two(), 'cole')).toEqual(give(['hale', 5], ['cole', 1]));
    expect(share(1, table([kerr, cole(1)]), 'cole')).toBeNull();
    // Without Actions for boosts one of them gives it all.
    expect(share(8, two({ boostCountsAsCommanderAction: false }))).toEqual(give(['cole', 8]));
  });

  it('can put so much on one throw as pool and Actions allow, six at most', () => {
    const most = (pool: number, cost: number, state: State = two()) =>
      payableBoost(withPool(state, 'A', pool), kerr, cost, null);
    expect([most(0, 1), most(1, 1), most(3, 1), most(3, 0), most(30, 1)]).toEqual([0, 0, 2, 3, 6]);
    expect(most(9, 1, table([kerr, cole(2)]))).toBe(2);
    expect(most(9, 1, table([kerr]))).toBe(0);
    expect(payableBoost(withPool(table([kerr, cole(2)]), 'A', 9), kerr, 1, 'cole')).toBe(1);
  });

  it('pay for a try only in that mode, and only when his own Actions are used up (PS-6.8)', () => {
    const pays = { commandMode: 'commanderPays' } as const;
    const payers = (settings: Partial<Settings>, used: number, part: Partial<Character> = {}) => {
      const man = { ...kerr, actionsUsed: used };
      return payersFor(table([man, cole(2, part), hale], settings), man).map(({ commander }) => commander.id);
    };
    expect(payers(pays, 3)).toEqual(['cole', 'hale']);
    expect(payers(pays, 3, { actionsUsed: 2 })).toEqual(['hale']);
    expect(payers(pays, 2)).toEqual([]);
    // With the bonus to the limit he has used up Command as well, and nobody pays.
    expect(payers({}, 5)).toEqual([]);
  });
});

describe('one throw', () => {
  const thrown = (die: number, target: number, boosts: readonly Boost[], timing: Settings['boostTiming']) => {
    const answers = [{ id: 'x', source: 'typed' as const, values: [die] }];
    const result = resolve(() => throwDie('x', target, boosts, timing), answers);
    if (result.kind !== 'done') throw new Error(result.kind);
    return result.value;
  };
  const boosts = give(['hale', 2], ['cole', 1]);

  it('counts every boost that was announced, and tells those above what makes a six pass', () => {
    expect(thrown(6, 3, boosts, 'before')).toEqual({
      die: 6,
      target: 3,
      boosts,
      score: 3,
      passed: true,
      wasted: 0,
    });
    expect(thrown(6, 2, boosts, 'before')).toMatchObject({ score: 3, passed: false, wasted: 0 });
    expect(thrown(1, 4, boosts, 'before')).toMatchObject({ boosts, score: -2, passed: true, wasted: 1 });
    expect(thrown(1, 9, boosts, 'before')).toMatchObject({ wasted: 3 });
  });

  it('takes exactly the shortfall of a promise, from its first boosts, if it is enough (PS-6.4)', () => {
    expect(thrown(4, 3, boosts, 'after')).toMatchObject({
      boosts: give(['hale', 1]),
      score: 3,
      passed: true,
    });
    expect(thrown(5, 3, boosts, 'after').boosts).toEqual(give(['hale', 2]));
    expect(thrown(6, 3, boosts, 'after')).toMatchObject({ boosts, score: 3, passed: true, wasted: 0 });
    expect(thrown(6, 2, boosts, 'after')).toMatchObject({ boosts: [], score: 6, passed: false });
    expect(thrown(3, 3, boosts, 'after')).toMatchObject({ boosts: [], score: 3, passed: true });
  });
});

describe('the shortfall on the table (PS-6.4)', () => {
  const rolled = play(two({ boostTiming: 'after' }), recover('kerr'), 6).state;
  const pay = (...list: readonly (readonly [string, number])[]) =>
    refusal(rolled, { type: 'payShortfall', boosts: give(...list) });

  it('is paid in full and by those who can', () => {
    expect(rolled.shortfall).toEqual({ characterId: 'kerr', kind: 'recovery', need: 3 });
    expect(pay(['hale', 2])).toEqual({ code: 'shortfall-exact', params: { need: 3 } });
    expect(pay(['hale', 4])).toEqual({ code: 'shortfall-exact', params: { need: 3 } });
    // Whoever cannot help is told before the sum is.
    expect(pay(['kerr', 1])).toEqual({ code: 'own-command', params: { name: 'Kerr' } });
    expect(pay(['hale', 2], ['cole', 1])).toBeNull();
    expect(refusal(withPool(rolled, 'A', 2), { type: 'payShortfall', boosts: give(['hale', 3]) })).toEqual({
      code: 'not-enough-at',
      params: { need: 3, pool: 2 },
    });
    expect(refusal(withPool(rolled, 'A', 3), { type: 'payShortfall', boosts: give(['hale', 3]) })).toBeNull();
  });

  it('is told with who paid what', () => {
    const boosts = give(['hale', 2], ['cole', 1]);
    const paid = play(rolled, { type: 'payShortfall', boosts });
    expect(paid.events).toEqual([
      {
        type: 'shortfallPaid',
        characterId: 'kerr',
        kind: 'recovery',
        boosts,
        bill: [
          { commanderId: 'hale', actions: 2 },
          { commanderId: 'cole', actions: 1 },
        ],
      },
    ]);
    expect(paid.state).toEqual({
      ...rolled,
      shortfall: null,
      sides: { ...rolled.sides, A: { ...rolled.sides.A, atPool: 1 } },
      characters: [
        { ...kerr, shocked: false, actionsUsed: 1 },
        cole(2, { actionsUsed: 1 }),
        { ...hale, actionsUsed: 2 },
      ],
    });
  });

  it('is not there for somebody who left, nor when nothing was rolled', () => {
    const gone = { ...rolled, characters: rolled.characters.slice(1) };
    expect(whyNotPay(gone, give(['hale', 3]))).toEqual({ code: 'no-shortfall' });
    expect(paymentFor(gone, rolled.shortfall!)).toBeNull();
    expect(refusal(two(), { type: 'payShortfall', boosts: [] })).toEqual({ code: 'no-shortfall' });
    expect(refusal(two(), { type: 'declineShortfall' })).toEqual({ code: 'no-shortfall' });
  });

  it('is asked for only after a failed throw, in that house, when it can be paid', () => {
    const state = two({ boostTiming: 'after' });
    const failed = { die: 5, target: 3, boosts: [], score: 5, passed: false, wasted: 0 };
    const open = (now: State, part: Partial<typeof failed> = {}) =>
      openShortfall(now, 'kerr', 'test', { ...failed, ...part });
    const shortfall = { characterId: 'kerr', kind: 'test', need: 2 };
    expect(open(state)).toEqual([{ type: 'shortfallOpened', shortfall }]);
    expect(open(withPool(state, 'A', 2))).toHaveLength(1);
    expect(open(withPool(state, 'A', 1))).toEqual([]);
    expect(open(state, { passed: true })).toEqual([]);
    expect(open(two())).toEqual([]);
  });

  it('is not asked for after a first test, unless the house boosts those (PS-3.6)', () => {
    const test = { type: 'shockTest', characterId: 'ross', checkId: null, boosts: [] } as const;
    const ross = soldier('ross', at(5, 6));
    const tested = (boostFirstTest: boolean) =>
      play(table([ross, hale], { boostTiming: 'after', boostFirstTest }), test, 5).state;
    expect([tested(false).shortfall, tested(true).shortfall?.kind]).toEqual([null, 'test']);
    const before = table([ross, hale], { boostFirstTest: true });
    expect(play(before, test, 5).state.shortfall).toBeNull();
    expect(man(tested(true), 'ross').shocked).toBe(true);
  });
});

describe('what a throw costs', () => {
  it('never takes a pool below nothing, or a count above ninety-nine', () => {
    const spend = { type: 'actionSpent', characterId: 'kerr', action: '', at: 3 } as const;
    const poor = withPool(two(), 'A', 2);
    const tired = table([{ ...kerr, actionsUsed: 99, shocked: false }]);
    expect(man(ruleset.evolve(tired, spend), 'kerr').actionsUsed).toBe(99);
    expect(ruleset.evolve(poor, spend).sides.A.atPool).toBe(0);
  });
});
