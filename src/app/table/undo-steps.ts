/** Undo and redo with the names of what they take back. */
import { useCallback, useMemo } from 'react';
import { useT } from '../../i18n/react.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useWords } from '../../play/words.tsx';
import { useTable, useTableState } from '../../table/react.ts';
import type { TableState } from '../../table/table.ts';
import { notify } from '../../ui/notice.ts';
import { entryLabel } from './entry-label.ts';

type State = TableState<unknown, Tagged, Tagged>;

export interface UndoSteps {
  /** What undo would take back, or null. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Whether undo would take back a typed die. */
const isTyping = ({ pending }: State): boolean =>
  pending !== null && (pending.typed.length > 0 || pending.answers.at(-1)?.source === 'typed');

/** Finds the steps as they are when it is called. */
export function useFindSteps(): () => UndoSteps {
  const t = useT();
  const table = useTable<unknown, Tagged, Tagged>();
  const words = useWords<unknown, Tagged, Tagged>();
  return useCallback(() => {
    const state = table.store.getState();
    const { timeline } = state;
    const labelOf = (id: EntryId | null): string | null => {
      const entry = timeline.entries.findLast((one) => one.id === id);
      return entry ? entryLabel(t, words, timeline.state, entry) : null;
    };
    const redone = timeline.entries.findLast((one) => one.id === timeline.redoable);
    const undoLabel = isTyping(state) ? t.bar.undoDie : labelOf(timeline.undoable);
    const redoLabel = redone?.kind === 'undo' ? labelOf(redone.target) : null;
    return {
      undoLabel,
      redoLabel,
      undo: () => {
        if (undoLabel === null) return;
        table.undo();
        notify(t.bar.undone(undoLabel));
      },
      redo: () => {
        if (redoLabel === null) return;
        table.redo();
        notify(t.bar.redone(redoLabel));
      },
    };
  }, [t, table, words]);
}

/** The steps for buttons, which show their names. */
export function useUndoSteps(): UndoSteps {
  const find = useFindSteps();
  const timeline = useTableState((now: State) => now.timeline);
  const typing = useTableState(isTyping);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are found anew when these two have changed
  return useMemo(find, [find, timeline, typing]);
}
