import { formatAgo } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { TableRecord } from '../../persist/records.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { tileOf } from '../../rulesets/tiles.ts';
import { classes } from '../../ui/classes.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Sign } from '../sign.tsx';

/** One saved table: its ruleset's sign, its name, how far it is and when it was last touched. */
export function TableCard(props: {
  readonly record: TableRecord;
  readonly first?: boolean;
  readonly now: number;
  /** What a tap does; without it the table is opened. */
  readonly onChoose?: () => void;
}) {
  const { record, first = false } = props;
  const w = useSheetWords();
  const language = useLanguage();
  const manifest = manifestOf(record.ruleset);
  if (!manifest) return null;
  const facts = [
    manifest.title[language],
    tileOf(record.ruleset)?.progress[language](record.progress),
    formatAgo(language, record.changedAt, props.now),
  ];
  const look = classes(
    'flex min-h-18 min-w-0 items-center gap-3 rounded-2xl border px-3.5 py-2.5 text-left',
    first ? 'border-accent/60 bg-accent/10' : 'border-line bg-surface',
  );
  const face = (
    <>
      <Sign ruleset={record.ruleset} className="size-12 rounded-xl" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold font-display text-lg leading-tight">{record.name}</span>
        <span className="line-clamp-2 text-muted text-sm leading-snug">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {first && <b className="shrink-0 text-accent">{w.home.continueLast}</b>}
    </>
  );
  if (props.onChoose)
    return (
      <button type="button" className={look} onClick={props.onChoose}>
        {face}
      </button>
    );
  return (
    <PageLink
      to={`/${record.ruleset}/${record.id}`}
      aria-label={w.home.continueTable(record.name)}
      className={look}
    >
      {face}
    </PageLink>
  );
}
