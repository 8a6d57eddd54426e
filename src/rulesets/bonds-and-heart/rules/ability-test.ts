/** BH-7: a test with one full die, heartless dice and nobody dice. */
import { type Rule, roll, rollOne } from '../../../kernel/dice.ts';
import { accept, type Decision, type Rejection } from '../../../kernel/result.ts';
import type { TestPlan } from '../model/commands.ts';
import { type Event, sumOf, type TestDice } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { because, whyNotDice } from './faults.ts';
import { planTest, type TestNumbers, whyNotTest } from './test-plan.ts';

/** BH-7.5: extra throws of the full die. They never cause further ones. */
export function extraThrows(
  dice: Pick<TestDice, 'full' | 'heartless' | 'nobody'>,
  settings: Settings,
): number {
  const sixes = (faces: readonly number[]): number => faces.filter((face) => face === 6).length;
  // BH-7.2, BH-7.3, BH-7.4
  return sixes([dice.full]) + sixes(dice.heartless) + (settings.nobodySixRerolls ? sixes(dice.nobody) : 0);
}

/** BH-7.6: what the dice are worth; heartless dice never count themselves (BH-7.3). */
export const totalOf = (dice: TestDice): number =>
  [dice.full, ...dice.extra, ...dice.nobody].reduce((sum, face) => sum + face, 0);

/** BH-7.1: throws one full die and those of a specialty, and then exactly as many extra ones as they ask for. */
export function* throwDice(heartless: number, nobody: number, settings: Settings): Rule<TestDice> {
  const full = yield* rollOne('full', 6);
  const first = {
    full,
    heartless: yield* roll('heartless', heartless, 6),
    nobody: yield* roll('nobody', nobody, 6),
  };
  return { ...first, extra: yield* roll('extra', extraThrows(first, settings), 6) };
}

/** What is added to the dice: bonds, shields, the rest, and the score by house rule (BH-7.6, BH-7.7). */
export const modifierOf = (numbers: TestNumbers, settings: Settings): number =>
  sumOf(numbers.bonuses) -
  sumOf(numbers.penalties) +
  numbers.other +
  (settings.scoreInTests ? numbers.score : 0);

/** BH-7.8: a result that meets the difficulty succeeds, or must exceed it by house rule. */
export const succeeds = (result: number, difficulty: number, settings: Settings): boolean =>
  settings.meetingDifficultySucceeds ? result >= difficulty : result > difficulty;

/** Rolls a test. It may fall below zero (BH-7.6). */
export function* rollTest(state: State, plan: TestPlan): Rule<Decision<Event>> {
  const why = whyNotTest(state, plan);
  if (why) return { ok: false, why };
  const { settings } = state;
  const numbers = planTest(state, plan);
  const dice = yield* throwDice(plan.heartless, plan.nobody, settings);
  const diceTotal = totalOf(dice);
  const result = diceTotal + modifierOf(numbers, settings);
  return accept({
    type: 'testRolled',
    roller: plan.roller,
    alias: plan.alias.trim(),
    ability: plan.ability,
    score: numbers.score,
    scoreCounts: settings.scoreInTests,
    dice,
    diceTotal,
    bonuses: numbers.bonuses,
    penalties: numbers.penalties,
    other: numbers.other,
    result,
    difficulty: plan.difficulty,
    success: succeeds(result, plan.difficulty, settings),
    used: plan.helps.map(({ help }) => help),
  });
}

/**
 * Why a whole set of typed test dice does not fit (BH-9.3): an impossible face first, then the number of
 * extra throws.
 */
export function whyNotTestDice(dice: TestDice, settings: Settings): Rejection | null {
  const all: readonly unknown[] = [dice.full, ...dice.heartless, ...dice.nobody, ...dice.extra];
  const faces = whyNotDice({ id: 'faces', faces: 6, count: all.length }, all);
  const k = extraThrows(dice, settings);
  return faces ?? (dice.extra.length === k ? null : because('BH_E_EXTRA_THROWS', { k }));
}
