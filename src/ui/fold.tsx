import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Wait } from '../later/wait.tsx';

/** A section that opens on a tap. What is inside is made, and loaded, only then: it is long and seldom needed. */
export function Fold({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group/fold rounded-xl border border-line px-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 font-semibold">
        {title}
        <ChevronDown
          aria-hidden
          size="1.1rem"
          className="shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {open && (
        <Wait>
          <div className="flex flex-col gap-3 pb-3">{children}</div>
        </Wait>
      )}
    </details>
  );
}
