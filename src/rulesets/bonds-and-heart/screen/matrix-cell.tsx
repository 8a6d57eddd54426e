import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Cell } from '../rules/claims.ts';
import { nameOf } from '../strings/name-of.ts';
import { BondIcon, BondParts } from './bond-icon.tsx';
import { describeCell, faceOf } from './describe.ts';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** What one bearer can ask of another: a button for each bond, or the way to draw the first one. */
export function MatrixCell(props: {
  readonly claimant: string;
  readonly claimed: string;
  /** Null on the diagonal. */
  readonly bonds: readonly Cell[] | null;
}) {
  const { claimant, claimed, bonds } = props;
  const s = useAllText().screen.matrix;
  const state = useBonds();
  const focus = useFocus();
  if (!bonds) return <td className="is-self" />;
  if (bonds.length === 0)
    return (
      <td>
        <button
          type="button"
          className="bh-none"
          aria-label={s.none(nameOf(state, claimant), nameOf(state, claimed))}
          onClick={() => focus.look(claimed, { kind: 'newBond', to: claimant, bond: null })}
        >
          +
        </button>
      </td>
    );
  return (
    <td>
      <div className="bh-cell">
        {bonds.map((bond) => (
          <BondButton key={bond.bond} claimant={claimant} claimed={claimed} bond={bond} />
        ))}
      </div>
    </td>
  );
}

/** A tap lays the claim on the table; what cannot be claimed says why. */
function BondButton({
  claimant,
  claimed,
  bond,
}: {
  readonly claimant: string;
  readonly claimed: string;
  readonly bond: Cell;
}) {
  const t = useAllText();
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const { kind, light, parts } = bond;
  const { claim } = state;
  const open = claim?.claimant === claimant && claim.claimed === claimed && claim.kind === kind;
  const ask = (): void => {
    if (send.play({ type: 'openClaim', claimant, claimed, kind })) focus.look(claimed, null);
  };
  return (
    <Button
      className={classes('bh-bond', open && 'is-open', light === 0 && 'is-hostile')}
      why={send.sayRejection(bond.why)}
      aria-label={describeCell(t, state, claimant, claimed, bond)}
      onClick={ask}
    >
      <span className="bh-bond-name">
        <BondIcon kind={kind} light={light} />
        <span className="bh-bond-word">{faceOf(t, kind, light)}</span>
        <b className={light > 0 ? 'bh-lit-ink' : 'bh-dark-ink'}>{light}</b>
      </span>
      <BondParts light={light} parts={parts} />
    </Button>
  );
}
