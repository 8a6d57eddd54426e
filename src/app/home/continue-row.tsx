import { useSheetWords } from '../../i18n/sheets.ts';
import type { TableRecord } from '../../persist/records.ts';
import { TableCard } from './table-card.tsx';

/** The latest tables, the newest wide and on the left. */
export function ContinueRow({
  records,
  now,
}: {
  readonly records: readonly TableRecord[];
  readonly now: number;
}) {
  const w = useSheetWords();
  if (records.length === 0) return null;
  return (
    <section aria-label={w.home.continueLast} className="continue-row grid gap-3">
      {records.map((record, i) => (
        <TableCard key={record.id} record={record} first={i === 0} now={now} />
      ))}
    </section>
  );
}
