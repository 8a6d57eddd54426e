/**
 * Says when something that was fetched has arrived. React holds whatever follows a fallback back for 300 ms, so
 * that a page does not flicker through many of them; a player who opens a sheet would wait that long for nothing.
 * Who waits (`ui/wait.tsx`) listens here and draws again at once.
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

function arrive(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** The same promise; what comes of it is told to all who wait. A failure is told by the promise itself. */
export function awaited<T>(promise: Promise<T>): Promise<T> {
  promise.then(arrive, () => {});
  return promise;
}
