import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { classes } from './classes.ts';
import { dismiss, type Notice, notices } from './notice.ts';

const EDGES: Record<Notice['tone'], string> = { plain: 'border-line', bad: 'border-bad', good: 'border-ok' };

/** The visible notices, and the one polite live region of the app. */
export function Notices({ closeLabel }: { readonly closeLabel: string }) {
  const { shown, spoken } = useStore(notices);
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new element for each announcement, so that the same words are said again. */}
        <span key={spoken.turn}>{spoken.text}</span>
      </div>
      <div className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex flex-col items-center gap-2 px-4">
        {shown.map((notice) => (
          <div
            key={notice.id}
            className={classes(
              'pointer-events-auto flex min-h-tap max-w-xl items-center gap-3 rounded-2xl border-2 bg-raised py-1 pr-1 pl-4 text-ink shadow-xl',
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
            <button
              type="button"
              aria-label={closeLabel}
              className="grid min-h-tap min-w-tap place-items-center rounded-xl text-muted"
              onClick={() => dismiss(notice.id)}
            >
              <X aria-hidden size="1.1rem" />
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
