/** A battle that starts again, whom an event concerns, and what the table owes. */
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/dice.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { DEFAULT_SETTINGS } from '../model/settings.ts';
import { initial, type State } from '../model/state.ts';
import { FRESH_TURN, freshUnit, NO_MODIFIERS } from '../model/unit.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { ruleset } from '../rules/ruleset.ts';
import { wholeTest } from '../rules/test.ts';
import { attempt, play, spears, startOfTurn, table, the, trolls } from './table.ts';

const { touches, owed } = ruleset;

describe('starting again', () => {
  const modifiers = {
    ...NO_MODIFIERS,
    coldBlooded: true,
    reroll: true,
    ldModifier: 1,
    generalInRange: true,
    generalLd: 9,
    generalFleeing: true,
  };
  const worn = {
    ...modifiers,
    ldChoice: 'general',
    stupid: true,
    engaged: true,
    pinned: true,
    due: true,
    oddFights: true,
  };
  const settings = { ...DEFAULT_SETTINGS, fullGameModifiers: true };
  const before: State = {
    ...table([trolls('t', { ...worn, groups: [{ ...trolls('t').groups[0]!, inContact: 2 }] })], {
      settings,
      turn: 4,
    }),
    ...{ activeSide: 'B', firstSide: 'B', phase: 'combat' },
  };

  it('a reset keeps roster, house rules and who plays first', () => {
    const after = play(before, { type: 'resetBattle' });
    expect(after).toMatchObject({
      turn: 1,
      activeSide: 'B',
      firstSide: 'B',
      phase: 'startOfTurn',
      panicTerrorDone: false,
      settings,
    });
    expect(after.units).toEqual(rosterOf(before).units);
  });

  it('a roster for others forgets the contact and where the General is', () => {
    const { units, ...table } = rosterOf(before);
    expect(table).toEqual({ ...table, ...initial(), settings, units: undefined });
    expect(units[0]).toMatchObject({
      ...{ ...FRESH_TURN, stupid: false, engaged: false, oddFights: null, ldChoice: 'general', history: [] },
      ...{
        coldBlooded: true,
        reroll: true,
        ldModifier: 1,
        generalLd: 9,
        generalInRange: false,
        generalFleeing: false,
      },
    });
    expect(units[0]?.groups).toEqual([{ ...the(before, 't').groups[0], inContact: 0 }]);
  });
});

describe('whom an event concerns', () => {
  const unit = freshUnit(the(table([trolls('t')]), 't'));
  it.each<readonly [Event, readonly string[]]>([
    [{ type: 'turnStarted', turn: 2, side: 'A', skipped: ['s'], lapsed: ['l'] }, ['s', 'l']],
    [{ type: 'panicTerrorConfirmed', panicked: ['p'], terrified: ['r'], due: ['d'] }, ['p', 'r', 'd']],
    [{ type: 'testsFellDue', ids: ['a', 'b'] }, ['a', 'b']],
    [{ type: 'phaseReached', phase: 'magic', freed: ['f'] }, ['f']],
    [{ type: 'unitsAdded', units: [unit] }, ['t']],
    [{ type: 'unitEdited', unit }, ['t']],
    [{ type: 'reactionDeclared', id: 't', targetId: 'x', reaction: 'hold', engaged: [] }, ['t', 'x']],
    [{ type: 'characterMoved', id: 't', groupId: 'g', toId: 'f', group: unit.groups[0]! }, ['t', 'f']],
    [{ type: 'turnSet', turn: 2, side: 'A', firstSide: 'A' }, []],
    [{ type: 'battleReset' }, []],
    [{ type: 'settingChanged', key: 'units', value: 'in' }, []],
    [{ type: 'unitRemoved', id: 't', name: 'T' }, ['t']],
    [{ type: 'chargeDeclared', id: 't' }, ['t']],
  ])('%j', (event, ids) => {
    expect(touches(event)).toEqual(ids);
  });

  it('a contact concerns the one who was touched, if there was one', () => {
    const dazed = table([trolls('t', { stupid: true }), spears('x', { side: 'B' })]);
    const touch = { type: 'recordContact', unitId: 't', moved: 3 } as const;
    const [free] = attempt(dazed, { ...touch, with: 'none', targetId: null }) as readonly Event[];
    const [met] = attempt(dazed, { ...touch, with: 'enemy', targetId: 'x' }) as readonly Event[];
    expect([touches(free!), touches(met!)]).toEqual([['t'], ['t', 'x']]);
  });
});

