/**
 * Says when something that was fetched has arrived. React holds whatever follows a fallback back for 300 ms, so
 * that a page does not flicker through many of them; a player who opens a sheet would wait that long for nothing.
 * Who waits (`wait.tsx`) listens here and draws again at once.
 */
const listeners = new Set<() => void>();
let count = 0;

export const arrivals = {
  count: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A promise as React's `use` knows it again: with these two it need not wait for what is here. */
interface Known<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** The same promise; what comes of it is told to all who wait. A failure is told by the promise itself. */
export function awaited<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      Object.assign<Known<T>, Partial<Known<T>>>(promise, { status: 'fulfilled', value });
      count += 1;
      for (const listener of listeners) listener();
    },
    () => {},
  );
  return promise;
}
