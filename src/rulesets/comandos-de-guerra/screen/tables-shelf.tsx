import { useShelf } from '../../../play/shelf.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notice.ts';
import { readTables } from '../schema/house-and-tables.ts';
import { useRaid, useRaidSend, useText } from './use-desk.ts';

const KEY = 'comandos-de-guerra/tables';

/** Keeps the tables on this device, and brings them to another table of play. */
export function TablesShelf() {
  const s = useText().tables;
  const { tables } = useRaid();
  const send = useRaidSend();
  const shelf = useShelf();
  const keep = (): void =>
    void shelf.write(KEY, tables).then(
      () => notify(s.kept, 'good'),
      () => notify(s.notKept, 'bad'),
    );
  const bring = (): void =>
    void shelf.read(KEY).then(
      (raw) => {
        const kept = readTables(raw);
        if (kept) send.play({ type: 'importTables', tables: kept });
        else notify(s.nothingKept, 'bad');
      },
      () => notify(s.nothingKept, 'bad'),
    );
  return (
    <>
      <Button className="ml-auto" onClick={keep}>
        {s.keep}
      </Button>
      <Button onClick={bring}>{s.bring}</Button>
    </>
  );
}
