import { useSyncExternalStore } from 'react';

/** A value that one small layer of the board listens to, so that a gesture does not render the rest. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, cell.get, cell.get);
