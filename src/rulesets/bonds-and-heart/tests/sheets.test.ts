/** What sheets start with and promise: fresh tests, the worth of a claim, the caps of bonds (BH-6, BH-7). */
import { describe, expect, it } from 'vitest';
import type { Bearer, BondKind } from '../model/bearer.ts';
import type { State } from '../model/state.ts';
import { adviceBonuses } from '../rules/cards.ts';
import { claimWorth, testedAbility } from '../rules/claim-worth.ts';
import { sharesToZero } from '../rules/damage.ts';
import {
  bondEffect,
  cappingAbility,
  cardOwnerOf,
  mostShare,
  rollerOf,
  usualQuality,
} from '../rules/effects.ts';
import { difficultyPicks, freshPlan, specialtiesFor, specialtyOf, withAbility } from '../rules/fresh-plan.ts';
import { testOdds, withOtherScoreRule, withoutBonds } from '../rules/test-odds.ts';
import { planTest, testHelps } from '../rules/test-plan.ts';
import { bearer, help, PLAIN_PLAN, table } from './helpers.ts';

const scores = { knowledge: 5, physique: 4, tenacity: 3, personality: 2 };
const qualities = { fighter: 6, mage: 2, defender: 1, summoner: 0 };
const two = [
  { name: 'Lore', ability: 'knowledge', heartless: 2, nobody: 0 },
  { name: 'Runes', ability: 'knowledge', heartless: 1, nobody: 1 },
  { name: 'Climbing', ability: 'physique', heartless: 0, nobody: 1 },
] as const;
const KINDS = ['loveHate', 'friendshipRivalry', 'protectionContempt', 'admirationEnvy'] as const;
const owner = (more: Partial<Bearer> = {}): Bearer =>
  bearer('b', {
    abilities: scores,
    qualities,
    light: [1, 2, 3, 4, 5, 6, 7],
    bonds: KINDS.map((kind) => ({ id: kind, to: 'a', kind, plots: [1, 2, 3, 4, 5, 6, 7], freeLight: null })),
    ...more,
  });
const state = table([bearer('a', { specialties: two, qualities: { ...qualities, fighter: 3 } }), owner()], {
  helps: [help('h1'), help('h2'), help('other', { claimant: 'c' }), help('fight', { mode: 'combat' })],
});

describe('a fresh test', () => {
  it('of a bearer starts with the first ability, its first specialty and all help that waits', () => {
    expect(difficultyPicks(state)).toEqual([7, 9, 11, 13, 15]);
    const last = { ability: null, difficulty: 10 };
    expect(difficultyPicks({ ...state, lastTest: last })).toEqual([7, 9, 10, 11, 13, 15]);
    expect(freshPlan(state, 'a', 'b')).toEqual({
      ...PLAIN_PLAN,
      roller: 'a',
      ability: 'knowledge',
      score: null,
      heartless: 2,
      helps: [
        { help: 'h1', ability: null },
        { help: 'h2', ability: null },
      ],
      against: 'b',
    });
    const one: State = { ...state, settings: { ...state.settings, claimsPerTest: 'one' } };
    expect(freshPlan(one, 'a', null).helps).toEqual([{ help: 'h1', ability: null }]);
  });

  it('goes on with the ability and difficulty of the last one (BH-7.8)', () => {
    const last: State = { ...state, lastTest: { ability: 'physique', difficulty: 14 } };
    expect(freshPlan(last, 'a', null)).toMatchObject({
      ability: 'physique',
      difficulty: 14,
      heartless: 0,
      nobody: 1,
    });
    const open: State = { ...state, lastTest: { ability: null, difficulty: 14 } };
    expect(freshPlan(open, 'a', null).ability).toBe('knowledge');
    expect([testedAbility(last), testedAbility(open), testedAbility(state)]).toEqual([
      'physique',
      'knowledge',
      'knowledge',
    ]);
  });

  it('of the director has a score of 3 and no ability', () => {
    expect(freshPlan(state, null, 'a')).toEqual({ ...PLAIN_PLAN, score: 3, against: 'a' });
  });

  it('takes the dice of the first specialty in another ability, or none', () => {
    const plan = freshPlan(state, 'a', null);
    expect(withAbility(state, plan, 'tenacity')).toEqual({
      ...plan,
      ability: 'tenacity',
      heartless: 0,
      nobody: 0,
    });
    expect(withAbility(state, plan, 'physique')).toEqual({
      ...plan,
      ability: 'physique',
      heartless: 0,
      nobody: 1,
    });
  });

  it('names the specialty whose dice are on it', () => {
    const named = (heartless: number, nobody: number) =>
      specialtyOf(state, { ...freshPlan(state, 'a', null), heartless, nobody })?.name;
    expect([named(2, 0), named(1, 1), named(2, 1), named(1, 0), named(0, 0)]).toEqual([
      'Lore',
      'Runes',
      undefined,
      undefined,
      undefined,
    ]);
    const plain = table([bearer('a', { specialties: [{ ...two[0], heartless: 0 }] })]);
    expect(specialtyOf(plain, freshPlan(plain, 'a', null))).toBeUndefined();
    expect(specialtiesFor(state, 'a', 'knowledge').map(({ name }) => name)).toEqual(['Lore', 'Runes']);
    expect([specialtiesFor(state, 'x', 'knowledge'), specialtiesFor(state, null, null)]).toEqual([[], []]);
  });
});