describe('the dice that are asked for', () => {
  const asks = (before: State, command: Command) => {
    const step = resolve(() => ruleset.decide(before, command), []);
    return step.kind === 'needsDice' ? step.request : null;
  };
  const of = { type: 'testStupidity', unitId: 't', extra: true } as const;

  it('have their own name for each throw', () => {
    const settings = { fullGameModifiers: true, skirmisherRandomDirection: true };
    const test = { dice: [6, 6], total: 12, ld: 4, source: 'own', passed: false, rerolled: false } as const;
    const unit = trolls('t', { stupid: true, skirmisher: true, reroll: true, test });
    const groups = [{ ...trolls('t').groups[0]!, inContact: 1 }];
    const cold = table([{ ...unit, coldBlooded: true } as typeof unit], { settings });
    const before = table([unit], { settings });
    expect(asks(before, of)).toMatchObject({ id: 'test', count: 2, faces: 6 });
    expect(asks(cold, of)).toMatchObject({ id: 'test', count: 3, faces: 6 });
    expect(asks(before, { type: 'rerollTest', unitId: 't' })).toMatchObject({
      id: 'reroll',
      count: 2,
      faces: 6,
    });
    expect(asks(before, { type: 'rollDirection', unitId: 't' })).toMatchObject({
      id: 'direction',
      count: 1,
      faces: 12,
    });
    const fight = table([trolls('t', { stupid: true, engaged: true, groups })]);
    expect(asks(fight, { type: 'rollOddDie', unitId: 't' })).toMatchObject({ id: 'odd', count: 1, faces: 6 });
  });

  it('are the same for a whole test with its re-roll', () => {
    const whole = () => wholeTest({ ld: 4, coldBlooded: false, reroll: true });
    const first = resolve(whole, []);
    expect(first).toMatchObject({ kind: 'needsDice', request: { id: 'test' } });
    const second = resolve(whole, [{ id: 'test', source: 'typed', values: [6, 6] }]);
    expect(second).toMatchObject({ kind: 'needsDice', request: { id: 'reroll' } });
  });
});

describe('what the table owes', () => {
  it('are the tests of the side whose turn it is, locked until Panic and Terror are done', () => {
    const all = table([trolls('t'), spears('s'), trolls('x', { side: 'B' })], { turn: 3 });
    const started = play(all, { type: 'startTurn', side: 'A' });
    expect(owed(started)).toEqual([
      { id: 'test-4A-t', who: 't', because: { code: 'panic-terror-first' }, rule: 'ST-3.2', command: null },
    ]);
    expect(owed(startOfTurn(all))).toEqual([
      {
        ...{ id: 'test-4A-t', who: 't', because: { code: 'stupid-models' }, rule: 'ST-1.1' },
        command: { type: 'testStupidity', unitId: 't', extra: false },
      },
    ]);
  });

  it('are the odd dice of both sides in the Close Combat phase', () => {
    const groups = [{ ...trolls('t').groups[0]!, inContact: 3 }];
    const fight = table([
      trolls('t', { groups, stupid: true, engaged: true }),
      trolls('x', { side: 'B', groups, stupid: true, engaged: true }),
    ]);
    expect(owed(fight)).toEqual([]);
    expect(owed({ ...fight, phase: 'combat' })).toEqual(
      ['t', 'x'].map((unitId) => ({
        ...{ id: `odd-1A-${unitId}`, who: unitId, because: { code: 'odd-number' }, rule: 'ST-7.3' },
        command: { type: 'rollOddDie', unitId },
      })),
    );
  });
});
