/** House rules, armies, and every value that can be set by hand, at the edges of what it may be. */
import { describe, expect, it } from 'vitest';
import type { Change, Command } from '../model/commands.ts';
import { DEFAULT_HOUSE, FRESH_STEP, type State } from '../model/game.ts';
import { houseRules } from '../rules/house-rules.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

/** The table "Open points": every option with the rule that it changes, and what it may be. */
const OPTIONS: readonly (readonly [key: string, rule: string, values: readonly unknown[]])[] = [
  ['coweringCanBreak', 'CH-12.5', [true, false]],
  ['iconCountsInBreakTest', 'CH-12.5', [false, true]],
  ['keepPointsAfterFailedRecovery', 'CH-1.13', [false, true]],
  ['autoPolicy', 'CH-2.7', ['lowestDice', 'rosterOrder']],
  ['restoreLeadershipOnRecovery', 'CH-8.6', [false, true]],
  ['measureFrom', 'CH-1.7', ['edge', 'centre']],
  [
    'offensiveTestOrder',
    'CH-12.7',
    [
      ...['fury-attack-pursuit', 'fury-pursuit-attack', 'attack-fury-pursuit', 'attack-pursuit-fury'],
      ...['pursuit-fury-attack', 'pursuit-attack-fury', 'playerChoice'],
    ],
  ],
  ['combatBonusesStack', 'CH-21.2', [true, false]],
  ['threatChooser', 'CH-16.7', ['fleeingSide', 'threateningSide']],
  ['onlyReadyThreats', 'CH-16.7', [false, true]],
  ['leaderLoadMode', 'CH-2.10', ['equalThenFewest', 'fewestFirst']],
  ['leaderFlightLoadEveryTurn', 'CH-8.1', [false, true]],
  ['coweringLeaderNoLoad', 'CH-7.9', [false, true]],
  ['commandLossPoints', 'CH-7.8', [1, 2, 9]],
  ['commandLossFromNextTurn', 'CH-7.8', [true, false]],
  ['voluntaryFailPicksReaction', 'CH-12.3', [false, true]],
  ['zeroDiceReceivePoints', 'CH-1.5', [false, true]],
];

describe.each(OPTIONS)('the house rule %s', (key, rule, values) => {
  const set = (state: State, value: unknown) =>
    given(state, { type: 'changeSetting', key, value } as Command);

  it('names its rule and offers what it may be', () => {
    const field = houseRules.fields.find((one) => one.key === key);
    expect(field?.rule).toBe(rule);
    if (field?.kind === 'choice') expect(field.options).toEqual(values);
    else if (field?.kind === 'number') expect(field).toMatchObject({ min: 1, max: 9, step: 1 });
    else expect(field?.kind).toBe('switch');
    expect(houseRules.change(key, values[1] as string)).toEqual({
      type: 'changeSetting',
      key,
      value: values[1],
    });
  });

  it('starts with the default, takes each of its values, and no other', () => {
    expect(houseRules.defaults[key as keyof typeof DEFAULT_HOUSE]).toBe(values[0]);
    expect(set(table([], {}), values[0])).toMatchObject({ events: [], why: null });
    for (const value of values.slice(1)) {
      const changed = set(table([], {}), value);
      expect(changed.events).toEqual([{ type: 'settingChanged', key, value }]);
      expect(houseRules.read(changed.state)).toEqual({ ...DEFAULT_HOUSE, [key]: value });
    }
    for (const value of [0, 10, 1.5, '', 'true', 'lowest'])
      expect(set(table([], {}), value).why).toEqual({ code: 'E_SETTING' });
    if (typeof values[0] !== 'boolean') expect(set(table([], {}), true).why).toEqual({ code: 'E_SETTING' });
  });
});

describe('an unknown house rule', () => {
  it.each(['luck', 'toString'])('is refused: %s', (key) => {
    expect(why(table([], {}), { type: 'changeSetting', key, value: true } as unknown as Command)).toEqual({
      code: 'E_SETTING',
    });
  });
});

describe('an army', () => {
  const change = (name: string) =>
    ({ type: 'changeArmy', side: 'b', name, shareMode: 'manual', rangeMode: 'tap' }) as const;

  it('is renamed, and says how it shares and measures', () => {
    const { armies } = given(table([], {}), change(` ${'n'.repeat(70)}`)).state;
    expect(armies.b).toEqual({
      name: 'n'.repeat(60),
      commandLoss: { kind: 'none' },
      shareMode: 'manual',
      rangeMode: 'tap',
    });
    expect(armies.a).toMatchObject({ name: 'A', shareMode: 'auto' });
    expect(why(table([], {}), change(' '))).toEqual({ code: 'E_NAME' });
  });
});

