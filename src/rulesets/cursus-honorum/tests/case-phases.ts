/** The three parts of the psychology phase, as cases tell them. */
import type { Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type State } from '../model/game.ts';
import { flightSources } from '../rules/flight-round.ts';
import { flightDice, flightTesters } from '../rules/flight-test.ts';
import { declaredFaces } from '../rules/odds.ts';
import { testOrder } from '../rules/offensive-test.ts';
import { reacting, recoveryDice } from '../rules/recovery.ts';
import {
  type Answer,
  at,
  choicesOf,
  gainedOf,
  gainedOn,
  give,
  type Lists,
  lostOf,
  openOf,
  reachOf,
  refuse,
  sharing,
} from './case-tools.ts';

interface Roll {
  readonly dice?: readonly number[];
  readonly d6?: number;
  readonly outcome?: 'pass' | 'fail' | 'ok';
  readonly voluntary?: boolean;
  readonly reaction?: 'flight' | 'cowering';
  readonly decline?: boolean;
}
interface Sharing {
  readonly mode?: string;
  readonly picks?: Lists;
  readonly order?: readonly string[];
}
export interface RecoveryPhase extends Sharing {
  readonly side: Side;
  readonly threats?: Lists;
  readonly attempts?: Readonly<Record<string, Roll>>;
  readonly preyInReach?: readonly string[];
}
export interface FlightPhase {
  readonly side: Side;
  readonly rounds: readonly (Sharing & {
    readonly inRange?: Lists;
    readonly leaderDice?: Readonly<Record<string, readonly number[]>>;
    readonly rolls?: Readonly<Record<string, Roll>>;
  })[];
}
export interface OffensivePhase {
  readonly side: Side;
  readonly rounds: readonly (Sharing & {
    readonly pursuit?: Lists;
    readonly attack?: Lists;
    readonly furyPoints?: Readonly<Record<string, number>>;
    readonly rolls?: Readonly<Record<string, Readonly<Record<string, Roll>>>>;
  })[];
}
type Played = { readonly state: State; readonly shows: unknown };

/** Typed faces, or faces that stand for a told outcome; the second die where it is asked for. */
const answers =
  (roll: Roll): Answer =>
  ({ id, count }) => {
    if (id.startsWith('second:')) return roll.d6 === undefined ? undefined : [roll.d6];
    return roll.outcome ? declaredFaces(count, roll.outcome !== 'fail') : roll.dice;
  };

export function recoveryPhase(given: State, when: RecoveryPhase): Played {
  const start = sharing(at(given, 'recovery', when.side), when.mode);
  const own = reacting(start, when.side);
  const opened = give(start, {
    type: 'openRecovery',
    threats: reachOf(when.threats),
    prey: when.preyInReach ?? null,
    order: when.order ?? [],
    picks: choicesOf(when.picks),
  });
  const diceCount = Object.fromEntries(
    own.map((one) => [one.id, recoveryDice(opened.state, characterOf(opened.state, one.id)!).dice]),
  );
  let { state } = opened;
  for (const [id, roll] of Object.entries(when.attempts ?? {})) {
    // A side whose last attempt is in is done; a further name is judged where it stood.
    const now =
      state.phase === 'recovery' && state.step?.at === 0
        ? state
        : { ...opened.state, characters: state.characters };
    const type = roll.decline || roll.voluntary ? 'declineRecovery' : 'attemptRecovery';
    state = give(now, { type, ids: [id] }, answers(roll)).state;
  }
  if (state.phase === 'recovery' && state.step?.stage === 'test' && state.step.at === 0)
    state = give(state, { type: 'closeRecovery' }).state;
  const extraDice = Object.fromEntries(opened.state.step!.threatDice.map(({ id, dice }) => [id, dice]));
  const results = Object.fromEntries(own.map(({ id }) => [id, characterOf(state, id)!.status]));
  return { state, shows: { extraDice, diceCount, results, open: openOf(opened.events) } };
}

/** Whether the side is still in its part of the phase after the rounds played so far. */
const goesOn = (state: State, phase: 'flight' | 'offensive', side: Side): boolean =>
  state.phase === phase && state.step?.order?.[state.step.at] === side && state.step.at === 0;

/** The table at a round; one after the end of the part has no sources. */
const atRound = (state: State, phase: 'flight' | 'offensive', side: Side, index: number): State =>
  index === 0 || !goesOn(state, phase, side) ? at(state, phase, side, index + 1) : state;

const resultsIn = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'roundClosed' ? event.results : []));

/** Ends a round whose last test has not ended it already. */
const closed = (state: State, events: readonly Event[]) =>
  resultsIn(events).length > 0 || events.some(({ type }) => type === 'roundClosed')
    ? { state, events }
    : give(state, { type: 'closeRound' });

