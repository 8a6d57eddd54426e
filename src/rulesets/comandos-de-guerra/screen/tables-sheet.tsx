import { useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TABLE_KEYS, type TableKey } from '../model/tables.ts';
import { ArsenalTable } from './arsenal-table.tsx';
import { capital } from './capital.ts';
import { HitTableFields } from './hit-table.tsx';
import { LiftTableFields } from './lift-table.tsx';
import { PasteTable } from './paste-table.tsx';
import { RangeTableFields } from './range-table.tsx';
import { ServiceTableFields } from './service-table.tsx';
import { SpeedTableFields } from './speed-table.tsx';
import { TablesShelf } from './tables-shelf.tsx';
import { useAllText, useRaidSend } from './use-desk.ts';

/** The reference tables: filled by hand or pasted, emptied, as they came, and kept for other tables. */
export function TablesSheet({ onClose }: { readonly onClose: () => void }) {
  const shared = useT();
  const t = useAllText();
  const s = t.screen.tables;
  const send = useRaidSend();
  const [key, setKey] = useState<TableKey>('hit');
  return (
    <Sheet title={s.title} closeLabel={shared.app.close} wide onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Segmented
          label={s.title}
          value={key}
          options={TABLE_KEYS.map((one) => ({ value: one, label: capital(t.table[one]) }))}
          onChange={setKey}
        />
        <p className="text-muted">{s.help[key]}</p>
        <Fields table={key} />
        {key !== 'hit' && key !== 'range' && <PasteTable key={key} table={key} />}
        <div className="flex flex-wrap gap-2 border-line border-t pt-4">
          <Button onClick={() => send.play({ type: 'restoreTable', key })}>{s.restore}</Button>
          <Button onClick={() => send.play({ type: 'clearTable', key })}>{s.clear}</Button>
          <TablesShelf />
        </div>
      </div>
    </Sheet>
  );
}

function Fields({ table }: { readonly table: TableKey }) {
  switch (table) {
    case 'hit':
      return <HitTableFields />;
    case 'range':
      return <RangeTableFields />;
    case 'speed':
      return <SpeedTableFields />;
    case 'lift':
      return <LiftTableFields />;
    case 'service':
      return <ServiceTableFields />;
    case 'arsenal':
      return <ArsenalTable />;
  }
}
