/**
 * The rest of the psychology phase for one side, played by the functions of the game itself: recoveries, then
 * the rounds of flight. After these nobody can start to flee, so the offensive is left out.
 *
 * What is open to the players is taken as the guide's own button would do it: everybody in a reaction tries to
 * recover, nobody fails on purpose, the odd points go by automatic picks (CH-2.7) in roster order, and whoever
 * went first the last time goes first again.
 */
import type { Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Decision } from '../../../kernel/result.ts';
import { type Character, otherSide, type Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { characterOf, FRESH_STEP, type State, sideOnTurn, type TestResult } from '../model/game.ts';
import { onFlight } from './command-loss.ts';
import { evolve } from './evolve.ts';
import { flightSources, openFlightRound } from './flight-round.ts';
import { flightTesters, testFlight } from './flight-test.ts';
import type { Ranges } from './forecast-ranges.ts';
import { isFleeing, ofSide } from './load.ts';
import { flightGoesOn, upkeep } from './phase.ts';
import { attemptRecovery, openRecovery, reacting, undecided } from './recovery.ts';

export interface Course {
  readonly state: State;
  readonly side: Side;
  readonly ranges: Ranges;
  /** Whose recoveries are still to be played, in order. */
  readonly recoveries: readonly Side[];
  /** Whether rounds of flight are still to come. */
  readonly flight: boolean;
  /** Who has entered flight on the way. */
  readonly ran: readonly EntityId[];
}

/** Dice that come next: rules that do not depend on each other, and what becomes of their events. */
export interface Throw {
  readonly rules: readonly (() => Rule<readonly Event[]>)[];
  readonly after: (events: readonly Event[]) => Course;
}

const finished = ({ step }: State, side: Side): boolean =>
  step?.order ? step.order.indexOf(side) < step.at : false;

/** The state in the turn of a side: where it stands when it plays already, at its start otherwise. */
const inTurn = (state: State, phase: 'recovery' | 'flight', side: Side): State =>
  state.phase === phase && sideOnTurn(state) === side
    ? state
    : { ...state, phase, step: { ...FRESH_STEP, order: [side, otherSide(side)] } };

/** Whether recoveries of the enemy can weigh on those of a side: by prey lost, or by threats won (CH-13.10). */
const lookAtEnemy = (state: State, side: Side): boolean =>
  reacting(state, side).some(
    ({ status }) => status === 'pursuit' || (status === 'flight' && state.house.onlyReadyThreats),
  );

function recoveriesLeft(state: State, side: Side): Side[] {
  if (state.phase !== 'recovery' || finished(state, side)) return [];
  const enemy = otherSide(side);
  const first = state.step?.order?.[0] ?? state.lastFirst;
  const before = first === enemy && !finished(state, enemy) && reacting(state, enemy).length > 0;
  return before && lookAtEnemy(state, side) ? [enemy, side] : [side];
}

/** Points of a side in phase 2 depend on that side alone (CH-13.10): the other is left out, for speed. */
const alone = (state: State, side: Side): State => ({
  ...inTurn(state, 'flight', side),
  characters: ofSide(state.characters, side),
});

/** The course from this very moment: before the phase its upkeep comes first (CH-13.2). */
export function courseFrom(now: State, side: Side, ranges: Ranges): Course {
  const state = now.phase === 'battle' ? evolve(now, upkeep(now)) : now;
  const recoveries = recoveriesLeft(state, side);
  const flight = state.phase === 'recovery' || (state.phase === 'flight' && !finished(state, side));
  const [next] = recoveries;
  const start = next ? inTurn(state, 'recovery', next) : flight ? alone(state, side) : state;
  return { state: start, side, ranges, recoveries, flight, ran: [] };
}

/** What a rule answered. An automatic share is never refused; if it were, the course would ask for it without end. */
function eventsOf(decision: Decision<Event>): readonly Event[] {
  if (!decision.ok) throw new Error(`Forecast refused: ${decision.why.code}`);
  return decision.events;
}

const applied = (course: Course, events: readonly Event[]): Course => ({
  ...course,
  state: events.reduce(evolve, course.state),
});

/** On to the next side's recoveries, or to the rounds of flight. */
function recovered(course: Course): Course {
  const recoveries = course.recoveries.slice(1);
  const [next] = recoveries;
  const state = next ? inTurn(course.state, 'recovery', next) : alone(course.state, course.side);
  return { ...course, state, recoveries };
}

function openRecoveries(course: Course, side: Side): Course {
  const threats = course.ranges.threats[side] ?? null;
  const opened = openRecovery(course.state, {
    type: 'openRecovery',
    threats,
    prey: null,
    order: [],
    picks: [],
  });
  return applied(course, eventsOf(opened));
}

/** The rule that places the points of the next round. */
function* openRound({ state, side, ranges }: Course): Rule<readonly Event[]> {
  const reach = new Map(
    flightSources(state, side).map(({ character: { id }, load }) => [
      id,
      (load ? ranges.area.get(id) : ranges.near.get(id)) ?? [],
    ]),
  );
  return eventsOf(yield* openFlightRound(state, side, reach, [], []));
}

const throwsStars = ({ state, side }: Course): boolean =>
  flightSources(state, side).some(({ character, load }) => load && character.stars > 0);

/** Testers without a result yet: all of them but in the middle of a round. */
function testersToCome({ state, side }: Course): Character[] {
  const done = new Set(state.step?.results.map(({ id }) => id));
  return flightTesters(state, side).filter(({ id }) => !done.has(id));
}

/** Applies the results of a round and goes on while there is another one (CH-13.7). */
function closeRound(course: Course, fresh: readonly TestResult[]): Course {
  const { state, side } = course;
  const results = [...(state.step?.results ?? []), ...fresh];
  const fled = results.filter(({ enters }) => enters === 'flight').map(({ id }) => id);
  const closed = evolve(state, { type: 'roundClosed', round: state.step?.round ?? 1, results });
  const command = fled.flatMap((id) => onFlight(state, characterOf(state, id)!));
  return {
    ...course,
    state: command.reduce(evolve, closed),
    flight: flightGoesOn(closed, side, fled.length),
    ran: [...course.ran, ...fled],
  };
}

function* testOne(state: State, one: Character): Rule<readonly Event[]> {
  const result = yield* testFlight(one, state.house);
  return [{ type: 'tested', result, voluntary: false, from: one.status }];
}

/** The dice that are due at this point of a course; null when the next step needs none. */
function dueDice(course: Course): Throw | null {
  const { state, recoveries, flight } = course;
  if (recoveries.length > 0) {
    const left = state.step?.stage === 'test' ? undecided(state) : [];
    if (left.length === 0) return null;
    return {
      rules: left.map(
        ({ id }) =>
          function* (): Rule<readonly Event[]> {
            return eventsOf(yield* attemptRecovery(state, [id]));
          },
      ),
      after: (events) => recovered(applied(course, events)),
    };
  }
  if (!flight) return null;
  if (state.step?.stage === 'share')
    return throwsStars(course)
      ? { rules: [() => openRound(course)], after: (events) => applied(course, events) }
      : null;
  const testers = testersToCome(course);
  if (testers.length === 0) return null;
  return {
    rules: testers.map((one) => () => testOne(state, one)),
    after: (events) =>
      closeRound(
        course,
        events.flatMap((event) => (event.type === 'tested' ? [event.result] : [])),
      ),
  };
}

/** The next step when it needs no dice; null at the end. */
function withoutDice(course: Course): Course | null {
  const { state, recoveries, flight } = course;
  const [recovering] = recoveries;
  if (recovering)
    return state.step?.stage === 'share' ? openRecoveries(course, recovering) : recovered(course);
  if (!flight) return null;
  if (state.step?.stage !== 'share') return closeRound(course, []);
  const opened = openRound(course).next();
  return opened.done ? applied(course, opened.value) : null;
}

/** Plays on to the next dice; `due` is null when the course has ended. */
export function untilDice(start: Course): { readonly course: Course; readonly due: Throw | null } {
  for (let course = start; ; ) {
    const due = dueDice(course);
    const next = due ? null : withoutDice(course);
    if (!next) return { course, due };
    course = next;
  }
}

/** How many of the side flee on the table as things stand. */
export const fleeingNow = ({ state, side }: Course): number =>
  state.characters.reduce((sum, one) => (one.side === side && isFleeing(one) ? sum + 1 : sum), 0);
