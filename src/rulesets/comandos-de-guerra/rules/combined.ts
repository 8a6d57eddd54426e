/** CG-4: two acts in one round. The first is rolled, the second stays on a card until it is done. */
import type { Rule } from '../../../kernel/dice.ts';
import { add, type Fraction, fraction, multiply, ZERO } from '../../../kernel/fraction.ts';
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import type { Action } from '../model/inputs.ts';
import type { Outcome, Secondary, State } from '../model/state.ts';
import type { Role } from '../model/words.ts';
import { checkActor } from './actor.ts';
import { type CheckPlan, checkWords, nameOf, noteCheck, planCheck, throwCheck } from './check.ts';
import type { Numbers } from './contest-odds.ts';
import { withoutAims } from './evolve-rivals.ts';
import { planShot, shoot } from './fire.ts';
import { judge, successChance } from './grades.ts';
import { type Ledger, ledger } from './ledger.ts';
import { type Refusal, reasonOf, refused } from './refusal.ts';
import type { ToHit } from './to-hit.ts';

/** CG-4.1, CG-4.2, CG-4.5: whether two acts can be combined at all. */
export function checkPair(actions: readonly Action[], incompatible: boolean): Refusal | null {
  if (actions.length > 2) return reject('TOO_MANY_ACTIONS');
  const [main, secondary] = actions;
  if (!main || !secondary) return reject('TOO_FEW_ACTIONS');
  const words = checkWords(main.check) ?? checkWords(secondary.check);
  if (words) return words;
  if (!main.basic && secondary.basic) return reject('MAIN_MUST_BE_BASIC');
  return incompatible ? reject('ACTIONS_INCOMPATIBLE') : null;
}

const owned = (action: Action, who: string | null): Action => ({
  ...action,
  check: { ...action.check, who },
});

/** What an action of a pair comes to, whichever kind it is. The first act spoils the aim for the second. */
export function planAction(state: State, action: Action, role: Role): CheckPlan | ToHit | Refusal {
  const { who } = action.check;
  if (!action.shot) return planCheck(state, action.check, role);
  return planShot(role === 'main' ? state : withoutAims(state, [who]), who ?? '', action.shot, role);
}

/** CG-4.4: whether the main action takes the +20 off the secondary one. */
export function waives(outcome: Outcome | null, house: House): boolean {
  if (!outcome?.success || outcome.roll === null) return false;
  if (house.combinedWaiver === 'result') return outcome.grade === 'highSuccess';
  return judge(outcome.level, 0, outcome.roll, house).grade === 'highSuccess';
}

function* act(
  state: State,
  log: Ledger,
  action: Action,
  role: Role,
  diceId: string,
): Rule<Outcome | null | Refusal> {
  const { who } = action.check;
  if (action.shot) return yield* shoot(state, log, who ?? '', action.shot, role, diceId);
  const plan = planCheck(state, action.check, role);
  if (refused(plan)) return plan;
  const outcome = yield* throwCheck(plan, diceId, state.settings);
  noteCheck(state, log, action.check, role, outcome);
  return outcome;
}

/** Why a pair cannot be tried; null when the first die can be rolled. */
export function combinedRefusal(
  state: State,
  { who, actions, incompatible }: Omit<CommandOf<'rollCombined'>, 'type'>,
): Refusal | null {
  const pair = checkPair(actions, incompatible) ?? checkActor(state, who, actions[0]?.check.resist);
  if (pair) return pair;
  if (who !== null && state.secondaries.some((one) => one.who === who)) return reject('SECONDARY_WAITS');
  for (const action of actions) {
    // Neither the +20 of a pair nor a lost aim refuses anything.
    const plan = planAction(state, owned(action, who), 'none');
    if (refused(plan)) return plan;
  }
  return null;
}

export const whyNotCombined = (
  state: State,
  command: Omit<CommandOf<'rollCombined'>, 'type'>,
): Rejection | null => reasonOf(combinedRefusal(state, command));

/** Rolls the main action with its +20 (CG-4.3) and opens the secondary one. */
export function* rollCombined(state: State, command: CommandOf<'rollCombined'>): Rule<Decision<Event>> {
  const no = combinedRefusal(state, command);
  if (no) return no;
  const { who } = command;
  const [main, secondary] = command.actions.map((action) => owned(action, who));
  const log = ledger(state);
  const outcome = yield* act(state, log, main!, 'main', 'main');
  if (refused(outcome)) return outcome;
  log.add({
    type: 'secondaryOpened',
    secondary: {
      id: log.id(),
      who,
      name: nameOf(state, who, secondary!.check.name),
      action: secondary!,
      waived: waives(outcome, state.settings),
      round: state.round,
    },
  });
  return log.done();
}

export const secondaryRole = ({ waived }: Secondary): Role => (waived ? 'secondaryWaived' : 'secondary');

/** The secondary action as it stands now that the main one is known. */
export const planSecondary = (state: State, secondary: Secondary): CheckPlan | ToHit | Refusal =>
  planAction(state, secondary.action, secondaryRole(secondary));

/** CG-4.6: the secondary action may be done whatever the main one came to. */
export function* rollSecondary(state: State, { id }: CommandOf<'rollSecondary'>): Rule<Decision<Event>> {
  const secondary = state.secondaries.find((one) => one.id === id);
  if (!secondary) return reject('CARD_GONE');
  const log = ledger(state);
  const outcome = yield* act(state, log, secondary.action, secondaryRole(secondary), 'secondary');
  if (refused(outcome)) return outcome;
  log.add({ type: 'secondaryClosed', id, name: secondary.name, cancelled: false });
  return log.done();
}

export function cancelSecondary(state: State, { id }: CommandOf<'cancelSecondary'>): Decision<Event> {
  const secondary = state.secondaries.find((one) => one.id === id);
  if (!secondary) return reject('CARD_GONE');
  return accept({ type: 'secondaryClosed', id, name: secondary.name, cancelled: true });
}

/**
 * CG-P.11: the chances that both actions succeed, and that the secondary does.
 * @param main with its +20 in the modifier
 * @param secondary without its extra +20
 */
export function combinedOdds(
  main: Numbers,
  secondary: Numbers,
  house: House,
): Record<'both' | 'secondary', Fraction> {
  const free = successChance(secondary.level, secondary.modifier);
  const burdened = successChance(secondary.level, secondary.modifier + 20);
  let both = ZERO;
  let second = ZERO;
  for (let roll = 1; roll <= 100; roll += 1) {
    const judged = judge(main.level, main.modifier, roll, house);
    const outcome: Outcome = { ...main, parts: [], checkNeeded: true, roll, ...judged };
    const chance = multiply(fraction(1, 100), waives(outcome, house) ? free : burdened);
    second = add(second, chance);
    if (judged.success) both = add(both, chance);
  }
  return { both, secondary: second };
}
