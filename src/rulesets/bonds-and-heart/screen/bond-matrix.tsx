import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { PHASES, players } from '../model/state.ts';
import { tableSize } from '../rules/adventure.ts';
import { belowCap, claimCap, claimsInPlay, matrix } from '../rules/claims.ts';
import { nameOf } from '../strings/name-of.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { ClaimCards, Tokens } from './tokens.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** Who (row) can ask whom (column) by which bonds, and the claims that pay for it. */
export function BondMatrix() {
  const t = useAllText();
  const s = t.screen.matrix;
  const state = useBonds();
  const focus = useFocus();
  const selected = players(state).find(({ id }) => id === focus.selected);
  return (
    <section aria-label={s.title} className="bh-matrix">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="font-display text-[1.4rem] leading-tight">{s.title}</b>
            <span className="bh-hint text-muted">{s.hint}</span>
          </p>
          <p className="text-muted text-sm leading-tight">
            {t.claimsInPlay(claimsInPlay(state))}, {t.capNote(claimCap(state))} <RuleRef rule="BH-5.8" />
          </p>
        </div>
        {selected && (
          <p className="bh-claims ml-auto flex items-center gap-2">
            <ClaimCards held={selected.claims} />
            <span className="text-muted text-sm">{s.claimsOf(selected.name, selected.claims)}</span>
          </p>
        )}
        <span className="min-w-[13.5rem]">
          <PhaseSwitch />
        </span>
      </header>
      {tableSize(state) === 'bonds' ? (
        <div className="min-h-0 overflow-auto">
          <Grid />
        </div>
      ) : (
        <p className="text-muted">
          {s.two} <RuleRef rule="BH-1.2" />
        </p>
      )}
    </section>
  );
}

function Grid() {
  const t = useAllText();
  const s = t.screen.matrix;
  const state = useBonds();
  const focus = useFocus();
  const all = players(state);
  return (
    <table className="bh-table" data-size={all.length} style={{ minWidth: `${4 + all.length * 4}rem` }}>
      <caption className="sr-only">{s.hint}</caption>
      <thead>
        <tr>
          <td />
          {all.map((bearer) => (
            <th key={bearer.id} scope="col">
              {s.to(bearer.name)}{' '}
              {!belowCap(state, bearer) && <span className="bh-full">{t.screen.tabs.fullShort}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix(state).map(({ claimant, cells }, row) => (
          <tr key={claimant} data-on={claimant === focus.selected || undefined}>
            <th scope="row">
              <span className="block truncate">{nameOf(state, claimant)}</span>
              <Tokens held={all[row]?.claims ?? 0} />
            </th>
            {cells.map(({ claimed, bonds }) => (
              <MatrixCell key={claimed} claimant={claimant} claimed={claimed} bonds={bonds} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** BH-6.1: the phase picks the effects. */
function PhaseSwitch() {
  const t = useAllText();
  const state = useBonds();
  const send = useBondsSend();
  return (
    <Segmented
      label={t.screen.matrix.phase}
      value={state.phase}
      options={PHASES.map((value) => ({ value, label: t.names.phase[value] }))}
      onChange={(phase) => {
        if (phase !== state.phase) send.play({ type: phase === 'combat' ? 'startCombat' : 'endCombat' });
      }}
    />
  );
}
