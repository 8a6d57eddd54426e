import { useMemo } from 'react';
import { formatMoment, formatTime } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useAllWords } from '../../play/words.tsx';
import type { AnyTable } from '../library.ts';
import { logLines } from '../table/export.ts';

/** The whole log, the oldest first, a day in full where it changes. */
export function PaperLog({ table }: { readonly table: AnyTable }) {
  const t = useT();
  const w = useSheetWords();
  const s = useSharing();
  const language = useLanguage();
  const words = useAllWords<unknown, Tagged, Tagged>();
  const lines = useMemo(() => logLines(table, t, w, words), [table, t, w, words]);
  const day = (at: number): string => new Date(at).toDateString();
  const [first] = table.store.getState().timeline.entries;
  return (
    <section aria-label={s.print.log}>
      <table className="paper-table">
        <caption>{s.print.log}</caption>
        <thead>
          <tr>
            <th scope="col">{s.print.time}</th>
            <th scope="col">{s.print.entry}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, text, undone }, i) => {
            const before = lines[i - 1];
            const sameDay = before && day(before.at) === day(at);
            return (
              <tr key={id}>
                <td className="paper-time">{(sameDay ? formatTime : formatMoment)(language, at)}</td>
                <td>{undone ? <s>{text}</s> : text}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {first?.kind === 'open' && (
        <p className="paper-fingerprint">
          {w.log.fingerprint}: {first.fingerprint}
        </p>
      )}
    </section>
  );
}
