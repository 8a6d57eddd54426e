import { useMemo } from 'react';
import { FreeTray } from '../../dice/free-tray.tsx';
import { useT } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { RollEntry, Tagged } from '../../kernel/log.ts';
import { tableRefusal } from '../../play/refusal.ts';
import { useTable, useTableState } from '../../table/react.ts';
import { announce, notify } from '../../ui/notice.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** The free dice tray over the table; its throws are entries of the log. */
export function DiceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  const table = useTable<unknown, Tagged, Tagged>();
  const timeline = useTableState((now) => now.timeline);
  const throws = useMemo(
    () =>
      timeline.entries.filter((one): one is RollEntry => one.kind === 'roll' && !timeline.undone.has(one.id)),
    [timeline],
  );
  const tell = (outcome: ReturnType<typeof table.rollFree> | null): void => {
    if (outcome?.kind === 'refused') notify(tableRefusal(t, outcome.why) ?? outcome.why.code, 'bad');
    if (outcome?.kind === 'waiting') void outcome.until.then(tell);
    if (outcome?.kind === 'done' && outcome.entry.kind === 'roll')
      announce(w.dice.shows(outcome.entry.dice.values.join(', ')));
  };
  const roll = (count: number, faces: number): void => tell(table.rollFree(count, faces));
  return (
    <Sheet title={w.dice.free} closeLabel={t.app.close} side="right" onClose={onClose}>
      <FreeTray throws={throws} onRoll={roll} />
    </Sheet>
  );
}
