/** Why something cannot be done: each reason, in the order of the checks, with what its sentence needs. */
import { describe, expect, it } from 'vitest';
import { CAUSES, type Command, type FlightCause } from '../model/command.ts';
import type { Unit } from '../model/unit.ts';
import { knights, refusal, spears, startOfTurn, table, the, trolls, why } from './table.ts';

const FULL = { settings: { fullGameModifiers: true } };
const test = (extra = false): Command => ({ type: 'testStupidity', unitId: 't', extra });
const reroll: Command = { type: 'rerollTest', unitId: 't' };
const charge: Command = { type: 'declareCharge', unitId: 't' };
const flight = (cause: FlightCause): Command => ({ type: 'recordFlight', unitId: 't', cause });
const noTest = (reason: string) => ({ code: 'no-test-needed', params: { reason } });
const immuneGroups = [{ id: 'g', count: 1, ld: 8, movement: 10, rider: { stupid: true, immune: true } }];
const failedTest: Unit['test'] = {
  dice: [6, 6],
  total: 12,
  ld: 4,
  source: 'own',
  passed: false,
  rerolled: false,
};

it('a command for a unit that is not on the table is refused', () => {
  const commands: readonly Command[] = [
    ...[test(), reroll, charge, flight('break')],
    { type: 'rollDirection', unitId: 't' },
    { type: 'recordContact', unitId: 't', with: 'none', targetId: null, moved: 0 },
    { type: 'declareReaction', unitId: 't', reaction: 'hold' },
    { type: 'rollOddDie', unitId: 't' },
    { type: 'chooseIdle', unitId: 't', idle: {} },
    { type: 'countAgain', unitId: 't' },
    { type: 'rally', unitId: 't' },
  ];
  for (const command of commands) expect(why(table([]), command)).toEqual({ code: 'unit-unknown' });
});

describe('a test', () => {
  it.each([
    ['off-table', { offTable: true, fleeing: true }],
    ['no-stupid-models', { fleeing: true, groups: spears('t').groups }],
    ['no-stupid-models', { groups: [{ ...trolls('t').groups[0], count: 0 }] }],
    ['fleeing', { fleeing: true, groups: immuneGroups }],
    ['immunity-suspends', { groups: immuneGroups }],
  ])('is not needed: %s, at the start of turn or later', (reason, more) => {
    const state = table([trolls('t', more)], FULL);
    expect(why(state, test())).toEqual(noTest(reason));
    expect(why(state, test(true))).toEqual(noTest(reason));
    expect(why(state, reroll)).toEqual(noTest(reason));
  });

  it('waits for Panic and Terror, an item’s too', () => {
    const state = table([trolls('t')], { panicTerrorDone: false });
    expect([refusal(state, test()), refusal(state, test(true))]).toEqual([
      'panic-terror-first',
      'panic-terror-first',
    ]);
  });

  it('is taken once, by the side whose turn it is, when it fell due', () => {
    expect(refusal(table([trolls('t', { side: 'B', due: true })]), test())).toBe('not-your-turn');
    expect(refusal(table([trolls('t')]), test())).toBe('not-due');
    expect(refusal(table([trolls('t', { test: failedTest })]), test())).toBe('already-tested');
    expect(refusal(startOfTurn(table([trolls('t')])), test())).toBe('no-dice');
  });

  it('given an item asks for it, may be taken at any time by anybody', () => {
    for (const more of [{ side: 'B' as const }, { test: failedTest }, {}])
      expect(refusal(table([trolls('t', more)]), test(true))).toBe('no-dice');
  });
});

describe('a re-roll', () => {
  const state = (more: object, given: object = FULL) =>
    table([trolls('t', { reroll: true, test: failedTest, ...more })], given);

  it('belongs to a failed test, once, with the right to it', () => {
    expect(refusal(state({}), reroll)).toBe('no-dice');
    expect(refusal(state({ reroll: false }), reroll)).toBe('reroll-not-allowed');
    expect(refusal(state({}, {}), reroll)).toBe('reroll-not-allowed');
    expect(refusal(state({ test: null }), reroll)).toBe('reroll-not-allowed');
    expect(refusal(state({ test: { ...failedTest, passed: true } }), reroll)).toBe('reroll-not-allowed');
    expect(refusal(state({ test: { ...failedTest, rerolled: true } }), reroll)).toBe('reroll-not-allowed');
  });

  it.each([
    { move: { with: 'none', moved: 1, targetId: null } },
    { charge: { targetId: 'x', reaction: null } },
    { combat: { die: 3, idle: null } },
  ])('comes too late after %j', (more) => {
    expect(refusal(state(more), reroll)).toBe('reroll-too-late');
  });
});

