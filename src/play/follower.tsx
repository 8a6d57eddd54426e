import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Tagged } from '../kernel/log.ts';
import { FollowedContext, useTable } from '../table/react.ts';
import type { TableState } from '../table/table.ts';

type Shown = TableState<unknown, Tagged, Tagged>;

/** Whether the last step was made by a finger on the board itself, as `atOnce` says. */
function isOwn({ timeline }: Shown, atOnce: ((command: Tagged) => boolean) | undefined): boolean {
  const last = timeline.entries.at(-1);
  return last?.kind === 'play' && atOnce?.(last.command) === true;
}

/**
 * A half of the screen that follows the other by a moment: a tap is answered where the players look for the
 * answer, in the guide, and painted; then React draws the board, in slices that a next tap interrupts.
 */
export function Follower(props: {
  /**
   * Commands that do not wait: a figure that was put down must lie there with the next picture, instead of going
   * back for a moment to where it was.
   */
  readonly atOnce?: ((command: Tagged) => boolean) | undefined;
  readonly children: ReactNode;
}) {
  const { store } = useTable<unknown, Tagged, Tagged>();
  const timeline = useStore(store, (state) => state.timeline);
  const pending = useStore(store, (state) => state.pending);
  const forms = useStore(store, (state) => state.forms);
  // Not for each word about saving, which stands in the top bar: the board would be drawn anew for nothing.
  const now = useMemo(
    (): Shown => ({ ...store.getState(), timeline, pending, forms }),
    [store, timeline, pending, forms],
  );
  const late = useDeferredValue(now);
  const [own, setOwn] = useState(now);
  if (own !== now && isOwn(now, props.atOnce)) setOwn(now);
  const shown = useDeferredValue(props.children);
  // What was shown at once is not taken back by what comes late; the log only ever grows.
  const followed = late.timeline.entries.length < own.timeline.entries.length ? own : late;
  return <FollowedContext value={own === now ? now : followed}>{shown}</FollowedContext>;
}
