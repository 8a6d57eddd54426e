/** What a forecast is made of: the figures read at a glance, the ranges it rests on, what is still to come. */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { FRESH_STEP, type State, type Step } from '../model/game.ts';
import { type Ending, type Forecast, summarise } from '../rules/forecast.ts';
import { courseFrom, fleeingNow, untilDice } from '../rules/forecast-course.ts';
import { forecast, forecastExactly, MOST_EXACT, testsToCome } from '../rules/forecast-exact.ts';
import { forecastFigures } from '../rules/forecast-figures.ts';
import { type Ranges, rangesOf, type Told, toldBy } from '../rules/forecast-ranges.ts';
import { person, seeded, table } from './tools.ts';

const NONE = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
const shaken = (demoralisation: number): Partial<Character> => ({ points: { ...NONE, demoralisation } });
const at = (id: string, x: number, changes: Partial<Character> = {}, profile: Partial<Profile> = {}) =>
  person(id, profile, { pos: { x, y: 10 }, ...changes });
const RUNS = { status: 'flight' } as const;
const OFFICER = { role: 'officer', areaOfInfluenceCm: 20 } as const;
const tapping = (characters: readonly Character[]): State => {
  const state = table(characters, {});
  return { ...state, armies: { ...state.armies, a: { ...state.armies.a, rangeMode: 'tap' } } };
};
const course = (state: State, side: 'a' | 'b' = 'a', ranges: Ranges = rangesOf(state, side)) =>
  courseFrom(state, side, ranges);
const inStep = (phase: State['phase'], step: Partial<Step>): Partial<State> => ({
  phase,
  step: { ...FRESH_STEP, order: ['a', 'b'], ...step },
});

describe('figures', () => {
  const of = (count: number, ...fleeing: number[]) =>
    forecastFigures(
      table(
        [
          ...Array.from({ length: count }, (_, i) => person(`p${i}`, {}, {})),
          person('gone', {}, { onTable: false }),
          person('e', { side: 'b' }, {}),
        ],
        {},
      ),
      'a',
      { fleeing } as unknown as Forecast,
    );

  it('leave out a tenth of the courses at each end', () => {
    expect(of(4, 0.1, 0.8, 0.1)).toMatchObject({ from: 0, to: 1 });
    expect(of(4, 0.09, 0.8, 0.11)).toMatchObject({ from: 1, to: 2 });
    expect(of(4, 0.05, 0.04, 0.02, 0.78, 0.05, 0.06)).toMatchObject({ from: 2, to: 4 });
    expect(of(4, 1)).toMatchObject({ from: 0, to: 0 });
    expect(of(4)).toMatchObject({ from: 0, to: 0 });
    expect(of(4, 0.5, 0.3)).toMatchObject({ from: 0, to: 1 });
  });

  it('call it a rout when more than a quarter of those on the table run, and more than one', () => {
    expect(of(8, 0.4, 0.3, 0.2, 0.06, 0.04)).toMatchObject({ routAbove: 2 });
    expect(of(8, 0.4, 0.3, 0.2, 0.06, 0.04).rout).toBeCloseTo(0.1, 12);
    expect(of(10, 1)).toMatchObject({ routAbove: 3, rout: 0 });
    expect(of(1, 0.5, 0.25, 0.25)).toMatchObject({ routAbove: 1, rout: 0.25 });
  });
});

describe('endings', () => {
  it('are summed up by their weights', () => {
    const state = table([person('o', OFFICER, {}), person('p', {}, {}), person('q', {}, {})], {});
    const endings: Ending[] = [
      { fleeing: 2, ran: ['p', 'o'], weight: 0.25 },
      { fleeing: 0, ran: [], weight: 0.25 },
      { fleeing: 1, ran: ['p'], weight: 0.5 },
    ];
    expect(summarise(state, endings, true)).toEqual({
      ...{ exact: true, runs: 3, fleeing: [0.25, 0.5, 0.25], expected: 1, leaderRuns: 0.25 },
      byCharacter: [
        { id: 'p', chance: 0.75 },
        { id: 'o', chance: 0.25 },
      ],
    });
    expect(summarise(state, [], false)).toMatchObject({ exact: false, runs: 0, fleeing: [], expected: 0 });
  });
});

