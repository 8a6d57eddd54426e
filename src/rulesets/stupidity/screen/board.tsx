import { ChevronDown, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { type CheckRow, checklist, whatNow } from '../rules/guide.ts';
import { BatchOdds } from './batch-odds.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { useStepTitle } from './step-title.ts';
import { UnitRow } from './unit-row.tsx';
import { useAllText, useFocus, useStupidity } from './use-stupidity.ts';

/** With so few units nothing has to be folded away. */
const MOST_UNFOLDED = 8;

/** The checklist: who owes something on top, then who does not test and why, then everybody else. */
export function Board() {
  const { screen: s } = useAllText();
  const state = useStupidity();
  const { openRoster, selected } = useFocus();
  const title = useStepTitle();
  const rows = checklist(state);
  const leads = ({ unit, place, owes }: CheckRow) => place !== 'other' || owes || unit.id === selected;
  const leading = rows.filter(leads);
  const rest = rows.filter((row) => !leads(row));
  const { step } = whatNow(state);
  const atStart = state.phase === 'startOfTurn';
  return (
    <div className="unit-board flex h-full flex-col overflow-y-auto px-4 pt-2">
      <header className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-2xl">{title}</h2>
        {step === 'tests' && (
          <span className="text-muted">
            {s.rule} <RuleRef rule="ST-4.1" />
          </span>
        )}
        <IconButton
          className="ml-auto"
          label={s.roster.add}
          onClick={() => openRoster({ kind: 'add', side: state.activeSide })}
        >
          <Plus aria-hidden />
        </IconButton>
      </header>
      {atStart && <BatchOdds />}
      {state.units.length === 0 ? (
        <Button
          className="border-dashed! py-8"
          onClick={() => openRoster({ kind: 'add', side: state.activeSide })}
        >
          {s.empty.board}
        </Button>
      ) : (
        <>
          <ul className="flex flex-col gap-2 py-1">
            {leading.map((row) => (
              <UnitRow key={row.unit.id} row={row} />
            ))}
          </ul>
          {rest.length > 0 && (
            <details open={state.units.length <= MOST_UNFOLDED} className="group mb-2">
              <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 font-semibold text-muted text-sm">
                {s.others(rest.length)}
                <ChevronDown
                  aria-hidden
                  size="1.1rem"
                  className="transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="flex flex-col gap-2">
                {rest.map((row) => (
                  <UnitRow key={row.unit.id} row={row} />
                ))}
              </ul>
            </details>
          )}
          <PhaseBar />
        </>
      )}
    </div>
  );
}