const NO_POINTS = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
const calm = table([person('x', {}, {})], {});
const running = table([person('x', {}, { status: 'flight' })], {});
const hand = (state: State, change: unknown) =>
  given(state, { type: 'override', id: 'x', change: change as Change });
const xOf = (state: State) => state.characters[0];

describe('a value set by hand', () => {
  it.each([
    ['leadership', 50, 'E_LEADERSHIP'],
    ['leadershipSpent', 99, 'E_LEADERSHIP'],
    ['leadershipLost', 9_999, 'E_LEADERSHIP'],
    ['turnsFleeing', 9_999, 'E_LEADERSHIP'],
    ['carriedPoints', 999, 'E_POINTS'],
  ])('counts: %s from 0 to %i', (name, max, code) => {
    const count = (value: number) => ({ field: 'counter', name, value });
    expect(xOf(hand(running, count(max)).state)).toMatchObject({ [name]: max });
    expect(hand(running, count(0)).why).toBeNull();
    for (const value of [-1, max + 1, 0.5])
      expect(hand(running, count(value)).why).toEqual({ code, params: { id: 'x', max } });
  });

  it('puts 0 to 999 points on a known track', () => {
    const points = (track: string, value: number) => ({ field: 'points', track, value });
    expect(xOf(hand(calm, points('fury', 999)).state)?.points).toEqual({ ...NO_POINTS, fury: 999 });
    const refused = { code: 'E_POINTS', params: { id: 'x', max: 999 } };
    for (const change of [points('fury', 1000), points('fury', -1), points('fear', 1)])
      expect(hand(calm, change).why).toEqual(refused);
    expect(hand(running, points('fury', 1)).why).toEqual({ code: 'E_IMMUNE', params: { id: 'x' } });
    expect(hand(running, points('fury', 0)).why).toBeNull();
    expect(hand(running, points('demoralisation', 2)).why).toBeNull();
  });

  it('keeps at most 400 causes of a known track', () => {
    const causes = (track: string, count: number) => ({
      field: 'causes',
      track,
      value: Array.from({ length: count }, (_, i) => `c${i}`),
    });
    expect(xOf(hand(calm, causes('attack', 400)).state)?.causes.attack).toHaveLength(400);
    const refused = { code: 'E_POINTS', params: { id: 'x', max: 400 } };
    expect(hand(calm, causes('attack', 401)).why).toEqual(refused);
    expect(hand(calm, causes('fear', 1)).why).toEqual(refused);
  });

  it('sets marks where they can be', () => {
    const flag = (name: string, value: boolean) => ({ field: 'flag', name, value });
    expect(hand(running, flag('retreating', true)).why).toEqual({
      code: 'E_RETREAT_STATUS',
      params: { id: 'x' },
    });
    expect(hand(running, flag('retreating', false)).why).toBeNull();
    expect(xOf(hand(calm, flag('retreating', true)).state)?.retreating).toBe(true);
    expect(hand(calm, flag('owesLoad', true)).why).toEqual({ code: 'E_NOT_A_SOURCE', params: { id: 'x' } });
    expect(hand(calm, flag('owesLoad', false)).why).toBeNull();
    const led = table([person('x', { role: 'chief' }, { status: 'flight' })], {});
    expect(xOf(hand(led, flag('owesLoad', true)).state)?.owesLoad).toBe(true);
    expect(hand(running, flag('owesLoad', true)).why).toEqual({ code: 'E_ROLE_STARS', params: { id: 'x' } });
    expect(xOf(hand(calm, flag('hasTurned', true)).state)?.hasTurned).toBe(true);
  });

  it('takes the dead off the table and brings them back onto it', () => {
    const flag = (name: string, value: boolean) => ({ field: 'flag', name, value });
    const dead = hand(calm, flag('alive', false)).state;
    expect(xOf(dead)).toMatchObject({ alive: false, onTable: false });
    expect(xOf(hand(dead, flag('alive', true)).state)).toMatchObject({ alive: true, onTable: true });
    const away = hand(calm, flag('onTable', false)).state;
    expect(xOf(away)).toMatchObject({ alive: true, onTable: false });
    expect(xOf(hand(dead, flag('onTable', true)).state)?.onTable).toBe(false);
  });

  it('forces no flight without a demoralisation point', () => {
    const forced = { field: 'flag', name: 'pendingForcedFlight', value: true };
    expect(xOf(hand(calm, forced).state)?.pendingForcedFlight).toBe(false);
    const shaken = hand(calm, { field: 'points', track: 'demoralisation', value: 1 }).state;
    expect(xOf(hand(shaken, forced).state)?.pendingForcedFlight).toBe(true);
  });

  it('is refused when nobody knows what it is', () => {
    const unknown = [
      { field: 'flag', name: 'lucky', value: true },
      { field: 'counter', name: 'luck', value: 1 },
      { field: 'luck', value: 1 },
    ];
    for (const change of unknown) expect(hand(calm, change).why).toEqual({ code: 'E_SETTING' });
    expect(hand(calm, { field: 'status', value: 'lucky' }).why).toEqual({ code: 'E_STATUS' });
    expect(why(calm, { type: 'override', id: 'z', change: { field: 'status', value: 'ok' } })).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
  });

  it('carries no points in ok, those of a reaction stay', () => {
    const carried = { field: 'counter', name: 'carriedPoints', value: 2 };
    expect(xOf(hand(calm, carried).state)?.carriedPoints).toBe(0);
    expect(xOf(hand(running, carried).state)?.carriedPoints).toBe(2);
  });
});

