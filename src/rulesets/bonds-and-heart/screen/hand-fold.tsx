import { lazy, Suspense, useState } from 'react';
import type { Bearer } from '../model/bearer.ts';
import { useText } from './use-bonds.ts';

const ByHand = lazy(() => import('./by-hand.tsx'));

/** "Set by hand", folded away; what is in it is made when it is opened. */
export function HandFold({ bearer }: { readonly bearer: Bearer }) {
  const s = useText().byHand;
  const [open, setOpen] = useState(false);
  return (
    <details className="bh-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{s.title(bearer.name)}</summary>
      {open && (
        <Suspense>
          <ByHand bearer={bearer} />
        </Suspense>
      )}
    </details>
  );
}
