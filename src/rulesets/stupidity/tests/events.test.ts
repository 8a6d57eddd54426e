/** What each event makes of the table and of its units. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { FRESH_TURN, freshUnit } from '../model/unit.ts';
import { ruleset } from '../rules/ruleset.ts';
import { attempt, knights, play, spears, table, the, trolls } from './table.ts';

const { evolve } = ruleset;
const state = table([trolls('t'), spears('f'), spears('x', { side: 'B' })]);
/** What an event changes of one unit, without its story. */
function changed(before: State, event: Event, id = 't'): object {
  const [old, now] = [the(before, id), the(evolve(before, event), id)];
  const keys = Object.keys(now) as (keyof typeof now)[];
  return Object.fromEntries(
    keys
      .filter((key) => key !== 'history' && JSON.stringify(now[key]) !== JSON.stringify(old[key]))
      .map((key) => [key, now[key]]),
  );
}

describe('a new turn', () => {
  const used = {
    ...{ pinned: true, declaredCharge: true, due: true, direction: 3 },
    ...{ move: { with: 'none', moved: 1, targetId: null }, charge: { targetId: 'x', reaction: null } },
    ...{
      combat: { die: 3, idle: null },
      test: { dice: [6, 6], total: 12, ld: 4, source: 'own', passed: false, rerolled: false },
    },
  };

  it('forgets the last one on both sides, and keeps failures that have not lapsed', () => {
    const before = table([
      trolls('t', { ...used, stupid: true }),
      trolls('x', { side: 'B', ...used, stupid: true }),
    ]);
    const event: Event = { type: 'turnStarted', turn: 2, side: 'B', skipped: ['x'], lapsed: ['t'] };
    const after = evolve({ ...before, phase: 'combat' }, event);
    expect(after).toMatchObject({ turn: 2, activeSide: 'B', phase: 'startOfTurn', panicTerrorDone: false });
    expect(the(after, 't')).toMatchObject({ ...FRESH_TURN, stupid: false });
    expect(the(after, 'x')).toMatchObject({ ...FRESH_TURN, stupid: true });
  });

  it('counts up when the side plays again, or plays first, up to turn 99', () => {
    const start = (turn: number, activeSide: 'A' | 'B', side: 'A' | 'B') =>
      play({ ...state, turn, activeSide }, { type: 'startTurn', side }).turn;
    expect([start(1, 'A', 'B'), start(1, 'B', 'A'), start(1, 'A', 'A'), start(1, 'B', 'B')]).toEqual([
      1, 2, 2, 2,
    ]);
    expect([start(99, 'B', 'A'), start(98, 'B', 'A')]).toEqual([99, 99]);
  });

  it('names the units of its side that skip Panic and Terror, and those whose failure lapses', () => {
    const immune = { groups: [{ ...trolls('t').groups[0]!, rider: { stupid: true, immune: true } }] };
    const before = table([
      trolls('t', { stupid: true }),
      trolls('l', { stupid: true, ...immune }),
      trolls('calm', immune),
      trolls('x', { stupid: true, side: 'B' }),
      trolls('y', { stupid: true, side: 'B', ...immune }),
    ]);
    expect(attempt(before, { type: 'startTurn', side: 'A' })).toMatchObject([
      { skipped: ['t'], lapsed: ['l'] },
    ]);
    expect(attempt(before, { type: 'startTurn', side: 'B' })).toMatchObject([
      { skipped: ['x'], lapsed: ['y'] },
    ]);
  });
});

