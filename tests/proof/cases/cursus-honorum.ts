import { type Rule, rollOne } from '../../../src/kernel/dice.ts';
import { sumOf } from '../../../src/kernel/odds.ts';
import {
  type Character,
  DEFAULT_PROFILE,
  newCharacter,
} from '../../../src/rulesets/cursus-honorum/model/character.ts';
import { initial, type State } from '../../../src/rulesets/cursus-honorum/model/game.ts';
import { dueTests } from '../../../src/rulesets/cursus-honorum/rules/due-tests.ts';
import { fleesAtOnce, resolveFlight } from '../../../src/rulesets/cursus-honorum/rules/flight-test.ts';
import { fixedLoad, rollLoad } from '../../../src/rulesets/cursus-honorum/rules/leader-load.ts';
import {
  enterOdds,
  fleeingCounts,
  flightOdds,
  leaderPass,
  type TestLike,
} from '../../../src/rulesets/cursus-honorum/rules/odds.ts';
import { offensiveDice, testOffensive } from '../../../src/rulesets/cursus-honorum/rules/offensive-test.ts';
import { ruleset } from '../../../src/rulesets/cursus-honorum/rules/ruleset.ts';
import { chanceOf, eventOf, eventsOf, type Trial } from '../observe.ts';

const person = (id: string, more: Partial<Character>): Character => ({
  ...newCharacter(id, { ...DEFAULT_PROFILE, name: id }),
  psychDice: { flight: 2, pursuit: 1, attack: 2, fury: 1 },
  ...more,
});

/** CH-12.2, CH-12.4: a flight test on any number of dice, in ok and where a failure flees at once. */
const flights: Trial[] = [1, 2, 3, 4, 6, 9].flatMap((dice) =>
  (['ok', 'cowering'] as const).map((status) => ({
    name: `flight test of one in ${status}, ${dice} dice`,
    predicted: { ...flightOdds(dice, fleesAtOnce(status, false)) },
    once: (rolled) => rolled(() => resolveFlight({ id: 'x', status, pendingForcedFlight: false }, dice)),
  })),
);

const raging = person('x', { points: { demoralisation: 0, fury: 1, attack: 2, pursuit: 3 } });
const TRACKS = ['fury', 'attack', 'pursuit'] as const;
const entering = enterOdds(TRACKS.map((track) => ({ track, dice: offensiveDice(raging, track) })));

/** CH-12.7: three tracks in order, up to the first failure. */
const offensive: Trial = {
  name: 'fury, attack and pursuit one after the other',
  predicted: {
    ok: entering.ok,
    ...Object.fromEntries(entering.enter.map(({ track, chance }) => [track, chance])),
  },
  once: (rolled) =>
    TRACKS.find((track) => rolled(() => testOffensive(raging, track)).enters !== null) ?? 'ok',
};

/** A side in a phase, at its tests. */
const atTests = (phase: State['phase'], character: Character): State => ({
  ...initial(),
  characters: [character],
  phase,
  step: {
    ...{ order: ['a', 'b'], drawn: null, at: 0, stage: 'test', round: 1, sources: [], threatDice: [] },
    ...{ preyGone: [], tried: [], results: [] },
  },
});

/** The due line of the screen, and its own command. */
function due(name: string, state: State): Trial {
  const [test] = dueTests(state);
  if (!test) throw new Error(`${name}: no test is due`);
  const passing = chanceOf(test.chance);
  return {
    name,
    predicted: {
      ok: passing,
      ...Object.fromEntries(test.failing.map(({ status, chance }) => [status, chance])),
    },
    once: (rolled) => {
      const events = eventsOf(rolled(() => ruleset.decide(state, test.roll)));
      return state.phase === 'recovery'
        ? eventOf(events, 'recoveryTried').result
        : (eventOf(events, 'tested').result.enters ?? 'ok');
    },
  };
}

const points = { demoralisation: 2, fury: 0, attack: 0, pursuit: 0 };
const lines: Trial[] = [
  due('flight test by its line', atTests('flight', person('x', { points }))),
  due('recovery from flight by its line', atTests('recovery', person('x', { status: 'flight', points }))),
  due(
    'attack test by its line',
    atTests('offensive', person('x', { points: { ...points, demoralisation: 0, attack: 1 } })),
  ),
];

/** CH-7.2: what a leader's death weighs. */
const loads: Trial[] = [1, 2, 3].map((stars) => {
  const leader = person('x', { role: 'officer', stars, leadership: stars, size: 2 });
  const fixed = fixedLoad(leader, leader.extra.command);
  return {
    name: `load of a leader with ${stars} stars`,
    predicted: Object.fromEntries([...sumOf(stars, 6)].map(([sum, p]) => [fixed + sum, chanceOf(p)])),
    once: (rolled) => String(rolled(() => rollLoad(leader)).load),
  };
});

/** CH-2.10: equal parts of the load; whom the remainder hits is a draw. */
function* underLoad(leader: Character, affected: 2 | 3 | 4, dice: number): Rule<boolean> {
  const { load } = yield* rollLoad(leader);
  const drawn = yield* rollOne('draw', affected);
  const own = Math.floor(load / affected) + (drawn <= load % affected ? 1 : 0);
  const outcome = yield* resolveFlight({ id: 'x', status: 'ok', pendingForcedFlight: false }, dice * own);
  return outcome === 'pass';
}
const deaths: Trial[] = ([2, 3, 4] as const).map((affected) => {
  const leader = person('x', { role: 'officer', stars: 2, leadership: 2 });
  const { leadership, stars, size } = leader;
  const pass = leaderPass({ leadership, stars, size, command: leader.extra.command }, affected, 1);
  return {
    name: `one of ${affected} after a leader's death`,
    predicted: { passes: pass, fails: 1 - pass },
    once: (rolled) => (rolled(() => underLoad(leader, affected, 1)) ? 'passes' : 'fails'),
  };
});

const round: TestLike[] = [1, 2, 3, 4].map((dice) => ({
  ...{ dice, points: 1, forcedFlight: dice === 4 },
  status: dice === 3 ? 'cowering' : 'ok',
}));

/** How many of a round flee. */
const fleeing: Trial = {
  name: 'fleers of a round of four',
  predicted: Object.fromEntries(fleeingCounts(round).map((chance, n) => [n, chance])),
  once: (rolled) =>
    String(
      round.filter(({ dice, status, forcedFlight }) => {
        const tester = { id: 'x', status, pendingForcedFlight: forcedFlight };
        return rolled(() => resolveFlight(tester, dice)) === 'flight';
      }).length,
    ),
};

export const cursusHonorum: readonly Trial[] = [
  ...[...flights, offensive, ...lines, ...loads, ...deaths, fleeing],
];
