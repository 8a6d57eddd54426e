/** What events change and whom they concern: each part of the state that a command touches, and nothing else. */
import { describe, expect, it } from 'vitest';
import { type Character, isPresent, newCharacter } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { FRESH_STEP, type ShareRecord, type State } from '../model/game.ts';
import { byStatus, leftovers } from '../rules/closing.ts';
import { evolve } from '../rules/evolve.ts';
import { enterReaction, leave, passTest, withCause, withPoints } from '../rules/reaction.ts';
import { rosterOf } from '../rules/roster-copy.ts';
import { ruleset } from '../rules/ruleset.ts';
import { person, table } from './tools.ts';

const NONE = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
const NO_CAUSES = { demoralisation: [], pursuit: [], attack: [], fury: [] };
const share = (sources: Partial<ShareRecord['sources'][number]>[]): ShareRecord => ({
  ...{ track: 'attack', side: 'a', chooser: 'a', manual: false, before: [] },
  sources: sources.map((one, i) => ({
    ...{ id: `s${i}`, points: 1, split: false, reach: [], gains: [], lost: 0 },
    ...{ tied: [], pick: 0, chosen: [], auto: false, fewest: 0 },
    ...one,
  })),
});

describe('the figures that an event concerns', () => {
  const gains = share([
    { gains: [{ id: 'p', points: 1 }] },
    {
      gains: [
        { id: 'q', points: 1 },
        { id: 'p', points: 2 },
      ],
    },
  ]);
  const result = (id: string) => ({ id, track: 'attack', points: 1, dice: 1, enters: null }) as const;
  const EVENTS: readonly (readonly [Event, readonly string[]])[] = [
    [{ type: 'charactersAdded', characters: [person('p', {}, {}), person('q', {}, {})] }, ['p', 'q']],
    [{ type: 'charactersRemoved', removed: [{ id: 'p', name: 'P' }] }, ['p']],
    [{ type: 'tokensMoved', moves: [{ id: 'p', pos: null, facingDeg: 0 }], deployed: false }, ['p']],
    [{ type: 'fledAcross', move: { id: 'p', pos: null, facingDeg: 0 } }, ['p']],
    [{ type: 'pointsShared', share: gains, reason: '', joins: true }, ['p', 'q']],
    [{ type: 'pickChanged', source: 's0', share: gains }, ['p', 'q']],
    [{ type: 'targetsSet', targets: [{ id: 'p', targetId: 'q' }] }, ['p']],
    [{ type: 'psychologyBegun', fleeing: [{ id: 'p', leadershipTaken: 0 }] }, ['p']],
    [
      { type: 'roundOpened', round: 1, gifts: [{ id: 'p', points: 1, why: 'retreat' }], lost: 0, loads: [] },
      ['p'],
    ],
    [{ type: 'roundClosed', round: 1, results: [result('p'), result('q'), result('p')] }, ['p', 'q']],
    [{ type: 'tested', result: result('p'), voluntary: false, from: 'ok' }, ['p']],
    [{ type: 'retreatSet', id: 'p', on: true }, ['p']],
    [{ type: 'turnEnded', turn: 2 }, []],
    [{ type: 'sideFinished', side: 'a', rounds: 1 }, []],
  ];

  it.each(EVENTS.map(([event, ids]) => [event.type, event, ids] as const))('%s', (_type, event, ids) => {
    expect(ruleset.touches(event)).toEqual(ids);
  });
});

