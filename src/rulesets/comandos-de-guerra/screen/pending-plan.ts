/** What an open roll goes against, so that the strip can be shown while the die is still on the table. */
import type { PendingRoll } from '../../../table/pending.ts';
import type { Command } from '../model/commands.ts';
import { commandoOf, type State } from '../model/state.ts';
import { planCheck, sumOf } from '../rules/check.ts';
import { planAction, planSecondary } from '../rules/combined.ts';
import type { Numbers } from '../rules/contest-odds.ts';
import { liftCheck } from '../rules/load.ts';
import { moraleParts } from '../rules/morale.ts';
import { refused } from '../rules/refusal.ts';
import { planSilentKill } from '../rules/silent-kill.ts';
import { toHit } from '../rules/to-hit.ts';
import { sumOfPlan } from './plan-sum.ts';

/** Which of several a request such as `morale-2` is for, from 0. */
export const placeOf = (requestId: string): number => Number(/-(\d+)$/.exec(requestId)?.[1] ?? 1) - 1;

/** The level and the sum of the one d100 that is asked for; null for other dice and for contests. */
export function openSum(state: State, { command, request }: PendingRoll<Command>): Numbers | null {
  if (request.faces !== 100 || request.count !== 1) return null;
  switch (command.type) {
    case 'rollCheck':
      return sumOfPlan(planCheck(state, command.check, 'none'));
    case 'fire':
      return sumOfPlan(toHit(state, command.who, command.shot, 'none'));
    case 'rollCombined': {
      const [main] = command.actions;
      const { who } = command;
      return main ? sumOfPlan(planAction(state, { ...main, check: { ...main.check, who } }, 'main')) : null;
    }
    case 'rollSecondary': {
      const secondary = state.secondaries.find(({ id }) => id === command.id);
      return secondary ? sumOfPlan(planSecondary(state, secondary)) : null;
    }
    case 'silentKill': {
      const plan = planSilentKill(state, command);
      if (refused(plan)) return null;
      const part = request.id === 'kill' ? plan.kill : plan.hide[placeOf(request.id)];
      return part ? sumOfPlan(part) : null;
    }
    case 'checkMorale': {
      const commando = commandoOf(state, command.who[placeOf(request.id)] ?? null);
      if (!commando || commando.morale === null) return null;
      return { level: commando.morale, modifier: sumOf(moraleParts(state, commando, command.modifier)) };
    }
    case 'tryLift': {
      const check = liftCheck(state, command);
      return refused(check) ? null : sumOfPlan(planCheck(state, check, 'none'));
    }
    default:
      return null;
  }
}
