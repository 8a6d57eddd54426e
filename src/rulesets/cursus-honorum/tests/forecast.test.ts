/** The forecast against hand counts, against courses drawn at random, and against the game itself. */
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import type { Character, Profile } from '../model/character.ts';
import { FRESH_STEP, type State } from '../model/game.ts';
import { type Forecast, forecastByChance, type Random } from '../rules/forecast.ts';
import { courseFrom } from '../rules/forecast-course.ts';
import { forecast, forecastExactly, MOST_EXACT, testsToCome } from '../rules/forecast-exact.ts';
import { rangesOf, toldBy } from '../rules/forecast-ranges.ts';
import { whatNow } from '../rules/guide.ts';
import { isFleeing } from '../rules/load.ts';
import { fleeingCounts } from '../rules/odds.ts';
import { person, seeded, table, tryOut } from './tools.ts';

const points = (demoralisation: number): Partial<Character> => ({
  points: { demoralisation, pursuit: 0, attack: 0, fury: 0 },
});
const at = (id: string, x: number, profile: Partial<Profile>, changes: Partial<Character>): Character =>
  person(id, profile, { pos: { x, y: 10 }, ...changes });
const exactly = (state: State): Forecast => forecastExactly(courseFrom(state, 'a', rangesOf(state, 'a')));
const chanceOf = ({ byCharacter }: Forecast, id: string): number =>
  byCharacter.find((one) => one.id === id)?.chance ?? 0;
const expectCounts = ({ fleeing }: Forecast, ...chances: readonly number[]): void => {
  expect(fleeing.length).toBe(chances.length);
  for (const [k, chance] of chances.entries()) expect(fleeing[k]).toBeCloseTo(chance, 12);
};

describe('given a character in flight before the phase', () => {
  const runner = at('X', 10, {}, { status: 'flight' });

  it('when nobody is near, then it is the chance of its recovery alone', () => {
    expectCounts(exactly(table([runner], {})), 5 / 6, 1 / 6);
  });

  it('when an enemy could charge it, then the threat die counts (CH-16.7)', () => {
    const enemy = at('E', 25, { side: 'b', chargeDistanceCm: 20 }, {});
    expectCounts(exactly(table([runner, enemy], {})), 25 / 36, 11 / 36);
  });

  it('when a friend is near, then panic spreads only if it does not recover', () => {
    const seen = exactly(table([runner, at('Y', 15, {}, {})], {}));
    expectCounts(seen, 5 / 6, (1 / 6) * (11 / 12), 1 / 72);
    expect(chanceOf(seen, 'Y')).toBeCloseTo(1 / 72, 12);
    expect(seen.expected).toBeCloseTo(1 / 72, 12);
  });

  it('when it has tried in vain already, then only what is still to come is open', () => {
    const step = { ...FRESH_STEP, order: ['a', 'b'], stage: 'test', tried: ['X'] } as const;
    const state = table([runner, at('Y', 15, {}, {})], { phase: 'recovery', step });
    expectCounts(exactly(state), 0, 11 / 12, 1 / 12);
  });

  it('when it recovers beside one who still runs, then it may run again', () => {
    const slow = { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } };
    const seen = exactly(table([runner, at('Y', 15, slow, { status: 'flight' })], {}));
    // X recovers (5/6) while Y, with two dice, does not (11/36): one point on X, 1 in 12 that it runs.
    expect(chanceOf(seen, 'X')).toBeCloseTo((5 / 6) * (11 / 36) * (1 / 12), 12);
  });

  it('when an enemy who goes first may become a threat by recovering, then both ways count', () => {
    const house = { ...table([], {}).house, onlyReadyThreats: true };
    const enemy = at('E', 25, { side: 'b', chargeDistanceCm: 20 }, { status: 'cowering' });
    const both = (5 / 6) * (25 / 36) + (1 / 6) * (5 / 6);
    expectCounts(exactly(table([runner, enemy], { house, lastFirst: 'b' })), both, 1 - both);
    expectCounts(exactly(table([runner, enemy], { house, lastFirst: 'a' })), 5 / 6, 1 / 6);
  });
});

