import { lazy, Suspense, useState } from 'react';
import type { Character } from '../model/state.ts';
import { useText } from './use-shock.ts';

const ByHand = lazy(() => import('./by-hand.tsx'));

/** "Set by hand", folded away; what is in it is made when it is opened. */
export function HandFold({ character }: { readonly character: Character }) {
  const s = useText();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="rounded-xl border border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-tap cursor-pointer items-center px-3 font-semibold">
        {s.soldier.byHand}
      </summary>
      {open && (
        <Suspense>
          <ByHand character={character} />
        </Suspense>
      )}
    </details>
  );
}
