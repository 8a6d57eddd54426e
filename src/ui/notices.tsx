import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { classes } from './classes.ts';
import { dismiss, notices } from './notice.ts';

/** The notices and the one polite live region of the app. */
export function Notices({ closeLabel }: { readonly closeLabel: string }) {
  const shown = useStore(notices, (state) => state.shown);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex flex-col items-center gap-2 px-4"
    >
      {shown.map((notice) => (
        <div
          key={notice.id}
          className={classes(
            'pointer-events-auto flex min-h-tap max-w-xl items-center gap-3 rounded-2xl border bg-raised py-1 pr-1 pl-4 text-ink shadow-xl',
            notice.tone === 'bad' ? 'border-bad' : notice.tone === 'good' ? 'border-ok' : 'border-line',
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
  );
}