describe('given points before the phase', () => {
  it('when nobody stands near, then it is the Poisson-binomial of the tests', () => {
    const tests = [1, 2, 3].map((n) => ({ dice: 1, points: n, status: 'ok', forcedFlight: false }) as const);
    const state = table(
      tests.map((test, i) => at(`p${i}`, 30 * (i + 1), {}, points(test.points))),
      {},
    );
    expectCounts(exactly(state), ...fleeingCounts(tests));
  });

  it('when a friend stands near, then panic takes him along in round 2', () => {
    const seen = exactly(table([at('A', 10, {}, points(1)), at('B', 15, {}, {})], {}));
    expectCounts(seen, 11 / 12, (1 / 12) * (11 / 12), 1 / 144);
  });

  it('when a leader in retreat runs, then his load is shared in his area (CH-8.1)', () => {
    const officer = { role: 'officer', stars: 1, leadership: 1, areaOfInfluenceCm: 30 } as const;
    const seen = exactly(table([at('L', 10, officer, { retreating: true }), at('B', 35, {}, {})], {}));
    const loads = [2, 3, 4, 5, 6, 7].map((load) => (1 - (5 / 6) ** load) / 2);
    const mean = loads.reduce((sum, chance) => sum + chance, 0) / 6;
    expect(seen.leaderRuns).toBeCloseTo(1 / 6, 12);
    expect(chanceOf(seen, 'B')).toBeCloseTo(mean / 6, 12);
  });
});

describe('given the middle of the phase', () => {
  const [a, b] = [at('A', 10, {}, points(1)), at('B', 15, {}, points(2))];
  const ran = { id: 'A', track: 'demoralisation', points: 1, dice: 1, enters: 'flight' } as const;

  it('when one of a round has run already, then the others of the round and those near him are open', () => {
    const step = { ...FRESH_STEP, order: ['a', 'b'], stage: 'test', round: 2, results: [ran] } as const;
    const seen = exactly(table([a, b], { phase: 'flight', step }));
    const fails = 11 / 36;
    // B runs at once, holds and runs from A's point, or cowers and breaks under it.
    const runs = fails / 2 + (25 / 36) * (1 / 12) + (fails / 2) * (1 / 6);
    expectCounts(seen, 0, 1 - runs, runs);
  });

  it('when the side has played its rounds, then nothing is open any more', () => {
    const step = { ...FRESH_STEP, order: ['a', 'b'], at: 1 } as const;
    expectCounts(exactly(table([{ ...a, status: 'flight' }, b], { phase: 'flight', step })), 0, 1);
    expectCounts(exactly(table([a, b], { phase: 'offensive', step: FRESH_STEP })), 1);
  });
});

/** The rest of a phase as two players with nothing to decide play it: the guide's own button. */
function played(start: State, random: Random): { readonly fleeing: number; readonly ran: Set<string> } {
  let state = start;
  const ran = new Set<string>();
  while (state.phase !== 'closed') {
    const command = whatNow(state).command ?? { type: 'chooseFirst', first: state.lastFirst };
    const next = tryOut(state, command, random);
    expect(next.refused).toBeNull();
    for (const event of next.events)
      if (event.type === 'roundClosed')
        for (const { id, enters } of event.results) if (enters === 'flight') ran.add(id);
    state = next.state;
  }
  return { fleeing: state.characters.filter((one) => one.side === 'a' && isFleeing(one)).length, ran };
}

const officer = { role: 'officer', stars: 2, leadership: 2, areaOfInfluenceCm: 20 } as const;
const CAUSES = { demoralisation: [], pursuit: [], attack: [], fury: [] };
const two = { psychDice: { flight: 2, pursuit: 1, attack: 1, fury: 0 } } as const;
const SITUATIONS: readonly (readonly [string, State])[] = [
  [
    'panic, a leader, a recovery',
    table(
      [
        at('A', 10, two, points(2)),
        at('B', 16, two, {}),
        at('C', 22, officer, { status: 'cowering', ...points(1) }),
        at('X', 13, {}, { status: 'flight', ...points(1) }),
      ],
      {},
    ),
  ],
  [
    'an enemy who may recover first and leave a pursuer without prey',
    table(
      [
        at('P', 10, {}, { status: 'pursuit', causes: { ...CAUSES, pursuit: ['E'] } }),
        at('A', 16, two, points(2)),
        at('E', 60, { side: 'b' }, { status: 'flight' }),
      ],
      { lastFirst: 'b' },
    ),
  ],
  [
    'a general in flight whose officers answer for it',
    table(
      [
        at('G', 10, { ...officer, role: 'general' }, { status: 'flight', turnsFleeing: 1 }),
        at('O', 90, officer, {}),
        at('B', 16, {}, {}),
      ],
      {
        turn: 3,
        armies: {
          ...table([], {}).armies,
          a: { ...table([], {}).armies.a, commandLoss: { kind: 'generalFleeing', sinceTurn: 2 } },
        },
      },
    ),
  ],
];

/** Courses drawn, and phases played by commands. */
const DRAWN = 4_000;
const PLAYED = 800;