describe('what a bond adds to a test', () => {
  it('is its light, up to the companion’s own score (BH-6.4, BH-6.8, BH-6.11)', () => {
    const joint: State = {
      ...state,
      helps: [help('h1'), help('h2', { kind: 'friendshipRivalry', light: 1 })],
    };
    const plan = { ...PLAIN_PLAN, roller: 'a', ability: 'physique' } as const;
    const bonuses = (first: 'tenacity' | null, second: 'personality' | null) =>
      planTest(joint, {
        ...plan,
        helps: [
          { help: 'h1', ability: first },
          { help: 'h2', ability: second },
        ],
      }).bonuses;
    // Advice is capped by the ability of the test, whatever else was tapped; friendship by what the partner uses.
    expect(bonuses('tenacity', 'personality')).toEqual([
      { from: 'b', kind: 'admirationEnvy', light: 7, cap: 4, ability: 'physique', amount: 4 },
      { from: 'b', kind: 'friendshipRivalry', light: 1, cap: 2, ability: 'personality', amount: 1 },
    ]);
    expect(bonuses(null, null)[1]).toMatchObject({ cap: 4, ability: 'physique' });
    expect(
      planTest(joint, { ...plan, ability: null, helps: [{ help: 'h1', ability: null }] }).bonuses,
    ).toEqual([{ from: 'b', kind: 'admirationEnvy', light: 7, cap: 0, ability: null, amount: 0 }]);
    const gone: State = { ...joint, bearers: [bearer('a')] };
    expect(planTest(gone, { ...plan, helps: [{ help: 'h1', ability: null }] }).bonuses[0]?.amount).toBe(0);
    expect(planTest(joint, { ...plan, helps: [{ help: 'x', ability: null }] }).bonuses).toEqual([]);
  });

  it('has no cap to go by where neither a sheet nor a tapped number gives a score', () => {
    expect(planTest(state, { ...PLAIN_PLAN, ability: 'physique', score: null }).score).toBe(0);
    const advised = bearer('a', { pendingAdvice: [{ from: 'gone', light: 4 }] });
    const house: State = { ...state, settings: { ...state.settings, adviceCapFrom: 'claimed' } };
    expect(adviceBonuses(house, advised, 'fighter')).toMatchObject([{ cap: 0, amount: 0 }]);
  });

  it('is for whoever rolls: the companion for love, else the claimant (BH-6.2)', () => {
    const love: State = {
      ...state,
      helps: [help('h1'), help('h2', { kind: 'loveHate' }), help('f', { mode: 'combat' })],
    };
    expect([testHelps(love, 'a'), testHelps(love, 'b')].map((all) => all.map(({ id }) => id))).toEqual([
      ['h1'],
      ['h2'],
    ]);
    expect(testHelps(love, null)).toEqual([]);
    expect(KINDS.map((kind) => [rollerOf(help('h', { kind })), cardOwnerOf(help('h', { kind }))])).toEqual([
      ['b', 'b'],
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'a'],
    ]);
    expect(cappingAbility('friendshipRivalry', 'physique', 'tenacity')).toBe('tenacity');
    expect(cappingAbility('admirationEnvy', 'physique', 'tenacity')).toBe('physique');
    expect([usualQuality('attack'), usualQuality('magicAttack')]).toEqual(['fighter', 'mage']);
  });

  it('moves what the dice must show, and so do the house rules (BH-P6)', () => {
    const plan = {
      ...PLAIN_PLAN,
      roller: 'a',
      ability: 'physique',
      score: 2,
      difficulty: 10,
      other: -1,
    } as const;
    const helped = { ...plan, helps: [{ help: 'h1', ability: null }], bonuses: [1], penalties: [2] };
    const need = (on: State, what: typeof helped) => {
      const odds = testOdds(on, what);
      return odds.ok ? odds.value.need : odds.why.code;
    };
    const exceed: State = { ...state, settings: { ...state.settings, meetingDifficultySucceeds: false } };
    // 10 − 4 of the bond − 1 by hand + 2 of a penalty + 1 of the modifier.
    expect([need(state, helped), need(exceed, helped), need(withOtherScoreRule(state), helped)]).toEqual([
      8, 9, 6,
    ]);
    expect(need(state, withoutBonds(helped) as typeof helped)).toBe(13);
    expect(need(state, { ...helped, difficulty: 61 as 10 })).toBe('BH_E_DIFFICULTY');
  });
});