describe('what shares tell of ranges', () => {
  const shared = (track: 'demoralisation' | 'attack' | 'pursuit' | 'threat', id: string): Event => {
    const source = {
      ...{ id, points: 1, split: false, reach: ['p', 'q'], gains: [], lost: 0, tied: [], pick: 0 },
    };
    const sources = [{ ...source, chosen: [], auto: false, fewest: 0 }];
    return {
      ...{ type: 'pointsShared', reason: '', joins: true },
      share: { track, side: 'a', chooser: 'a', manual: false, sources },
    };
  };
  const load = { id: 'o', dice: [], load: 3, each: 1, affected: [] };

  it('is who stands within 10 cm; charges, threats and areas tell nothing of it', () => {
    const told = [{ id: 'x', ids: ['p', 'q'], kind: 'near', now: false }];
    expect(toldBy([shared('demoralisation', 'x')])).toEqual(told);
    expect(toldBy([shared('attack', 'x')])).toEqual(told);
    expect(toldBy([shared('pursuit', 'x'), shared('threat', 'x')])).toEqual([]);
    expect(toldBy([{ type: 'characterKilled', id: 'o', load }, shared('demoralisation', 'o')])).toEqual([]);
    expect(toldBy([{ type: 'characterKilled', id: 'x', load: null }, shared('demoralisation', 'x')])).toEqual(
      told,
    );
    // The load of a recovery is another: it says nothing of a leader's area.
    const tried: Event = {
      ...{ type: 'recoveryTried', id: 'x', dice: 2, load: 2, threat: 0, compulsory: false, declined: false },
      ...{ from: 'flight', result: 'flight' },
    };
    expect(toldBy([tried, shared('demoralisation', 'x')])).toEqual(told);
    const opened: Event = { type: 'roundOpened', round: 2, gifts: [], lost: 0, loads: [load] };
    expect(toldBy([opened, shared('demoralisation', 'o'), shared('demoralisation', 'x')])).toEqual(told);
  });
});

describe('ranges', () => {
  const people = [at('x', 10, RUNS), at('o', 18, {}, OFFICER), at('p', 40), at('e', 12, {}, { side: 'b' })];
  const near = (id: string, ids: readonly string[], now = false): Told => ({ id, ids, kind: 'near', now });

  it('are those of the map where a side measures, for everybody on the table', () => {
    const ranges = rangesOf(table([...people, at('gone', 11, { onTable: false })], {}), 'a');
    expect([...ranges.near]).toEqual([
      ['x', ['o']],
      ['o', ['x']],
      ['p', []],
    ]);
    expect([...ranges.area]).toEqual([['o', ['x', 'p']]]);
    expect(ranges).toMatchObject({ basis: 'map', threats: {} });
    expect(rangesOf(table(people, {}), 'a', [near('x', ['p'])]).near.get('x')).toEqual(['o']);
    expect(rangesOf(tapping(people), 'a').basis).toBe('map');
    expect(rangesOf(tapping(people), 'a', [near('e', ['p'])]).basis).toBe('map');
  });

  it('are those of the taps where a side taps: whoever was tapped together stands together', () => {
    const ranges = rangesOf(tapping(people), 'a', [near('v', ['p']), near('x', ['p', 'o'])]);
    expect(ranges.basis).toBe('taps');
    expect([...ranges.near]).toEqual([
      ['x', ['o', 'p']],
      ['o', ['x', 'p']],
      ['p', ['x', 'o']],
    ]);
    // An area at least as wide as 10 cm holds them too; of a smaller one nothing is known.
    expect(ranges.area.get('o')).toEqual(['x', 'p']);
    const small = tapping([people[0]!, at('o', 18, {}, { role: 'chief', areaOfInfluenceCm: 9.9 })]);
    expect(rangesOf(small, 'a', [near('x', ['o'])]).area.get('o')).toEqual([]);
    const equal = tapping([people[0]!, at('o', 18, {}, { role: 'chief', areaOfInfluenceCm: 10 })]);
    expect(rangesOf(equal, 'a', [near('x', ['o'])]).area.get('o')).toEqual(['x']);
  });

  it('take lists of 10 cm alone for taps: an area says nothing of who stands near whom', () => {
    const area: Told = { id: 'o', ids: ['p'], kind: 'area', now: false };
    expect(rangesOf(tapping(people), 'a', [area]).basis).toBe('map');
    const ranges = rangesOf(tapping(people), 'a', [near('x', ['o']), area]);
    expect([...ranges.near]).toEqual([
      ['x', ['o']],
      ['o', ['x']],
      ['p', []],
    ]);
  });

  it('leave out lists around somebody who is no longer in the roster', () => {
    const lists: readonly Told[] = [
      { id: 'z', ids: ['e'], kind: 'threat', now: true },
      near('z', ['x'], true),
    ];
    expect(rangesOf(table(people, {}), 'a', lists)).toMatchObject({ threats: {}, basis: 'map' });
  });

  it('hold no threat of an enemy who has gone since he was tapped', () => {
    const gone = [people[0]!, at('e', 12, { onTable: false }, { side: 'b' }), at('f', 12, {}, { side: 'b' })];
    const told: Told = { id: 'x', ids: ['e', 'f', 'z'], kind: 'threat', now: true };
    expect(rangesOf(table(gone, {}), 'a', [told]).threats).toEqual({ a: [{ id: 'f', ids: ['x'] }] });
    const none = rangesOf(table(gone.slice(0, 2), {}), 'a', [told]);
    expect(none.threats).toEqual({ a: [] });
    expect(forecastExactly(courseFrom(table(gone.slice(0, 2), {}), 'a', none)).fleeing[0]).toBeCloseTo(
      5 / 6,
      12,
    );
  });

  it('follow what is being tapped for this very share', () => {
    const area: Told = { id: 'o', ids: ['p'], kind: 'area', now: true };
    for (const state of [table(people, {}), tapping(people)]) {
      const ranges = rangesOf(state, 'a', [near('x', ['p'], true), area]);
      expect(ranges.near.get('x')).toEqual(['p']);
      expect(ranges.area.get('o')).toEqual(['p']);
    }
    const before: Told = { ...area, now: false };
    expect(rangesOf(table(people, {}), 'a', [before]).area.get('o')).toEqual(['x', 'p']);
    const threat: Told = { id: 'x', ids: ['e'], kind: 'threat', now: true };
    expect(rangesOf(table(people, {}), 'b', [threat]).threats).toEqual({ a: [{ id: 'e', ids: ['x'] }] });
  });
});

