import type { PlayEntry, Tagged } from '../kernel/log.ts';
import type { TableState } from '../table/table.ts';

/** The latest step that still counts, for `useTableState`; null when it is not a play. */
export function latestPlay<S, C extends Tagged, E extends Tagged>({
  timeline,
}: TableState<S, C, E>): PlayEntry<C, E> | null {
  const entry = timeline.entries.findLast((one) => one.id === timeline.undoable);
  return entry?.kind === 'play' ? entry : null;
}
