import { useT } from '../i18n/react.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** A page with one sentence and the way home; `onRetry` adds a button to try again. */
export function Message({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) {
  const t = useT();
  return (
    <main className="grid h-dvh place-content-center gap-4 p-6 text-center">
      <h1 className="font-medium font-sans text-lg">{text}</h1>
      {onRetry && (
        <Button tone="primary" onClick={onRetry}>
          {t.app.retry}
        </Button>
      )}
      <PageLink to="/" className="inline-grid min-h-tap place-items-center rounded-xl font-bold text-accent">
        {t.app.goHome}
      </PageLink>
    </main>
  );
}
