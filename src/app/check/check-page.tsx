/** The page that recomputes the app's rolls of a closed table, from this device or from a file. */
import { FolderOpen } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useSharing } from '../../i18n/sharing.ts';
import type { Entry, Tagged } from '../../kernel/log.ts';
import type { TableRecord } from '../../persist/records.ts';
import type { FileTable } from '../../share/file.ts';
import { Button } from '../../ui/button.tsx';
import { TableCard } from '../home/table-card.tsx';
import { HomeLink } from '../home-link.tsx';
import { openSheet } from '../import/opening.ts';
import { livingTables, useLibrary } from '../library.ts';
import { CheckedTable } from './checked-table.tsx';

/** What the open sheet hands over: a table of a file that is not stored here. */
interface FromFile {
  readonly source: FileTable;
  readonly entries: readonly Entry<unknown, Tagged, Tagged>[];
}

export function CheckPage() {
  const s = useSharing();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { records } = useStore(useLibrary().store);
  const fromFile = useLocation().state as FromFile | null;
  const chosen = records.find(({ id }) => id === query.get('table'));
  const shown = chosen ?? fromFile?.source;
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-5 p-5 pb-16">
      <header className="flex items-center gap-[16px]">
        <HomeLink />
        <h1 className="min-w-0 text-2xl tablet:text-3xl">{s.check.title}</h1>
      </header>
      <div>
        <p className="text-lg">{s.check.lead}</p>
        <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-6 text-muted">
          {s.check.proof.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
      {shown ? (
        <>
          <CheckedTable
            key={shown.id}
            ruleset={shown.ruleset}
            name={shown.name}
            id={shown.id}
            entries={chosen ? null : (fromFile?.entries ?? null)}
          />
          <Button onClick={() => navigate('/check', { replace: true })}>{s.check.again}</Button>
        </>
      ) : (
        <Choice onChoose={({ id }) => navigate(`/check?table=${id}`)} />
      )}
    </main>
  );
}

/** The tables of this device; those that are not closed say so when they are tapped. */
function Choice({ onChoose }: { readonly onChoose: (record: TableRecord) => void }) {
  const s = useSharing();
  const { records } = useStore(useLibrary().store);
  const tables = livingTables(records).filter(({ entries }) => entries > 0);
  const now = Date.now();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{s.check.choose}</h2>
      {tables.length === 0 && <p className="text-muted">{s.check.none}</p>}
      {tables.map((record) => (
        <TableCard key={record.id} record={record} now={now} onChoose={() => onChoose(record)} />
      ))}
      <Button icon={<FolderOpen aria-hidden />} onClick={() => openSheet()}>
        {s.check.file}
      </Button>
    </section>
  );
}
