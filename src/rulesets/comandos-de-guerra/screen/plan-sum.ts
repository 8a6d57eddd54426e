import type { CheckPlan } from '../rules/check.ts';
import type { Numbers } from '../rules/contest-odds.ts';
import { type Refusal, refused } from '../rules/refusal.ts';
import type { ToHit } from '../rules/to-hit.ts';

/** What the one d100 of a plan goes against; null when the plan is refused, or needs no die. */
export function sumOfPlan(plan: CheckPlan | ToHit | Refusal): Numbers | null {
  if (refused(plan)) return null;
  if ('checkNeeded' in plan) return plan.checkNeeded ? { level: plan.level, modifier: plan.modifier } : null;
  return plan.automatic ? null : { level: plan.level, modifier: plan.total };
}
