/** CG-8: an order, and whether it is obeyed. */
import { type Rule, roll } from '../../../kernel/dice.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House } from '../model/house.ts';
import { commandoOf, type State } from '../model/state.ts';
import {
  checkEntrants,
  contestValue,
  type Faces100,
  MOST_REROLLS,
  type Rival,
  rivalOf,
  type Standing,
  standing,
} from './contest.ts';
import { ledger } from './ledger.ts';
import { type Refusal, reasonOf } from './refusal.ts';

export type CommandOutcome = 'obeyed' | 'refused' | 'reroll';

export interface CommandStanding {
  readonly throws: Standing['throws'];
  readonly outcome: CommandOutcome;
}

/** Where a command contest stands on the throws known so far; officer first, subordinate second. */
export function commandStanding(
  [officer, subordinate]: readonly [Rival, Rival],
  first: Faces100,
  rerolls: readonly Faces100[],
  house: House,
): CommandStanding {
  const { throws } = standing([officer, subordinate], 'onlyOne', first, rerolls, house);
  const [given, taken] = throws;
  if (given!.outcome.success) return { throws, outcome: 'obeyed' }; // CG-8.2
  if (taken!.outcome.success) return { throws, outcome: 'refused' }; // CG-8.3
  if (house.commandBothFail === 'officerHolds') return { throws, outcome: 'obeyed' };
  let gap = given!.value - taken!.value; // CG-8.4
  for (const round of rerolls) {
    const [a, b] = [round[officer.id], round[subordinate.id]];
    if (gap === 0 && a !== undefined && b !== undefined)
      gap = contestValue(officer, a) - contestValue(subordinate, b);
  }
  return { throws, outcome: gap > 0 ? 'obeyed' : gap < 0 ? 'refused' : 'reroll' };
}

/** Why an order cannot be given; null when it can. */
export function orderRefusal(
  state: State,
  { officer, subordinate }: Omit<CommandOf<'contestCommand'>, 'type'>,
): Refusal | null {
  if (officer.id === subordinate.id) return reject('CONTEST_DUPLICATE');
  const soldier = commandoOf(state, subordinate.who);
  const shock = soldier?.status === 'active' ? soldier.shock?.kind : undefined;
  if (soldier && (shock === 'fanatic' || shock === 'apathetic'))
    return reject('ORDER_IMPOSSIBLE', { name: soldier.name, state: shock }); // CG-8.5
  return checkEntrants(state, [officer, subordinate]);
}

export const whyNoOrder = (
  state: State,
  command: Omit<CommandOf<'contestCommand'>, 'type'>,
): Rejection | null => reasonOf(orderRefusal(state, command));

/** Both throw Command (CG-8.1). */
export function* contestCommand(state: State, command: CommandOf<'contestCommand'>): Rule<Decision<Event>> {
  const no = orderRefusal(state, command);
  if (no) return no;
  const rivals = [rivalOf(state, command.officer), rivalOf(state, command.subordinate)] as const;
  const [{ id: a }, { id: b }] = rivals;
  const [x, y] = yield* roll('rolls', 2, 100);
  const first = { [a]: x!, [b]: y! };
  const rerolls: Faces100[] = [];
  let now = commandStanding(rivals, first, rerolls, state.settings);
  while (now.outcome === 'reroll' && rerolls.length < MOST_REROLLS) {
    const [again, other] = yield* roll(`reroll-${rerolls.length + 1}`, 2, 100);
    rerolls.push({ [a]: again!, [b]: other! });
    now = commandStanding(rivals, first, rerolls, state.settings);
  }
  const log = ledger(state);
  const [officer, subordinate] = now.throws;
  const outcome = now.outcome === 'refused' ? 'refused' : 'obeyed';
  log.add({ type: 'commandContested', officer: officer!, subordinate: subordinate!, outcome });
  for (const { who, outcome: check } of now.throws) log.promptGrade(who, check);
  return log.done();
}
