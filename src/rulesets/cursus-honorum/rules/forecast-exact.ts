/** The forecast of a small group, by walking every outcome of every test through the rules of the game. */
import type { DiceRequest, Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { sumOf } from '../../../kernel/odds.ts';
import { isPresent, type Side } from '../model/character.ts';
import type { State } from '../model/game.ts';
import { commandTesters } from './command-loss.ts';
import { flightSources, roundGifts } from './flight-round.ts';
import { flightTesters } from './flight-test.ts';
import { type Ending, type Forecast, forecastByChance, type Random, summarise } from './forecast.ts';
import { type Course, courseFrom, fleeingNow, untilDice } from './forecast-course.ts';
import type { Ranges } from './forecast-ranges.ts';
import { isSusceptible } from './load.ts';
import { declaredFaces, passChance } from './odds.ts';
import { reacting } from './recovery.ts';

/** Most recoveries and flight tests that may come for an exact forecast; above, courses are drawn at random. */
export const MOST_EXACT = 8;
/** And most courses that are walked for it: eight in one heap with a leader among them have millions. */
const MOST_COURSES = 12_000;
export const FORECAST_RUNS = 2_000;

interface Branch<T> {
  readonly value: T;
  readonly chance: number;
}

function facesOf(total: number, count: number): number[] {
  let left = total - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(5, left);
    left -= more;
    return 1 + more;
  });
}

/**
 * The throws of a request that the rules tell apart, with their chances: a 1 or none, flight or cowering, the
 * total of the stars. Faces stand for each, as they do when players tell an outcome.
 */
function throwsOf({ id, count }: DiceRequest): Branch<readonly number[]>[] {
  if (id.startsWith('stars:'))
    return [...sumOf(count, 6)].map(([total, p]) => ({
      value: facesOf(total, count),
      chance: Number(p.num) / Number(p.den),
    }));
  if (id.startsWith('second:')) return [1, 6].map((face) => ({ value: [face], chance: 1 / 2 }));
  const pass = passChance(count);
  return [
    { value: declaredFaces(count, true), chance: pass },
    { value: declaredFaces(count, false), chance: 1 - pass },
  ];
}

/** Every outcome of a rule with its chance. */
function outcomes<T>(
  start: () => Rule<T>,
  given: readonly (readonly number[])[] = [],
  chance = 1,
): Branch<T>[] {
  const rule = start();
  let step = rule.next();
  for (const values of given) step = rule.next(values);
  if (step.done) return [{ value: step.value, chance }];
  return throwsOf(step.value).flatMap(({ value, chance: p }) =>
    outcomes(start, [...given, value], chance * p),
  );
}

/** Every way in which independent rules can end together. */
function* together<T>(
  rules: readonly (readonly Branch<readonly T[]>[])[],
  at = 0,
): Generator<Branch<readonly T[]>> {
  const own = rules[at];
  if (!own) {
    yield { value: [], chance: 1 };
    return;
  }
  for (const rest of together(rules, at + 1))
    for (const { value, chance } of own)
      yield { value: [...value, ...rest.value], chance: chance * rest.chance };
}

/** What later steps depend on: courses that agree in it are walked once. */
function keyOf(course: Course): string {
  const { recoveries, flight, ran } = course;
  const { step, armies, characters } = course.state;
  let key = `${[...ran].sort().join()}|${recoveries.length}`;
  if (!flight) return `${key}|${fleeingNow(course)}`;
  key += `|${step?.stage}${step?.round === 1}|${step?.sources.join()}`;
  key += `|${armies.a.commandLoss.kind}|${armies.b.commandLoss.kind}`;
  for (const { status, points, pendingForcedFlight, carriedPoints, leadership } of characters)
    key += `|${status} ${points.demoralisation} ${pendingForcedFlight} ${carriedPoints} ${leadership}`;
  return key;
}

interface Weighted {
  readonly course: Course;
  weight: number;
}

function add(to: Map<string, Weighted>, course: Course, weight: number): void {
  const key = keyOf(course);
  const known = to.get(key);
  if (known) known.weight += weight;
  else to.set(key, { course, weight });
}

/** The exact forecast; null when it would take more than `most` courses. */
function walk(start: Course, most: number): Forecast | null {
  const endings: Ending[] = [];
  let walked = 0;
  let open = new Map<string, Weighted>();
  add(open, start, 1);
  while (open.size > 0) {
    const next = new Map<string, Weighted>();
    for (const { course, weight } of open.values()) {
      const { course: now, due } = untilDice(course);
      if (due)
        for (const { value, chance } of together(due.rules.map((rule) => outcomes(rule)))) {
          walked += 1;
          if (walked > most) return null;
          add(next, due.after(value), weight * chance);
        }
      else endings.push({ fleeing: fleeingNow(now), ran: now.ran, weight });
    }
    open = next;
  }
  return summarise(start.state, endings, true);
}

/** The exact forecast, however long it takes: for groups known to be small. */
export const forecastExactly = (start: Course): Forecast => walk(start, Number.POSITIVE_INFINITY)!;

/** Those who might have to test for flight in the rest of the phase: reached by a chain from any source. */
function possibleTesters({ state, side, ranges }: Course, recovering: ReadonlySet<EntityId>): Set<EntityId> {
  const own = new Map(
    state.characters.filter((one) => one.side === side && isPresent(one)).map((one) => [one.id, one]),
  );
  const found = new Set<EntityId>();
  const queue: EntityId[] = [];
  const reachable = (id: EntityId): void => {
    const one = own.get(id);
    if (!one || found.has(id) || !isSusceptible(one, 'demoralisation', state.house)) return;
    if (one.status !== 'ok' && one.status !== 'cowering' && !recovering.has(id)) return;
    found.add(id);
    queue.push(id);
  };
  for (const one of flightTesters(state, side)) reachable(one.id);
  for (const { id } of roundGifts(state, side)) reachable(id);
  for (const { id } of commandTesters(state, side)) reachable(id);
  for (const { character } of flightSources(state, side)) queue.push(character.id);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const other of ranges.near.get(id) ?? []) reachable(other);
    for (const other of ranges.area.get(id) ?? []) reachable(other);
  }
  return found;
}

/** How many recoveries and flight tests may come at most. */
export function testsToCome(course: Course): number {
  const { state, recoveries, flight } = course;
  const tried = new Set(state.step?.tried);
  const left = (side: Side): EntityId[] =>
    reacting(state, side).flatMap(({ id }) => (tried.has(id) ? [] : [id]));
  const attempts = recoveries.flatMap(left);
  return attempts.length + (flight ? possibleTesters(course, new Set(attempts)).size : 0);
}

/** Who may run from now on: exact where few tests may come, else drawn at random. */
export function forecast(state: State, side: Side, ranges: Ranges, random: Random): Forecast {
  const course = courseFrom(state, side, ranges);
  const exact = testsToCome(course) <= MOST_EXACT ? walk(course, MOST_COURSES) : null;
  return exact ?? forecastByChance(course, FORECAST_RUNS, random);
}
