/** PS-5, PS-6, PS-7: recovery, Command, boosts, and the turn around them. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { actionsLeft, capOf, targetOf } from '../rules/actions.ts';
import { boostReasons } from '../rules/boosts.ts';
import { reachedBy } from '../rules/command-range.ts';
import { whyNotRecover } from '../rules/recovery.ts';
import { paymentFor } from '../rules/shortfall.ts';
import { remindersFor } from '../rules/turns.ts';
import { at, man, play, recover, sergeant, soldier, table, withActions, withPool } from './table.ts';

const kerr = soldier('kerr', { shocked: true, ...at(5, 5) });
const hale = sergeant('hale', at(8, 5));

describe('given a man in shock and a sergeant near him', () => {
  it('then each boost costs AT and an Action of the sergeant (PS-6.4, PS-6.5)', () => {
    const { state, events } = play(table([kerr, hale]), recover('kerr', { hale: 2 }), 5);
    expect(events).toMatchObject([
      { type: 'recoveryTried', die: 5, score: 3, passed: true, at: 3, wasted: 0 },
    ]);
    expect([state.sides.A.atPool, man(state, 'kerr').actionsUsed, man(state, 'hale').actionsUsed]).toEqual([
      2, 1, 2,
    ]);
  });

  it('then the same commander named twice is one commander', () => {
    const twice: Command = {
      type: 'recover',
      characterId: 'kerr',
      boosts: [
        { commanderId: 'hale', at: 1 },
        { commanderId: 'hale', at: 1 },
      ],
      via: null,
    };
    const tired = sergeant('hale', { ...at(8, 5), actionsUsed: 4 });
    expect(play(table([kerr, tired]), twice, 1).refused).toBe('commander-no-actions');
  });

  it('then a correction of the range holds until one of them moves', () => {
    const out: Command = {
      type: 'tickCommandRange',
      commanderId: 'hale',
      characterId: 'kerr',
      inRange: false,
    };
    const corrected = play(table([kerr, hale]), out).state;
    expect(reachedBy(corrected, 'hale')).toMatchObject([
      { id: 'kerr', reach: { inRange: false, source: 'corrected' } },
    ]);
    expect(boostReasons(corrected, 'kerr').map(({ why }) => why?.code)).toEqual(['out-of-command-range']);
    const moves = [{ characterId: 'kerr', position: { x: 5.5, y: 5 } }];
    const moved = play(corrected, { type: 'moveFigures', moves }).state;
    expect(reachedBy(moved, 'hale')).toMatchObject([{ reach: { inRange: true, source: 'measured' } }]);
  });

  it('then ticks decide where nothing is measured', () => {
    const loose = table([soldier('kerr', { shocked: true }), sergeant('hale')]);
    expect(capOf(loose, man(loose, 'kerr'))).toBe(3);
    const tick: Command = {
      type: 'tickCommandRange',
      commanderId: 'hale',
      characterId: 'kerr',
      inRange: true,
    };
    const ticked = play(loose, tick).state;
    expect(capOf(ticked, man(ticked, 'kerr'))).toBe(5);
  });

  it('then house rules add Commands up, raise the number, or keep a shocked sergeant useful (PS-6.3, 6.6, 6.7)', () => {
    const corporal = soldier('cole', { ...at(5, 7), ...withActions(4, 1) });
    const squad = [kerr, hale, corporal];
    expect(capOf(table(squad), kerr)).toBe(5);
    expect(capOf(table(squad, { commandStacks: true }), kerr)).toBe(6);
    expect(targetOf(table(squad, { commandRaisesTarget: true }), kerr)).toBe(5);
    const out = [kerr, { ...hale, shocked: true }];
    expect(capOf(table(out), kerr)).toBe(3);
    expect(capOf(table(out, { disabledCommanderLendsCommand: true }), kerr)).toBe(5);
    const dead = [kerr, { ...hale, wound: 'killed' as const }];
    expect(capOf(table(dead, { disabledCommanderLendsCommand: true }), kerr)).toBe(3);
  });

  it('then with commanderPays a try beyond his own is an Action of the sergeant (PS-6.8)', () => {
    const spent = { ...kerr, actionsUsed: 3 };
    const state = table([spent, hale], { commandMode: 'commanderPays' });
    expect(play(state, recover('kerr'), 1).refused).toBe('no-actions-left');
    const via: Command = { ...recover('kerr', { hale: 1 }), via: 'hale' } as Command;
    const paid = play(state, via, 4).state;
    expect([man(paid, 'kerr').actionsUsed, man(paid, 'hale').actionsUsed, paid.sides.A.atPool]).toEqual([
      3, 2, 3,
    ]);
    // He still has his own Action: the sergeant does not pay.
    const own = play(table([kerr, hale], { commandMode: 'commanderPays' }), via, 4).state;
    expect([man(own, 'kerr').actionsUsed, man(own, 'hale').actionsUsed]).toEqual([1, 1]);
  });
});

describe('given boosts after the roll (PS-6.4)', () => {
  const state = table([kerr, hale], { boostTiming: 'after' });

  it('then the table asks for exactly the shortfall, and paying it saves him', () => {
    const rolled = play(state, recover('kerr'), 5);
    expect(rolled.state.shortfall).toEqual({ characterId: 'kerr', kind: 'recovery', need: 2 });
    expect(man(rolled.state, 'kerr').shocked).toBe(true);
    const boosts = paymentFor(rolled.state, rolled.state.shortfall!)!;
    expect(
      play(rolled.state, { type: 'payShortfall', boosts: [{ commanderId: 'hale', at: 1 }] }).refused,
    ).toBe('shortfall-exact');
    const paid = play(rolled.state, { type: 'payShortfall', boosts }).state;
    expect([man(paid, 'kerr').shocked, paid.shortfall, paid.sides.A.atPool]).toEqual([false, null, 2]);
    expect(man(paid, 'hale').actionsUsed).toBe(2);
  });

  it('then it is declined by saying so, or by going on', () => {
    const rolled = play(state, recover('kerr'), 5).state;
    expect(play(rolled, { type: 'declineShortfall' }).state.shortfall).toBeNull();
    const again = play(rolled, recover('kerr'), 2);
    expect(again.events[0]).toMatchObject({ type: 'shortfallDeclined' });
    expect([again.state.shortfall, man(again.state, 'kerr').shocked]).toEqual([null, false]);
  });

  it('then nobody is asked when the pool or the commanders cannot pay', () => {
    expect(play(withPool(state, 'A', 2), recover('kerr'), 5).state.shortfall).toBeNull();
    expect(play(table([kerr], { boostTiming: 'after' }), recover('kerr'), 5).state.shortfall).toBeNull();
    expect(play(state, { type: 'payShortfall', boosts: [] }).refused).toBe('no-shortfall');
  });

  it('then a promise is paid only as far as it is needed', () => {
    const fine = play(state, recover('kerr', { hale: 3 }), 2);
    expect(fine.state.sides.A.atPool).toBe(4);
    const saved = play(state, recover('kerr', { hale: 3 }), 4);
    expect(saved.events).toMatchObject([{ passed: true, at: 2, boosts: [{ commanderId: 'hale', at: 1 }] }]);
  });

  it('then a boosted first test is asked for as well', () => {
    const upright = table([{ ...kerr, shocked: false }, hale], {
      boostTiming: 'after',
      boostFirstTest: true,
    });
    const test: Command = { type: 'shockTest', characterId: 'kerr', checkId: null, boosts: [] };
    const rolled = play(upright, test, 4).state;
    expect(rolled.shortfall).toMatchObject({ kind: 'test', need: 1 });
    const paid = play(rolled, { type: 'payShortfall', boosts: [{ commanderId: 'hale', at: 1 }] }).state;
    expect(man(paid, 'kerr').shocked).toBe(false);
  });
});

describe('given turns (PS-7)', () => {
  it('then the refill keeps shock, wounds and cover, and takes the markers that are due (PS-7.4, PS-8.4)', () => {
    const marked = soldier('dunn', { wound: 'wounded', tookCover: true, woundShockUntil: 2, actionsUsed: 1 });
    const { state } = play(withPool(table([marked, kerr]), 'A', 0), { type: 'startTurn', side: 'A' });
    expect(man(state, 'dunn')).toMatchObject({
      wound: 'wounded',
      tookCover: true,
      woundShockUntil: null,
      actionsUsed: 0,
    });
    expect(man(state, 'kerr').shocked).toBe(true);
    expect(state.sides.A).toMatchObject({ atPool: 5, turnNumber: 2 });
  });

  it('then with everyTurn both pools and all Actions come back (PS-7.2)', () => {
    const foe = soldier('foe', { side: 'B', actionsUsed: 2 });
    const before = withPool(table([foe], { poolRefresh: 'everyTurn' }), 'B', 1);
    const { state } = play(before, { type: 'startTurn', side: 'A' });
    expect([state.sides.B.atPool, man(state, 'foe').actionsUsed]).toEqual([5, 0]);
  });

  it('then reminders name whom shock and markers hold, and the AT that are left', () => {
    const marked = soldier('foe', { side: 'B', wound: 'wounded', woundShockUntil: 2 });
    const reminders = remindersFor(table([kerr, marked]));
    expect(reminders.map(({ key, side, ids }) => [key, side, ids])).toEqual([
      ['inShock', 'A', ['kerr']],
      ['heldFire', 'A', ['kerr']],
      ['atLeft', 'A', []],
      ['atLost', 'B', []],
      ['markersGo', 'B', ['foe']],
    ]);
  });

  it('then with everyTurn both sides lose what they leave, and nobody keeps any (PS-7.2)', () => {
    const told = remindersFor(withPool(table([kerr], { poolRefresh: 'everyTurn' }), 'B', 3));
    expect(told.flatMap(({ key, side, n }) => (/^at/.test(key) ? [[key, side, n]] : []))).toEqual([
      ['atLost', 'A', 5],
      ['atLost', 'B', 3],
    ]);
  });

  it('then other Actions are counted, at a price that can be changed (PS-7.5)', () => {
    const spend: Command = { type: 'spend', characterId: 'hale', action: 'fire', at: 2 };
    const { state } = play(table([hale]), spend);
    expect([state.sides.A.atPool, actionsLeft(state, man(state, 'hale'))]).toEqual([3, 4]);
    expect(play(table([hale]), { ...spend, at: -1 }).refused).toBe('at-range');
    expect(play(table([{ ...hale, shocked: true }]), spend).refused).toBe('shocked-only-recover');
  });
});

describe('given several reasons at once (PS-5)', () => {
  it('then the first in the order of the rules is told', () => {
    const base = { ...kerr, actionsUsed: 9, woundShockUntil: 3 };
    const house = { recoverInOpponentTurn: false } as const;
    const why = (one: typeof kerr, pool = 0) => {
      const state = withPool({ ...table([one], house), activeSide: 'B' }, 'A', pool);
      return whyNotRecover(state, {
        characterId: 'kerr',
        boosts: [{ commanderId: 'kerr', at: 1 }],
        via: null,
      })?.code;
    };
    expect(why({ ...base, wound: 'killed' })).toBe('character-killed');
    expect(why({ ...base, shocked: false })).toBe('not-shocked');
    expect(why(base)).toBe('wound-shock');
    expect(why({ ...base, woundShockUntil: null })).toBe('not-your-turn');
    const own = (one: typeof kerr, boosts: Record<string, number> = { kerr: 1 }) =>
      play(withPool(table([one]), 'A', 0), recover('kerr', boosts), 1).refused;
    expect(own({ ...base, woundShockUntil: null })).toBe('no-actions-left');
    expect(own(kerr)).toBe('own-command');
    expect(own(kerr, {})).toBe('not-enough-at');
  });
});
