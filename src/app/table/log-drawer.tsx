import { useMemo, useState } from 'react';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useAllWords } from '../../play/words.tsx';
import { useTable, useTableState } from '../../table/react.ts';
import type { TableState } from '../../table/table.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { RuleRef } from '../../ui/rule-ref.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toldLog } from './told-log.ts';

/** Lines drawn at first, and with each tap on "more". */
const PAGE = 150;

/** The referee's log, the latest on top; what was undone stays, struck through. */
export function LogDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useSheetWords();
  const language = useLanguage();
  const words = useAllWords<unknown, Tagged, Tagged>();
  const table = useTable<unknown, Tagged, Tagged>();
  const entries = useTableState((now: TableState<unknown, Tagged, Tagged>) => now.timeline.entries);
  const [shown, setShown] = useState(PAGE);
  const lines = useMemo(() => {
    const log = toldLog(table.ruleset, entries, t, w, words);
    const latest = log.lines.slice(-shown).toReversed();
    return latest.map((line) => ({ line, text: log.textOf(line) }));
  }, [table, entries, shown, t, w, words]);
  const [first] = entries;
  return (
    <Sheet title={w.log.title} closeLabel={t.app.close} side="right" onClose={onClose}>
      <ol className="flex flex-col" aria-label={w.log.title}>
        {lines.map(({ line: { entry, undone }, text }) => (
          <li
            key={entry.id}
            className="border-line border-b py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
          >
            <div className="flex items-baseline gap-3">
              <time className="shrink-0 text-muted text-sm">{formatTime(language, entry.at)}</time>
              <span className={classes('min-w-0', (undone || entry.kind === 'undo') && 'text-muted')}>
                {undone ? (
                  <>
                    <s>{text}</s> <span className="text-sm italic">({w.log.undone})</span>
                  </>
                ) : (
                  text
                )}
              </span>
            </div>
            {entry.kind === 'play' && (
              <div className="flex flex-wrap gap-1 pl-12">
                {words.rules(entry).map((rule) => (
                  <RuleRef key={rule} rule={rule} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      {entries.length > shown && (
        <Button className="mt-3 w-full" onClick={() => setShown(shown + PAGE)}>
          {t.app.more}
        </Button>
      )}
      {first?.kind === 'open' && (
        <p className="mt-4 break-all text-muted text-sm">
          {w.log.fingerprint}: {first.fingerprint}
        </p>
      )}
    </Sheet>
  );
}
