/** PS-9.7, PS-9.10: the advice for one man in shock, read from the table. */
import type { Fraction } from '../../../kernel/fraction.ts';
import type { Rejection } from '../../../kernel/result.ts';
import type { Boost } from '../model/commands.ts';
import { type Character, characterOf, type State } from '../model/state.ts';
import { actionsLeft, targetOf } from './actions.ts';
import { helpersFor, payableBoost, totalAt } from './boosts.ts';
import { faceOf } from './cards.ts';
import { commandBonus } from './command-range.ts';
import { afterRollPlan, type Budget, bestPlan, type Plan, planOf, thriftyPlan } from './plan.ts';
import { payersFor, TRY_COST, whyBarred, whyNotRecover } from './recovery.ts';
import { chanceOf, type FaceOutlook, outlooksOf } from './throw.ts';

/** Where the limits of a plan come from, for the sentence "card 2 + Command 2 − used 1". */
export interface PlanLimits {
  readonly pool: number;
  readonly reserve: number;
  readonly card: number;
  readonly command: number;
  readonly used: number;
}

export interface Advice {
  readonly target: number;
  readonly budget: Budget;
  readonly limits: PlanLimits;
  /** Best chance. With `boostTiming: 'after'` the boosts are paid as needed and the list is empty. */
  readonly best: Plan;
  readonly thrifty: Plan;
  /** Plain alternatives to compare with: one try, and one try with every useful boost. */
  readonly onePlain: Plan;
  readonly oneBoosted: Plan;
  /** Whether the boosts are paid after the roll. */
  readonly after: boolean;
  /** Why he can make no try now, or null. */
  readonly why: Rejection | null;
}

/** Whatever bars him from trying leaves no tries (PS-5.3); whether he is in shock is another question. */
const isBarred = (state: State, character: Character): boolean =>
  whyBarred(state, { ...character, shocked: true }) !== null;

/** PS-9.7: k, n and m as the table gives them. `at` replaces the pool, `reserve` is what is kept of it. */
export function budgetFor(state: State, character: Character, at: number, reserve: number): Budget {
  const { commandMode, boostCountsAsCommanderAction } = state.settings;
  const barred = isBarred(state, character);
  const helpers = barred ? [] : helpersFor(state, character);
  return {
    at: Math.max(0, at - reserve),
    tries: barred ? 0 : actionsLeft(state, character),
    boostActions: helpers.reduce((sum, helper) => sum + helper.actionsLeft, 0),
    commanderPays: commandMode === 'commanderPays',
    // Without a commander in reach there is nobody to boost, whatever boosts cost.
    boostsCount: boostCountsAsCommanderAction || helpers.length === 0,
  };
}

/** The plan with the best chance for a character, from these AT. PS-9.9 with boosts after the roll. */
export function planFor(state: State, character: Character, at: number, reserve: number): Plan {
  const budget = budgetFor(state, character, at, reserve);
  const target = targetOf(state, character);
  return state.settings.boostTiming === 'after'
    ? { boosts: [], ...afterRollPlan(target, budget) }
    : bestPlan(target, budget);
}

/** All that the recovery panel shows about chances; null for somebody who is not there. */
export function adviseRecovery(state: State, characterId: string): Advice | null {
  const character = characterOf(state, characterId);
  if (!character) return null;
  const { atPool, reserve } = state.sides[character.side];
  const budget = budgetFor(state, character, atPool, reserve);
  const target = targetOf(state, character);
  const via = payersFor(state, character)[0]?.commander.id ?? null;
  return {
    target,
    budget,
    limits: {
      pool: atPool,
      reserve,
      card: faceOf(character).maxActions,
      command: commandBonus(state, character),
      used: character.actionsUsed,
    },
    best: planFor(state, character, atPool, reserve),
    thrifty: thriftyPlan(target, budget),
    onePlain: planOf(target, [0]),
    oneBoosted: bestPlan(target, oneTry(budget)),
    after: state.settings.boostTiming === 'after',
    why: whyNotRecover(state, { characterId, boosts: [], via }),
  };
}

/** The budget for a single try: his own, or the one that a commander pays for. */
const oneTry = (budget: Budget): Budget => {
  const own = Math.min(1, budget.tries);
  const paid = budget.commanderPays && own === 0 && budget.boostActions > 0 ? 1 : 0;
  return { ...budget, tries: own + paid, boostActions: budget.boostActions - paid, commanderPays: false };
};

/** The six faces before his next try with these boosts; without any, with all that could be paid. */
export function faceOutlooks(
  state: State,
  characterId: string,
  boosts: readonly Boost[],
): readonly FaceOutlook[] {
  const character = characterOf(state, characterId);
  if (!character) return [];
  return outlooksOf(targetOf(state, character), totalAt(boosts) || payableForTry(state, character));
}

/** The most boost AT that his next try could have, beside the AT that the try itself costs. */
const payableForTry = (state: State, character: Character): number =>
  payableBoost(state, character, TRY_COST, payersFor(state, character)[0]?.commander.id ?? null);

/** The chance of the next try with these boosts on it; boosts after the roll count when they can be paid. */
export function chanceToRecover(
  state: State,
  characterId: string,
  boosts: readonly Boost[],
): Fraction | null {
  const character = characterOf(state, characterId);
  if (!character) return null;
  const after = state.settings.boostTiming === 'after';
  return chanceOf(targetOf(state, character), after ? payableForTry(state, character) : totalAt(boosts));
}
