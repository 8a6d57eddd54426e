import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { steady } from '../later/after-paint.tsx';
import { useBodyMark } from './body-mark.ts';
import { useClumsyTaps } from './clumsy-taps.ts';

const SIZES = ['small', 'normal', 'tall'] as const;

export interface LayoutLabels {
  readonly board: string;
  readonly guide: string;
  readonly taller: string;
  readonly smaller: string;
}

/**
 * The two halves of every table: the board and the guide. In landscape they stand side by side; otherwise
 * the guide is a sheet at the foot that can be made smaller or taller. The guide is a `GuidePanel`.
 */
export function TableLayout(props: {
  readonly board: ReactNode;
  readonly guide: ReactNode;
  readonly labels: LayoutLabels;
}) {
  const { labels } = props;
  useBodyMark('guide');
  const [size, setSize] = useState<(typeof SIZES)[number]>('normal');
  const step = (by: number) =>
    setSize((now) => SIZES[Math.min(2, Math.max(0, SIZES.indexOf(now) + by))] ?? now);
  return (
    <div className="table-layout">
      <section aria-label={labels.board} className="relative min-h-0 min-w-0 overflow-hidden">
        {props.board}
      </section>
      <aside
        ref={steady}
        aria-label={labels.guide}
        data-size={size}
        className="table-guide flex min-h-0 flex-col bg-surface transition-[max-height] duration-200"
      >
        <div className="flex justify-center gap-2 wide:hidden">
          <GripButton label={labels.smaller} onClick={() => step(-1)}>
            <ChevronDown aria-hidden />
          </GripButton>
          <GripButton label={labels.taller} onClick={() => step(1)}>
            <ChevronUp aria-hidden />
          </GripButton>
        </div>
        {props.guide}
      </aside>
    </div>
  );
}

function GripButton(props: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="grid min-h-tap w-[96px] place-items-center text-muted"
      aria-label={props.label}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** What the guide says, and below it the buttons that always stay in reach, ending in the primary one. */
export function GuidePanel({
  children,
  actions,
  prose,
}: {
  /** Nothing in it can be tapped, so that the text itself takes the keys that scroll it. */
  readonly prose?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  const foot = useClumsyTaps();
  return (
    <>
      <div
        // What scrolls and holds no control needs the focus itself, or no key can scroll it.
        tabIndex={prose ? 0 : undefined}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overflow-x-hidden overscroll-contain px-4 pb-4 wide:pt-4"
      >
        {children}
      </div>
      {actions && (
        <div ref={foot} className="table-foot border-line border-t bg-ground/40">
          <div className="flex flex-col gap-2">{actions}</div>
        </div>
      )}
    </>
  );
}
