/** Why a claim cannot be made, or what came of it not be used, in the order of the spec (BH-5.3, BH-6). */
import { describe, expect, it } from 'vitest';
import type { Bearer, Bond, BondKind } from '../model/bearer.ts';
import type { Command } from '../model/commands.ts';
import type { Help, State } from '../model/state.ts';
import { belowCap, claimCap, claimLight, refusalOdds, refusedLately } from '../rules/claims.ts';
import { splitDamage } from '../rules/damage.ts';
import { bondEffect, type EffectQuery } from '../rules/effects.ts';
import { penaltyAgainst } from '../rules/protection.ts';
import { bearer, help, play, table } from './helpers.ts';

const bond = (kind: BondKind, plots: readonly number[] = [1, 2, 3]): Bond => ({
  id: kind,
  to: 'a',
  kind,
  plots,
  freeLight: null,
});
const pair = (one: Partial<Bearer>, two: Partial<Bearer>, more: Partial<State> = {}): State =>
  table([bearer('a', one), bearer('b', { light: [1, 2], bonds: [bond('loveHate')], ...two })], more);

describe('a claim', () => {
  const ask = { type: 'openClaim', claimant: 'a', claimed: 'b', kind: 'loveHate' } as const;
  const why = (state: State, more: Partial<typeof ask> = {}) => play(state, { ...ask, ...more }, []).why;

  it('fails at the first condition that is not met (BH-5.3)', () => {
    const used = { combatClaimsUsed: 1 };
    const dark = { light: [], claims: 2 };
    const bare = { ...dark, bonds: [] };
    const fight = { phase: 'combat' } as const;
    expect(why(pair(used, bare), { claimed: 'a' as 'b' })?.code).toBe('BH_E_SELF_CLAIM');
    expect(why(pair({ ...used, claims: 0, status: 'left' }, bare, fight))?.code).toBe('BH_E_NOT_ACTIVE');
    expect(why(pair({ ...used, claims: 0 }, { ...bare, status: 'left' }, fight))?.code).toBe(
      'BH_E_NOT_ACTIVE',
    );
    expect(why(pair({ ...used, claims: 0 }, bare, fight))?.code).toBe('BH_E_NO_CLAIM');
    expect(why(pair(used, bare, fight))?.code).toBe('BH_E_NO_BOND');
    expect(why(pair(used, dark, fight))?.code).toBe('BH_E_BOND_DARK');
    expect(why(pair(used, { claims: 2 }, fight))).toEqual({ code: 'BH_E_TARGET_AT_CAP', params: { cap: 2 } });
    expect(why(pair(used, {}, fight))?.code).toBe('BH_E_COMBAT_LIMIT');
    expect(why(pair({ ...used, combatClaimLimit: 2 }, {}, fight))).toBeNull();
    expect(why(pair(used, {}))).toBeNull();
  });

  it('is told with the light of its bond when it is laid down', () => {
    expect(play(pair({}, {}), ask, []).events).toEqual([{ ...ask, type: 'claimOpened', light: 2 }]);
    expect(claimLight(pair({}, {}), 'a', 'b', 'loveHate')).toBe(2);
    expect(claimLight(pair({}, {}), 'a', 'b', 'admirationEnvy')).toBe(0);
    expect(claimLight(pair({}, {}), 'a', 'x', 'loveHate')).toBe(0);
  });

  it('is answered by one of three words', () => {
    const answer = { ...ask, type: 'resolveClaim', decision: 'perhaps' as 'deny' } as const;
    expect(play(pair({}, {}), answer, []).error).toBe('BH_E_NOT_ACTIVE');
    expect(play(pair({ claims: 0 }, {}), { ...answer, decision: 'deny' }, []).error).toBe('BH_E_NO_CLAIM');
  });

  it('cannot be withdrawn when none lies open', () => {
    expect(play(pair({}, {}), { type: 'withdrawClaim' }, []).error).toBe('BH_E_NOTHING_OPEN');
  });

  it('finds no room where sixty helps wait, unless it leaves none behind', () => {
    const helps = Array.from(
      { length: 60 },
      (_, i): Help => ({ ...ask, id: `x${i}`, mode: 'action', light: 1 }),
    );
    const bonds = [bond('loveHate'), bond('protectionContempt')];
    const accept = { ...ask, type: 'resolveClaim', decision: 'accept' } as const;
    const full = pair({}, { bonds }, { helps });
    expect(play(full, accept, []).why).toEqual({ code: 'BH_E_LIST_FULL', params: { max: 60 } });
    expect(play(full, { ...accept, kind: 'protectionContempt' }, []).error).toBeNull();
    expect(play(full, { ...accept, decision: 'deny' }, []).error).toBeNull();
    expect(play({ ...full, helps: helps.slice(1) }, accept, []).error).toBeNull();
  });

  it('is capped at half of all claims from four players on, rounded down, at least one (BH-5.8)', () => {
    const holding = (...claims: number[]) =>
      table(claims.map((held, i) => bearer(`p${i}`, { claims: held })));
    expect(
      [holding(9, 9, 9), holding(3, 2, 1, 1), holding(4, 2, 1, 1), holding(1, 0, 0, 0)].map(claimCap),
    ).toEqual([2, 3, 4, 1]);
    const state = holding(3, 2, 1, 1);
    expect(state.bearers.map((one) => belowCap(state, one))).toEqual([false, true, true, true]);
  });

  it('risks nothing of a free bond, and has no odds without a bond (BH-4.10)', () => {
    const free = pair({}, {});
    const odds = refusalOdds(
      { ...free, settings: { ...free.settings, bondModel: 'free' } },
      'a',
      'b',
      'loveHate',
    );
    // Plots 1 and 2 are reached by the sums 3 and 4 alone: 1 + 3 of 216.
    expect(odds).toEqual({ darkens: { num: 1n, den: 54n }, bondLoses: { num: 0n, den: 1n } });
    expect(refusalOdds(free, 'a', 'b', 'loveHate')?.bondLoses).toEqual({ num: 1n, den: 54n });
    expect(refusalOdds(free, 'a', 'b', 'admirationEnvy')).toBeNull();
    expect(refusalOdds(free, 'a', 'x', 'loveHate')).toBeNull();
  });

  it('reminds of a refusal between just these two (BH-5.14)', () => {
    const state = pair({}, {}, { refusals: [{ claimant: 'a', claimed: 'b' }] });
    expect([refusedLately(state, 'a', 'b'), refusedLately(state, 'b', 'a')]).toEqual([true, false]);
    expect([refusedLately(state, 'a', 'c'), refusedLately(state, 'c', 'b')]).toEqual([false, false]);
  });
});

