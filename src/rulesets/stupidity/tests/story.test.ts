/** The story of each unit: which lines an event writes, in whose story, and how many are kept. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/command.ts';
import type { State } from '../model/state.ts';
import { LIMITS, type Moment } from '../model/unit.ts';
import { timelineOf } from '../rules/history.ts';
import { ruleset } from '../rules/ruleset.ts';
import { knights, play, spears, table, the, trolls } from './table.ts';

const line = (what: Moment['what'], values: readonly number[] = [], other: string | null = null): Moment => ({
  ...{ turn: 3, side: 'A', what, values, other },
});
const stories = (state: State) => Object.fromEntries(state.units.map(({ id, history }) => [id, history]));
const stupid = (more: object = {}) => trolls('t', { stupid: true, name: 'Trolls', ...more });
const on = (...units: Parameters<typeof table>[0] & object) => table(units, { turn: 3 });
const contact = (
  touch: 'none' | 'enemy' | 'friend' | 'tableEdge',
  targetId: string | null = null,
): Command => ({
  ...{ type: 'recordContact', unitId: 't', with: touch, targetId, moved: 4 },
});

describe('a unit’s story', () => {
  it('tells tests with the Leadership', () => {
    const test: Command = { type: 'testStupidity', unitId: 't', extra: true };
    expect(stories(play(on(stupid()), test, [1, 2]))).toEqual({ t: [line('passed', [4])] });
    expect(stories(play(on(stupid()), test, [6, 2]))).toEqual({ t: [line('failed', [4])] });
  });

  it('tells moves with the distance, and whom they met', () => {
    const units = [
      stupid(),
      spears('f', { name: 'Spears' }),
      spears('x', { side: 'B', name: 'Foes' }),
    ] as const;
    expect(stories(play(on(...units), contact('none')))).toEqual({ t: [line('moved', [4])], f: [], x: [] });
    expect(stories(play(on(...units), contact('enemy', 'x')))).toEqual({
      ...{ t: [line('hitEnemy', [4], 'Foes')], f: [], x: [line('wasHitByEnemy', [], 'Trolls')] },
    });
    expect(stories(play(on(...units), contact('friend', 'f')))).toEqual({
      ...{ t: [line('hitFriend', [4], 'Spears')], f: [line('wasHitByFriend', [], 'Trolls')], x: [] },
    });
  });

  it('tells a blocked charge to the one who had declared it', () => {
    const state = on(stupid(), spears('f', { declaredCharge: true }));
    expect(stories(play(state, contact('friend', 'f'))).f).toEqual([
      ...[line('wasHitByFriend', [], 'Trolls'), line('chargeBlocked', [], 'Trolls')],
    ]);
  });

  it('tells the points that went over the table’s edge, if they are known', () => {
    expect(stories(play(on(stupid({ points: 165 })), contact('tableEdge')))).toEqual({
      t: [line('leftTable', [165])],
    });
    expect(stories(play(on(stupid()), contact('tableEdge')))).toEqual({ t: [line('leftTable')] });
  });

  it('tells a reaction to the one who reacts', () => {
    const charge = { targetId: 'x', reaction: null };
    const state = on(stupid({ charge }), spears('x', { side: 'B', missile: true }));
    for (const reaction of ['hold', 'standAndShoot', 'flee'] as const)
      expect(stories(play(state, { type: 'declareReaction', unitId: 't', reaction }))).toEqual({
        ...{ t: [], x: [line(reaction, [], 'Trolls')] },
      });
  });

  it('tells who fought and who stood idle', () => {
    const groups = (inContact: number) => [{ ...trolls('t').groups[0], count: 5, inContact }];
    const odd = play(
      on(stupid({ engaged: true, groups: groups(5) })),
      { type: 'rollOddDie', unitId: 't' },
      [4],
    );
    expect(timelineOf(odd, 't')).toEqual([line('fought', [3, 2])]);
    const even = play(on(stupid({ engaged: true, groups: groups(4) })), {
      ...({ type: 'chooseIdle', unitId: 't', idle: { trolls: 2 } } as const),
    });
    expect(timelineOf(even, 't')).toEqual([line('fought', [2, 2])]);
  });

  it('tells flights by their cause, rallies, and the end of the state', () => {
    for (const cause of ['break', 'panic', 'terror', 'charge'] as const)
      expect(stories(play(on(trolls('t')), { type: 'recordFlight', unitId: 't', cause }))).toEqual({
        t: [line(cause)],
      });
    expect(stories(play(on(trolls('t', { fleeing: true })), { type: 'rally', unitId: 't' }))).toEqual({
      ...{ t: [line('rallied')] },
    });
    const kill: Command = { type: 'setCount', unitId: 't', groupId: 'trolls', count: 0 };
    expect(stories(play(on(stupid()), kill))).toEqual({ t: [line('rulesLost')] });
  });

  it('tells Panic, Terror and what lapsed at the start of a turn', () => {
    const immune = { ...trolls('t').groups[0], rider: { stupid: true, immune: true } };
    const state = table([trolls('p'), trolls('r'), stupid({ groups: [immune] })], {
      turn: 3,
      panicTerrorDone: false,
    });
    const fled = play(state, { type: 'confirmPanicTerror', panicFailed: ['p'], terrorFailed: ['r'] });
    expect(stories(fled)).toEqual({ p: [line('panic')], r: [line('terror')], t: [] });
    const next = play(state, { type: 'startTurn', side: 'A' });
    expect(stories(next)).toEqual({ p: [], r: [], t: [{ ...line('lapsed'), turn: 4 }] });
  });

  it('says nothing of what is set by hand', () => {
    const state = on(trolls('t'), knights('k'));
    expect(stories(play(state, { type: 'setPoints', unitId: 't', points: 3 }))).toEqual({ t: [], k: [] });
    expect(ruleset.evolve(state, { type: 'settingChanged', key: 'units', value: 'in' }).units).toBe(
      state.units,
    );
  });

  it('leaves whoever is not concerned the very same, so that no row is drawn anew', () => {
    const state = on(trolls('t'), knights('k'));
    const after = play(state, { type: 'testStupidity', unitId: 't', extra: true }, [6, 6]);
    expect([after.units[0] === state.units[0], after.units[1] === state.units[1]]).toEqual([false, true]);
  });

  it('keeps the latest thirty lines', () => {
    const old = Array.from({ length: LIMITS.history }, (_, i) => line('moved', [i]));
    const after = play(on(trolls('t', { fleeing: true, history: old })), { type: 'rally', unitId: 't' });
    expect(timelineOf(after, 't')).toEqual([...old.slice(1), line('rallied')]);
    expect(the(after, 't').history).toHaveLength(30);
  });
});
