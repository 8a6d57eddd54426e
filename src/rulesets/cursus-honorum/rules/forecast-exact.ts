/** The forecast of a small group, by walking every outcome of every test, round by round. */
import type { EntityId } from '../../../kernel/ids.ts';
import { sumOf } from '../../../kernel/odds.ts';
import { type Character, isPresent, type Side } from '../model/character.ts';
import type { House, State, TestResult } from '../model/game.ts';
import { flightSources, roundGifts } from './flight-round.ts';
import { passedWithoutDice } from './flight-test.ts';
import {
  applied,
  closeForecastRound,
  type Forecast,
  flightStart,
  forecastByChance,
  openRound,
  type Random,
  type Ranges,
  summarise,
  testersToCome,
} from './forecast.ts';
import { canReceive } from './load.ts';
import { oddsOfFlightTest } from './odds.ts';

/** Most characters that may have to test for an exact forecast; above, courses are drawn at random. */
export const MOST_EXACT = 8;
export const FORECAST_RUNS = 2_000;

interface Branch<T> {
  readonly value: T;
  readonly chance: number;
}

/** Every total of the star dice of leaders who load this round; faces that add up to it stand for it. */
function starBranches(leaders: readonly Character[]): Branch<ReadonlyMap<string, readonly number[]>>[] {
  let branches: Branch<ReadonlyMap<string, readonly number[]>>[] = [{ value: new Map(), chance: 1 }];
  for (const { id, stars } of leaders)
    branches = branches.flatMap(({ value, chance }) =>
      [...sumOf(stars, 6)].map(([total, p]) => ({
        value: new Map([...value, [`stars:${id}`, facesOf(total, stars)]]),
        chance: (chance * Number(p.num)) / Number(p.den),
      })),
    );
  return branches;
}

function facesOf(total: number, count: number): number[] {
  let left = total - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(5, left);
    left -= more;
    return 1 + more;
  });
}

/** The state after the points of a round, for every total of its star dice. */
function opened(state: State, side: Side, ranges: Ranges): Branch<State>[] {
  if (state.step?.stage !== 'share') return [{ value: state, chance: 1 }];
  const leaders = flightSources(state, side).flatMap(({ character, load }) => (load ? [character] : []));
  return starBranches(leaders).map(({ value: dice, chance }) => {
    const rule = openRound(state, side, ranges);
    let step = rule.next();
    while (!step.done) step = rule.next(dice.get(step.value.id) ?? []);
    return { value: applied(state, step.value), chance };
  });
}

/** The outcomes of one test with their chances, from the formulas that the screen shows. */
function outcomes(one: Character, house: House): Branch<TestResult>[] {
  const base = passedWithoutDice(one, house);
  const { pass, flight, cowering } = oddsOfFlightTest(one, house);
  return [
    { value: base, chance: pass },
    { value: { ...base, enters: 'flight' as const }, chance: flight },
    { value: { ...base, enters: 'cowering' as const }, chance: cowering },
  ].filter(({ chance }) => chance > 0);
}

/** Courses from here on, as chance by who ran (joined ids, in roster order); equal states are walked once. */
type Courses = ReadonlyMap<string, number>;
const SEPARATOR = '\n';
const NOBODY: Courses = new Map([['', 1]]);
const join = (one: string, other: string): string =>
  [...one.split(SEPARATOR), ...other.split(SEPARATOR)]
    .filter((id) => id !== '')
    .sort()
    .join(SEPARATOR);

const keyOf = (state: State): string =>
  JSON.stringify([
    state.step?.round === 1,
    state.step?.sources,
    state.characters.map((one) => [one.status, one.points.demoralisation, one.pendingForcedFlight]),
  ]);

function walk(state: State, side: Side, ranges: Ranges, known: Map<string, Courses>): Courses {
  const key = keyOf(state);
  const before = known.get(key);
  if (before) return before;
  const courses = new Map<string, number>();
  for (const { value: round, chance } of opened(state, side, ranges)) {
    let results: Branch<readonly TestResult[]>[] = [{ value: round.step?.results ?? [], chance }];
    for (const one of testersToCome(round, side)) {
      const mine = outcomes(one, round.house);
      results = results.flatMap((sofar) =>
        mine.map(({ value, chance: p }) => ({ value: [...sofar.value, value], chance: sofar.chance * p })),
      );
    }
    for (const { value, chance: p } of results) {
      const { state: after, fled } = closeForecastRound(round, value);
      const rest = fled.length === 0 ? NOBODY : walk(after, side, ranges, known);
      for (const [ran, q] of rest) {
        const all = join(fled.join(SEPARATOR), ran);
        courses.set(all, (courses.get(all) ?? 0) + p * q);
      }
    }
  }
  known.set(key, courses);
  return courses;
}

/** Those who might have to test in the rest of the phase: reached by a chain from any source. */
export function possibleTesters(state: State, side: Side, ranges: Ranges): EntityId[] {
  const start = flightStart(state, side);
  const own = new Map(
    start.characters.filter((one) => one.side === side && isPresent(one)).map((one) => [one.id, one]),
  );
  const found = new Set<EntityId>();
  const queue: EntityId[] = [];
  const reachable = (id: EntityId): void => {
    const one = own.get(id);
    if (!one || found.has(id) || one.status === 'flight' || !canReceive(one, 'demoralisation', start.house))
      return;
    found.add(id);
    queue.push(id);
  };
  for (const one of testersToCome(start, side)) reachable(one.id);
  for (const { id } of roundGifts(start, side)) reachable(id);
  for (const { character } of flightSources(start, side)) queue.push(character.id);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const other of ranges.near.get(id) ?? []) reachable(other);
    for (const other of ranges.area.get(id) ?? []) reachable(other);
  }
  return [...found];
}

/** The exact forecast. Meant for at most `MOST_EXACT` possible testers. */
export function forecastExactly(state: State, side: Side, ranges: Ranges): Forecast {
  const courses = walk(flightStart(state, side), side, ranges, new Map());
  return summarise(
    state,
    side,
    [...courses].map(([ran, weight]) => ({ ran: ran === '' ? [] : ran.split(SEPARATOR), weight })),
    true,
  );
}

/** Exact where few may have to test, else drawn at random. */
export const forecast = (state: State, side: Side, ranges: Ranges, random: Random): Forecast =>
  possibleTesters(state, side, ranges).length <= MOST_EXACT
    ? forecastExactly(state, side, ranges)
    : forecastByChance(state, side, ranges, FORECAST_RUNS, random);
