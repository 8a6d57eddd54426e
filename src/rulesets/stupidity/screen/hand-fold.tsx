import { type ReactNode, Suspense, useState } from 'react';
import { useText } from './use-stupidity.ts';

/** "Set by hand", folded: what is inside is only made, and only loaded, once it is opened. */
export function HandFold({ children }: { readonly children: ReactNode }) {
  const s = useText();
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="rounded-xl border border-line px-3"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-tap cursor-pointer items-center font-semibold">{s.hand.title}</summary>
      <Suspense>{opened && <div className="flex flex-col gap-3 pb-3">{children}</div>}</Suspense>
    </details>
  );
}
