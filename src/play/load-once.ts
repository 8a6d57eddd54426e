/** Parts that are fetched once and kept. */

const loading = new Map<string, Promise<unknown>>();

/**
 * The default export of a chunk, by a key of its own: the same promise each time, so that React's `use` finds
 * it again. A load that failed may be tried again.
 */
export function loadOnce<T>(key: string, load: () => Promise<{ readonly default: T }>): Promise<T> {
  const known = loading.get(key);
  if (known) return known as Promise<T>;
  const promise = load().then((module) => module.default);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}