describe('a charge', () => {
  /** Each state lacks one thing more than the one before, so that only the order of the checks tells. */
  it.each([
    ['not-your-turn', { side: 'B', offTable: true, fleeing: true }, {}],
    ['off-table', { offTable: true, fleeing: true }, {}],
    ['fleeing', { fleeing: true, engaged: true }, {}],
    ['already-engaged', { engaged: true, stupid: true }, { panicTerrorDone: false }],
    ['panic-terror-first', { stupid: true, due: true }, { panicTerrorDone: false }],
    ['tests-first', { stupid: true, due: true }, {}],
    ['stupid-no-charge', { stupid: true, pinned: true }, {}],
    ['pinned', { pinned: true, declaredCharge: true }, {}],
    ['already-charging', { declaredCharge: true }, {}],
    [null, {}, {}],
  ])('%s', (code, more, given) => {
    expect(refusal(table([trolls('t', more)], given), charge)).toBe(code);
  });

  it('waits for the tests of every other unit of its side too', () => {
    expect(refusal(table([spears('t'), trolls('u', { due: true })]), charge)).toBe('tests-first');
    expect(refusal(table([spears('t'), trolls('u', { due: true, side: 'B' })]), charge)).toBeNull();
  });
});

describe('a flight', () => {
  it('is not for the gone, nor for those who flee already', () => {
    expect(refusal(table([trolls('t', { offTable: true, fleeing: true })]), flight('break'))).toBe(
      'off-table',
    );
    expect(refusal(table([trolls('t', { fleeing: true })]), flight('break'))).toBe('fleeing');
  });

  it('given the unit is stupid, comes of a failed Break test alone', () => {
    const state = table([trolls('t', { stupid: true })]);
    for (const cause of CAUSES)
      expect(why(state, flight(cause))).toEqual(
        cause === 'break' ? null : { code: 'immune-while-stupid', params: { unitId: 't' } },
      );
    for (const cause of CAUSES) expect(refusal(table([trolls('t')]), flight(cause))).toBeNull();
  });
});

describe('Panic and Terror', () => {
  const confirm = (panicFailed: readonly string[], terrorFailed: readonly string[]): Command => ({
    ...{ type: 'confirmPanicTerror', panicFailed, terrorFailed },
  });
  const state = table([trolls('t', { stupid: true }), trolls('u'), knights('k', { offTable: true })], {
    panicTerrorDone: false,
  });

  it('is told once a turn, of units on the table that are not immune', () => {
    expect(refusal({ ...state, panicTerrorDone: true }, confirm([], []))).toBe('panic-terror-done');
    for (const at of [0, 1]) {
      const failed = (id: string) => (at === 0 ? confirm([id], []) : confirm([], [id]));
      expect(refusal(state, failed('nobody'))).toBe('unit-unknown');
      expect(refusal(state, failed('k'))).toBe('off-table');
      expect(why(state, failed('t'))).toEqual({ code: 'immune-while-stupid', params: { unitId: 't' } });
      expect(refusal(state, failed('u'))).toBeNull();
    }
  });
});

describe('the rest', () => {
  it('a rally is for those who flee, a new count for what was counted', () => {
    const state = table([trolls('t')]);
    expect(refusal(state, { type: 'rally', unitId: 't' })).toBe('not-fleeing');
    expect(refusal(state, { type: 'countAgain', unitId: 't' })).toBe('nothing-to-clear');
  });

  it('a direction is rolled for a pending move alone, with the reason why there is none', () => {
    const settings = { skirmisherRandomDirection: true };
    const roll: Command = { type: 'rollDirection', unitId: 't' };
    const skirmishers = (more: object) =>
      table([trolls('t', { skirmisher: true, stupid: true, ...more })], { settings });
    expect(why(skirmishers({ engaged: true }), roll)).toEqual({
      code: 'no-compulsory-move',
      params: { reason: 'engaged' },
    });
    expect(refusal(skirmishers({ skirmisher: false }), roll)).toBe('die-not-needed');
    expect(refusal(skirmishers({ direction: 3 }), roll)).toBe('die-not-needed');
    expect(refusal(skirmishers({}), roll)).toBe('no-dice');
  });

  it('a contact names the half move in the table’s unit', () => {
    const far: Command = { type: 'recordContact', unitId: 't', with: 'none', targetId: null, moved: 8 };
    const dazed = (units: 'cm' | 'in') => {
      const state = table([trolls('t', { stupid: true })], { settings: { units } });
      return why({ ...state, units: [{ ...the(state, 't'), movementOverride: 15 }] }, far);
    };
    expect(dazed('cm')).toEqual({ code: 'moved-out-of-range', params: { max: 7.5, unit: 'cm' } });
    expect(dazed('in')).toEqual({ code: 'moved-out-of-range', params: { max: 3, unit: 'in' } });
    const free = table([trolls('t')]);
    expect(why(free, far)).toEqual({ code: 'no-compulsory-move', params: { reason: 'not-stupid' } });
  });
});
