import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../kernel/fraction.ts';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { entrant } from '../model/inputs.ts';
import type { Driver, Fighter, State } from '../model/state.ts';
import { BANDS, LIMITS } from '../model/words.ts';
import { blowOf, downAs, excessBonus, fightersUp, knocksOut, targetsOf, whyNoBrawl } from '../rules/brawl.ts';
import { chaseOdds, moveGap, whyNoStep } from '../rules/chase.ts';
import { MOST_REROLLS } from '../rules/contest.ts';
import { throwers } from '../rules/throwers.ts';
import { card, given, stuckOn, tableOf, whyOf } from './table.ts';

const driver = (id: string, level: number, over: Partial<Driver> = {}): Driver => ({
  ...entrant(id, level),
  vehicle: ` ${id} `,
  ...over,
});
const start = (over: object = {}) => ({
  ...({ type: 'startChase', id: 'c', note: ' road ', band: 'medium' } as const),
  ...{ quarry: driver('q', 50), pursuers: [driver('p', 60)] },
  ...over,
});
const step = { type: 'stepChase', id: 'c' } as const;
const full = (max: number) => ({ code: 'LIST_FULL', params: { max } });

describe('a chase begins', () => {
  it('with names and vehicles cut to length, all at the same gap', () => {
    const { state } = given(
      tableOf(),
      start({ pursuers: [driver('p', 60, { name: ` ${'P'.repeat(50)}`, vehicle: 'v'.repeat(50) })] }),
    );
    expect(state.chases).toEqual([
      {
        ...{ id: 'c', note: 'road', accidents: [], quarry: driver('q', 50, { vehicle: 'q' }) },
        tracks: [
          {
            ...{ id: 'p', band: 'medium', status: 'running' },
            pursuer: driver('p', 60, { name: 'P'.repeat(LIMITS.name), vehicle: 'v'.repeat(LIMITS.name) }),
          },
        ],
      },
    ]);
  });

  it('with sense', () => {
    const why = (over: object, state = tableOf()) => whyOf(state, start(over));
    expect(why({ band: 'odd' })).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    expect(why({ pursuers: [] })).toEqual({ code: 'CONTEST_TOO_FEW' });
    expect(why({ pursuers: [driver('q', 5)] })).toEqual({ code: 'CONTEST_DUPLICATE' });
    const many = Array.from({ length: LIMITS.tracks + 1 }, (_, i) => driver(`p${i}`, 5));
    expect(why({ pursuers: many })).toEqual(full(LIMITS.tracks));
    expect(why({ pursuers: many.slice(1) })).toBeNull();
    expect(why({ quarry: driver('q', 101) })).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    const { state } = given(tableOf(), start());
    expect(why({}, state)).toEqual({ code: 'ID_TAKEN' });
    const chases = Array.from({ length: LIMITS.chases }, (_, i) => ({ ...state.chases[0]!, id: `c${i}` }));
    expect(why({ id: 'new' }, { ...state, chases })).toEqual(full(LIMITS.chases));
    expect(why({ id: 'new' }, { ...state, chases: chases.slice(1) })).toBeNull();
  });
});