export function flightPhase(given: State, { side, rounds }: FlightPhase): Played {
  let state = given;
  let ended = true;
  const shows = rounds.map((round, index) => {
    const before = sharing(atRound(state, 'flight', side, index), round.mode);
    const dice = round.leaderDice ?? {};
    for (const { character, load } of flightSources(before, side))
      if (load && (dice[character.id]?.length ?? 0) !== character.stars) refuse('E_DICE_COUNT');
    const shared = give(
      before,
      {
        type: 'shareFlight',
        inRange: reachOf(round.inRange),
        order: round.order ?? [],
        picks: choicesOf(round.picks),
      },
      ({ id }) => dice[id.slice('stars:'.length)],
    );
    const testers = Object.fromEntries(
      flightTesters(shared.state, side).map((one) => [one.id, flightDice(one, shared.state.house)]),
    );
    let now = shared.state;
    let events: readonly Event[] = [];
    for (const [id, roll] of Object.entries(round.rolls ?? {})) {
      // A name that is due nothing is refused on the open round, also when the others have closed it.
      const open = now.step?.stage === 'test' && goesOn(now, 'flight', side) ? now : shared.state;
      if (testers[id] === 0 && !roll.voluntary) {
        if (roll.dice && roll.dice.length > 0) refuse('E_DICE_COUNT');
        continue;
      }
      ({ state: now, events } = give(
        open,
        roll.voluntary
          ? { type: 'failFlight', ids: [id], reaction: roll.reaction ?? null }
          : { type: 'testFlight', ids: [id] },
        answers(roll),
      ));
    }
    ({ state: now, events } = closed(now, events));
    state = now;
    const results = resultsIn(events);
    ended = !results.some(({ enters }) => enters === 'flight');
    const loads = shared.events.flatMap((event) => (event.type === 'roundOpened' ? event.loads : []));
    return {
      gained: gainedOn(shared.events, 'demoralisation'),
      lost: lostOf(shared.events),
      open: openOf(shared.events),
      loads: Object.fromEntries(loads.map(({ id, load }) => [id, load])),
      testers,
      results: Object.fromEntries(results.map(({ id, enters }) => [id, enters ?? 'pass'])),
    };
  });
  return { state, shows: { rounds: shows, ended } };
}

export function offensivePhase(given: State, { side, rounds }: OffensivePhase): Played {
  let state = given;
  let ended = true;
  const shows = rounds.map((round, index) => {
    const before = sharing(atRound(state, 'offensive', side, index), round.mode);
    const shared = give(before, {
      type: 'shareOffensive',
      pursuit: reachOf(round.pursuit),
      attack: reachOf(round.attack),
      furyPoints: Object.entries(round.furyPoints ?? {}).map(([id, points]) => ({ id, points })),
      order: round.order ?? [],
      picks: choicesOf(round.picks),
    });
    let now = shared.state;
    let events: readonly Event[] = [];
    for (const [id, rolls] of Object.entries(round.rolls ?? {})) {
      const isOpen = now.step?.stage === 'test' && goesOn(now, 'offensive', side);
      const rolled = offensiveRolls(isOpen ? now : shared.state, id, rolls);
      if (isOpen) ({ state: now, events } = rolled);
    }
    ({ state: now, events } = closed(now, events));
    state = now;
    const results = resultsIn(events);
    ended = !results.some(({ enters }) => enters !== null);
    const testers: Record<string, Record<string, number>> = {};
    const outcome: Record<string, string> = {};
    for (const { id, track, dice, enters } of results) {
      testers[id] = { ...testers[id], [track]: dice };
      outcome[id] = enters ?? 'pass';
    }
    const gained = gainedOf(shared.events);
    return { gained, lost: lostOf(shared.events), open: openOf(shared.events), testers, results: outcome };
  });
  return { state, shows: { rounds: shows, ended } };
}

/** The rolls of one character: in test order, or as they were entered; those after a failure are ignored. */
function offensiveRolls(start: State, id: string, rolls: Readonly<Record<string, Roll>>) {
  const tracks =
    start.house.offensiveTestOrder === 'playerChoice'
      ? (Object.keys(rolls) as ReturnType<typeof testOrder>)
      : testOrder(start.house).filter((track) => rolls[track]);
  let now: { state: State; events: readonly Event[] } = { state: start, events: [] };
  let failed = false;
  for (const track of tracks) {
    if (failed) break;
    const roll = rolls[track]!;
    now = give(
      now.state,
      roll.voluntary ? { type: 'failOffensive', id, track } : { type: 'testOffensive', ids: [id], track },
      answers(roll),
    );
    failed = now.events.some((event) => event.type === 'tested' && event.result.enters !== null);
  }
  // An empty entry names somebody without testing anything.
  if (tracks.length === 0) refuse('E_TEST_MISSING');
  return now;
}
