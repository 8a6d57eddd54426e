/** Adventures, scenes and combats, and what each of them resets (BH-1.4 to BH-1.6); the house rules. */
import { describe, expect, it } from 'vitest';
import type { Bearer, Bond } from '../model/bearer.ts';
import { SETTING_VALUES } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { settingChange } from '../rules/adventure.ts';
import { bearer, play, table } from './helpers.ts';

const aid = { from: 'b', light: 2 };
const used: Partial<Bearer> = {
  claims: 3,
  combatClaimsUsed: 2,
  combatClaimLimit: 4,
  protections: [aid],
  pendingAdvice: [aid],
};
const bond: Bond = { id: 'b1', to: 'b', kind: 'loveHate', plots: [1, 3, 4], freeLight: null };
const busy = (more: Partial<State> = {}): State =>
  table([bearer('a', used), bearer('gone', { ...used, status: 'left' })], {
    scene: 4,
    adventure: 2,
    running: true,
    claim: { claimant: 'a', claimed: 'b', kind: 'loveHate' },
    helps: [{ id: 'h1', mode: 'action', claimant: 'a', claimed: 'b', kind: 'loveHate', light: 2 }],
    refusals: [{ claimant: 'a', claimed: 'b' }],
    bondPrompts: ['a'],
    ...more,
  });
const clear = { claim: null, helps: [], refusals: [] };

describe('the phases', () => {
  it('start an adventure with one claim each and nothing left over, for those in play (BH-1.4)', () => {
    const { events, state } = play(busy({ phase: 'combat', running: false }), { type: 'startAdventure' }, []);
    expect(events).toEqual([{ type: 'adventureStarted', adventure: 3 }]);
    expect(state).toEqual({
      ...busy(clear),
      adventure: 3,
      scene: 1,
      bearers: [bearer('a'), busy().bearers[1]],
    });
    expect(play(busy({ adventure: 9999 }), { type: 'startAdventure' }, []).events[0]).toMatchObject({
      adventure: 9999,
    });
  });

  it('start a combat with fresh limits and no shields, and what was asked for is gone (BH-1.6)', () => {
    const { events, state } = play(busy(), { type: 'startCombat' }, []);
    expect(events).toEqual([{ type: 'combatStarted' }]);
    const reset = { combatClaimsUsed: 0, combatClaimLimit: 1, protections: [] };
    expect(state).toEqual({
      ...busy(clear),
      phase: 'combat',
      bearers: busy().bearers.map((one) => ({ ...one, ...reset })),
    });
  });

  it('end a combat with the same two resets and without advice', () => {
    const { events, state } = play(busy({ phase: 'combat' }), { type: 'endCombat' }, []);
    expect(events).toEqual([{ type: 'combatEnded' }]);
    const reset = { combatClaimsUsed: 0, combatClaimLimit: 1, pendingAdvice: [] };
    expect(state).toEqual({ ...busy(clear), bearers: busy().bearers.map((one) => ({ ...one, ...reset })) });
  });

  it('end a scene with its shields and what waited in it; a combat goes on (BH-6.6)', () => {
    const { events, state } = play(busy(), { type: 'endScene' }, []);
    expect(events).toEqual([{ type: 'sceneEnded', scene: 5 }]);
    const bearers = busy().bearers.map((one) => ({ ...one, protections: [] }));
    expect(state).toEqual({ ...busy(clear), scene: 5, bearers });
    const fight = play(busy({ phase: 'combat' }), { type: 'endScene' }, []).state;
    expect(fight).toEqual({ ...busy({ phase: 'combat' }), scene: 5, bearers });
    expect(play(busy({ scene: 9999 }), { type: 'endScene' }, []).events[0]).toMatchObject({ scene: 9999 });
  });
});

