/** Things that are worth saying once on each device, such as that the app now works without a network. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '../i18n/shared.ts';
import { loadSharing, type Sharing } from '../i18n/sharing.ts';
import { announce } from '../ui/notice.ts';

const PREFIX = 'nervio-said-';

/** What is said now; the rest waits its turn. */
export const once: StoreApi<{ readonly words: readonly string[] }> = createStore(() => ({
  words: [] as readonly string[],
}));

export const putAway = (): void => once.setState(({ words }) => ({ words: words.slice(1) }));

/** False when it was said before. Where nothing can be remembered, each visit is the first. */
function isFirstTime(key: string, value: string): boolean {
  try {
    if (localStorage.getItem(PREFIX + key) === value) return false;
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid localStorage.
  }
  return true;
}

/**
 * Says something in the reader's language, shown and spoken.
 * @param value what is said under `key`; another value is said again
 */
export async function sayOnce(key: string, value: string, words: (s: Sharing) => string): Promise<void> {
  if (!isFirstTime(key, value)) return;
  const text = words(await loadSharing(shared.getState().language));
  announce(text);
  once.setState((now) => ({ words: [...now.words, text] }));
}
