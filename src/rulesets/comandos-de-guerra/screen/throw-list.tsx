import { DieFace } from '../../../dice/die-face.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Event } from '../model/events.ts';
import type { Throw } from '../model/records.ts';
import { signed } from '../strings/sums.ts';
import { GRADE_SIGNS } from './grade-look.ts';
import { useAllText, useLatest, useText } from './use-desk.ts';

interface Result {
  readonly throws: readonly Throw[];
  /** Best first; those who are not in it failed. */
  readonly order: readonly string[];
  readonly outcome: 'obeyed' | 'refused' | null;
}

type Thrown = 'contestHeld' | 'commandContested' | 'chaseStepped' | 'brawlExchanged';

function resultOf(events: readonly Event[], of: readonly Thrown[]): Result | null {
  for (const event of events) {
    if (!of.some((type) => type === event.type)) continue;
    if (event.type === 'contestHeld') return { throws: event.throws, order: event.order, outcome: null };
    if (event.type === 'brawlExchanged')
      return {
        throws: event.throws,
        order: event.winner === null ? [] : [event.winner],
        outcome: null,
      };
    if (event.type === 'chaseStepped')
      return { throws: [...event.pursuers, event.quarry], order: [], outcome: null };
    if (event.type === 'commandContested')
      return { throws: [event.officer, event.subordinate], order: [], outcome: event.outcome };
  }
  return null;
}

/** Every throw of the last contest with its value, its re-rolls and its place: nothing is hidden in a sum. */
export function ThrowList({ of }: { readonly of: readonly Thrown[] }) {
  const t = useAllText();
  const s = useText().contest;
  const latest = useLatest();
  const result = latest && resultOf(latest.events, of);
  if (!result) return null;
  const place = (id: string): number => result.order.indexOf(id);
  const sorted = result.throws.toSorted(
    (a, b) => (place(a.id) + 1 || Number.POSITIVE_INFINITY) - (place(b.id) + 1 || Number.POSITIVE_INFINITY),
  );
  return (
    <section key={latest.id} aria-label={s.result} className="flex flex-col gap-2">
      {result.outcome && <p className="font-bold font-display text-xl">{s[result.outcome]}</p>}
      <ol className="flex flex-col gap-2">
        {sorted.map(({ id, name, outcome, value, rerolls }) => (
          <li
            key={id}
            className={classes(
              'flex items-center gap-3 rounded-2xl border bg-raised px-3 py-2',
              place(id) === 0 ? 'border-ok border-2' : 'border-line',
            )}
          >
            <DieFace faces={100} value={outcome.roll} tone={outcome.success ? 'ok' : 'bad'} />
            <span className="min-w-0 flex-1">
              <b>{name}</b>
              <span className="block text-muted text-sm">
                {GRADE_SIGNS[outcome.grade ?? 'mediumFailure']} {outcome.grade && t.grade[outcome.grade]}
                {rerolls.length > 0 && ` · ${s.rerolls(rerolls.join(', '))}`}
              </span>
            </span>
            <span className="text-right">
              <b className="text-xl">{signed(value)}</b>
              <span className="block text-muted text-sm">
                {place(id) >= 0 ? s.place(place(id) + 1) : outcome.success ? s.passed : s.failed}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
