import { Archive, ChartColumn, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useTable, useTableState } from '../../table/react.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { fileName } from '../download.ts';
import { useLibrary } from '../library.ts';
import { FILE_ENDING, FILE_TYPE, tableText } from '../share/files.ts';
import { handOverFile } from '../share/hand-over.ts';

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
  const record = useStore(useLibrary().store, ({ records }) => records.find(({ id }) => id === table.id));
  const keep = async (): Promise<void> => {
    if (!record) return;
    const file = fileName(record.name, FILE_ENDING);
    if ((await handOverFile(file, tableText(table, record, true), FILE_TYPE)) === 'saved')
      notify(s.share.saved(file), 'good');
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
