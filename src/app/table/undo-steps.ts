/** Undo and redo with the names of what they take back. */
import { useMemo } from 'react';
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

export function useUndoSteps(): UndoSteps {
  const t = useT();
  const table = useTable<unknown, Tagged, Tagged>();
  const words = useWords<unknown, Tagged, Tagged>();
  const timeline = useTableState((now: State) => now.timeline);
  const typing = useTableState(
    (now: State) =>
      now.pending !== null &&
      (now.pending.typed.length > 0 || now.pending.answers.at(-1)?.source === 'typed'),
  );
  return useMemo(() => {
    const labelOf = (id: EntryId | null): string | null => {
      const entry = timeline.entries.findLast((one) => one.id === id);
      return entry ? entryLabel(t, words, timeline.state, entry) : null;
    };
    const redone = timeline.entries.findLast((one) => one.id === timeline.redoable);
    const undoLabel = typing ? t.bar.undoDie : labelOf(timeline.undoable);
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
  }, [t, table, words, timeline, typing]);
}
