/** The operations that leave their mark on the commando of a case. */
import type { Command } from '../model/commands.ts';
import type { Commando } from '../model/sheet.ts';
import type { CheckRecord, State } from '../model/state.ts';
import { sumOf } from '../rules/check.ts';
import { judge, promptOf } from '../rules/grades.ts';
import { boundMorale, moraleParts } from '../rules/morale.ts';
import {
  type Bag,
  checkOf,
  commandoOfCase,
  dice,
  event,
  type Played,
  play,
  sceneOf,
  WHO,
  withCard,
} from './case-state.ts';

const STATEFUL = ['moraleCheck', 'chooseShock', 'endShock', 'nextRound', 'stateCheck'] as const;
type Stateful = (typeof STATEFUL)[number];

export const isStateful = (op: string): op is Stateful => STATEFUL.some((one) => one === op);

interface Result {
  readonly output: unknown;
  readonly after: Commando | Bag;
}

/** What `check` shows of a rolled check. */
export const checkOutput = ({ outcome }: Pick<CheckRecord, 'outcome'>) => ({
  checkNeeded: outcome.checkNeeded,
  modifier: outcome.modifier,
  result: outcome.result,
  success: outcome.success,
  grade: outcome.grade,
  natural: outcome.natural,
  moralePrompt: promptOf(outcome.grade),
});

function commandOf(op: Stateful, ctx: Bag): Command {
  switch (op) {
    case 'moraleCheck':
      return {
        type: 'checkMorale',
        who: [WHO],
        kind: ctx.kind ?? 'demoralise',
        modifier: ctx.modifier ?? 0,
        prompt: null,
      };
    case 'chooseShock':
      return { type: 'chooseShock', who: WHO, kind: ctx.kind, note: ctx.note ?? '' };
    case 'endShock':
      return { type: 'endShock', who: WHO, reason: ctx.reason };
    case 'nextRound':
      return { type: 'nextRound' };
    case 'stateCheck':
      return { type: 'rollCheck', check: checkOf(ctx) };
  }
}

/** A failed morale check whose d10 is still to come: shown, nothing changed. */
function pendingMorale(state: State, commando: Commando, ctx: Bag): unknown {
  const modifier = sumOf(moraleParts(state, commando, ctx.modifier ?? 0));
  const { result, success, grade } = judge(commando.morale!, modifier, ctx.roll, state.settings);
  return {
    ...{ modifier, result, passed: success, grade, delta: 0, morale: boundMorale(commando.morale!) },
    ...{ shockTriggered: false, shockRounds: 0, moralePrompt: null, pendingDie: true },
  };
}

function outputOf(op: Stateful, played: Extract<Played, { kind: 'done' }>): unknown {
  const after = played.state.commandos[0]!;
  if (op === 'stateCheck') return checkOutput(event(played, 'checkRolled').check);
  if (op !== 'moraleCheck') return { shock: after.shock, firstShock: after.firstShock };
  const { outcome, delta, morale, shockRounds } = event(played, 'moraleChecked');
  return {
    modifier: outcome.modifier,
    result: outcome.result,
    passed: outcome.success,
    grade: outcome.grade,
    delta,
    morale,
    shockTriggered: shockRounds > 0,
    shockRounds,
    // CG-17.5: a morale check raises no card.
    moralePrompt: played.state.prompts[0]?.direction ?? null,
  };
}

export function stateful(op: Stateful, fields: Bag, ctx: Bag): Result {
  const commando = commandoOfCase(WHO, fields);
  let state = withCard(sceneOf(ctx), commando);
  const answer = dice({ check: ctx.roll, 'morale-1': ctx.roll });
  const times = op === 'nextRound' ? (ctx.count ?? 1) : 1;
  let output: unknown = { shock: commando.shock };
  for (let i = 0; i < times; i += 1) {
    const played = play(state, commandOf(op, ctx), (request, answers) =>
      request.id === 'change-1' ? (ctx.changeDie == null ? null : [ctx.changeDie]) : answer(request, answers),
    );
    if (played.kind === 'error') return { output: { error: played.error }, after: fields };
    if (played.kind === 'waiting') return { output: pendingMorale(state, commando, ctx), after: fields };
    state = played.state;
    output = outputOf(op, played);
  }
  return { output, after: state.commandos[0]! };
}
