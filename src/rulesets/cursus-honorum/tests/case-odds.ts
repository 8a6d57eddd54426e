/** The chances that cases ask for, from the functions of the screen. */
import type { Side, Status, Track } from '../model/character.ts';
import { isLeader } from '../model/character.ts';
import { FRESH_STEP, type State } from '../model/game.ts';
import { courseFrom } from '../rules/forecast-course.ts';
import { forecastExactly } from '../rules/forecast-exact.ts';
import {
  allPass,
  enterOdds,
  expectedFleeing,
  fleeingCounts,
  leaderLoadOdds,
  leaderPass,
  newFleersPerFleer,
  passChance,
  recoveryOdds,
  routMultiplier,
  type TestLike,
  testOdds,
} from '../rules/odds.ts';
import type { Lists } from './case-tools.ts';

interface Tester {
  readonly dice: number;
  readonly points: number;
  readonly status?: Status;
  readonly forcedFlight?: boolean;
}
interface Leader {
  readonly leadership: number;
  readonly stars: number;
  readonly extra?: number;
  readonly size?: number;
}
export type Item =
  | ({ kind: 'pass' | 'fail' | 'flight' | 'cowering' } & Tester)
  | { kind: 'recovery' | 'expectedAttempts'; dice: number; load: number; extraDice?: number }
  | { kind: 'expectedFleeing' | 'poolAllPass'; testers: readonly Tester[] }
  | { kind: 'fleeingCount'; testers: readonly Tester[]; count: number }
  | ({ kind: 'leaderLoadMean' } & Leader)
  | ({ kind: 'leaderPass'; affected: number; dice: number } & Leader)
  | { kind: 'newFleersPerFleer' | 'routMultiplier'; dice: number; size?: number }
  | { kind: 'enterReaction'; track: Track; tests: readonly { track: Track; dice: number; points: number }[] }
  | { kind: 'chainExpected'; side: Side; near: Lists };

const testOf = ({ dice, points, status = 'ok', forcedFlight = false }: Tester): TestLike => ({
  dice,
  points,
  status,
  forcedFlight,
});
const leaderOf = ({ leadership, stars, extra = 0, size = 1 }: Leader) => ({
  leadership,
  stars,
  command: extra,
  size,
});

/** The number that a case asks for; null when there is none. */
export function probability(state: State, item: Item): number | null {
  switch (item.kind) {
    case 'pass':
      return passChance(item.dice * item.points);
    case 'fail':
      return 1 - passChance(item.dice * item.points);
    case 'flight':
    case 'cowering':
      return testOdds(testOf(item))[item.kind];
    case 'recovery':
      return recoveryOdds(item.dice * item.load + (item.extraDice ?? 0)).ok;
    case 'expectedAttempts':
      return recoveryOdds(item.dice * item.load + (item.extraDice ?? 0)).attempts;
    case 'expectedFleeing':
      return expectedFleeing(item.testers.map(testOf));
    case 'poolAllPass':
      return allPass(item.testers.map(testOf));
    case 'fleeingCount':
      return fleeingCounts(item.testers.map(testOf))[item.count] ?? 0;
    case 'leaderLoadMean':
      return leaderLoadOdds(leaderOf(item)).mean;
    case 'leaderPass':
      return leaderPass(leaderOf(item), item.affected, item.dice);
    case 'newFleersPerFleer':
      return newFleersPerFleer(item.dice, item.size ?? 1);
    case 'routMultiplier':
      return routMultiplier(item.dice, item.size ?? 1);
    case 'enterReaction': {
      const odds = enterOdds(item.tests.map(({ track, dice, points }) => ({ track, dice: dice * points })));
      return odds.enter.find(({ track }) => track === item.track)?.chance ?? 0;
    }
    case 'chainExpected': {
      const near = new Map(Object.entries(item.near));
      const leaders = state.characters.filter(isLeader).map(({ id }) => [id, near.get(id) ?? []] as const);
      const phase2: State = { ...state, phase: 'flight', step: FRESH_STEP };
      const ranges = { near, area: new Map(leaders), threats: {}, basis: 'taps' } as const;
      return forecastExactly(courseFrom(phase2, item.side, ranges)).expected;
    }
  }
}
