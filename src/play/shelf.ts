/**
 * Things that a ruleset keeps across tables: profiles, reference tables. The app hands storage down; whoever
 * reads must check what comes back, because it may be old or damaged.
 */
import { createContext, useContext } from 'react';

export interface Shelf {
  /** What was kept under a key, unchecked; null when nothing was. Rejects when storage fails. */
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
}

const NOTHING_KEPT: Shelf = { read: async () => null, write: async () => {} };

export const ShelfContext = createContext<Shelf>(NOTHING_KEPT);

/** The shelf of this device. Keys begin with the ruleset's id: "comandos-de-guerra/tables". */
export const useShelf = (): Shelf => useContext(ShelfContext);
