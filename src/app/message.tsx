import { Link } from 'react-router';
import { useT } from '../i18n/react.ts';

/** A page with one sentence and the way home. */
export function Message({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <main className="grid h-dvh place-content-center gap-4 p-6 text-center">
      <p className="text-lg">{text}</p>
      <Link to="/" className="inline-grid min-h-tap place-items-center rounded-xl font-bold text-accent">
        {t.app.goHome}
      </Link>
    </main>
  );
}
