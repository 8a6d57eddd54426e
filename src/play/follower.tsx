import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { FollowedContext, useTable } from '../table/react.ts';

/**
 * A half of the screen that follows the other by a moment: a tap is answered where the players look for the
 * answer, in the guide, and painted; then React draws the board, in slices that a next tap interrupts.
 */
export function Follower({ children }: { readonly children: ReactNode }) {
  const { store } = useTable();
  const timeline = useStore(store, (state) => state.timeline);
  const pending = useStore(store, (state) => state.pending);
  const forms = useStore(store, (state) => state.forms);
  // Not for each word about saving, which stands in the top bar: the board would be drawn anew for nothing.
  const now = useMemo(
    () => ({ ...store.getState(), timeline, pending, forms }),
    [store, timeline, pending, forms],
  );
  const followed = useDeferredValue(now);
  const shown = useDeferredValue(children);
  return <FollowedContext value={followed}>{shown}</FollowedContext>;
}