describe('a card with help', () => {
  const inCombat = (id: string, more: Partial<Help> = {}): Help =>
    help(id, { mode: 'combat', kind: 'friendshipRivalry', light: 3, ...more });
  const state = table([bearer('a'), bearer('b'), bearer('c')], {
    phase: 'combat',
    helps: [
      inCombat('h1'),
      inCombat('h2', { kind: 'loveHate', claimant: 'b', claimed: 'a' }),
      inCombat('h3', { kind: 'loveHate', claimant: 'c', claimed: 'a' }),
      inCombat('scene', { mode: 'action' }),
      inCombat('share', { kind: 'protectionContempt' }),
    ],
  });
  const card = { type: 'playCard', id: 'a', base: 5, cardType: 'attack', quality: null, helps: [] } as const;
  const code = (more: object) => play(state, { ...card, ...more } as Command, []).error;

  it('uses what was accepted for a card of this bearer, from one hand (BH-6.3, BH-6.5)', () => {
    expect([code({ helps: ['h1'] }), code({ helps: ['h2', 'h3'] })]).toEqual([null, null]);
    expect(code({ helps: ['h1', 'h2'] })).toBe('BH_E_HELP_OTHER');
    expect([code({ helps: ['scene'] }), code({ helps: ['share'] })]).toEqual([
      'BH_E_HELP_OTHER',
      'BH_E_HELP_OTHER',
    ]);
    expect([code({ helps: ['h1', 'h1'] }), code({ helps: ['h9'] })]).toEqual([
      'BH_E_HELP_GONE',
      'BH_E_HELP_GONE',
    ]);
  });

  it('is an attack or a magic attack, in one of four qualities', () => {
    expect([code({ cardType: 'magicAttack', quality: 'summoner' }), code({ cardType: 'defence' })]).toEqual([
      null,
      'BH_E_CARD_TYPE',
    ]);
    expect(code({ quality: 'luck' })).toBe('BH_E_SCORE_RANGE');
  });

  it('tells its number first, then its type, its quality, what is gone, what is for others', () => {
    expect(code({ base: 10, cardType: '', quality: 'luck', helps: ['h9'] })).toBe('BH_E_CARD_RANGE');
    expect(code({ cardType: '', quality: 'luck', helps: ['h9'] })).toBe('BH_E_CARD_TYPE');
    expect(code({ quality: 'luck', helps: ['h9'] })).toBe('BH_E_SCORE_RANGE');
    expect(code({ helps: ['share', 'h9'] })).toBe('BH_E_HELP_GONE');
  });

  it('adds the bonds up without a limit, and says from whose hand and side they come (BH-6.12)', () => {
    const advised = {
      ...state,
      bearers: state.bearers.map((one) => ({ ...one, pendingAdvice: [{ from: 'c', light: 4 }] })),
    };
    const { events, state: after } = play(advised, { ...card, base: 9, helps: ['h2', 'h3'] }, []);
    const free = { kind: 'loveHate', light: 3, cap: null, ability: null, amount: 3 };
    expect(events).toEqual([
      {
        type: 'cardPlayed',
        id: 'a',
        cardFrom: 'a',
        base: 9,
        cardType: 'attack',
        quality: 'fighter',
        bonuses: [
          { from: 'c', kind: 'admirationEnvy', light: 4, cap: 1, ability: null, amount: 1 },
          { from: 'b', ...free },
          { from: 'c', ...free },
        ],
        bonus: 7,
        value: 16,
        used: ['h2', 'h3'],
      },
    ]);
    expect(after.helps.map(({ id }) => id)).toEqual(['h1', 'scene', 'share']);
    expect(after.bearers.map(({ pendingAdvice }) => pendingAdvice.length)).toEqual([0, 1, 1]);
    const lent = play(state, { ...card, cardType: 'magicAttack', helps: ['h1'] }, []).events[0];
    expect(lent).toMatchObject({ cardFrom: 'b', quality: 'mage', bonuses: [{ from: 'b' }], value: 8 });
    expect(play(state, card, []).events[0]).toMatchObject({ cardFrom: 'a', bonuses: [], bonus: 0, value: 5 });
  });
});

