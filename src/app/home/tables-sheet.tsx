import { useStore } from 'zustand';
import { useT } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { livingTables, useLibrary } from '../library.ts';
import { TableCard } from './table-card.tsx';

/** All tables of this device, and the deleted ones with the way back. */
export function TablesSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  const library = useLibrary();
  const { records } = useStore(library.store);
  const living = livingTables(records);
  const deleted = records.filter((record) => record.deletedAt !== null);
  const now = Date.now();
  return (
    <Sheet title={w.home.tables} closeLabel={t.app.close} side="right" onClose={onClose}>
      <div className="flex flex-col gap-2">
        {living.length === 0 && <p className="text-muted">{w.home.noTables}</p>}
        {living.map((record) => (
          <TableCard key={record.id} record={record} now={now} />
        ))}
        {deleted.length > 0 && <h3 className="mt-4 text-lg">{w.home.deleted}</h3>}
        {deleted.map((record) => (
          <div key={record.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-muted">{record.name}</span>
            <Button onClick={() => void library.restore(record.id)}>{w.home.restore}</Button>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
