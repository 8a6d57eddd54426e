/** The tests of the present step as lines for the players: dice, chance, what failing leads to, commands. */
import type { Fraction } from '../../../kernel/fraction.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character, Status, Track } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import { characterOf, type State } from '../model/game.ts';
import { fleesAtOnce, flightDice } from './flight-test.ts';
import { dicePerPoint, TRACK_OF } from './load.ts';
import { oddsOfFlightTest, oddsOfOffensiveTests, passChance, passFraction } from './odds.ts';
import { offensiveDice, tracksLeft } from './offensive-test.ts';
import { testersLeft } from './phase.ts';
import { recoveryDice, undecided } from './recovery.ts';

export interface DueTest {
  readonly key: string;
  readonly id: EntityId;
  readonly track: Track;
  /** dice = perPoint × points + threat; `points` counts the icon where it weighs. */
  readonly perPoint: number;
  readonly points: number;
  readonly threat: number;
  readonly dice: number;
  /** The chance of no 1. */
  readonly chance: Fraction;
  /** What a failure leads to, each with its chance before the roll. */
  readonly failing: readonly { readonly status: Status; readonly chance: number }[];
  /** CH-18.4: must be tested. */
  readonly compulsory: boolean;
  readonly roll: Command;
  /** Failing on purpose, or not trying to recover. */
  readonly giveUp: Command;
  /** House rule: the player names the reaction of a voluntary failure. */
  readonly mayName: boolean;
}

function flightTest(state: State, one: Character): DueTest {
  const { house } = state;
  const dice = flightDice(one, house);
  const perPoint = dicePerPoint(one, 'demoralisation');
  const { flight, cowering } = oddsOfFlightTest(one, house);
  const ids = [one.id];
  return {
    key: one.id,
    id: one.id,
    track: 'demoralisation',
    perPoint,
    // Only tests with dice are open (CH-12.1).
    points: dice / perPoint,
    threat: 0,
    dice,
    chance: passFraction(dice),
    failing: [
      { status: 'flight' as const, chance: flight },
      { status: 'cowering' as const, chance: cowering },
    ].filter(({ chance }) => chance > 0),
    compulsory: true,
    roll: { type: 'testFlight', ids },
    giveUp: { type: 'failFlight', ids, reaction: null },
    mayName: house.voluntaryFailPicksReaction && !fleesAtOnce(one.status, one.pendingForcedFlight),
  };
}

function offensiveTests(state: State, one: Character): DueTest[] {
  const odds = oddsOfOffensiveTests(state, one);
  return tracksLeft(state, one)
    .filter((track) => offensiveDice(one, track) > 0)
    .map((track) => {
      const dice = offensiveDice(one, track);
      const chance = odds.enter.find((entry) => entry.track === track)?.chance ?? 0;
      return {
        key: `${track}-${one.id}`,
        id: one.id,
        track,
        perPoint: dicePerPoint(one, track),
        points: one.points[track],
        threat: 0,
        dice,
        chance: passFraction(dice),
        failing: [{ status: track, chance }],
        compulsory: true,
        roll: { type: 'testOffensive', ids: [one.id], track },
        giveUp: { type: 'failOffensive', id: one.id, track },
        mayName: false,
      };
    });
}

function recoveryTest(state: State, one: Character): DueTest {
  const { dice, load, threat } = recoveryDice(state, one);
  // Whoever can recover is in a reaction, and each has its track.
  const track = TRACK_OF[one.status]!;
  const compulsory = state.step?.preyGone.includes(one.id) ?? false;
  const ids = [one.id];
  return {
    key: one.id,
    id: one.id,
    track,
    perPoint: dicePerPoint(one, track),
    points: load,
    threat,
    dice,
    chance: passFraction(dice),
    failing: [{ status: compulsory ? 'attack' : one.status, chance: 1 - passChance(dice) }],
    compulsory,
    roll: { type: 'attemptRecovery', ids },
    giveUp: { type: 'declineRecovery', ids },
    mayName: false,
  };
}

/** Every line that is still open in this step, in roster order. */
export function dueTests(state: State): readonly DueTest[] {
  if (state.phase === 'recovery')
    return state.step?.stage === 'test' ? undecided(state).map((one) => recoveryTest(state, one)) : [];
  const testers = testersLeft(state).flatMap((id) => characterOf(state, id) ?? []);
  return state.phase === 'flight'
    ? testers.map((one) => flightTest(state, one))
    : testers.flatMap((one) => offensiveTests(state, one));
}

/** Most dice first: whoever is likeliest to fail leads. */
export const mostDiceFirst = (tests: readonly DueTest[]): readonly DueTest[] =>
  [...tests].sort((one, other) => other.dice - one.dice);

/** Whose dice are asked for, in the order in which the list shows them. */
export const inOrderOfTests = (state: State): EntityId[] => [
  ...new Set(mostDiceFirst(dueTests(state)).map(({ id }) => id)),
];

/** How many characters are expected to run in this round, and the chance that nobody fails. */
export function roundOutlook(tests: readonly DueTest[]): {
  readonly flee: number;
  readonly nobody: Fraction;
} {
  const flee = tests.reduce(
    (sum, { failing }) => sum + (failing.find(({ status }) => status === 'flight')?.chance ?? 0),
    0,
  );
  return { flee, nobody: passFraction(tests.reduce((sum, { dice }) => sum + dice, 0)) };
}
