/** Short notices at the foot of the screen, also spoken once by the polite live region. */
import { createStore } from 'zustand/vanilla';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad' | 'good';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long a notice stays, in milliseconds. Those with a button stay longer, to be reached. */
const STAY = 4_500;
const STAY_WITH_ACTION = 9_000;

export const notices = createStore<{ readonly shown: readonly Notice[] }>(() => ({ shown: [] }));

let last = 0;

export function dismiss(id: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

/** Shows a notice; a new one takes the place of an older one with the same text. */
export function notify(text: string, tone: Notice['tone'] = 'plain', action?: Notice['action']): void {
  last += 1;
  const notice: Notice = action ? { id: last, text, tone, action } : { id: last, text, tone };
  notices.setState(({ shown }) => ({
    shown: [...shown.filter((other) => other.text !== text).slice(-2), notice],
  }));
  setTimeout(() => dismiss(notice.id), action ? STAY_WITH_ACTION : STAY);
}