describe('what a test, a reaction and its end do to one character (CH-1.13, CH-14.6)', () => {
  const one = person(
    'x',
    {},
    {
      ...{
        points: { demoralisation: 2, pursuit: 1, attack: 3, fury: 0 },
        carriedPoints: 1,
        retreating: true,
      },
      causes: { demoralisation: ['a', 'b'], pursuit: ['c'], attack: ['d'], fury: [] },
      ...{ pendingForcedFlight: true, owesLoad: true, turnsFleeing: 3, leadershipLost: 2, hasTurned: true },
      targetId: 'e',
    },
  );

  it('a cause moves to the end of its list; of 400 the oldest falls out', () => {
    expect(withCause(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
    expect(withCause(['a', 'b', 'c'], 'b')).toEqual(['a', 'c', 'b']);
    expect(withCause(['a', 'b'], 'b')).toEqual(['a', 'b']);
    const full = Array.from({ length: 400 }, (_, i) => `c${i}`);
    expect(withCause(full, 'new')).toEqual([...full.slice(1), 'new']);
  });

  it('points stay from 0 to 999; a forced flight goes with the last of demoralisation', () => {
    expect(withPoints(one, 'attack', 2, 'z')).toMatchObject({
      ...{ points: { ...one.points, attack: 5 }, causes: { ...one.causes, attack: ['d', 'z'] } },
      pendingForcedFlight: true,
    });
    expect(withPoints(one, 'attack', 5_000).points.attack).toBe(999);
    expect(withPoints(one, 'attack', -5)).toMatchObject({ points: { attack: 0 }, pendingForcedFlight: true });
    expect(withPoints(one, 'demoralisation', -1).pendingForcedFlight).toBe(true);
    expect(withPoints(one, 'demoralisation', -2).pendingForcedFlight).toBe(false);
    expect(withPoints({ ...one, pendingForcedFlight: false }, 'attack', 1).pendingForcedFlight).toBe(false);
  });

  it('a passed test uses up its points, and its track forgets its causes', () => {
    const passed = passTest(one, 'demoralisation', 2);
    expect(passed.points).toEqual({ ...one.points, demoralisation: 0 });
    expect(passed.causes).toEqual({ ...one.causes, demoralisation: [] });
    expect(passTest(one, 'demoralisation', 1).points.demoralisation).toBe(1);
    expect(passed.retreating).toBe(true);
  });

  it('a reaction keeps the causes of its own track alone, and begins a flight afresh', () => {
    const gone = {
      points: NONE,
      carriedPoints: 0,
      retreating: false,
      pendingForcedFlight: false,
      owesLoad: false,
    };
    expect(enterReaction(one, 'attack')).toEqual({
      ...one,
      ...gone,
      ...{ status: 'attack', causes: { ...NO_CAUSES, attack: ['d'] } },
    });
    expect(enterReaction(one, 'flight')).toEqual({
      ...one,
      ...gone,
      ...{ status: 'flight', causes: { ...NO_CAUSES, demoralisation: ['a', 'b'] } },
      ...{ turnsFleeing: 0, leadershipLost: 0, hasTurned: false },
    });
    expect(enterReaction(one, 'cowering')).toMatchObject({
      turnsFleeing: 3,
      leadershipLost: 2,
      hasTurned: true,
    });
    expect(enterReaction({ ...one, status: 'pursuit' }, 'attack').causes).toEqual(NO_CAUSES);
    expect(enterReaction({ ...one, status: 'cowering' }, 'flight').causes.demoralisation).toEqual(['a', 'b']);
    expect(enterReaction({ ...one, status: 'pursuit' }, 'pursuit').causes.pursuit).toEqual(['c']);
    expect(enterReaction(one, 'ok').causes).toEqual(NO_CAUSES);
  });

  it('whoever dies or leaves has nothing left to weigh', () => {
    const empty = { points: NONE, carriedPoints: 0, causes: NO_CAUSES, retreating: false };
    for (const alive of [true, false])
      expect(leave(one, alive)).toEqual({
        ...one,
        ...empty,
        ...{ alive, onTable: false, pendingForcedFlight: false, owesLoad: false, targetId: null },
      });
  });
});

describe('the state', () => {
  const step = { ...FRESH_STEP, order: ['a', 'b'], drawn: 'b', stage: 'test' } as const;
  const record = share([]);
  const at = (phase: State['phase'], changes: Partial<State> = {}): State =>
    table([person('p', {}, { pos: { x: 1, y: 2 } }), person('q', {}, {})], { phase, step, ...changes });

  it('keeps the shares of the last step only over what is no step of the game (CH-2.7)', () => {
    const shared = at('flight', { shares: [record] });
    const kept: Event[] = [
      { type: 'tokensMoved', moves: [], deployed: false },
      { type: 'targetsSet', targets: [] },
      { type: 'armyChanged', side: 'a', name: 'x', shareMode: 'auto', rangeMode: 'tap' },
      { type: 'leadershipSpent', id: 'p', spent: 1 },
      { type: 'commandChanged', side: 'a', commandLoss: { kind: 'none' }, byHand: false },
    ];
    for (const event of kept) expect(evolve(shared, event).shares).toEqual([record]);
    const steps: Event[] = [
      { type: 'retreatSet', id: 'p', on: true },
      { type: 'lotsDrawn', chooser: 'a' },
      { type: 'settingChanged', key: 'coweringCanBreak', value: false },
      { type: 'characterKilled', id: 'p', load: null },
      { type: 'turnEnded', turn: 2 },
    ];
    for (const event of steps) expect(evolve(shared, event).shares).toEqual([]);
    const joined = (joins: boolean): Event => ({ type: 'pointsShared', share: record, reason: '', joins });
    expect(evolve(shared, joined(true)).shares).toHaveLength(2);
    expect(evolve(shared, joined(false)).shares).toHaveLength(1);
  });

  it('goes from side to side and from part to part (CH-13.1, CH-13.10)', () => {
    const done: Event = { type: 'sideFinished', side: 'a', rounds: 1 };
    const second = evolve(at('recovery'), done);
    expect(second).toMatchObject({
      phase: 'recovery',
      step: { ...FRESH_STEP, order: ['a', 'b'], drawn: 'b', at: 1 },
    });
    expect(evolve(second, done)).toMatchObject({ phase: 'flight', step: FRESH_STEP });
    expect(evolve(evolve(at('flight'), done), done)).toMatchObject({ phase: 'offensive', step: FRESH_STEP });
    expect(evolve(evolve(at('offensive'), done), done)).toMatchObject({ phase: 'closed', step: null });
    expect(evolve(at('flight'), { type: 'phaseSkipped', phase: 'flight' }).phase).toBe('offensive');
    const idle = at('battle', { step: null });
    expect(evolve(idle, done)).toBe(idle);
  });

  it('takes no result of a test where no test is going on', () => {
    const idle = at('battle', { step: null });
    const result = { id: 'p', track: 'attack', points: 1, dice: 1, enters: 'attack' } as const;
    expect(evolve(idle, { type: 'tested', result, voluntary: false, from: 'ok' })).toEqual(idle);
  });

  it('begins a round with what it asks, and ends it with who gives points in the next', () => {
    const owing = at('flight', { characters: [person('p', {}, { owesLoad: true }), person('q', {}, {})] });
    const load = { id: 'p', dice: [], load: 0, each: 0, affected: [] };
    const gift = (why: 'retreat' | 'command' | 'fury') => ({ id: 'q', points: 2, why });
    const opened = evolve(owing, {
      type: 'roundOpened',
      round: 1,
      gifts: [gift('command')],
      lost: 0,
      loads: [load],
    });
    expect(opened.characters[0]?.owesLoad).toBe(false);
    expect(opened.characters[1]).toMatchObject({ points: { demoralisation: 2 }, pendingForcedFlight: true });
    const fury = evolve(owing, { type: 'roundOpened', round: 1, gifts: [gift('fury')], lost: 0, loads: [] });
    expect(fury.characters[1]).toMatchObject({
      points: { fury: 2, demoralisation: 0 },
      pendingForcedFlight: false,
    });
    expect(fury.characters[0]?.owesLoad).toBe(true);
    const result = (id: string, enters: 'flight' | 'cowering' | 'attack' | null) =>
      ({ id, track: 'demoralisation', points: 1, dice: 1, enters }) as const;
    const closed = evolve(owing, {
      type: 'roundClosed',
      round: 1,
      results: [result('p', 'flight'), result('q', 'cowering')],
    });
    expect(closed.step).toMatchObject({ round: 2, stage: 'share', sources: ['p'], results: [] });
    expect(closed.characters.map(({ status }) => status)).toEqual(['flight', 'cowering']);
    const angry = evolve(owing, {
      type: 'roundClosed',
      round: 1,
      results: [result('p', null), result('q', 'attack')],
    });
    expect(angry.step?.sources).toEqual(['q']);
    const late = evolve(at('battle', { step: null }), {
      type: 'roundClosed',
      round: 1,
      results: [result('p', 'flight')],
    });
    expect(late).toMatchObject({ step: null, characters: [{ status: 'flight' }, { status: 'ok' }] });
  });

  it('takes whoever leaves off the map; the dead stay where they fell', () => {
    expect(evolve(at('battle'), { type: 'tableLeft', id: 'p' }).characters[0]).toMatchObject({
      ...{ alive: true, onTable: false, pos: null },
    });
    expect(
      evolve(at('battle'), { type: 'characterKilled', id: 'p', load: null }).characters[0],
    ).toMatchObject({
      ...{ alive: false, onTable: false, pos: { x: 1, y: 2 } },
    });
    expect(evolve(at('battle'), { type: 'rosterMoved', id: 'z', to: 0 }).characters).toHaveLength(2);
    const again = evolve(at('battle'), {
      type: 'charactersAdded',
      characters: [person('p', { size: 2 }, {})],
    });
    expect(again.characters.map(({ id, size }) => [id, size])).toEqual([
      ['q', 1],
      ['p', 2],
    ]);
  });
});

describe('the closing check (CH-13.11)', () => {
  const odd = (id: string, changes: Partial<Character>) => person(id, {}, changes);
  const people = [
    odd('calm', {}),
    odd('left', { points: { ...NONE, attack: 2 } }),
    odd('own', { status: 'flight', points: { ...NONE, demoralisation: 1 } }),
    odd('foreign', { status: 'flight', points: { ...NONE, fury: 1 } }),
    odd('gone', { points: { ...NONE, fury: 1 }, onTable: false }),
    person('e', { side: 'b' }, { status: 'flight' }),
  ];

  it('finds points in ok, and foreign ones in a reaction', () => {
    expect(leftovers(table(people, {}))).toEqual([
      { id: 'left', track: 'attack', points: 2 },
      { id: 'foreign', track: 'fury', points: 1 },
    ]);
  });

  it('sums up a side by its states', () => {
    const ids = (side: 'a' | 'b') =>
      Object.entries(byStatus(table(people, {}), side)).map(([status, own]) => [
        status,
        own.map(({ id }) => id),
      ]);
    expect(ids('a')).toEqual([
      ['ok', ['calm', 'left']],
      ['flight', ['own', 'foreign']],
      ...['cowering', 'pursuit', 'fury', 'attack'].map((status) => [status, []]),
    ]);
    expect(byStatus(table(people, {}), 'b').flight.map(({ id }) => id)).toEqual(['e']);
    expect(people.filter(isPresent)).toHaveLength(5);
  });
});

describe('the roster of a table', () => {
  it('keeps names, profiles, house rules, the mat and how armies share; flight gives back what it took', () => {
    const worn = person(
      'o',
      { role: 'officer', leadership: 49, side: 'b' },
      { leadershipLost: 3, status: 'flight' },
    );
    const state = table([worn], {
      turn: 7,
      phase: 'closed',
      lastFirst: 'b',
      board: { widthCm: 90, heightCm: 60, scenery: 'ford' },
    });
    const { armies, house } = state;
    const lost = {
      ...armies,
      b: { ...armies.b, name: 'Iberia', commandLoss: { kind: 'generalDead', sinceTurn: 2 } },
    } as const;
    const own = { ...house, commandLossPoints: 4 };
    expect(rosterOf({ ...state, armies: lost, house: own })).toEqual({
      ...table([newCharacter('o', { ...worn, leadership: 50 })], {}),
      ...{ board: state.board, house: own, lastFirst: 'a' },
      armies: { a: armies.a, b: { ...lost.b, commandLoss: { kind: 'none' } } },
    });
  });
});