describe('what is still to come', () => {
  it('is every recovery, and whoever can be reached by panic, in ok, cowering or recovering', () => {
    const people = [
      at('x', 10, RUNS),
      at('p', 20, shaken(1)),
      at('q', 30),
      at('c', 40, { status: 'cowering' }),
      at('w', 50, { status: 'fury' }),
      at('far', 90),
      at('bold', 15, {}, { psychDice: { flight: 0, pursuit: 1, attack: 1, fury: 0 } }),
      at('gone', 12, { onTable: false }),
    ];
    // Three try to recover, w among them; then x, p, q, c and w may have to test.
    expect(testsToCome(course(table(people, {})))).toBe(3 + 5);
    const inFlight = table(people, inStep('flight', {}));
    expect(testsToCome(course(inFlight))).toBe(3);
    expect(testsToCome(course(table(people, inStep('recovery', { stage: 'test', tried: ['x', 'c'] }))))).toBe(
      1 + 4,
    );
    expect(testsToCome(course(table(people, { phase: 'offensive', step: FRESH_STEP })))).toBe(0);
    const retreating = table([at('p', 10, { retreating: true }), at('q', 15)], {});
    expect(testsToCome(course(retreating))).toBe(2);
    expect(testsToCome(course(table([at('p', 10), at('q', 15)], {})))).toBe(0);
  });

  it('is walked exactly up to eight tests, and drawn beyond', () => {
    expect(MOST_EXACT).toBe(8);
    const tests = (n: number): State =>
      table(
        Array.from({ length: n }, (_, i) => at(`p${i}`, 5 + 20 * i, shaken(1))),
        {},
      );
    const of = (n: number): Forecast => forecast(tests(n), 'a', rangesOf(tests(n), 'a'), seeded(1));
    const eight = of(8);
    expect(eight.exact).toBe(true);
    expect(eight.expected).toBeCloseTo(8 / 12, 9);
    expect(of(9)).toMatchObject({ exact: false, runs: 2_000 });
  });

  it('begins where the table stands, with the upkeep before the phase', () => {
    const officer = at('o', 10, RUNS, { ...OFFICER, leadership: 2 });
    const begun = course(table([officer], {}));
    expect(begun.state).toMatchObject({
      phase: 'recovery',
      characters: [{ turnsFleeing: 1, leadership: 1 }],
    });
    expect(begun).toMatchObject({ recoveries: ['a'], flight: true, ran: [], side: 'a' });
    expect(fleeingNow(begun)).toBe(1);
    const now = course(table([officer], inStep('recovery', { stage: 'test' })));
    expect(now.state.characters[0]).toMatchObject({ turnsFleeing: 0, leadership: 2 });
    expect(untilDice(now).due?.rules).toHaveLength(1);
    // Phase 2 of a side hangs on that side alone.
    const enemy = at('e', 60, {}, { side: 'b' });
    expect(course(table([officer, enemy], inStep('flight', {}))).state.characters).toHaveLength(1);
    expect(course(table([officer, enemy], inStep('flight', { at: 1 }))).flight).toBe(false);
    expect(course(table([officer, enemy], inStep('recovery', { at: 1 })))).toMatchObject({
      recoveries: [],
      flight: true,
    });
    expect(course(table([officer], { phase: 'closed' }))).toMatchObject({ recoveries: [], flight: false });
  });

  it('looks at the recoveries of an enemy who goes first only where they can weigh', () => {
    const pursuer = at('p', 10, { status: 'pursuit' });
    const enemy = at('e', 60, RUNS, { side: 'b' });
    const recoveries = (own: Character, changes: Partial<State>) =>
      course(table([own, enemy], changes)).recoveries;
    expect(recoveries(pursuer, { lastFirst: 'b' })).toEqual(['b', 'a']);
    expect(recoveries(pursuer, { lastFirst: 'a' })).toEqual(['a']);
    expect(recoveries(at('x', 10, RUNS), { lastFirst: 'b' })).toEqual(['a']);
    const ready = { ...table([], {}).house, onlyReadyThreats: true };
    expect(recoveries(at('x', 10, RUNS), { lastFirst: 'b', house: ready })).toEqual(['b', 'a']);
    expect(recoveries(at('x', 10, { status: 'cowering' }), { lastFirst: 'b', house: ready })).toEqual(['a']);
    expect(recoveries(pursuer, { lastFirst: 'a', ...inStep('recovery', { order: ['b', 'a'] }) })).toEqual([
      'b',
      'a',
    ]);
    expect(
      recoveries(pursuer, { lastFirst: 'b', ...inStep('recovery', { order: ['b', 'a'], at: 1 }) }),
    ).toEqual(['a']);
    const calm = table([pursuer, { ...enemy, status: 'ok' }], { lastFirst: 'b' });
    expect(course(calm).recoveries).toEqual(['a']);
  });
});

