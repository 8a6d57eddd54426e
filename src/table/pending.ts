/** The open roll: what a draft is asking for on the present state. */
import { type DiceRequest, type DiceResult, type Resolution, resolve } from '../kernel/dice.ts';
import type { Ruleset, Tagged } from '../kernel/log.ts';
import type { Decision } from '../kernel/result.ts';
import type { RollDraft } from './journal.ts';

export interface PendingRoll<C> extends RollDraft<C> {
  readonly request: DiceRequest;
  /** Which request of the command this is, from 0. */
  readonly index: number;
}

export const resolveCommand = <S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  state: S,
  command: C,
  answers: readonly DiceResult[],
): Resolution<Decision<E>> => resolve(() => ruleset.decide(state, command), answers);

/**
 * What the draft waits for; null while the state gives it nothing to ask (an undo may have taken its
 * ground away). The draft itself stays, so that a redo brings the open roll back.
 */
export function pendingOf<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  state: S,
  draft: RollDraft<C> | null,
): PendingRoll<C> | null {
  if (!draft) return null;
  const step = resolveCommand(ruleset, state, draft.command, draft.answers);
  return step.kind === 'needsDice' ? { ...draft, request: step.request, index: step.index } : null;
}

/** What of an open roll is worth keeping elsewhere: the rest follows from the state. */
export const draftOf = <C>(pending: PendingRoll<C> | null): RollDraft<C> | null =>
  pending && { command: pending.command, answers: pending.answers, typed: pending.typed };
