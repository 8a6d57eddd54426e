import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Tagged } from '../kernel/log.ts';
import type { Table, TableState } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: one context serves tables of every ruleset; useTable gives the type back
export const TableContext = createContext<Table<any, any, any> | null>(null);

/**
 * What a part of the screen shows that follows the rest by a moment (`src/play/follower.tsx`); null where what
 * is shown is what is.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const FollowedContext = createContext<TableState<any, any, any> | null>(null);

/** The open table. @throws outside of a table's screen. */
export function useTable<S, C extends Tagged, E extends Tagged>(): Table<S, C, E> {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table is open here');
  return table;
}

/** A part of the open table's store. The selector must give a stable value: a primitive or a part of it. */
export function useTableState<T, S, C extends Tagged, E extends Tagged>(
  selector: (state: TableState<S, C, E>) => T,
): T {
  const { store } = useTable<S, C, E>();
  const followed: TableState<S, C, E> | null = useContext(FollowedContext);
  // What follows is told by its `Follower`, and is not drawn with the tap.
  return useStore(store, (state) => selector(followed ?? state));
}

/** A part of the game's state. */
export const useGame = <S, T>(selector: (game: S) => T): T =>
  useTableState<T, S, Tagged, Tagged>((state) => selector(state.timeline.state));
