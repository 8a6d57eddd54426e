/** Collects the events of one command, which one undo takes back (CG-19.2), and numbers the cards that it makes. */

import type { EntityId } from '../../../kernel/ids.ts';
import { accept, type Decision } from '../../../kernel/result.ts';
import type { Event } from '../model/events.ts';
import { commandoOf, type Outcome, type State } from '../model/state.ts';
import type { Trigger } from '../model/words.ts';
import { promptOf } from './grades.ts';
import { directionOf } from './triggers.ts';

export interface Ledger {
  readonly add: (...events: readonly Event[]) => void;
  /** An id for a card; each one that is taken must go into one event. */
  readonly id: () => string;
  /** A morale card for those of `who` that have a morale and are conscious (CG-17.4). */
  readonly prompt: (trigger: Trigger, who: readonly EntityId[], hidden?: string | null) => void;
  /** The card that a high grade calls for (CG-17.3, CG-19.3). */
  readonly promptGrade: (who: EntityId | null, outcome: Outcome | null, hidden?: string | null) => void;
  readonly done: () => Decision<Event>;
}

export function ledger(state: State): Ledger {
  const events: Event[] = [];
  let next = state.serial;
  const id = (): string => {
    next += 1;
    return `n${next - 1}`;
  };
  const add = (...more: readonly Event[]): void => {
    events.push(...more);
  };
  const prompt: Ledger['prompt'] = (trigger, who, hidden = null) => {
    const able = who.filter((one) => {
      const commando = commandoOf(state, one);
      return commando?.status === 'active' && commando.morale !== null;
    });
    const direction = directionOf(trigger);
    if (able.length === 0 || direction === null) return;
    add({
      type: 'promptRaised',
      prompt: { id: id(), trigger, direction, who: able, note: '', round: state.round, hidden },
    });
  };
  const promptGrade: Ledger['promptGrade'] = (who, outcome, hidden = null) => {
    const direction = promptOf(outcome?.grade ?? null);
    if (who !== null && direction !== null)
      prompt(direction === 'moralise' ? 'highSuccess' : 'highFailure', [who], hidden);
  };
  return { add, id, prompt, promptGrade, done: () => accept(...events) };
}