describe('what a claim would give', () => {
  const worth = (kind: BondKind, on: State = state) => claimWorth(on, { claimant: 'a', claimed: 'b', kind });

  it('in a scene is a bonus capped by the ability tested last, or the most of a shield', () => {
    expect(worth('loveHate')).toEqual({ as: 'bonus', light: 7, roller: 'b', cap: 5, bonus: 5 });
    expect(worth('friendshipRivalry')).toEqual({ as: 'bonus', light: 7, roller: 'a', cap: 5, bonus: 5 });
    expect(worth('protectionContempt')).toEqual({ as: 'penalty', light: 7, penalty: 7 });
    const last: State = { ...state, lastTest: { ability: 'personality', difficulty: 9 } };
    expect(worth('admirationEnvy', last)).toEqual({ as: 'bonus', light: 7, roller: 'a', cap: 2, bonus: 2 });
  });

  it('in a fight is light on a card, advice capped by a quality, or a share of the hit', () => {
    const fight: State = { ...state, phase: 'combat' };
    const card = { as: 'card', light: 7, cap: null, bonus: 7, cardValue: 7, cardFrom: 'b' } as const;
    expect(worth('loveHate', fight)).toEqual({ ...card, cardPlayedBy: 'b' });
    expect(worth('friendshipRivalry', fight)).toEqual({ ...card, cardPlayedBy: 'a' });
    const advice = { ...card, cap: 3, bonus: 3, cardValue: 3, cardFrom: 'a', cardPlayedBy: 'a' };
    expect(worth('admirationEnvy', fight)).toEqual(advice);
    const house: State = { ...fight, settings: { ...fight.settings, adviceCapFrom: 'claimed' } };
    expect(worth('admirationEnvy', house)).toEqual({ ...advice, cap: 6, bonus: 6, cardValue: 6 });
    expect(worth('protectionContempt', fight)).toEqual({ as: 'share', light: 7, maxShare: 35 });
  });

  it('is nothing where the bond is all dark', () => {
    expect(worth('loveHate', { ...state, bearers: [state.bearers[0]!, owner({ light: [8] })] })).toBeNull();
  });

  it('depends on the numbers that are known', () => {
    const ask = { claimant: 'a', claimed: 'b', mode: 'action' } as const;
    const shield = bondEffect(state, { ...ask, kind: 'protectionContempt', actorScore: 5 });
    expect(shield).toMatchObject({ value: { penalty: 5 } });
    const joint = {
      ...ask,
      kind: 'friendshipRivalry',
      testAbility: 'knowledge',
      claimedAbility: 'personality',
    } as const;
    expect(bondEffect(state, joint)).toMatchObject({ value: { cap: 2, bonus: 2 } });
    const fight: State = { ...state, phase: 'combat' };
    const advice = {
      ...ask,
      mode: 'combat',
      kind: 'admirationEnvy',
      base: 9,
      cardType: 'magicAttack',
    } as const;
    expect(bondEffect(fight, advice)).toMatchObject({ value: { cap: 2, bonus: 2, cardValue: 11 } });
    expect(bondEffect(fight, { ...advice, quality: 'summoner' })).toMatchObject({
      value: { cap: 0, cardValue: 9 },
    });
    const hit = { ...ask, mode: 'combat', kind: 'protectionContempt', damage: 12 } as const;
    expect(bondEffect(fight, hit)).toMatchObject({ value: { maxShare: 12 } });
    expect([mostShare(12, 2), mostShare(9, 2), mostShare(9, 0)]).toEqual([10, 9, 0]);
  });
});

describe('the warning of a share', () => {
  it('comes when the companion would have no HP left (BH-6.7)', () => {
    expect([sharesToZero(5, 4), sharesToZero(5, 5), sharesToZero(5, 6), sharesToZero(0, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
