/** Short notices at the foot of the screen, and the words for screen readers: one polite voice for both. */
import { createStore } from 'zustand/vanilla';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad' | 'good';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Words for screen readers; those that take time to find are found when they are said. */
type Said = string | (() => string);

interface NoticeState {
  readonly shown: readonly Notice[];
  /** What the live region says now; `turn` makes the same words sound again. */
  readonly spoken: { readonly said: readonly Said[]; readonly turn: number };
}

/** How long a notice stays, in milliseconds. Those with a button stay longer, to be reached. */
const STAY = 4_500;
const STAY_WITH_ACTION = 9_000;
/** More notices than this at once would cover the board. */
const MOST = 3;

export const notices = createStore<NoticeState>(() => ({ shown: [], spoken: { said: [], turn: 0 } }));

let last = 0;

export function dismiss(id: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

let sameTap = false;

/** Says something to screen readers, once, without showing it. What one tap brings about is said together. */
export function announce(said: Said): void {
  notices.setState(({ spoken }) => ({
    spoken: { said: sameTap ? [...spoken.said, said] : [said], turn: spoken.turn + 1 },
  }));
  if (sameTap) return;
  sameTap = true;
  queueMicrotask(() => {
    sameTap = false;
  });
}

/** Shows and says a notice; a new one takes the place of an older one with the same text. */
export function notify(text: string, tone: Notice['tone'] = 'plain', action?: Notice['action']): void {
  last += 1;
  const notice: Notice = action ? { id: last, text, tone, action } : { id: last, text, tone };
  notices.setState(({ shown }) => ({
    shown: [...shown.filter((other) => other.text !== text).slice(1 - MOST), notice],
  }));
  announce(text);
  setTimeout(() => dismiss(notice.id), action ? STAY_WITH_ACTION : STAY);
}
