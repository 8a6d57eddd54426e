import type { ReactNode } from 'react';
import type { Side } from '../model/state.ts';
import { SideRow } from './side-row.tsx';
import { useShock, useText } from './use-shock.ts';

/** Both sides as rows of stat cards. */
export function CardsBoard({ bar, flipped }: { readonly bar: ReactNode; readonly flipped: boolean }) {
  const state = useShock();
  const s = useText();
  const order: readonly Side[] = flipped ? ['B', 'A'] : ['A', 'B'];
  return (
    <div className="h-full overflow-y-auto px-4 pt-2.5 pb-4">
      {state.characters.length === 0 && <p className="py-2 text-muted">{s.welcome}</p>}
      {order.map((side, i) => (
        <SideRow key={side} state={state} side={side} bar={i === 0 && bar} />
      ))}
    </div>
  );
}