describe('a hit that is shared', () => {
  const help = {
    id: 'h1',
    mode: 'combat',
    claimant: 'a',
    claimed: 'b',
    kind: 'protectionContempt',
    light: 2,
  } as const;
  const share = { type: 'shareDamage', help: 'h1', damage: 12, share: 10 } as const;
  const with_ = (one: Help): State =>
    table([bearer('a'), bearer('b', { hp: { current: 4, max: 9 } })], { helps: [one] });

  it('needs an accepted protection of the fight, and both who are in it', () => {
    expect(play(with_(help), { ...share, help: 'x' }, []).error).toBe('BH_E_HELP_GONE');
    expect(play(with_({ ...help, claimed: 'x' }), share, []).error).toBe('BH_E_HELP_GONE');
    expect(play(with_({ ...help, claimant: 'x' }), share, []).error).toBe('BH_E_HELP_GONE');
    expect(play(with_({ ...help, mode: 'action' }), share, []).error).toBe('BH_E_HELP_OTHER');
    expect(play(with_({ ...help, kind: 'loveHate' }), share, []).error).toBe('BH_E_HELP_OTHER');
  });

  it('takes HP from both, down to none (BH-6.7)', () => {
    const { events, state } = play(with_(help), share, []);
    expect(events).toEqual([
      {
        type: 'damageShared',
        help: 'h1',
        claimant: 'a',
        claimed: 'b',
        light: 2,
        damage: 12,
        maxShare: 10,
        claimantTakes: 2,
        claimedTakes: 10,
        claimantHp: 18,
        claimedHp: 0,
      },
    ]);
    expect(state.bearers.map(({ hp }) => hp)).toEqual([
      { current: 18, max: 20 },
      { current: 0, max: 9 },
    ]);
    expect(play(with_(help), { ...share, damage: 40, share: 0 }, []).state.bearers[0]!.hp.current).toBe(0);
  });

  it('judges light, damage, share and HP in this order', () => {
    const why = (...numbers: [number, number, number, number, number]) => {
      const split = splitDamage(...numbers);
      return split.ok ? null : split.why;
    };
    expect(why(0, 8, 99, -1, 5)?.code).toBe('BH_E_BOND_PARTS');
    expect(why(0, 7, 99, -1, 5)?.code).toBe('BH_E_NO_DAMAGE');
    expect(why(10_000, 7, 99, -1, 5)?.code).toBe('BH_E_NO_DAMAGE');
    expect(why(9999, 7, 36, -1, 5)).toEqual({ code: 'BH_E_SHARE_RANGE', params: { max: 35 } });
    expect(why(3, 7, 4, 5, 5)).toEqual({ code: 'BH_E_SHARE_RANGE', params: { max: 3 } });
    expect(why(Number.NaN, 7, 4, 5, 5)?.code).toBe('BH_E_NO_DAMAGE');
    expect(why(3, 0, 1, 5, 5)).toEqual({ code: 'BH_E_SHARE_RANGE', params: { max: 0 } });
    expect([why(3, 7, 3, -1, 5)?.code, why(3, 7, 3, 5, 1000)?.code]).toEqual([
      'BH_E_HP_RANGE',
      'BH_E_HP_RANGE',
    ]);
    expect([why(9999, 7, 35, 999, 0), why(1, 0, 0, 0, 999)]).toEqual([null, null]);
  });
});