describe('Panic and Terror', () => {
  const open = table(
    [trolls('t'), knights('k', { engaged: true }), trolls('r'), spears('s'), trolls('x', { side: 'B' })],
    {
      panicTerrorDone: false,
    },
  );
  const confirm = {
    type: 'confirmPanicTerror',
    panicFailed: ['k', 'k'],
    terrorFailed: ['k', 'r', 'r'],
  } as const;

  it('are told each unit once, and the rest of the side that must test is due', () => {
    expect(attempt(open, confirm)).toEqual([
      { type: 'panicTerrorConfirmed', panicked: ['k'], terrified: ['r'], due: ['t'] },
    ]);
    const after = play(open, confirm);
    expect(after.units.map(({ id, fleeing, engaged, due }) => [id, fleeing, engaged, due])).toEqual([
      ['t', false, false, true],
      ['k', true, false, false],
      ['r', true, false, false],
      ['s', false, false, false],
      ['x', false, false, false],
    ]);
    expect(after.panicTerrorDone).toBe(true);
  });

  it('do not make a unit test again that has tested in this turn', () => {
    const test = { dice: [1, 1], total: 2, ld: 4, source: 'own', passed: true, rerolled: false } as const;
    const tested = table([trolls('t', { test })], { panicTerrorDone: false });
    expect(attempt(tested, { ...confirm, panicFailed: [], terrorFailed: [] })).toMatchObject([{ due: [] }]);
  });
});

describe('phases', () => {
  const pinned = (pinLasts: 'turn' | 'movementPhase') =>
    table([trolls('t', { pinned: true, combat: { die: 3, idle: null } }), spears('f')], {
      settings: { pinLasts },
    });
  const go = (phase: State['phase'], pinLasts: 'turn' | 'movementPhase' = 'movementPhase') =>
    attempt(pinned(pinLasts), { type: 'goToPhase', phase });

  it('free the pinned behind the Movement phase, where the house says so', () => {
    for (const phase of ['magic', 'shooting', 'combat'] as const) {
      expect(go(phase)).toEqual([{ type: 'phaseReached', phase, freed: ['t'] }]);
      expect(go(phase, 'turn')).toEqual([{ type: 'phaseReached', phase, freed: [] }]);
    }
    for (const phase of ['startOfTurn', 'movement'] as const)
      expect(go(phase)).toMatchObject([{ freed: [] }]);
    expect(changed(pinned('turn'), { type: 'phaseReached', phase: 'magic', freed: ['t'] })).toEqual({
      pinned: false,
    });
    expect(changed(pinned('turn'), { type: 'phaseReached', phase: 'magic', freed: ['f'] })).toEqual({});
  });

  it('count a fight anew when the Close Combat phase begins', () => {
    expect(changed(pinned('turn'), { type: 'phaseReached', phase: 'combat', freed: [] })).toEqual({
      combat: null,
    });
  });
});

