import { Archive, ChartColumn, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useTable, useTableState } from '../../table/react.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { fileName } from '../download.ts';
import { useRecord } from '../library.ts';
import { FILE_ENDING, FILE_TYPE, tableText } from '../share/files.ts';
import { useGiveFile } from '../share/give-file.ts';

/** Ends the game: says what that means, does it, and then offers what is worth doing afterwards. */
export function CloseSheet(props: { readonly onClose: () => void; readonly onLuck: () => void }) {
  const t = useT();
  const s = useSharing();
  const table = useTable<unknown, Tagged, Tagged>();
  const closed = useTableState((now) => now.timeline.closed !== null);
  const open = useTableState((now) => now.pending !== null);
  return (
    <Sheet title={s.close.title} closeLabel={t.app.close} onClose={props.onClose}>
      {closed ? (
        <AfterClosing onLuck={props.onLuck} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>{s.close.help}</p>
          <Button tone="primary" size="large" why={open ? s.close.open : null} onClick={table.close}>
            {s.close.title}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function AfterClosing({ onLuck }: { readonly onLuck: () => void }) {
  const t = useT();
  const s = useSharing();
  const navigate = useNavigate();
  const table = useTable<unknown, Tagged, Tagged>();
  const record = useRecord(table.id);
  const give = useGiveFile();
  const keep = async (): Promise<void> => {
    if (!record) return;
    await give(fileName(record.name, FILE_ENDING), tableText(table, record, true), FILE_TYPE);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-lg">{s.close.done}</p>
      <p>{s.close.after}</p>
      <Button tone="primary" icon={<Archive aria-hidden />} onClick={() => void keep()}>
        {t.table.exportFile}
      </Button>
      <Button icon={<ShieldCheck aria-hidden />} onClick={() => navigate(`/check?table=${table.id}`)}>
        {s.check.title}
      </Button>
      <Button icon={<ChartColumn aria-hidden />} onClick={onLuck}>
        {s.luck.title}
      </Button>
    </div>
  );
}