describe('a step of a chase (CG-6)', () => {
  it('moves the gap by one, to a capture or an escape', () => {
    const moves = BANDS.map((band) =>
      (['pursuer', 'quarry', null] as const).map((winner) => moveGap(band, winner)),
    );
    const at = (band: string, status = 'running') => ({ band, status });
    expect(moves).toEqual([
      [at('short', 'caught'), at('medium'), at('short')],
      [at('short'), at('long'), at('medium')],
      [at('medium'), at('long', 'escaped'), at('long')],
    ]);
  });

  it('is thrown by all who still run, the quarry last, and notes who failed', () => {
    const { state } = given(
      tableOf(),
      start({ band: 'short', pursuers: [driver('p', 60), driver('r', 60)] }),
    );
    expect(throwers(state, step, [])).toEqual(['p', 'r', 'q']);
    const one = given(state, step, [10, 90, 99]);
    expect(one.events[0]).toMatchObject({
      ...{
        type: 'chaseStepped',
        id: 'c',
        accidents: ['r', 'q'],
        quarry: { id: 'q' },
        pursuers: [{ id: 'p' }, { id: 'r' }],
      },
      tracks: [
        { id: 'p', winner: 'pursuer', band: 'short', status: 'caught' },
        { id: 'r', winner: null, band: 'short', status: 'running' },
      ],
    });
    expect(throwers(one.state, step, [])).toEqual(['r', 'q']);
    const two = given(one.state, step, [90, 20]);
    expect(two.state.chases[0]).toMatchObject({
      ...{ accidents: ['r', 'q'], tracks: [{ status: 'caught' }, { band: 'medium', status: 'running' }] },
    });
  });

  it('throws again for the tied and the quarry only', () => {
    const { state } = given(tableOf(), start({ pursuers: [driver('p', 60), driver('r', 60)] }));
    const die = (id: string, ...values: number[]) => ({ id, source: 'typed' as const, values });
    expect(throwers(state, step, [die('rolls', 20, 5, 10)])).toEqual(['p', 'q']);
    expect(throwers(state, step, [die('rolls', 20, 5, 10), die('reroll-1', 5, 90)])).toEqual([]);
    const out = given(state, step, [20, 5, 10], [5, 90]);
    expect(out.events[0]).toMatchObject({
      tracks: [{ winner: 'pursuer' }, { winner: 'pursuer' }],
      accidents: [],
    });
    expect(out.events[0]).toMatchObject({
      quarry: { rerolls: [90], value: 40 },
      pursuers: [{ rerolls: [5] }, { rerolls: [] }],
    });
    const stuck = stuckOn(given(tableOf(), start({ quarry: driver('q', 60) })).state, step, 20);
    expect(stuck.throws).toBe(1 + MOST_REROLLS);
    expect(stuck.events[0]).toMatchObject({ tracks: [{ winner: null, band: 'medium', status: 'running' }] });
  });

  it('calls for morale, and costs the drivers their aim', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const table = tableOf(card('p', {}, { morale: 50, aim }), card('q', {}, { morale: 50, aim }));
    const { state } = given(
      table,
      start({ quarry: driver('q', 50, { who: 'q' }), pursuers: [driver('p', 60, { who: 'p' })] }),
    );
    const out = given(state, step, [99, 2]);
    expect(out.state.prompts.map(({ trigger, who }) => [trigger, who])).toEqual([
      ['highFailure', ['p']],
      ['highSuccess', ['q']],
    ]);
    expect(out.state.commandos.map((one) => one.aim)).toEqual([null, null]);
    const dead = given(state, { type: 'setStatus', who: 'p', status: 'dead' });
    expect(whyNoStep(dead.state, 'c')).toMatchObject({ code: 'COMMANDO_OUT_OF_ACTION' });
  });

  it('is not for a chase that is over or gone, until it is put back', () => {
    const { state } = given(tableOf(), start());
    const set = (over: object) => ({
      ...({ type: 'setTrack', id: 'c', track: 'p', band: 'short', status: 'caught' } as const),
      ...over,
    });
    expect(whyNoStep(state, 'x')).toEqual({ code: 'CHASE_UNKNOWN' });
    const over = given(state, set({}));
    expect(over.events).toEqual([
      { type: 'trackSet', id: 'c', track: 'p', name: 'p', band: 'short', status: 'caught' },
    ]);
    expect(whyNoStep(over.state, 'c')).toEqual({ code: 'CHASE_OVER' });
    expect(whyOf(state, set({ band: 'odd' }))).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    expect(whyOf(state, set({ status: 'lost' }))).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'lost' } });
    expect(whyOf(state, set({ track: 'x' }))).toEqual({ code: 'CHASE_UNKNOWN' });
    expect(whyOf(state, set({ id: 'x' }))).toEqual({ code: 'CHASE_UNKNOWN' });
    const ended = given(state, { type: 'endChase', id: 'c' });
    expect(ended.events).toEqual([{ type: 'chaseEnded', id: 'c', note: 'road' }]);
    expect(whyOf(ended.state, { type: 'endChase', id: 'c' })).toEqual({ code: 'CHASE_UNKNOWN' });
  });

  it('an accident is told once, by whoever had it', () => {
    const crashed = given(given(tableOf(), start()).state, step, [90, 91]).state;
    const settle = (driverId: string) =>
      ({ type: 'settleAccident', id: 'c', driver: driverId, text: ` ${'t'.repeat(300)}` }) as const;
    const told = given(crashed, settle('q'));
    expect(told.events).toEqual([
      { type: 'accidentSettled', id: 'c', driver: 'q', name: 'q', text: 't'.repeat(LIMITS.text) },
    ]);
    expect(told.state.chases[0]!.accidents).toEqual(['p']);
    expect(given(told.state, settle('p')).events[0]).toMatchObject({ name: 'p' });
    expect(whyOf(told.state, settle('q'))).toEqual({ code: 'CARD_GONE' });
    expect(whyOf(tableOf(), settle('q'))).toEqual({ code: 'CARD_GONE' });
  });

  it('ends as often as CG-P.3 says', () => {
    const of = (band: 'short' | 'medium' | 'long', a: number, b: number, m = 0) =>
      chaseOdds(band, { level: a, modifier: 0 }, { level: b, modifier: m });
    expect(BANDS.map((band) => toNumber(of(band, 70, 50).caught))).toEqual(
      [0.940448, 0.815321, 0.552411].map((one) => expect.closeTo(one, 6)),
    );
    const { pursuer, quarry, noChange, caught, escaped } = of('medium', 70, 50);
    expect([pursuer, quarry, noChange].map(toNumber)).toEqual(
      [0.575907, 0.274093, 0.15].map((one) => expect.closeTo(one, 6)),
    );
    expect(toNumber(caught) + toNumber(escaped)).toBeCloseTo(1, 9);
    expect(BANDS.map((band) => toNumber(of(band, 50, 50).caught))).toEqual([0.75, 0.5, 0.25]);
    expect(toNumber(of('short', 50, 70).caught)).toBeCloseTo(1 - 0.552411, 5);
  });
});