describe('a unit', () => {
  it('given it flees, fights no more and owes no test; rallied, it stands', () => {
    const engaged = table([trolls('t', { engaged: true, due: true })]);
    expect(changed(engaged, { type: 'unitFled', id: 't', cause: 'break' })).toEqual({
      fleeing: true,
      engaged: false,
      due: false,
    });
    const fleeing = table([trolls('t', { fleeing: true, stupid: true, due: true })]);
    expect(changed(fleeing, { type: 'unitRallied', id: 't', stupid: false })).toEqual({
      fleeing: false,
      stupid: false,
      due: false,
    });
  });

  it('given a test, forgets the odd die and the count of the fight', () => {
    const before = table([trolls('t', { oddFights: true, combat: { die: 3, idle: null }, due: true })]);
    const [event] = attempt(
      before,
      { type: 'testStupidity', unitId: 't', extra: false },
      [6, 5],
    ) as readonly Event[];
    const test = { dice: [6, 5], total: 11, ld: 4, source: 'own', passed: false, rerolled: false };
    expect(event).toEqual({ type: 'stupidityTested', id: 't', ...test, ways: 6, outOf: 36 });
    expect(changed(before, event!)).toEqual({
      stupid: true,
      oddFights: null,
      combat: null,
      due: false,
      test,
    });
  });

  it('given a re-roll, tells the chance of one throw', () => {
    const test = { dice: [6, 5], total: 11, ld: 4, source: 'own', passed: false, rerolled: false } as const;
    const before = table([trolls('t', { reroll: true, due: true })], {
      settings: { fullGameModifiers: true },
    });
    const first = attempt(before, { type: 'testStupidity', unitId: 't', extra: false }, [6, 5]);
    expect(first).toMatchObject([{ ways: 36 ** 2 - 30 ** 2, outOf: 36 ** 2, rerolled: false }]);
    const failed = table([trolls('t', { reroll: true, test })], { settings: { fullGameModifiers: true } });
    expect(attempt(failed, { type: 'rerollTest', unitId: 't' }, [1, 1])).toMatchObject([
      { ways: 6, outOf: 36, rerolled: true, passed: true },
    ]);
  });

  it('given a contact, keeps it, and whom it touched', () => {
    const dazed = table([trolls('t', { stupid: true }), spears('f'), spears('x', { side: 'B' })]);
    const touch = (more: object) =>
      attempt(dazed, { type: 'recordContact', unitId: 't', with: 'none', targetId: null, moved: 3, ...more });
    const event = { type: 'contactRecorded', id: 't', with: 'none', targetId: null, moved: 3, movement: 15 };
    const nothing = { pinned: [], chargeBlocked: false, points: null };
    expect(touch({ targetId: 'x' })).toEqual([{ ...event, ...nothing }]);
    expect(touch({ with: 'tableEdge', targetId: 'x' })).toEqual([
      { ...event, ...nothing, with: 'tableEdge' },
    ]);
    expect(touch({ with: 'enemy', targetId: 'x' })).toEqual([
      { ...event, ...nothing, with: 'enemy', targetId: 'x' },
    ]);
    expect(touch({ with: 'friend', targetId: 'f' })).toEqual([
      { ...event, ...nothing, with: 'friend', targetId: 'f', pinned: ['f', 't'] },
    ]);
  });

  it('given an enemy and then a friend, is pinned and still waits for the reaction', () => {
    const dazed = table([trolls('t', { stupid: true }), spears('f'), spears('x', { side: 'B' })]);
    const enemy = play(dazed, { type: 'recordContact', unitId: 't', with: 'enemy', targetId: 'x', moved: 3 });
    const both = play(enemy, { type: 'recordContact', unitId: 't', with: 'friend', targetId: 'f', moved: 3 });
    expect(the(both, 't')).toMatchObject({
      pinned: true,
      offTable: false,
      charge: { targetId: 'x', reaction: null },
    });
    expect(the(both, 'f').pinned).toBe(true);
    expect(the(both, 'x').pinned).toBe(false);
  });

  it('given the enemy reacts, both stand in the fight, or one runs', () => {
    const charge = { targetId: 'x', reaction: null };
    const met = table([
      trolls('t', { charge }),
      spears('x', { side: 'B', due: true, missile: true }),
      spears('f'),
    ]);
    const react = (before: State, reaction: 'hold' | 'standAndShoot' | 'flee') =>
      play(before, { type: 'declareReaction', unitId: 't', reaction }).units.map(
        ({ engaged, fleeing, due }) => [engaged, fleeing, due],
      );
    const stand = [
      [true, false, false],
      [true, false, true],
      [false, false, false],
    ];
    expect([react(met, 'hold'), react(met, 'standAndShoot')]).toEqual([stand, stand]);
    expect(react(met, 'flee')).toEqual([
      [false, false, false],
      [false, true, false],
      [false, false, false],
    ]);
    expect(the(play(met, { type: 'declareReaction', unitId: 't', reaction: 'hold' }), 't').charge).toEqual({
      targetId: 'x',
      reaction: 'hold',
    });
    for (const gone of [{ offTable: true }, { fleeing: true }]) {
      const away = {
        ...met,
        units: met.units.map((unit) => (unit.id === 't' ? { ...unit, ...gone } : unit)),
      };
      expect(attempt(away, { type: 'declareReaction', unitId: 't', reaction: 'hold' })).toMatchObject([
        { engaged: [] },
      ]);
    }
  });

  it('given no reaction is pending, or not that one, it is refused', () => {
    const hold = { type: 'declareReaction', unitId: 't', reaction: 'hold' } as const;
    const met = (charge: object | null, more: object = {}) =>
      table([trolls('t', { charge }), spears('x', { side: 'B', ...more })]);
    expect(attempt(met(null), hold)).toBe('no-reaction-pending');
    expect(attempt(met({ targetId: 'x', reaction: 'hold' }), hold)).toBe('no-reaction-pending');
    expect(attempt(met({ targetId: 'nobody', reaction: null }), hold)).toBe('no-reaction-pending');
    const pending = { targetId: 'x', reaction: null };
    expect(attempt(met(pending), { ...hold, reaction: 'standAndShoot' })).toBe('reaction-not-available');
    expect(attempt(met(pending, { engaged: true }), { ...hold, reaction: 'flee' })).toBe(
      'reaction-not-available',
    );
  });

  it('given the odd die, keeps it for this phase, or by house rule until the next test', () => {
    const before = table([trolls('t', { oddFights: null, combat: { die: null, idle: { trolls: 1 } } })]);
    const rolled = {
      type: 'oddDieRolled',
      id: 't',
      die: 5,
      fights: true,
      stupidInContact: 3,
      fighting: 2,
    } as const;
    expect(changed(before, { ...rolled, kept: false })).toEqual({ combat: { die: 5, idle: null } });
    expect(changed(before, { ...rolled, kept: true })).toEqual({
      combat: { die: 5, idle: null },
      oddFights: true,
    });
    const chosen = {
      type: 'idleChosen',
      id: 't',
      idle: { trolls: 2 },
      stupidInContact: 3,
      fighting: 1,
    } as const;
    const thrown = table([trolls('t', { combat: { die: 2, idle: null } })]);
    expect(changed(thrown, chosen)).toEqual({ combat: { die: 2, idle: { trolls: 2 } } });
    expect(changed(state, chosen)).toEqual({ combat: { die: null, idle: { trolls: 2 } } });
    expect(changed(thrown, { type: 'combatCleared', id: 't' })).toEqual({ combat: null });
  });

  it('given an event about somebody else, stays the same', () => {
    for (const event of [
      { type: 'chargeDeclared', id: 'f' },
      { type: 'reactionDeclared', id: 'f', targetId: 'x', reaction: 'flee', engaged: ['f'] },
      { type: 'partChanged', id: 'f', groupId: 'trolls', part: 'rider', trait: 'stupid', value: false },
      { type: 'testsFellDue', ids: ['f'] },
      { type: 'characterMoved', id: 'f', groupId: 'trolls', toId: 'x', group: the(state, 'f').groups[0]! },
      { type: 'countChanged', id: 't', groupId: 'spears', count: 1, inContact: 1 },
      { type: 'partChanged', id: 't', groupId: 'trolls', part: 'mount', trait: 'stupid', value: true },
    ] as const)
      expect(changed(state, event), event.type).toEqual({});
  });

  it('given an event about one who is gone, the table stays the same', () => {
    for (const event of [
      { type: 'unitPlaced', id: 'nobody', to: 0 },
      { type: 'unitRemoved', id: 'nobody', name: '' },
      { type: 'chargeDeclared', id: 'nobody' },
      { type: 'unitEdited', unit: freshUnit({ ...the(state, 't'), id: 'nobody' }) },
    ] as const)
      expect(evolve(state, event), event.type).toEqual(state);
  });

  it('given it comes again by the same id, replaces the one who was there', () => {
    const again = freshUnit({ ...the(state, 't'), name: 'Others' });
    expect(evolve(state, { type: 'unitsAdded', units: [again] }).units.map(({ name }) => name)).toEqual([
      'f',
      'x',
      'Others',
    ]);
  });
});
