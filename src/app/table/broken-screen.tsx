import { useT } from '../../i18n/react.ts';
import { Button } from '../../ui/button.tsx';
import { type AnyTable, useRecord } from '../library.ts';
import { exportFile } from './export.ts';

/** What stands in for a screen that broke: the table is safe, and its log can be saved from here. */
export function BrokenScreen({ table, retry }: { readonly table: AnyTable; readonly retry: () => void }) {
  const t = useT();
  const record = useRecord(table.id);
  return (
    <main className="grid h-dvh place-content-center gap-4 p-6 text-center">
      <h1 className="text-2xl">{t.error.title}</h1>
      <p>{t.error.kept}</p>
      <div className="flex justify-center gap-3">
        {record && <Button onClick={() => exportFile(table, record)}>{t.table.exportFile}</Button>}
        <Button tone="primary" onClick={retry}>
          {t.error.reload}
        </Button>
      </div>
    </main>
  );
}
