/** What the test sheet starts with, and how its fields follow one another (BH-7.8, BH-7.9). */
import { ABILITIES, type AbilityId, type Specialty } from '../model/bearer.ts';
import type { TestPlan } from '../model/commands.ts';
import { bearerOf, type State } from '../model/state.ts';
import { testHelps } from './test-plan.ts';

const DIFFICULTIES: readonly number[] = [7, 9, 11, 13, 15];
const USUAL_DIFFICULTY = 9;
/** A character of the director has no sheet: their score starts here and is tapped. */
const DIRECTOR_SCORE = 3;

/** BH-7.8: the quick picks of the sheet, and the difficulty used last, ascending. */
export const difficultyPicks = ({ lastTest }: State): number[] =>
  [...new Set([...DIFFICULTIES, lastTest?.difficulty ?? USUAL_DIFFICULTY])].sort((a, b) => a - b);

/** The specialties of the roller that fit an ability. */
export const specialtiesFor = (
  state: State,
  roller: string | null,
  ability: AbilityId | null,
): readonly Specialty[] =>
  bearerOf(state, roller)?.specialties.filter((one) => one.ability === ability) ?? [];

/** The specialty whose dice are on the plan; undefined when none has just these. */
export const specialtyOf = (state: State, plan: TestPlan): Specialty | undefined =>
  plan.heartless + plan.nobody === 0
    ? undefined
    : specialtiesFor(state, plan.roller, plan.ability).find(
        ({ heartless, nobody }) => heartless === plan.heartless && nobody === plan.nobody,
      );

/** The plan with another ability, and the dice of the first specialty in it. */
export function withAbility(state: State, plan: TestPlan, ability: AbilityId): TestPlan {
  const [first] = specialtiesFor(state, plan.roller, ability);
  return { ...plan, ability, heartless: first?.heartless ?? 0, nobody: first?.nobody ?? 0 };
}

/** A sheet for a bearer with all help that waits for them, or (null) for a character of the director. */
export function freshPlan(state: State, roller: string | null, against: string | null): TestPlan {
  const waiting = testHelps(state, roller).map(({ id }) => ({ help: id, ability: null }));
  const plan: TestPlan = {
    roller,
    alias: '',
    ability: null,
    score: roller === null ? DIRECTOR_SCORE : null,
    heartless: 0,
    nobody: 0,
    difficulty: state.lastTest?.difficulty ?? USUAL_DIFFICULTY,
    other: 0,
    // BH-6.11
    helps: state.settings.claimsPerTest === 'one' ? waiting.slice(0, 1) : waiting,
    bonuses: [],
    penalties: [],
    against,
  };
  return roller === null ? plan : withAbility(state, plan, state.lastTest?.ability ?? ABILITIES[0]);
}
