/** CG-15: close in unseen, and strike once. */
import type { Rule } from '../../../kernel/dice.ts';
import { type Fraction, multiply, ONE } from '../../../kernel/fraction.ts';
import { type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { CheckInput } from '../model/inputs.ts';
import { commandoOf, type Outcome, type State } from '../model/state.ts';
import { type Difficulty, LIMITS } from '../model/words.ts';
import { type CheckPlan, nameOf, noteCheck, planCheck, throwCheck } from './check.ts';
import { successChance } from './grades.ts';
import { ledger } from './ledger.ts';
import { type Refusal, refused } from './refusal.ts';
import { deathAudience } from './triggers.ts';

/** CG-15.2: what is proposed for the strike (house default). */
export const STRIKE_DIFFICULTY: Readonly<Record<'knife' | 'pistol', Difficulty>> = {
  knife: 'normal',
  pistol: 'hard',
};

interface Attempt {
  readonly hide: readonly CheckPlan[];
  readonly kill: CheckPlan;
}

/** All sums of an attempt, or the first reason against it. */
export function planSilentKill(
  state: State,
  command: Pick<CommandOf<'silentKill'>, 'who' | 'hide' | 'kill'>,
): Attempt | Refusal {
  if (command.hide.length > LIMITS.modifiers) return reject('LIST_FULL', { max: LIMITS.modifiers });
  const own = (check: CheckInput): CheckInput => ({ ...check, who: command.who });
  const hide: CheckPlan[] = [];
  for (const check of command.hide) {
    const plan = planCheck(state, own(check), 'none');
    if (refused(plan)) return plan;
    hide.push(plan);
  }
  const kill = planCheck(state, own(command.kill), 'none');
  return refused(kill) ? kill : { hide, kill };
}

/** CG-P.10: the chance that the whole attempt works. */
export function silentKillChance({ hide, kill }: Attempt): Fraction {
  const chance = (plan: CheckPlan): Fraction =>
    plan.checkNeeded ? successChance(plan.level, plan.modifier) : ONE;
  return [...hide, kill].map(chance).reduce(multiply, ONE);
}

/** Hiding checks one by one; the first failure gives the commando away and ends it (CG-15.1). */
export function* silentKill(state: State, command: CommandOf<'silentKill'>): Rule<Decision<Event>> {
  const plan = planSilentKill(state, command);
  if (refused(plan)) return plan;
  const { who, targetId } = command;
  const log = ledger(state);
  let unseen = true;
  for (const [i, check] of command.hide.entries()) {
    const outcome = yield* throwCheck(plan.hide[i]!, `hide-${i + 1}`, state.settings);
    noteCheck(state, log, { ...check, who }, 'none', outcome);
    unseen = outcome.success;
    if (!unseen) break;
  }
  let strike: Outcome | null = null;
  if (unseen) {
    strike = yield* throwCheck(plan.kill, 'kill', state.settings);
    noteCheck(state, log, { ...command.kill, who }, 'none', strike);
  }
  const victimDead = strike?.success ?? false; // CG-15.3: any grade kills, no damage roll
  log.add({
    type: 'silentKillTried',
    who,
    name: nameOf(state, who, command.kill.name),
    targetId,
    targetName: nameOf(state, targetId, command.targetName),
    approach: unseen ? 'undetected' : 'detected',
    attempted: unseen,
    victimDead,
    grade: strike?.grade ?? null,
  });
  const victim = commandoOf(state, targetId);
  if (victimDead && victim && victim.status !== 'dead')
    log.prompt(
      victim.essential ? 'essentialDeath' : 'comradeDeath',
      deathAudience(state.commandos, victim.id, victim.essential),
    );
  if (!victimDead && who !== null) log.prompt('discovered', [who]); // CG-15.1, CG-15.4
  return log.done();
}