describe('the effect of a bond', () => {
  const state = pair(
    {},
    { bonds: [bond('loveHate'), bond('protectionContempt'), bond('admirationEnvy', [9])] },
  );
  const fight: State = { ...state, phase: 'combat' };
  const ask: EffectQuery = { claimant: 'a', claimed: 'b', kind: 'loveHate', mode: 'action' };
  const code = (more: Partial<EffectQuery>, on: State = state) => {
    const effect = bondEffect(on, { ...ask, ...more });
    return effect.ok ? null : effect.why.code;
  };

  it('needs two in play, a bond with light, the right phase, and then its numbers', () => {
    const left = pair({ status: 'left' }, { bonds: [] });
    expect(code({ mode: 'combat' }, left)).toBe('BH_E_NOT_ACTIVE');
    expect(code({ claimed: 'x', mode: 'combat' })).toBe('BH_E_NOT_ACTIVE');
    expect(code({ claimed: 'a', mode: 'combat' })).toBe('BH_E_NO_BOND');
    expect(code({ kind: 'friendshipRivalry', mode: 'combat' })).toBe('BH_E_NO_BOND');
    expect(code({ kind: 'admirationEnvy', mode: 'combat' })).toBe('BH_E_BOND_DARK');
    expect([code({ mode: 'combat' }), code({ mode: 'action' }, fight)]).toEqual(['BH_E_PHASE', 'BH_E_PHASE']);
  });

  it('of an action needs an ability of the four, or the score of whoever acts', () => {
    const luck = 'luck' as 'physique';
    expect([code({}), code({ testAbility: luck })]).toEqual(['BH_E_SCORE_RANGE', 'BH_E_SCORE_RANGE']);
    expect(code({ testAbility: 'physique', claimedAbility: luck })).toBe('BH_E_SCORE_RANGE');
    expect([code({ testAbility: 'physique' }), code({ claimedAbility: 'physique' })]).toEqual([null, null]);
    const shield = { kind: 'protectionContempt' } as const;
    expect([-1, 0, 20, 21].map((actorScore) => code({ ...shield, actorScore }))).toEqual([
      'BH_E_SCORE_RANGE',
      null,
      null,
      'BH_E_SCORE_RANGE',
    ]);
    expect(code(shield)).toBe('BH_E_SCORE_RANGE');
  });

  it('of a fight needs a card and a quality, or damage', () => {
    const card = { mode: 'combat', base: 4, cardType: 'attack' } as const;
    expect(code(card, fight)).toBeNull();
    expect(code({ mode: 'combat', cardType: 'attack' }, fight)).toBe('BH_E_CARD_RANGE');
    expect(code({ mode: 'combat', base: 4 }, fight)).toBe('BH_E_CARD_TYPE');
    expect(code({ ...card, quality: 'luck' as 'mage' }, fight)).toBe('BH_E_SCORE_RANGE');
    const hit = { mode: 'combat', kind: 'protectionContempt' } as const;
    expect([0, 1, 9999, 10_000].map((damage) => code({ ...hit, damage }, fight))).toEqual([
      'BH_E_NO_DAMAGE',
      null,
      null,
      'BH_E_NO_DAMAGE',
    ]);
  });
});

describe('a shield', () => {
  const target = bearer('t', {
    protections: [
      { from: 'x', light: 4 },
      { from: 'y', light: 1 },
    ],
  });

  it('takes off its light, up to the score of whoever acts, from 0 to 20', () => {
    expect(penaltyAgainst(target, 3)).toEqual({ ok: true, value: { penalties: [3, 1], total: 4 } });
    expect(penaltyAgainst(target, 0)).toEqual({ ok: true, value: { penalties: [0, 0], total: 0 } });
    expect(penaltyAgainst(target, 21)).toEqual({ ok: false, why: { code: 'BH_E_SCORE_RANGE' } });
  });
});