const fighter = (id: string, over: Partial<Fighter> = {}): Fighter => ({
  ...entrant(id, 50),
  blows: 8,
  out: false,
  ...over,
});
const brawl = (a: Fighter[], b: Fighter[], state: State = tableOf()): State =>
  given(state, { type: 'startBrawl', id: 'b', note: ' bar ', a, b }).state;
const exchange = (target: string | null = null) => ({ type: 'rollBrawl', id: 'b', target }) as const;

describe('who fights (CG-7)', () => {
  it('whoever is up: not out, with blow points left, and conscious', () => {
    const table = tableOf(
      card('ada', {}, { status: 'unconscious' }),
      card('bob', {}, { blows: { max: 9, now: 0 } }),
      card('cy', {}, { blows: { max: 9, now: 1 } }),
    );
    const side = [
      fighter('ada', { who: 'ada' }),
      fighter('bob', { who: 'bob' }),
      fighter('cy', { who: 'cy', blows: 0 }),
    ];
    const state = brawl(
      side,
      [fighter('x', { blows: 0 }), fighter('y', { out: true }), fighter('z', { blows: 1 })],
      table,
    );
    const up = fightersUp(state, state.brawls[0]!);
    expect([up.a.map(({ id }) => id), up.b.map(({ id }) => id)]).toEqual([['cy'], ['z']]);
    expect(downAs(table, side[1]!)).toBe('unconscious');
    expect(downAs(tableOf(card('ada', {}, { status: 'dead' })), side[0]!)).toBe('dead');
    expect(targetsOf(state, state.brawls[0]!, 'cy').map(({ id }) => id)).toEqual(['z']);
    expect(targetsOf(state, state.brawls[0]!, 'z').map(({ id }) => id)).toEqual(['cy']);
  });

  it('the larger side gets 20 for each in excess, at most 60', () => {
    expect([
      excessBonus(1, 1),
      excessBonus(2, 1),
      excessBonus(3, 1),
      excessBonus(4, 1),
      excessBonus(9, 1),
      excessBonus(1, 4),
    ]).toEqual([...[0, -20, -40, -60, -60, 0]]);
    const state = brawl([fighter('x'), fighter('y')], [fighter('z')]);
    const { events } = given(state, exchange(), [70, 71, 72], [1]);
    expect(events[0]).toMatchObject({
      throws: [
        { outcome: { parts: [{ id: 'excess', value: -20, house: false }] } },
        { outcome: { modifier: -20 } },
        { outcome: { parts: [] } },
      ],
    });
  });

  it('is settled at the start, with names and notes cut to length', () => {
    const state = brawl([fighter('x', { name: ` ${'X'.repeat(50)}` })], [fighter('y', { name: ' Y ' })]);
    expect(state.brawls).toMatchObject([
      { id: 'b', note: 'bar', blow: null, a: [{ name: 'X'.repeat(LIMITS.name) }], b: [{ name: 'Y' }] },
    ]);
    const why = (a: Fighter[], b: Fighter[], id = 'new', at = state) =>
      whyOf(at, { type: 'startBrawl', id, note: '', a, b });
    expect(why([fighter('x')], [fighter('y')], 'b')).toEqual({ code: 'ID_TAKEN' });
    expect(why([], [fighter('y')])).toEqual({ code: 'SIDE_EMPTY' });
    expect(why([fighter('x')], [])).toEqual({ code: 'SIDE_EMPTY' });
    expect(why([fighter('x')], [fighter('x')])).toEqual({ code: 'CONTEST_DUPLICATE' });
    expect(why([fighter('x', { level: 101 })], [fighter('y')])).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(why([fighter('x', { level: 101, out: true })], [fighter('y')])).toBeNull();
    for (const blows of [-1, 0.5, LIMITS.points + 1])
      expect(why([fighter('x', { blows })], [fighter('y')])).toEqual({
        code: 'VALUE_OUT_OF_RANGE',
        params: { field: 'blows', low: 0, high: LIMITS.points },
      });
    expect(why([fighter('x', { blows: 0 })], [fighter('y', { blows: LIMITS.points })])).toBeNull();
    const brawls = Array.from({ length: LIMITS.brawls }, (_, i) => ({ ...state.brawls[0]!, id: `b${i}` }));
    expect(why([fighter('x')], [fighter('y')], 'new', { ...state, brawls })).toEqual(full(LIMITS.brawls));
    expect(why([fighter('x')], [fighter('y')], 'new', { ...state, brawls: brawls.slice(1) })).toBeNull();
  });

  it('changes by hand, which forgets a blow that waits', () => {
    const state = brawl([fighter('x')], [fighter('y'), fighter('z')]);
    const won = given(state, exchange(), [10, 99, 98]).state;
    expect(won.brawls[0]!.blow).toMatchObject({ by: 'x' });
    const changed = given(won, {
      type: 'changeBrawl',
      brawl: {
        ...won.brawls[0]!,
        note: ' inn ',
        a: [fighter('n', { name: ' N ' })],
        b: [fighter('m', { name: ' M ' })],
      },
    });
    expect(changed.state.brawls).toMatchObject([
      { note: 'inn', blow: null, a: [{ name: 'N' }], b: [{ name: 'M' }] },
    ]);
    expect(whyOf(won, { type: 'changeBrawl', brawl: { ...won.brawls[0]!, a: [] } })).toEqual({
      code: 'SIDE_EMPTY',
    });
    expect(whyOf(tableOf(), { type: 'changeBrawl', brawl: won.brawls[0]! })).toEqual({
      code: 'BRAWL_UNKNOWN',
    });
    const ended = given(won, { type: 'endBrawl', id: 'b' });
    expect(ended.events).toEqual([{ type: 'brawlEnded', id: 'b', note: 'bar' }]);
    expect(whyOf(ended.state, { type: 'endBrawl', id: 'b' })).toEqual({ code: 'BRAWL_UNKNOWN' });
  });

  it('lets the apathetic resist, and the dead rest (CG-18.5)', () => {
    const shock = { kind: 'apathetic', roundsLeft: 3, note: '' } as const;
    const state = brawl(
      [fighter('ada', { who: 'ada' })],
      [fighter('y')],
      tableOf(card('ada', {}, { shock })),
    );
    expect(whyNoBrawl(state, 'b')).toBeNull();
    expect(whyNoBrawl(state, 'x')).toEqual({ code: 'BRAWL_UNKNOWN' });
    const dead = given(state, { type: 'setStatus', who: 'ada', status: 'dead' });
    expect(whyNoBrawl(dead.state, 'b')).toEqual({ code: 'SIDE_EMPTY' });
    expect(whyNoBrawl(brawl([fighter('x')], [fighter('y', { out: true })]), 'b')).toEqual({
      code: 'SIDE_EMPTY',
    });
  });
});