describe.each(SITUATIONS)('given %s', (_name, state) => {
  const within = (drawn: number, chance: number, runs: number): void =>
    expect(Math.abs(drawn - chance)).toBeLessThanOrEqual(
      4 * Math.sqrt((chance * (1 - chance)) / runs) + 1e-12,
    );

  it('then courses drawn at random agree with the exact forecast', () => {
    const exact = exactly(state);
    const course = courseFrom(state, 'a', rangesOf(state, 'a'));
    expect(testsToCome(course)).toBeLessThanOrEqual(MOST_EXACT);
    const drawn = forecastByChance(course, DRAWN, seeded(3));
    expect(exact.fleeing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const [k, chance] of exact.fleeing.entries()) within(drawn.fleeing[k] ?? 0, chance, DRAWN);
    for (const { id, chance } of exact.byCharacter) within(chanceOf(drawn, id), chance, DRAWN);
    within(drawn.leaderRuns, exact.leaderRuns, DRAWN);
  });

  it('then so does the game itself, played by the primary button alone', () => {
    const exact = exactly(state);
    const random = seeded(8);
    const counts: number[] = exact.fleeing.map(() => 0);
    const ran = new Map<string, number>();
    for (let i = 0; i < PLAYED; i += 1) {
      const end = played(state, random);
      counts[end.fleeing] = (counts[end.fleeing] ?? 0) + 1;
      for (const id of end.ran) ran.set(id, (ran.get(id) ?? 0) + 1);
    }
    expect(counts.length).toBe(exact.fleeing.length);
    for (const [k, count] of counts.entries()) within(count / PLAYED, exact.fleeing[k]!, PLAYED);
    for (const { id, chance } of exact.byCharacter) within((ran.get(id) ?? 0) / PLAYED, chance, PLAYED);
  });
});

describe('given the demo in the middle of its second round', () => {
  it('then there are too many for an exact forecast, and the chances still add up', () => {
    const { state } = demo('es');
    const seen = forecast(state, 'a', rangesOf(state, 'a'), seeded(5));
    expect(seen.exact).toBe(false);
    expect(seen.runs).toBe(2_000);
    expect(seen.byCharacter.length).toBeGreaterThan(3);
    expect(seen.fleeing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

/** A table of the side without any place on a map, where players tap. */
const offMap = (characters: readonly Character[]): State => {
  const state = table(
    characters.map((one) => ({ ...one, pos: null })),
    {},
  );
  return { ...state, armies: { ...state.armies, a: { ...state.armies.a, rangeMode: 'tap' } } };
};

describe('given a side without a map', () => {
  const three = offMap([at('A', 1, {}, points(1)), at('B', 2, {}, {}), at('V', 3, {}, {})]);

  it('when nothing was tapped, then panic stays where it is, and the forecast says so', () => {
    const ranges = rangesOf(three, 'a', []);
    expect(ranges.basis).toBe('nothing');
    expectCounts(forecastExactly(courseFrom(three, 'a', ranges)), 11 / 12, 1 / 12);
  });

  it('when two were tapped around a casualty, then they count as near each other', () => {
    const death = tryOut(
      three,
      { type: 'killCharacter', id: 'V', inRange: ['A', 'B'], picks: [] },
      seeded(1),
    );
    const ranges = rangesOf(death.state, 'a', toldBy(death.events));
    expect(ranges.basis).toBe('taps');
    expect(ranges.near.get('A')).toEqual(['B']);
    // The point of the casualty goes to B, who had none: both test one die, and each takes the other along.
    const seen = forecastExactly(courseFrom(death.state, 'a', ranges));
    const both = 1 / 144 + 2 * (1 / 12) * ((5 / 6) * (1 / 12) + (1 / 12) * (1 / 6));
    expect(seen.fleeing[2]).toBeCloseTo(both, 12);
  });

  it('when a leader load was shared over his area, then that tells nothing of 10 cm', () => {
    const state = offMap([at('L', 1, officer, {}), at('A', 2, {}, {}), at('B', 3, {}, {})]);
    const death = tryOut(
      state,
      { type: 'killCharacter', id: 'L', inRange: ['A', 'B'], picks: [] },
      seeded(1),
    );
    expect(rangesOf(death.state, 'a', toldBy(death.events)).basis).toBe('nothing');
  });

  it('when taps are being made for the next share, then they stand above what is measured', () => {
    const enemy = at('E', 90, { side: 'b' }, {});
    const state = table([at('X', 10, {}, { status: 'flight' }), at('A', 90, {}, {}), enemy], {});
    const told = [{ id: 'X', ids: ['A'], kind: 'near', now: true }] as const;
    expect(rangesOf(state, 'a').near.get('X')).toEqual([]);
    expect(rangesOf(state, 'a', told).near.get('X')).toEqual(['A']);
    const threat = [{ id: 'X', ids: ['E'], kind: 'threat', now: true }] as const;
    expect(rangesOf(state, 'a', threat).threats).toEqual({ a: [{ id: 'E', ids: ['X'] }] });
  });
});
