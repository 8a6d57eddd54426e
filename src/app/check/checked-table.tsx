import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Entry, Tagged } from '../../kernel/log.ts';
import { Wait } from '../../later/wait.tsx';
import { useAllWords, useModule, WordsProvider } from '../../play/words.tsx';
import { manifestOf } from '../../rulesets/registry.ts';
import { announce } from '../../ui/notice.ts';
import { useLibrary } from '../library.ts';
import { loadModule } from '../load-module.ts';
import { toldLog } from '../table/told-log.ts';
import { type CheckReport, checkRolls, type Misfit } from './check-rolls.ts';

type AnyEntry = Entry<unknown, Tagged, Tagged>;

/** One table, checked: `entries` of a file, or those of the table `id` of this device. */
export function CheckedTable(props: {
  readonly ruleset: string;
  readonly name: string;
  readonly id: string;
  readonly entries: readonly AnyEntry[] | null;
}) {
  const t = useT();
  const s = useSharing();
  const manifest = manifestOf(props.ruleset);
  if (!manifest) return <p>{t.app.notFound}</p>;
  const module = use(loadModule(manifest));
  return (
    <section className="flex flex-col gap-3 rounded-3xl border border-line bg-surface p-5">
      <h2 className="text-2xl">{props.name}</h2>
      <Wait fallback={<p>{s.check.running}</p>}>
        <WordsProvider module={module}>
          {props.entries ? <Report entries={props.entries} /> : <Stored id={props.id} />}
        </WordsProvider>
      </Wait>
    </section>
  );
}

function Stored({ id }: { readonly id: string }) {
  const t = useT();
  const opened = use(useLibrary().open(id, useModule()));
  if (!opened) return <p>{t.table.missing}</p>;
  return <Report entries={opened.table.store.getState().timeline.entries} />;
}

function Report({ entries }: { readonly entries: readonly AnyEntry[] }) {
  const s = useSharing();
  const { ruleset } = useModule();
  const report = useMemo(() => checkRolls(ruleset, entries), [ruleset, entries]);
  const said = report
    ? [
        report.fingerprintFits ? s.check.fingerprintFits : s.check.fingerprintFails,
        report.fits > 0 && s.check.allFit(report.fits),
        report.misfits.length > 0 && s.check.misfits(report.misfits.length),
      ]
        .filter(Boolean)
        .join(' ')
    : s.check.notClosed;
  useEffect(() => announce(said), [said]);
  if (!report) return <p>{s.check.notClosed}</p>;
  const { fingerprintFits, fits, misfits, otherOrder, older } = report;
  const none = fits + misfits.length + otherOrder + older === 0;
  return (
    <div className="flex flex-col gap-2.5">
      <Verdict good={fingerprintFits}>
        {fingerprintFits ? s.check.fingerprintFits : s.check.fingerprintFails}
      </Verdict>
      {none && <p>{s.check.noRolls}</p>}
      {fits > 0 && <Verdict good={fingerprintFits}>{s.check.allFit(fits)}</Verdict>}
      {misfits.length > 0 && (
        <>
          <Verdict good={false}>{s.check.misfits(misfits.length)}</Verdict>
          <Misfits entries={entries} misfits={misfits} />
        </>
      )}
      <Asides report={report} />
    </div>
  );
}

function Asides({ report }: { readonly report: CheckReport }) {
  const s = useSharing();
  const lines = [
    report.otherOrder > 0 && s.check.otherOrder(report.otherOrder),
    report.older > 0 && s.check.older(report.older),
    report.outside > 0 && s.check.typed(report.outside),
  ].filter((line): line is string => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className="text-muted">
      {line}
    </p>
  ));
}

/** A verdict with its sign, so that it is not told by colour alone. */
function Verdict({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  const Icon = good ? CircleCheck : TriangleAlert;
  return (
    <p className="flex items-start gap-2.5 font-semibold text-lg">
      <Icon aria-hidden className={`mt-0.5 shrink-0 ${good ? 'text-ok' : 'text-bad'}`} />
      {children}
    </p>
  );
}

/** The entries that do not fit, in the words of the log. */
function Misfits(props: { readonly entries: readonly AnyEntry[]; readonly misfits: readonly Misfit[] }) {
  const t = useT();
  const w = useSheetWords();
  const s = useSharing();
  const language = useLanguage();
  const words = useAllWords<unknown, Tagged, Tagged>();
  const { ruleset } = useModule();
  const log = useMemo(
    () => toldLog(ruleset, props.entries, t, w, words),
    [ruleset, props.entries, t, w, words],
  );
  return (
    <ul className="flex flex-col gap-2">
      {props.misfits.map(({ entry, expected, found }, i) => {
        const line = log.find(entry)!;
        return (
          <li key={i} className="rounded-xl border border-bad bg-raised px-3 py-2">
            <p>
              <time className="mr-2 text-muted text-sm">{formatTime(language, line.entry.at)}</time>
              {log.textOf(line)}
            </p>
            <p className="text-muted text-sm">
              {s.check.expected(expected.join(', ') || '–', found.join(', '))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
