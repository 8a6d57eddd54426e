/** CH-13: the psychology phase as steps: begin, who goes first, rounds, and the end of each part. */
import type { EntityId } from '../../../kernel/ids.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { isLeader, type Side } from '../model/character.ts';
import type { Event } from '../model/events.ts';
import { characterOf, type Phase, type State, sideOnTurn, type TestResult } from '../model/game.ts';
import { onFlight } from './command-loss.ts';
import { evolve } from './evolve.ts';
import { firstPlayer } from './first-player.ts';
import { flightSources, roundGifts } from './flight-round.ts';
import { flightDice, flightTesters, passedWithoutDice } from './flight-test.ts';
import { isFleeing, owesLoad } from './load.ts';
import { attackSources, pursuitSources } from './offensive-round.ts';
import { offensiveDice, offensiveResult, offensiveTesters, tracksLeft } from './offensive-test.ts';
import { whyWait } from './place.ts';
import { reacting } from './recovery.ts';

/** The part of the phase that a step belongs to; its name as a number for the players, 1–3. */
export const partOf = (phase: Phase): 1 | 2 | 3 | null =>
  phase === 'recovery' ? 1 : phase === 'flight' ? 2 : phase === 'offensive' ? 3 : null;

/** Whether a side has anything to do in the present part of the phase. */
export function hasWork(state: State, side: Side): boolean {
  switch (state.phase) {
    case 'recovery':
      return reacting(state, side).length > 0;
    case 'flight':
      return (
        flightSources(state, side).length > 0 ||
        roundGifts(state, side).length > 0 ||
        flightTesters(state, side).length > 0
      );
    case 'offensive':
      return (
        pursuitSources(state, side).length > 0 ||
        attackSources(state, side).length > 0 ||
        offensiveTesters(state, side).length > 0
      );
    default:
      return false;
  }
}

/**
 * Passes over everything in which nobody has anything to do, so that no tap is asked for it. The events end where a
 * part of the phase, or a side's turn in it, begins.
 */
export function settle(state: State, events: readonly Event[]): Event[] {
  const all = [...events];
  let now = events.reduce(evolve, state);
  for (;;) {
    const next = nextByItself(now);
    if (!next) return all;
    all.push(next);
    now = evolve(now, next);
  }
}

function nextByItself(state: State): Event | null {
  const { step, phase } = state;
  if (!step) return null;
  const side = sideOnTurn(state);
  if (side !== null) return hasWork(state, side) ? null : { type: 'sideFinished', side, rounds: 0 };
  const a = hasWork(state, 'a');
  const b = hasWork(state, 'b');
  if (!a && !b) return { type: 'phaseSkipped', phase };
  if (a && b) return null;
  return {
    type: 'firstPlayerChosen',
    first: a ? 'a' : 'b',
    by: 'only',
    chooser: null,
    totals: { a: 0, b: 0 },
  };
}

/** CH-13.2: upkeep of all in flight; leaders among them lose 1 leadership, not below 0 (CH-8.4). */
export const upkeep = (state: State): Event => ({
  type: 'psychologyBegun',
  fleeing: state.characters
    .filter(isFleeing)
    .map((one) => ({ id: one.id, leadershipTaken: isLeader(one) ? Math.min(1, one.leadership) : 0 })),
});

export function beginPsychology(state: State): Decision<Event> {
  if (state.phase !== 'battle') return reject('E_PHASE_ORDER');
  return whyWait(state) ?? { ok: true, events: settle(state, [upkeep(state)]) };
}

/** Why the first player cannot be chosen now; null when it can. */
export const whyNoFirst = (state: State): { ok: false; why: Rejection } | null =>
  state.step && state.step.order === null ? null : reject('E_PHASE_ORDER');

/** The chooser names who plays this part of the phase first (CH-13.3); lots may be the players' own. */
export function chooseFirst(state: State, first: Side): Decision<Event> {
  const bad = whyNoFirst(state);
  if (bad) return bad;
  const { chooser, by, stars, withLeadership } = firstPlayer(state);
  const totals = by === 'stars' ? stars : withLeadership;
  const event: Event = {
    type: 'firstPlayerChosen',
    first,
    by,
    chooser: chooser ?? state.step?.drawn ?? null,
    totals,
  };
  return { ok: true, events: settle(state, [event]) };
}

/** Why the present step is not a share, or not a test, of this part of the phase; null when it is. */
export function whyNotStage(
  state: State,
  phase: Phase,
  stage: 'share' | 'test',
): { ok: false; why: Rejection } | null {
  const side = sideOnTurn(state);
  if (state.phase !== phase || side === null || state.step?.stage !== stage) return reject('E_PHASE_ORDER');
  return whyWait(state);
}

/** Results of those not yet rolled: a round ends when nobody who has dice is left, so they need none (CH-12.1). */
function diceless(state: State, side: Side): TestResult[] {
  if (state.phase === 'flight')
    return flightTesters(state, side)
      .filter((one) => !hasResult(state, one.id))
      .map((one) => passedWithoutDice(one, state.house));
  return offensiveTesters(state, side).flatMap((one) =>
    tracksLeft(state, one).map((track) => offensiveResult(one, track, true)),
  );
}

const hasResult = (state: State, id: EntityId): boolean =>
  state.step?.results.some((one) => one.id === id) ?? false;

/** Who has still to roll in this round. Tests without dice are passed and not among them. */
export function testersLeft(state: State): EntityId[] {
  const side = sideOnTurn(state);
  if (side === null || state.step?.stage !== 'test') return [];
  if (state.phase === 'flight')
    return flightTesters(state, side)
      .filter((one) => !hasResult(state, one.id) && flightDice(one, state.house) > 0)
      .map(({ id }) => id);
  if (state.phase !== 'offensive') return [];
  return offensiveTesters(state, side)
    .filter((one) => tracksLeft(state, one).some((track) => offensiveDice(one, track) > 0))
    .map(({ id }) => id);
}

/** Whether another round of flight follows one in which so many ran (CH-13.7), or a leader's load is due. */
export const flightGoesOn = (after: State, side: Side, ran: number): boolean =>
  ran > 0 ||
  flightTesters(after, side).length > 0 ||
  after.characters.some((one) => one.side === side && owesLoad(one) && isFleeing(one));

/**
 * CH-13.9: only new entries open another round, so there are at most N + 1.
 * Applies all results of the round at once and ends the side's part when nobody new broke (CH-13.7, 13.8).
 */
export function closeRound(state: State, sofar: readonly Event[]): Event[] {
  const now = sofar.reduce(evolve, state);
  const side = sideOnTurn(now)!;
  const results = [...(now.step?.results ?? []), ...diceless(now, side)];
  const round = now.step?.round ?? 1;
  const closed: Event = { type: 'roundClosed', round, results };
  const starts = state.phase === 'flight' ? 'flight' : null;
  const entered = results.filter(({ enters }) => enters !== null && (starts === null || enters === starts));
  const command = entered.flatMap(({ id }) => {
    const character = characterOf(now, id);
    return character && starts ? onFlight(now, character) : [];
  });
  const all: Event[] = [...sofar, closed, ...command];
  const after = all.reduce(evolve, state);
  const open =
    state.phase === 'flight'
      ? flightGoesOn(after, side, entered.length)
      : entered.length > 0 || offensiveTesters(after, side).length > 0;
  return open ? all : settle(state, [...all, { type: 'sideFinished', side, rounds: round }]);
}