describe('an exact forecast', () => {
  const exactly = (state: State): Forecast => forecastExactly(course(state));
  const fails = (n: number): number => 1 - (5 / 6) ** n;

  it('has the officers answer in the turn after their general ran (CH-8.5)', () => {
    const state = table([at('g', 10, RUNS, { role: 'general' }), at('o', 90, {}, OFFICER)], { turn: 3 });
    const lost = (sinceTurn: number): State => ({
      ...state,
      armies: {
        ...state.armies,
        a: { ...state.armies.a, commandLoss: { kind: 'generalFleeing', sinceTurn } },
      },
    });
    const runs = (of: State): number => exactly(of).byCharacter.find(({ id }) => id === 'o')?.chance ?? 0;
    // The general stays in flight in 1 of 6 courses; one point forces flight.
    expect(runs(lost(2))).toBeCloseTo((1 / 6) * fails(1), 12);
    expect(runs(lost(3))).toBe(0);
  });

  it('carries points that a failed recovery leaves, by house rule (CH-1.13)', () => {
    const people = [at('x', 10, { ...RUNS, ...shaken(2) }), at('p', 15, {}, {}), at('q', 16, shaken(1))];
    const house = { ...table([], {}).house, keepPointsAfterFailedRecovery: true };
    const usual = exactly(table(people, {}));
    const kept = exactly(table(people, { house }));
    // Three dice either way; x recovers in (5/6)³.
    expect(usual.fleeing[0]).toBeCloseTo((5 / 6) ** 3 * (1 - fails(1) / 2), 12);
    expect(kept.fleeing[0]).toBeCloseTo(usual.fleeing[0]!, 12);
    expect(usual.fleeing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('goes on for a leader who ran outside of the rounds, and shares his load', () => {
    const officer = at('o', 10, { ...RUNS, owesLoad: true }, { ...OFFICER, leadership: 1, stars: 0 });
    const state = table([officer, at('p', 20)], inStep('flight', { round: 2 }));
    expect(exactly(state).byCharacter).toEqual([{ id: 'p', chance: expect.closeTo(fails(1) / 2, 12) }]);
    expect(exactly(state).leaderRuns).toBe(0);
  });
});