describe('the status of a leader set by hand', () => {
  const led = (status: 'ok' | 'flight', present: boolean) =>
    table([person('x', { role: 'general' }, { status, alive: present, onTable: present })], { turn: 4 });
  const to = (value: string) => ({ field: 'status', value });

  it('to flight: he owes his load, and a general loses the command from this turn (CH-8.1, CH-8.5)', () => {
    const { state } = hand(led('ok', true), to('flight'));
    expect(xOf(state)).toMatchObject({ status: 'flight', owesLoad: true });
    expect(state.armies.a.commandLoss).toEqual({ kind: 'generalFleeing', sinceTurn: 4 });
  });

  it('back to ok: the command is his again; to another reaction it is not', () => {
    const fled = hand(led('ok', true), to('flight')).state;
    expect(hand(fled, to('ok')).state.armies.a.commandLoss).toEqual({ kind: 'none' });
    expect(hand(fled, to('cowering')).state.armies.a.commandLoss.kind).toBe('generalFleeing');
  });

  it('back to ok by way of another reaction: the command is his again all the same (CH-8.5)', () => {
    const cowers = hand(hand(led('ok', true), to('flight')).state, to('cowering')).state;
    expect(hand(cowers, to('ok')).state.armies.a.commandLoss).toEqual({ kind: 'none' });
    const step = { ...FRESH_STEP, order: ['a', 'b'], stage: 'test' } as const;
    const tries = { type: 'attemptRecovery', ids: ['x'] } as const;
    const phase: State = { ...cowers, phase: 'recovery', step };
    expect(given(phase, tries, 1).state.armies.a.commandLoss.kind).toBe('generalFleeing');
    expect(given(phase, tries, 2).state.armies.a.commandLoss).toEqual({ kind: 'none' });
  });

  it('to what it is already, or for one who is gone: nothing follows', () => {
    expect(hand(led('flight', true), to('flight')).events).toHaveLength(1);
    expect(hand(led('ok', false), to('flight')).events).toHaveLength(1);
    expect(hand(led('ok', true), to('cowering')).events).toHaveLength(1);
    expect(hand(calm, to('flight')).events).toHaveLength(1);
  });
});

describe('turn, phase and command set by hand', () => {
  it('counts turns from 1 to 9,999', () => {
    const turn = (value: number) => given(calm, { type: 'overrideTurn', turn: value });
    expect(turn(1).state.turn).toBe(1);
    expect(turn(9_999).state.turn).toBe(9_999);
    for (const value of [0, -1, 10_000, 1.5])
      expect(turn(value).why).toEqual({ code: 'E_TURN', params: { max: 9_999 } });
  });

  it('begins a part of the phase afresh, and leaves the phase in battle and at its end', () => {
    const phase = (value: string) => given(calm, { type: 'overridePhase', phase: value } as Command);
    for (const value of ['recovery', 'flight', 'offensive'])
      expect(phase(value).state).toMatchObject({
        phase: value,
        step: { round: 1, order: null, stage: 'share' },
      });
    for (const value of ['battle', 'closed']) expect(phase(value).state.step).toBeNull();
    expect(phase('lunch').why).toEqual({ code: 'E_PHASE_ORDER' });
  });

  it('notes a lost command by hand, since a turn that can be', () => {
    const lost = (commandLoss: State['armies']['a']['commandLoss']) =>
      given(calm, { type: 'overrideCommandLoss', side: 'b', commandLoss });
    const dead = (sinceTurn: number) => ({ kind: 'generalDead', sinceTurn }) as const;
    expect(lost(dead(0)).state.armies.b.commandLoss).toEqual(dead(0));
    expect(lost(dead(9_999)).why).toBeNull();
    expect(lost({ kind: 'none' }).events).toEqual([
      { type: 'commandChanged', side: 'b', commandLoss: { kind: 'none' }, byHand: true },
    ]);
    for (const turn of [-1, 10_000, 0.5])
      expect(lost(dead(turn)).why).toEqual({ code: 'E_TURN', params: { max: 9_999 } });
  });
});
