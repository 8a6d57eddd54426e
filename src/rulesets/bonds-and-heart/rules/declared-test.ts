/** Faces that stand for "passes" or "fails" when the players tell the outcome of a test and not its dice. */
import type { TestPlan } from '../model/commands.ts';
import type { TestDice } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { extraThrows, modifierOf, succeeds, totalOf } from './ability-test.ts';
import { planTest } from './test-plan.ts';

const times = (count: number, face: number): number[] => Array.from({ length: count }, () => face);

/** The throw in which every die that counts shows `face`; `again` dice ask for extra throws of `extra`. */
function thrown(plan: TestPlan, face: number, again: boolean, extra: number, settings: Settings): TestDice {
  const first = {
    full: again ? 6 : Math.min(face, 5),
    heartless: times(plan.heartless, again ? 6 : 1),
    nobody: times(plan.nobody, again || !settings.nobodySixRerolls ? face : Math.min(face, 5)),
  };
  return { ...first, extra: times(extraThrows(first, settings), extra) };
}

/**
 * The most modest throw with the wanted outcome, in the order in which a test asks for its dice; null when
 * no throw has it.
 */
export function declaredTest(
  state: State,
  plan: TestPlan,
  success: boolean,
): readonly (readonly number[])[] | null {
  const { settings } = state;
  const modifier = modifierOf(planTest(state, plan), settings);
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = [
    ...faces.map((face) => thrown(plan, face, false, 1, settings)),
    ...faces.map((extra) => thrown(plan, 6, true, extra, settings)),
  ];
  const fits = (dice: TestDice): boolean =>
    succeeds(totalOf(dice) + modifier, plan.difficulty, settings) === success;
  const dice = throws.find(fits);
  if (!dice) return null;
  return [[dice.full], dice.heartless, dice.nobody, dice.extra].filter((values) => values.length > 0);
}
