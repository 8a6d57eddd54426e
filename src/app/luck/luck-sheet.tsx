import { useMemo } from 'react';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { type Sharing, useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useTable, useTableState } from '../../table/react.ts';
import type { TableState } from '../../table/table.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { howRare } from './how-rare.ts';
import { type DieLuck, luckOf } from './luck.ts';

/** Fewer dice than this say nothing about luck. */
const FEW = 10;
/** At or below this chance a sum is called high or low. */
const RARE = 0.2;
/** A d100 has too many faces for bars: they are drawn in tens. */
const MOST_BARS = 20;

/** Faces rolled against faces due, the app's dice and the players' own apart. */
export function LuckSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const s = useSharing();
  const table = useTable<unknown, Tagged, Tagged>();
  const entries = useTableState((now: TableState<unknown, Tagged, Tagged>) => now.timeline.entries);
  const luck = useMemo(() => luckOf(table.ruleset, entries), [table, entries]);
  const none = luck.app.length + luck.typed.length === 0;
  return (
    <Sheet title={s.luck.title} closeLabel={t.app.close} prose side="right" onClose={onClose}>
      {none && <p>{s.luck.none}</p>}
      <Part title={s.luck.app} dice={luck.app} />
      <Part title={s.luck.typed} dice={luck.typed} />
      {luck.skipped > 0 && <p className="mt-4 text-muted text-sm">{s.luck.skipped(luck.skipped)}</p>}
      {!none && <p className="mt-4 text-muted text-sm">{s.luck.about}</p>}
    </Sheet>
  );
}

function Part({ title, dice }: { readonly title: string; readonly dice: readonly DieLuck[] }) {
  if (dice.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-lg">{title}</h3>
      <div className="flex flex-col gap-3">
        {dice.map((die) => (
          <Die key={die.faces} die={die} />
        ))}
      </div>
    </section>
  );
}

/** The plain sentence: even, or how rare so high or so low a sum is. */
function verdict(s: Sharing, language: Language, { faces, rolled, sum }: DieLuck): string {
  if (rolled < FEW) return s.luck.few;
  const rare = howRare(rolled, faces, sum);
  if (rare > RARE) return s.luck.even;
  const share = formatPercent(language, Math.max(rare, 1e-4), rare < 0.01 ? 2 : rare < 0.1 ? 1 : 0);
  return sum * 2 > rolled * (faces + 1) ? s.luck.high(share) : s.luck.low(share);
}

function Die({ die }: { readonly die: DieLuck }) {
  const s = useSharing();
  const language = useLanguage();
  const { faces, rolled, sum } = die;
  const number = (value: number, decimals = 2) => formatNumber(language, value, decimals);
  return (
    <article className="rounded-2xl border border-line bg-raised p-4">
      <p className="flex items-baseline justify-between gap-3">
        <b className="text-lg">{s.luck.rolled(number(rolled), s.luck.die(faces))}</b>
        <span className="text-muted text-sm">
          {s.luck.mean(number(sum / rolled), number((faces + 1) / 2))}
        </span>
      </p>
      <p className="mt-1">{verdict(s, language, die)}</p>
      <Bars die={die} />
    </article>
  );
}

/** Neighbouring faces taken together, so that at most `MOST_BARS` bars are drawn. */
function grouped({
  faces,
  counts,
}: DieLuck): { readonly label: string; readonly count: number; readonly size: number }[] {
  const size = Math.ceil(faces / MOST_BARS) === 1 ? 1 : Math.ceil(faces / 10);
  return Array.from({ length: Math.ceil(faces / size) }, (_, i) => {
    const part = counts.slice(i * size, (i + 1) * size);
    const [from, to] = [i * size + 1, i * size + part.length];
    return {
      label: from === to ? String(from) : `${from}–${to}`,
      count: part.reduce((a, b) => a + b, 0),
      size: part.length,
    };
  });
}

function Bars({ die }: { readonly die: DieLuck }) {
  const s = useSharing();
  const language = useLanguage();
  const bars = grouped(die);
  const most = Math.max(...bars.map(({ count, size }) => Math.max(count, (die.rolled * size) / die.faces)));
  return (
    <table className="mt-3 w-full text-sm">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="w-14 font-semibold">
            {s.luck.face}
          </th>
          <th scope="col" className="font-semibold">
            {s.luck.count}
          </th>
          <th scope="col" className="w-20 text-right font-semibold">
            {s.luck.due}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count, size }) => {
          const due = (die.rolled * size) / die.faces;
          return (
            <tr key={label}>
              <th scope="row" className="py-0.5 text-left">
                {label}
              </th>
              <td className="py-0.5">
                <span className="flex items-center gap-2">
                  <span className="relative h-3 flex-1 rounded-full bg-line/50">
                    <span
                      aria-hidden
                      className="absolute inset-y-0 left-0 rounded-full bg-accent"
                      style={{ width: `${(count / most) * 100}%` }}
                    />
                    <span
                      aria-hidden
                      className="absolute -inset-y-0.5 w-0.5 bg-ink"
                      style={{ left: `${(due / most) * 100}%` }}
                    />
                  </span>
                  <b className="w-8 text-right">{count}</b>
                </span>
              </td>
              <td className="py-0.5 text-right text-muted">{formatNumber(language, due, 1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
