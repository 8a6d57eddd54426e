/** Parts that are fetched once and kept. */
import { type Later, later } from '../later/later.ts';

const parts = new Map<string, Later<unknown>>();

/** The default export of a chunk, by a key of its own. */
export function onceOf<T>(key: string, load: () => Promise<{ readonly default: T }>): Later<T> {
  const known = parts.get(key) ?? later(async () => (await load()).default);
  parts.set(key, known);
  return known as Later<T>;
}

/** Loads such a part: the same promise each time, so that React's `use` finds it again. */
export const loadOnce = <T>(key: string, load: () => Promise<{ readonly default: T }>): Promise<T> =>
  onceOf(key, load).load();
