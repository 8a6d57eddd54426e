import { type ReactNode, useState } from 'react';

/** A section that opens on a tap; what is inside is made only then, since it is long and seldom needed. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="ch-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div className="flex flex-col gap-3">{children}</div>}
    </details>
  );
}
