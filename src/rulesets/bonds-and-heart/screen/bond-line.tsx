import { Button } from '../../../ui/button.tsx';
import type { Bond } from '../model/bearer.ts';
import { bondParts } from '../rules/bonds.ts';
import { nameOf } from '../strings/name-of.ts';
import { BondIcon, BondParts } from './bond-icon.tsx';
import { faceOf } from './describe.ts';
import { useAllText, useBonds, useFocus } from './use-bonds.ts';

/** A bond of the heart that is looked at; a tap outlines its parts on the heart. */
export function BondLine({ bond, light }: { readonly bond: Bond; readonly light: number }) {
  const t = useAllText();
  const state = useBonds();
  const focus = useFocus();
  const parts = bondParts(bond, state.settings);
  return (
    <li>
      <Button className="bh-bond-line" onClick={() => focus.open({ kind: 'bond', bond: bond.id })}>
        <BondIcon kind={bond.kind} light={light} />
        <span className="min-w-0">
          {t.screen.heart.towards(faceOf(t, bond.kind, light), nameOf(state, bond.to))}
        </span>
        <span className="ml-auto w-24 shrink-0">
          <BondParts light={light} parts={parts} />
        </span>
        <span className="text-muted text-sm">
          {light}/{parts}
        </span>
      </Button>
    </li>
  );
}
