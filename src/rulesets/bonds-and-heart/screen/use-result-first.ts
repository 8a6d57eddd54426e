import { useState } from 'react';
import type { Entry } from '../../../kernel/log.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { type Task, useLastEntry } from './use-bonds.ts';

/** Whom a result is about, if the event is one: it is told before the guide goes on. */
function resultOf(event: Event): { readonly who: string | null } | null {
  switch (event.type) {
    case 'testRolled':
      return { who: event.roller };
    case 'heartChanged':
    case 'cardPlayed':
      return { who: event.id };
    case 'damageShared':
      return { who: event.claimant };
    case 'adventureEnded':
      return { who: null };
    default:
      return null;
  }
}

/**
 * After a roll, a card or a hit the guide shows what came of it, beside whoever it is about; after an undo
 * it leads again with what is owed. `look` changes the state of the calling component alone: it is called while
 * that is drawn, so that the first picture after a tap is the result, not one more after it.
 */
export function useResultFirst(look: (id: string | null, task: Task | null) => void): void {
  const last: Entry<State, Command, Event> | undefined = useLastEntry();
  // Whatever a reload finds was told already.
  const [told, tell] = useState(last?.id);
  if (!last || last.id === told) return;
  tell(last.id);
  if (last.kind === 'undo') look(null, null);
  const found = last.kind === 'play' && last.events.map(resultOf).find((one) => one !== null);
  if (found) look(found.who, { kind: 'bearer' });
}
