import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../i18n/react.ts';
import { useSharing } from '../i18n/sharing.ts';
import { Button } from '../ui/button.tsx';
import { once, putAway } from './once.ts';

/** How long it stays when nobody puts it away, in milliseconds. */
const STAY = 9_000;

/** A quiet word beside the play: over the names and marks in a table's top bar, at home's foot. */
export function OnceBar() {
  const t = useT();
  const s = useSharing();
  const [text] = useStore(once, ({ words }) => words);
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(putAway, STAY);
    return () => clearTimeout(timer);
  }, [text]);
  if (text === undefined) return null;
  return (
    <aside
      aria-label={s.keep.title}
      className="quiet-bar fixed z-40 flex w-fit max-h-[40dvh] flex-wrap overflow-y-auto items-center gap-3 rounded-2xl border border-line bg-raised py-1.5 pr-1.5 pl-4 shadow-xl"
    >
      <Info aria-hidden size="1.25rem" className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-32 py-1 text-sm leading-snug">{text}</p>
      <Button tone="quiet" className="text-accent!" onClick={putAway}>
        {t.app.gotIt}
      </Button>
    </aside>
  );
}