describe('a house rule', () => {
  it('takes its own values only', () => {
    for (const [key, values] of Object.entries(SETTING_VALUES)) {
      expect(values.map((value) => settingChange(key, value))).toEqual(
        values.map((value) => ({ key, value })),
      );
      expect([settingChange(key, 'maybe'), settingChange(key, 1)]).toEqual([null, null]);
    }
    expect([settingChange('toString', true), settingChange('luck', true)]).toEqual([null, null]);
    const change = { type: 'changeSetting', key: 'luck' as 'bondModel', value: true } as const;
    expect(play(busy(), change, []).error).toBe('BH_E_SETTING');
  });

  it('about scores is asked for no more once it was set', () => {
    const set = (key: 'scoreInTests' | 'nobodySixRerolls') =>
      play(table([]), { type: 'changeSetting', key, value: true }, []);
    expect(set('scoreInTests').state).toEqual(
      table([], { scoreRuleAsked: true, settings: { ...table([]).settings, scoreInTests: true } }),
    );
    expect(set('nobodySixRerolls').state.scoreRuleAsked).toBe(false);
    expect(set('scoreInTests').events).toEqual([
      { type: 'settingChanged', change: { key: 'scoreInTests', value: true } },
    ]);
  });

  it('makes bonds free with the light they have, and linked ones of them again without a question', () => {
    const start = table([bearer('a', { bonds: [bond, { ...bond, id: 'b2', plots: [2] }] }), bearer('b')]);
    const model = (state: State, value: string) =>
      play(state, { type: 'changeSetting', key: 'bondModel', value }, []).state;
    const light = (state: State) => state.bearers[0]!.bonds.map(({ freeLight }) => freeLight);
    const free = model(start, 'free');
    expect(light(free)).toEqual([2, 0]);
    const set = {
      ...free,
      bondPrompts: ['a'],
      bearers: [bearer('a', { bonds: [{ ...bond, freeLight: 6 }] })],
    };
    expect([model(set, 'free'), light(model(set, 'linked')), model(set, 'linked').bondPrompts]).toEqual([
      set,
      [null],
      [],
    ]);
    const other = play(set, { type: 'changeSetting', key: 'retireCheck', value: 'atEnd' }, []).state;
    expect([light(other), other.bondPrompts]).toEqual([[6], ['a']]);
  });
});

describe('a value set by hand', () => {
  const two = table([bearer('a'), bearer('b'), bearer('gone', { status: 'left' })]);
  const aids = Array.from({ length: 60 }, () => aid);

  it('tells what was there before, and changes one bearer', () => {
    const hp = play(two, { type: 'setHp', id: 'gone', hp: { current: 3, max: 30 } }, []);
    expect(hp.events).toEqual([
      { type: 'hpSet', id: 'gone', before: { current: 20, max: 20 }, hp: { current: 3, max: 30 } },
    ]);
    expect(hp.state.bearers.map((one) => one.hp.current)).toEqual([20, 20, 3]);
    const claims = play(two, { type: 'setClaims', id: 'b', claims: 4 }, []);
    expect(claims.events).toEqual([{ type: 'claimsSet', id: 'b', before: 1, claims: 4 }]);
    expect(claims.state.bearers.map((one) => one.claims)).toEqual([1, 4, 1]);
    const limit = play(two, { type: 'setClaimLimit', id: 'b', limit: 3 }, []);
    expect(limit.events).toEqual([{ type: 'claimLimitSet', id: 'b', limit: 3 }]);
    expect(limit.state.bearers.map((one) => one.combatClaimLimit)).toEqual([1, 3, 1]);
    const spent = play(two, { type: 'setClaimsUsed', id: 'b', used: 2 }, []);
    expect(spent.events).toEqual([{ type: 'claimsUsedSet', id: 'b', used: 2 }]);
    expect(spent.state.bearers.map((one) => one.combatClaimsUsed)).toEqual([0, 2, 0]);
  });

  it('takes shields and advice off or gives them, sixty at most, from somebody on the list', () => {
    const shields = play(two, { type: 'setProtections', id: 'a', protections: [aid] }, []);
    expect(shields.events).toEqual([{ type: 'protectionsSet', id: 'a', protections: [aid] }]);
    expect(shields.state.bearers.map((one) => one.protections.length)).toEqual([1, 0, 0]);
    const advice = play(two, { type: 'setAdvice', id: 'a', advice: aids }, []);
    expect(advice.events).toEqual([{ type: 'adviceSet', id: 'a', advice: aids }]);
    expect(advice.state.bearers.map((one) => one.pendingAdvice.length)).toEqual([60, 0, 0]);
    expect(play(two, { type: 'setAdvice', id: 'a', advice: [...aids, aid] }, []).error).toBe(
      'BH_E_BOND_PARTS',
    );
    const stranger = {
      type: 'setProtections',
      id: 'a',
      protections: [aid, { from: 'x', light: 1 }],
    } as const;
    expect(play(two, stranger, []).error).toBe('BH_E_BOND_PARTS');
  });
});
