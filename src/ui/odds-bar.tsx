import { classes } from './classes.ts';

/** A chance as a thin bar; the figure stands beside it as text, so the bar is hidden from readers. */
export function OddsBar({ chance, tone = 'ok' }: { readonly chance: number; readonly tone?: 'ok' | 'bad' }) {
  return (
    <span aria-hidden className="block h-1.5 w-full overflow-hidden rounded-full bg-line/60">
      <span
        className={classes('block h-full rounded-full', tone === 'ok' ? 'bg-ok' : 'bg-bad')}
        style={{ width: `${Math.round(Math.min(1, Math.max(0, chance)) * 100)}%` }}
      />
    </span>
  );
}
