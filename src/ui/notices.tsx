import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { dismiss, type Notice, notices } from './notice.ts';

const EDGES: Record<Notice['tone'], string> = { plain: 'border-line', bad: 'border-bad', good: 'border-ok' };

/**
 * Over the board, not over the guide, where the two stand side by side; and not below a sheet, which shows
 * them itself.
 */
const PLACE = 'landscape:min-[900px]:[body.has-guide_&]:right-[min(25rem,42vw)] [body.has-sheet_&]:hidden';

/**
 * The visible notices. An open sheet shows them inside itself, because a modal dialog covers everything that
 * lies outside of it, answers to its own buttons included.
 */
export function NoticeStack({
  label,
  closeLabel,
  className,
}: {
  /** Names the place among the landmarks of the page; within a sheet, which is one itself, it has none. */
  readonly label?: string;
  /** Without it a notice goes only by itself. */
  readonly closeLabel?: string;
  readonly className?: string;
}) {
  const { shown } = useStore(notices);
  if (shown.length === 0) return null;
  const Place = label ? 'aside' : 'div';
  return (
    <Place
      aria-label={label}
      className={classes(
        'pointer-events-none fixed inset-x-0 bottom-24 z-50 flex flex-col items-center gap-2 px-4',
        className,
      )}
    >
      {shown.map((notice) => (
        <div
          key={notice.id}
          className={classes(
            'pointer-events-auto flex max-h-[40dvh] min-h-tap max-w-xl items-center gap-3 overflow-y-auto rounded-2xl border-2 bg-raised py-1 pl-4 text-ink shadow-xl',
            closeLabel || notice.action ? 'pr-1' : 'pr-4',
            EDGES[notice.tone],
          )}
        >
          <span className="py-2">{notice.text}</span>
          {notice.action && (
            <button
              type="button"
              className="min-h-tap rounded-xl px-3 font-bold text-accent"
              onClick={() => {
                dismiss(notice.id);
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </button>
          )}
          {closeLabel && (
            <IconButton label={closeLabel} className="text-muted!" onClick={() => dismiss(notice.id)}>
              <X aria-hidden size="1.1rem" />
            </IconButton>
          )}
        </div>
      ))}
    </Place>
  );
}

/**
 * The polite voice of the app. A modal sheet has its own, since whatever lies outside of it is silent while
 * it is open; so there is never more than one that can be heard. What was said before it came is not said
 * again. It speaks once the tap is painted: nobody sees it, and finding the words of a result takes time.
 */
export function LiveRegion() {
  const { said, turn } = useDeferredValue(useStore(notices, ({ spoken }) => spoken));
  const [before] = useState(turn);
  const words = useMemo(
    () => turn > before && said.map((one) => (typeof one === 'string' ? one : one())).join(' '),
    [said, turn, before],
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {/* A new element for each announcement, so that the same words are said again. */}
      {words && <span key={turn}>{words}</span>}
    </div>
  );
}

/** The visible notices of a page, and its voice. */
export function Notices({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  return (
    <>
      <LiveRegion />
      <NoticeStack label={label} closeLabel={closeLabel} className={PLACE} />
    </>
  );
}
