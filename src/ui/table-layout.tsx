import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const SIZES = ['small', 'normal', 'tall'] as const;

/**
 * The two halves of every table: the board and the guide. In landscape they stand side by side; otherwise
 * the guide is a sheet at the foot that can be made smaller or taller.
 */
export function TableLayout(props: {
  readonly board: ReactNode;
  readonly guide: ReactNode;
  /** The buttons that always stay in reach below the guide, ending in the primary one. */
  readonly actions: ReactNode;
  readonly boardLabel: string;
  readonly guideLabel: string;
  readonly tallerLabel: string;
  readonly smallerLabel: string;
}) {
  const [size, setSize] = useState<(typeof SIZES)[number]>('normal');
  const step = (by: number) =>
    setSize((now) => SIZES[Math.min(2, Math.max(0, SIZES.indexOf(now) + by))] ?? now);
  return (
    <div className="table-layout">
      <section aria-label={props.boardLabel} className="relative min-h-0 min-w-0 overflow-hidden">
        {props.board}
      </section>
      <aside
        aria-label={props.guideLabel}
        data-size={size}
        className="table-guide flex min-h-0 flex-col bg-surface transition-[max-height] duration-200"
      >
        <div className="table-grip flex justify-center gap-2">
          <button
            type="button"
            className="grid min-h-tap w-24 place-items-center text-muted"
            aria-label={props.smallerLabel}
            onClick={() => step(-1)}
          >
            <ChevronDown aria-hidden />
          </button>
          <button
            type="button"
            className="grid min-h-tap w-24 place-items-center text-muted"
            aria-label={props.tallerLabel}
            onClick={() => step(1)}
          >
            <ChevronUp aria-hidden />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{props.guide}</div>
        <div className="flex flex-col gap-2 border-line border-t bg-ground/40 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {props.actions}
        </div>
      </aside>
    </div>
  );
}
