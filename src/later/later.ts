import { awaited } from './arrivals.ts';

/**
 * A part of the app that comes behind the first view of a table: fetched once that stands, used at once from
 * then on. Whoever asks before it is here waits for it.
 */
export interface Later<T> {
  /** The part, or null while it is on its way. */
  readonly now: () => T | null;
  /** Fetches it, once; a load that failed is tried again. */
  readonly load: () => Promise<T>;
}

export function later<T>(get: () => Promise<T>): Later<T> {
  let part: T | null = null;
  let loading: Promise<T> | null = null;
  return {
    now: () => part,
    load: () => {
      loading ??= awaited(
        get().then(
          (fetched) => {
            part = fetched;
            return fetched;
          },
          (error) => {
            loading = null;
            throw error;
          },
        ),
      );
      return loading;
    },
  };
}

/** A part that is here from the beginning. */
export function here<T>(part: T): Later<T> {
  const loading = awaited(Promise.resolve(part));
  return { now: () => part, load: () => loading };
}
