import { describe, expect, it } from 'vitest';
import type { BondKind } from '../model/bearer.ts';
import type { State } from '../model/state.ts';
import { adviceBonuses, cardHelps } from '../rules/cards.ts';
import { sharesToZero } from '../rules/damage.ts';
import { bondEffect } from '../rules/effects.ts';
import { owed } from '../rules/owed.ts';
import { bearer, play, table } from './helpers.ts';

const fight = (kind: BondKind): State =>
  table(
    [
      bearer('a', {
        hp: { current: 20, max: 20 },
        qualities: { fighter: 2, mage: 6, defender: 1, summoner: 1 },
      }),
      bearer('b', {
        light: [1, 2, 3],
        bonds: [{ id: 'b1', to: 'a', kind, plots: [1, 2, 3, 4], freeLight: null }],
      }),
    ],
    { phase: 'combat' },
  );

const accepted = (kind: BondKind): State =>
  play(fight(kind), { type: 'resolveClaim', claimant: 'a', claimed: 'b', kind, decision: 'accept' }, [])
    .state;

describe('claims in combat', () => {
  it('share damage as the claimant decides, and both lose HP at once (BH-6.7)', () => {
    const state = accepted('protectionContempt');
    expect(owed(state).map(({ who, because }) => [who, because.code])).toEqual([['a', 'share']]);
    const over = play(state, { type: 'shareDamage', help: 'h1', damage: 18, share: 16 }, []);
    expect(over.error).toBe('BH_E_SHARE_RANGE');
    const done = play(state, { type: 'shareDamage', help: 'h1', damage: 18, share: 15 }, []).state;
    expect(done.bearers.map(({ hp }) => hp.current)).toEqual([17, 5]);
    expect(done.helps).toEqual([]);
    expect(sharesToZero(5, 5)).toBe(true);
  });

  it('let the companion play for the claimant, or lend a card (BH-6.3, BH-6.5)', () => {
    const love = accepted('loveHate');
    expect(cardHelps(love, 'b').map(({ id }) => id)).toEqual(['h1']);
    const card = { type: 'playCard', base: 9, cardType: 'attack', quality: null, helps: ['h1'] } as const;
    expect(play(love, { ...card, id: 'a' }, []).error).toBe('BH_E_HELP_OTHER');
    expect(play(love, { ...card, id: 'b' }, []).events[0]).toMatchObject({ value: 12, cardFrom: 'b' });
    const lent = play(accepted('friendshipRivalry'), { ...card, id: 'a' }, []);
    expect(lent.events[0]).toMatchObject({ value: 12, cardFrom: 'b', id: 'a' });
    expect(lent.state.helps).toEqual([]);
  });

  it('store advice for the next card, capped by the quality in use (BH-6.9)', () => {
    const state = accepted('admirationEnvy');
    const [a] = state.bearers;
    expect(a!.pendingAdvice).toEqual([{ from: 'b', light: 3 }]);
    expect(adviceBonuses(state, a!, 'fighter')[0]?.amount).toBe(2);
    expect(adviceBonuses(state, a!, 'mage')[0]?.amount).toBe(3);
    const byAdviser = { ...state, settings: { ...state.settings, adviceCapFrom: 'claimed' as const } };
    expect(adviceBonuses(byAdviser, a!, 'mage')[0]?.amount).toBe(1);
    expect(play(state, { type: 'endCombat' }, []).state.bearers[0]!.pendingAdvice).toEqual([]);
  });

  it('have no effect of the other phase (BH-6.1)', () => {
    const query = { claimant: 'a', claimed: 'b', kind: 'loveHate', testAbility: 'physique' } as const;
    expect(bondEffect(fight('loveHate'), { ...query, mode: 'action' })).toMatchObject({
      ok: false,
      why: { code: 'BH_E_PHASE' },
    });
    const scene = { ...fight('loveHate'), phase: 'scene' as const };
    expect(bondEffect(scene, { ...query, mode: 'action' })).toMatchObject({
      ok: true,
      value: { roller: 'b', bonus: 1, cap: 1, light: 3 },
    });
  });
});
