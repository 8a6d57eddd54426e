/** PS-9: the best way to spend AT on a recovery, in exact fractions. */
import {
  add,
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  power,
  subtract,
  ZERO,
} from '../../../kernel/fraction.ts';
import { chanceOf } from './throw.ts';

/** More tries or AT than this make no difference that anybody could read. */
const MOST = 99;

/** What a plan may use. All whole and not negative; broken numbers count as 0. */
export interface Budget {
  /** k: AT to be used. */
  readonly at: number;
  /** n: tries open to him; with `commanderPays` his own. */
  readonly tries: number;
  /** m: Actions that the commanders can give to boosts, and to tries with `commanderPays`. */
  readonly boostActions: number;
  /** PS-6.8: tries beyond his own use up the commanders' Actions. */
  readonly commanderPays: boolean;
  /** PS-6.5: whether boosts use up the commanders' Actions; otherwise only AT limit them. */
  readonly boostsCount: boolean;
}

export interface Plan {
  /** One number for each try, in order; empty when nothing has a chance. */
  readonly boosts: readonly number[];
  readonly chance: Fraction;
  /** AT that it costs on average. */
  readonly expectedAt: Fraction;
}

const NO_PLAN: Plan = { boosts: [], chance: ZERO, expectedAt: ZERO };

const whole = (value: number): number => (value > MOST ? MOST : value >= 0 ? Math.floor(value) : 0);

const clean = (budget: Budget): Budget => ({
  ...budget,
  at: whole(budget.at),
  tries: whole(budget.tries),
  boostActions: whole(budget.boostActions),
});

const failureOf = (target: number, boost: number): Fraction => subtract(ONE, chanceOf(target, boost));

/** PS-9.2: the chance and the average cost of a list of boosts, one for each try until one passes. */
export function planOf(target: number, boosts: readonly number[]): Plan {
  const failures = new Map([...new Set(boosts)].map((boost) => [boost, failureOf(target, boost)]));
  let failing = ONE;
  let expectedAt = ZERO;
  for (const boost of boosts) {
    expectedAt = add(expectedAt, multiply(failing, fraction(1 + boost)));
    failing = multiply(failing, failures.get(boost) ?? ONE);
  }
  return { boosts, chance: subtract(ONE, failing), expectedAt };
}

/** How many tries AT and Actions allow. */
const mostTries = ({ at, tries, boostActions, commanderPays }: Budget): number =>
  Math.min(at, commanderPays ? tries + boostActions : tries);

/** Boost AT that are still there at try `t`, when the tries before it were plain. */
function boostAt({ at, tries, boostActions, commanderPays, boostsCount }: Budget, t: number): number {
  const paid = commanderPays ? Math.max(0, t - tries) : 0;
  return Math.max(0, Math.min(at - t, boostsCount ? boostActions - paid : at));
}

/** PS-9.5: the greater chance, then the smaller average cost, then fewer tries. */
const better = (a: Plan, b: Plan): boolean =>
  (compare(a.chance, b.chance) || compare(b.expectedAt, a.expectedAt) || b.boosts.length - a.boosts.length) >
  0;

/** PS-9.3, PS-9.4, PS-9.6, PS-9.7: for each number of tries all boosts go into the last one; the best of these. */
export function bestPlan(target: number, budget: Budget): Plan {
  const open = clean(budget);
  const failing = Math.max(0, 6 - target);
  let best = NO_PLAN;
  for (let t = 1; t <= mostTries(open); t += 1) {
    const plain = Array<number>(t - 1).fill(0);
    const plan = planOf(target, [...plain, Math.min(boostAt(open, t), failing)]);
    // A plan without a chance costs AT, so it is never better than none.
    if (better(plan, best)) best = plan;
  }
  return best;
}

/** PS-9.10: plain tries only, as many as there are. */
export function thriftyPlan(target: number, budget: Budget): Plan {
  const tries = mostTries(clean(budget));
  const useful = target >= 6 ? Math.min(1, tries) : target <= 0 ? 0 : tries;
  return planOf(target, Array<number>(useful).fill(0));
}

/** PS-9.9: he rolls first and pays the shortfall whenever pool and commanders allow it. */
export function afterRollPlan(target: number, budget: Budget): Omit<Plan, 'boosts'> {
  const open = clean(budget);
  let failing = ONE;
  let expectedAt = ZERO;
  for (let t = 1; t <= mostTries(open); t += 1) {
    const boost = boostAt(open, t);
    const shortfalls = Array.from({ length: 6 }, (_, i) => i + 1 - target);
    const paid = shortfalls.reduce((sum, need) => sum + (need > 0 && need <= boost ? need : 0), 0);
    expectedAt = add(expectedAt, multiply(failing, add(ONE, fraction(paid, 6))));
    failing = multiply(failing, failureOf(target, boost));
  }
  const chance = subtract(ONE, failing);
  return compare(chance, ZERO) > 0 ? { chance, expectedAt } : NO_PLAN;
}

/** PS-9.8: the chance to recover within some turns of so many plain tries each. */
export const withinTurns = (target: number, triesPerTurn: number, turns: number): Fraction =>
  subtract(ONE, power(failureOf(target, 0), whole(triesPerTurn) * whole(turns)));
