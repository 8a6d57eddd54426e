/** How a forecast is walked: which courses are one, how far it goes, and whose chances it must keep apart. */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import { FRESH_STEP, type State } from '../model/game.ts';
import type { Forecast } from '../rules/forecast.ts';
import { type Course, courseFrom, untilDice } from '../rules/forecast-course.ts';
import { forecast, forecastExactly, MOST_EXACT, testsToCome } from '../rules/forecast-exact.ts';
import { type Ranges, rangesOf, type Told } from '../rules/forecast-ranges.ts';
import { person, seeded, table } from './tools.ts';

const shaken = (demoralisation: number): Partial<Character> => ({
  points: { demoralisation, pursuit: 0, attack: 0, fury: 0 },
});
const at = (id: string, x: number, changes: Partial<Character> = {}, profile: Partial<Profile> = {}) =>
  person(id, profile, { pos: { x, y: 10 }, ...changes });
const RUNS = { status: 'flight' } as const;
const OFFICER = { role: 'officer', areaOfInfluenceCm: 30 } as const;
const course = (state: State, ranges: Ranges = rangesOf(state, 'a')): Course =>
  courseFrom(state, 'a', ranges);
const exactly = (state: State): Forecast => forecastExactly(course(state));
const drawnOrWalked = (state: State): Forecast => forecast(state, 'a', rangesOf(state, 'a'), seeded(1));
const chanceOf = ({ byCharacter }: Forecast, id: string): number =>
  byCharacter.find((one) => one.id === id)?.chance ?? 0;

describe('courses', () => {
  it('that end with the same fleeing are one, whatever else became of the others', () => {
    // Passed or cowering: nobody flees either way.
    expect(exactly(table([at('p', 10, shaken(1))], {})).runs).toBe(2);
  });

  it('are one in whatever order the same ran', () => {
    const heap = [at('A', 10, shaken(1)), at('B', 14, shaken(1)), at('C', 18)];
    // Ten endings: A then B with C passing is the same as B then A.
    expect(exactly(table(heap, {})).runs).toBe(10);
  });

  it('are kept apart by who ran last: he alone frightens those near him (CH-1.12)', () => {
    // B stands between A and C, who do not see each other.
    const row = [at('A', 10, shaken(1)), at('B', 20, shaken(1)), at('C', 31)];
    // A then B leaves C a point to test. B then A does not: the point of B had gone to A.
    const [flees, holds] = [1 / 12, 10 / 12];
    const both = flees * flees;
    const afterA = flees * holds * flees + flees * flees * (1 / 6);
    const besideCowering = flees * flees;
    expect(chanceOf(exactly(table(row, {})), 'C')).toBeCloseTo(flees * (both + afterA + besideCowering), 12);
  });

  it('tell the totals of two stars apart (CH-8.1)', () => {
    const leader = at('L', 10, { retreating: true }, { ...OFFICER, stars: 2, leadership: 0 });
    const seen = exactly(table([leader, at('B', 35)], {}));
    let mean = 0;
    for (const one of [1, 2, 3, 4, 5, 6])
      for (const other of [1, 2, 3, 4, 5, 6]) mean += (1 - (5 / 6) ** (one + other)) / 2 / 36;
    expect(chanceOf(seen, 'B')).toBeCloseTo(mean / 6, 12);
  });
});

describe('the bound of an exact forecast', () => {
  it('is eight tests, however few courses they have', () => {
    // One outcome or the other for each: a retreat that fails is a flight (CH-6.3).
    const nine = Array.from({ length: 9 }, (_, i) => at(`p${i}`, 5 + 19 * i, { retreating: true }));
    expect(drawnOrWalked(table(nine.slice(1), {})).exact).toBe(true);
    expect(drawnOrWalked(table(nine, {}))).toMatchObject({ exact: false, runs: 2_000 });
  });

  it('is twelve thousand courses, however few tests they have', () => {
    const heap = Array.from({ length: 7 }, (_, i) => at(`p${i}`, 10 + i, shaken(i + 1)));
    const state = table(heap, {});
    expect(testsToCome(course(state))).toBeLessThanOrEqual(MOST_EXACT);
    expect(drawnOrWalked(state)).toMatchObject({ exact: false, runs: 2_000 });
  });

  it('counts nobody who cannot take a point, though a list names him', () => {
    const people = [at('x', 10, RUNS), at('p', 90), at('gone', 12, { onTable: false })];
    const state = table([...people, at('e', 12, {}, { side: 'b' })], {});
    const named = (ids: readonly string[]): Ranges => ({
      ...{ near: new Map([['x', ids]]), area: new Map(), threats: {}, basis: 'taps' },
    });
    // The recovery of x, who may then have to test as well.
    expect(testsToCome(course(state, named([])))).toBe(1);
    expect(testsToCome(course(state, named(['gone', 'e'])))).toBe(1);
    expect(testsToCome(course(state, named(['gone', 'p', 'e'])))).toBe(2);
  });
});

describe('the next dice', () => {
  it('are the tests, where a leader load has no star to throw', () => {
    const leader = at('o', 10, { ...RUNS, owesLoad: true }, { ...OFFICER, leadership: 1, stars: 0 });
    const step = { ...FRESH_STEP, order: ['a', 'b'], round: 2 } as const;
    const next = untilDice(course(table([leader, at('p', 20)], { phase: 'flight', step })));
    expect(next.course.state.step?.stage).toBe('test');
    expect(next.due?.rules).toHaveLength(1);
    const starred = untilDice(
      course(table([{ ...leader, stars: 1 }, at('p', 20)], { phase: 'flight', step })),
    );
    expect(starred.course.state.step?.stage).toBe('share');
  });

  it('of a recovery count the threats that were tapped, not those of the map (CH-16.7)', () => {
    const state = table([at('x', 10, RUNS), at('e', 90, {}, { side: 'b', chargeDistanceCm: 5 })], {});
    const told: readonly Told[] = [{ id: 'x', ids: ['e'], kind: 'threat', now: true }];
    expect(exactly(state).fleeing[0]).toBeCloseTo(5 / 6, 12);
    expect(forecastExactly(course(state, rangesOf(state, 'a', told))).fleeing[0]).toBeCloseTo(25 / 36, 12);
  });
});