describe('a blow (CG-7.5 to CG-7.8)', () => {
  it('is half of the die, and by house rule the grade counts on top', () => {
    expect([1, 2, 9, 10].map((die) => blowOf(die, 'highSuccess', DEFAULT_HOUSE))).toEqual([0, 1, 4, 5]);
    const house: House = { ...DEFAULT_HOUSE, brawlGradeDamage: true };
    expect([
      blowOf(7, 'highSuccess', house),
      blowOf(7, 'mediumSuccess', house),
      blowOf(7, 'lowSuccess', house),
    ]).toEqual([6, 3, 1]);
    expect([knocksOut(4, 1), knocksOut(5, 9), knocksOut(0, 0), knocksOut(6, 1)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('by the winner falls on the only opponent, or on the one who was named', () => {
    const one = given(brawl([fighter('x')], [fighter('y')]), exchange('nobody'), [10, 99], [9]);
    expect(one.events[1]).toEqual({
      ...{ type: 'blowStruck', id: 'b', by: 'x', byName: 'x', target: 'y', targetName: 'y', targetWho: null },
      ...{ die: 9, damage: 4, blowsLeft: 4, knockedOut: false },
    });
    expect(one.state.brawls[0]).toMatchObject({
      blow: null,
      b: [{ blows: 4, out: false }],
      a: [{ blows: 8 }],
    });
    const two = brawl([fighter('x')], [fighter('y'), fighter('z')]);
    expect(given(two, exchange('z'), [10, 99, 98], [10]).events[1]).toMatchObject({
      target: 'z',
      blowsLeft: 3,
      knockedOut: true,
    });
    const waits = given(two, exchange('x'), [10, 99, 98]);
    expect(waits.events).toMatchObject([{ type: 'brawlExchanged', winner: 'x', grade: 'mediumSuccess' }]);
    const none = given(two, exchange('z'), [90, 91, 92]);
    expect(none.events).toMatchObject([{ winner: null, grade: null }]);
    expect(none.state.brawls[0]!.blow).toBeNull();
  });

  it('that waits falls on whom the winner says, or on the first', () => {
    const waits = given(
      brawl([fighter('x')], [fighter('y', { blows: 3 }), fighter('z')]),
      exchange(),
      [10, 99, 98],
    ).state;
    const strike = (target: string | null) => ({ type: 'strikeBlow', id: 'b', target }) as const;
    expect(given(waits, strike(null), [8]).events[0]).toMatchObject({
      target: 'y',
      blowsLeft: 0,
      knockedOut: true,
      by: 'x',
    });
    expect(given(waits, strike('z'), [2]).events[0]).toMatchObject({ target: 'z', blowsLeft: 7 });
    expect(whyOf(waits, strike('x'))).toEqual({ code: 'TARGET_UNKNOWN' });
    const gone = {
      ...waits,
      brawls: waits.brawls.map((one) => ({ ...one, b: one.b.map((two) => ({ ...two, out: true })) })),
    };
    expect(whyOf(gone, strike(null))).toEqual({ code: 'SIDE_EMPTY' });
    expect(whyOf(given(waits, strike(null), [8]).state, strike(null))).toEqual({ code: 'NO_BLOW_WAITS' });
    expect(whyOf(tableOf(), strike(null))).toEqual({ code: 'BRAWL_UNKNOWN' });
    const house = { ...waits, settings: { ...waits.settings, brawlGradeDamage: true } };
    const low = given(
      { ...house, brawls: [{ ...waits.brawls[0]!, blow: null }] },
      exchange(),
      [50, 99, 98],
    ).state;
    expect(given(low, strike('z'), [10]).events[0]).toMatchObject({ damage: 2 });
  });

  it('takes from the card of whoever has one, and knocks out', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const table = tableOf(card('ada', { blowsMax: 9 }, { aim, morale: 50 }), card('bob', {}, { aim }));
    const state = brawl([fighter('ada', { who: 'ada', name: '' })], [fighter('y')], table);
    const hit = given(state, exchange(), [99, 10], [8]);
    expect(hit.events.at(-1)).toMatchObject({ targetWho: 'ada', targetName: 'ada', blowsLeft: 5 });
    expect(hit.state.commandos).toMatchObject([
      { blows: { max: 9, now: 5 }, status: 'active', aim: null },
      { aim, status: 'active' },
    ]);
    expect(hit.state.prompts).toMatchObject([{ trigger: 'highFailure', who: ['ada'] }]);
    const out = given(hit.state, exchange(), [90, 10], [10]);
    expect(out.state.commandos[0]).toMatchObject({ blows: { now: 0 }, status: 'unconscious' });
    expect(out.state.brawls[0]!.a[0]).toMatchObject({ out: true });
  });
});
