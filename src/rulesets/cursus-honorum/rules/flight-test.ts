/** CH-12.1–12.6: tests against flight and cowering. */
import { type Rule, roll, rollOne } from '../../../kernel/dice.ts';
import { type Character, isPresent, type Side, type Status } from '../model/character.ts';
import type { House, State, TestResult } from '../model/game.ts';
import { dicePerPoint } from './load.ts';

/** Whether demoralisation points of a character call for a test in phase 2 (CH-12.5, CH-13.7). */
export const mustTestFlight = (character: Character, house: House): boolean =>
  isPresent(character) &&
  character.points.demoralisation > 0 &&
  (character.status === 'ok' || (character.status === 'cowering' && house.coweringCanBreak));

/** All of a side who must test, in roster order. */
export const flightTesters = (state: State, side: Side): Character[] =>
  state.characters.filter((one) => one.side === side && mustTestFlight(one, state.house));

/** Dice per point × points (CH-12.1); the icon of a cowering character only by house rule (CH-12.5). */
export const flightDice = (character: Character, house: House): number => {
  const icon = character.status === 'cowering' && house.iconCountsInBreakTest ? 1 : 0;
  return dicePerPoint(character, 'demoralisation') * (character.points.demoralisation + icon);
};

/** Whether a failure leads straight to flight, without the second die (CH-12.4, CH-6.3, CH-7.8). */
export const fleesAtOnce = (status: Status, pendingForcedFlight: boolean): boolean =>
  status === 'cowering' || pendingForcedFlight;

/** CH-12.2: any 1 fails. */
export const passes = (dice: readonly number[]): boolean => !dice.includes(1);

/** The second die of a failure in ok: 1–3 flight, 4–6 cowering (CH-12.4). */
export const secondDie = (face: number): 'flight' | 'cowering' => (face <= 3 ? 'flight' : 'cowering');

type Tester = Pick<Character, 'id' | 'status' | 'pendingForcedFlight'>;

function* fall(tester: Tester): Rule<'flight' | 'cowering'> {
  if (fleesAtOnce(tester.status, tester.pendingForcedFlight)) return 'flight';
  return secondDie(yield* rollOne(`second:${tester.id}`, 6));
}

/** Rolls `count` dice and, where it failed in ok, the second die. No dice: passed (CH-12.1). */
export function* resolveFlight(tester: Tester, count: number): Rule<'pass' | 'flight' | 'cowering'> {
  const dice = yield* roll(`test:${tester.id}`, count, 6);
  return passes(dice) ? 'pass' : yield* fall(tester);
}

const result = (character: Character, house: House, enters: TestResult['enters']): TestResult => ({
  id: character.id,
  track: 'demoralisation',
  points: character.points.demoralisation,
  dice: flightDice(character, house),
  enters,
});

/** The test of one character on the points that it has. */
export function* testFlight(character: Character, house: House): Rule<TestResult> {
  const outcome = yield* resolveFlight(character, flightDice(character, house));
  return result(character, house, outcome === 'pass' ? null : outcome);
}

/**
 * CH-12.3: the player lets the test fail. The second die decides as after a roll, unless the house rule
 * lets the player name the reaction where it would be thrown.
 */
export function* failFlight(
  character: Character,
  house: House,
  reaction: 'flight' | 'cowering' | null,
): Rule<TestResult> {
  const free =
    house.voluntaryFailPicksReaction && !fleesAtOnce(character.status, character.pendingForcedFlight);
  return result(character, house, free && reaction ? reaction : yield* fall(character));
}

/** A test without dice: passed, without any entry (CH-12.1). */
export const passedWithoutDice = (character: Character, house: House): TestResult =>
  result(character, house, null);
