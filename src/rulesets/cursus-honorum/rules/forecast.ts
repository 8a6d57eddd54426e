/**
 * Who may run: the rest of phase 2 of one side, played out by the rules of the game themselves. Ranges are
 * fixed at the start (nobody moves in the phase) and open choices are picked automatically.
 */
import type { DiceRequest, Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Decision } from '../../../kernel/result.ts';
import { type Character, isLeader, isPresent, type Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { FRESH_STEP, type State, type TestResult } from '../model/game.ts';
import { onFlight } from './command-loss.ts';
import { evolve } from './evolve.ts';
import { flightSources, openFlightRound } from './flight-round.ts';
import { flightTesters, testFlight } from './flight-test.ts';
import { isFleeing, ofSide } from './load.ts';
import { friendsInArea, friendsNear } from './measure.ts';

/** Whom each character reaches: friends within 10 cm, and a leader's area of influence. */
export interface Ranges {
  readonly near: ReadonlyMap<EntityId, readonly EntityId[]>;
  readonly area: ReadonlyMap<EntityId, readonly EntityId[]>;
}

/** A number in [0, 1); passed in, since rules hold no random source. */
export type Random = () => number;

/** The ranges of a side as the board shows them. */
export function boardRanges(state: State, side: Side): Ranges {
  const own = state.characters.filter((one) => one.side === side && isPresent(one));
  return {
    near: new Map(own.map((one) => [one.id, friendsNear(state, one)])),
    area: new Map(own.filter(isLeader).map((one) => [one.id, friendsInArea(state, one)])),
  };
}

/**
 * The state from which the side's phase 2 is played on: where it stands when the side is in it, at its
 * start otherwise.
 */
export function flightStart(state: State, side: Side): State {
  const inIt = state.phase === 'flight' && state.step?.order?.[state.step.at] === side;
  // Points of a side depend on that side alone (CH-13.10): the other is left out, for speed.
  const own = { ...state, characters: ofSide(state.characters, side), shares: [] };
  if (inIt) return own;
  return {
    ...own,
    phase: 'flight',
    step: { ...FRESH_STEP, order: [side, side === 'a' ? 'b' : 'a'] },
  };
}

/** Opens the next round: the rule that places its points, on the ranges given. */
export function openRound(state: State, side: Side, ranges: Ranges): Rule<Decision<Event>> {
  const reach = new Map(
    flightSources(state, side).map(({ character: { id }, load }) => [
      id,
      (load ? ranges.area.get(id) : ranges.near.get(id)) ?? [],
    ]),
  );
  return openFlightRound(state, side, reach, [], []);
}

/** Runs a rule on dice of a random source. */
export function play<T>(rule: Rule<T>, random: Random): T {
  const throwDice = ({ count, faces }: DiceRequest): number[] =>
    Array.from({ length: count }, () => 1 + Math.floor(random() * faces));
  let step = rule.next();
  while (!step.done) step = rule.next(throwDice(step.value));
  return step.value;
}

/** Applies the results of a round, and tells who ran in it. */
export function closeForecastRound(
  state: State,
  results: readonly TestResult[],
): { readonly state: State; readonly fled: readonly EntityId[] } {
  const fled = results.filter(({ enters }) => enters === 'flight').map(({ id }) => id);
  const round = state.step?.round ?? 1;
  const closed = evolve(state, { type: 'roundClosed', round, results });
  const general = closed.characters.find((one) => one.role === 'general' && fled.includes(one.id));
  const commanded = general ? onFlight(state, general).reduce(evolve, closed) : closed;
  return { state: commanded, fled };
}

/** Applies what a rule answered; an automatic share is never refused. */
export const applied = (state: State, decision: Decision<Event>): State =>
  decision.ok ? decision.events.reduce(evolve, state) : state;

/** Testers without a result yet: all of them but in the middle of a round. */
export function testersToCome(state: State, side: Side): Character[] {
  const done = new Set(state.step?.results.map(({ id }) => id));
  return flightTesters(state, side).filter(({ id }) => !done.has(id));
}

/** One course of the phase. Returns who ran in it. */
function playOut(start: State, side: Side, ranges: Ranges, random: Random): EntityId[] {
  const ran: EntityId[] = [];
  let state = start;
  for (;;) {
    if (state.step?.stage === 'share') state = applied(state, play(openRound(state, side, ranges), random));
    const results = [...(state.step?.results ?? [])];
    for (const one of testersToCome(state, side)) results.push(play(testFlight(one, state.house), random));
    const { state: after, fled } = closeForecastRound(state, results);
    ran.push(...fled);
    if (fled.length === 0) return ran;
    state = after;
  }
}

export interface Forecast {
  readonly exact: boolean;
  readonly runs: number;
  /** How many flee on the table when the phase ends: entry k is the chance of exactly k. */
  readonly fleeing: readonly number[];
  /** Characters expected to enter flight in the phase. */
  readonly expected: number;
  /** The chance that at least one leader enters flight. */
  readonly leaderRuns: number;
  /** Chance to enter flight, likeliest first; without those who cannot. */
  readonly byCharacter: readonly { readonly id: EntityId; readonly chance: number }[];
}

/** Turns weighted courses of the phase into a forecast. */
export function summarise(
  start: State,
  side: Side,
  courses: Iterable<{ readonly ran: readonly EntityId[]; readonly weight: number }>,
  exact: boolean,
): Forecast {
  const already = start.characters.filter((one) => one.side === side && isFleeing(one)).length;
  const leaders = new Set(start.characters.filter(isLeader).map(({ id }) => id));
  const fleeing: number[] = [];
  const chances = new Map<EntityId, number>();
  let leaderRuns = 0;
  let expected = 0;
  let runs = 0;
  for (const { ran, weight } of courses) {
    runs += 1;
    const total = already + ran.length;
    while (fleeing.length <= total) fleeing.push(0);
    fleeing[total]! += weight;
    expected += weight * ran.length;
    if (ran.some((id) => leaders.has(id))) leaderRuns += weight;
    for (const id of ran) chances.set(id, (chances.get(id) ?? 0) + weight);
  }
  const byCharacter = [...chances]
    .map(([id, chance]) => ({ id, chance }))
    .sort((one, other) => other.chance - one.chance);
  return { exact, runs, fleeing, expected, leaderRuns, byCharacter };
}

/** Monte Carlo over `runs` courses: show its figures with "≈". */
export function forecastByChance(
  state: State,
  side: Side,
  ranges: Ranges,
  runs: number,
  random: Random,
): Forecast {
  let start = flightStart(state, side);
  // The first share is the same in every course unless star dice are thrown for it.
  if (start.step?.stage === 'share' && !flightSources(start, side).some(({ load }) => load))
    start = applied(start, play(openRound(start, side, ranges), random));
  const courses = Array.from({ length: runs }, () => ({
    ran: playOut(start, side, ranges, random),
    weight: 1 / runs,
  }));
  return summarise(state, side, courses, false);
}
