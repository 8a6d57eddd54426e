/** The commands that roll, give up, or close the tests of a round (CH-12, CH-13.7, CH-13.8). */
import type { Rule } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { Character, Track } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State, sideOnTurn, type TestResult } from '../model/game.ts';
import { evolve } from './evolve.ts';
import { failFlight, flightDice, mustTestFlight, testFlight } from './flight-test.ts';
import {
  dueTracks,
  type OffensiveTrack,
  offensiveDice,
  offensiveResult,
  testOffensive,
  tracksLeft,
} from './offensive-test.ts';
import { closeRound, testersLeft, whyNotStage } from './phase.ts';
import { present } from './place.ts';

type Refusal = { ok: false; why: Rejection } | null;

function whyNotOwn(state: State, id: EntityId): Refusal {
  const found = present(state, id);
  if (!found.ok) return found;
  return found.character.side === sideOnTurn(state) ? null : reject('E_WRONG_SIDE', { id });
}

/** Why a character has no flight test to roll now; null when it has. */
export function whyNoFlightTest(state: State, id: EntityId): Refusal {
  const bad = whyNotStage(state, 'flight', 'test') ?? whyNotOwn(state, id);
  if (bad) return bad;
  const character = characterOf(state, id)!;
  if (state.step?.results.some((one) => one.id === id)) return reject('E_NO_TEST_DUE', { id });
  if (mustTestFlight(character, state.house)) return null;
  const immune =
    character.status !== 'ok' && !(character.status === 'cowering' && state.house.coweringCanBreak);
  return reject(immune ? 'E_IMMUNE' : 'E_NO_TEST_DUE', { id });
}

/** Why a character has no offensive test to roll now, on one track or on any; null when it has. */
export function whyNoOffensiveTest(state: State, id: EntityId, track: Track | null): Refusal {
  const bad = whyNotStage(state, 'offensive', 'test') ?? whyNotOwn(state, id);
  if (bad) return bad;
  const character = characterOf(state, id)!;
  if (character.status !== 'ok') return reject('E_IMMUNE', { id });
  const left = tracksLeft(state, character);
  if (track === null) return left.length > 0 ? null : reject('E_NO_TEST_DUE', { id });
  if (!left.some((one) => one === track)) return reject('E_NO_TEST_DUE', { id });
  if (state.house.offensiveTestOrder === 'playerChoice') return null;
  // CH-12.7: an earlier track with dice comes first.
  const earlier = left.slice(0, left.indexOf(track as OffensiveTrack));
  return earlier.some((one) => offensiveDice(character, one) > 0) ? reject('E_TEST_MISSING', { id }) : null;
}

/** Closes the round by itself when the last result is in: all are marked at once (CH-13.7). */
function finish(state: State, events: readonly Event[]): Decision<Event> {
  const now = events.reduce(evolve, state);
  return { ok: true, events: testersLeft(now).length === 0 ? closeRound(state, events) : events };
}

const tested = (character: Character, result: TestResult, voluntary: boolean): Event => ({
  type: 'tested',
  result,
  voluntary,
  from: character.status,
});

/** Rolls the flight tests of `ids`. */
export function* rollFlight(state: State, command: CommandOf<'testFlight'>): Rule<Decision<Event>> {
  const ids = [...new Set(command.ids)];
  for (const id of ids) {
    const bad = whyNoFlightTest(state, id);
    if (bad) return bad;
  }
  const stage = whyNotStage(state, 'flight', 'test');
  if (stage) return stage;
  const events: Event[] = [];
  for (const id of ids) {
    const character = characterOf(state, id)!;
    events.push(tested(character, yield* testFlight(character, state.house), false));
  }
  return finish(state, events);
}

/** CH-12.3: lets due flight tests fail. A test without dice cannot fail. */
export function* giveUpFlight(state: State, command: CommandOf<'failFlight'>): Rule<Decision<Event>> {
  const ids = [...new Set(command.ids)];
  const stage = whyNotStage(state, 'flight', 'test');
  if (stage) return stage;
  for (const id of ids) {
    const bad = whyNoFlightTest(state, id);
    if (bad) return bad;
    if (flightDice(characterOf(state, id)!, state.house) === 0) return reject('E_NO_TEST_DUE', { id });
  }
  const events: Event[] = [];
  for (const id of ids) {
    const character = characterOf(state, id)!;
    events.push(tested(character, yield* failFlight(character, state.house, command.reaction), true));
  }
  return finish(state, events);
}

/** Rolls offensive tests: one track, or every due one in order up to the first failure (CH-12.7). */
export function* rollOffensive(state: State, command: CommandOf<'testOffensive'>): Rule<Decision<Event>> {
  const ids = [...new Set(command.ids)];
  const stage = whyNotStage(state, 'offensive', 'test');
  if (stage) return stage;
  for (const id of ids) {
    const bad = whyNoOffensiveTest(state, id, command.track);
    if (bad) return bad;
  }
  const events: Event[] = [];
  for (const id of ids) {
    const character = characterOf(state, id)!;
    const tracks = command.track === null ? tracksLeft(state, character) : [command.track as OffensiveTrack];
    for (const track of [...skippedBefore(state, character, command.track), ...tracks]) {
      const result = yield* testOffensive(character, track);
      events.push(tested(character, result, false));
      if (result.enters !== null) break;
    }
  }
  return finish(state, events);
}

/** Tracks without dice that stand before the one being rolled: passed on the way (CH-12.1). */
function skippedBefore(state: State, character: Character, track: Track | null): OffensiveTrack[] {
  if (track === null || state.house.offensiveTestOrder === 'playerChoice') return [];
  const left = tracksLeft(state, character);
  return left.slice(0, left.indexOf(track as OffensiveTrack));
}

/** CH-12.3: lets a due offensive test fail. */
export function giveUpOffensive(state: State, command: CommandOf<'failOffensive'>): Decision<Event> {
  const { id, track } = command;
  const bad = whyNoOffensiveTest(state, id, track);
  if (bad) return bad;
  const character = characterOf(state, id)!;
  const own = track as OffensiveTrack;
  if (!dueTracks(character, state.house).includes(own) || offensiveDice(character, own) === 0)
    return reject('E_NO_TEST_DUE', { id });
  const before = skippedBefore(state, character, track).map((one) =>
    tested(character, offensiveResult(character, one, true), false),
  );
  return finish(state, [...before, tested(character, offensiveResult(character, own, false), true)]);
}

/** Ends a round in which nobody has anything left to roll. */
export function endRound(state: State): Decision<Event> {
  const bad = whyNotStage(state, state.phase === 'offensive' ? 'offensive' : 'flight', 'test');
  if (bad) return bad;
  const [first] = testersLeft(state);
  return first === undefined
    ? { ok: true, events: closeRound(state, []) }
    : reject('E_TEST_MISSING', { id: first });
}
