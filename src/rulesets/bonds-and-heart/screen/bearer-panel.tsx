import { Plus } from 'lucide-react';
import { AfterPaint } from '../../../later/after-paint.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { ABILITIES, type Bearer } from '../model/bearer.ts';
import { bondLight } from '../rules/bonds.ts';
import { BearerState } from './bearer-state.tsx';
import { BondLine } from './bond-line.tsx';
import { HandFold } from './hand-fold.tsx';
import { LastResult } from './last-result.tsx';
import { OwedList } from './owed-list.tsx';
import { PlayButtons } from './play-buttons.tsx';
import { TableSection } from './table-section.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useFocus } from './use-bonds.ts';

/** Nothing presses: the latest result, the bearer who is looked at, and everything that can be done next. */
export function BearerPanel({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.bearer;
  const state = useBonds();
  const focus = useFocus();
  const scores = ABILITIES.map((id) => `${t.names.ability[id]} ${bearer.abilities[id]}`);
  return (
    <TaskPanel
      title={bearer.name}
      lead={[bearer.playerName, ...scores].filter(Boolean).join(' · ')}
      actions={<PlayButtons bearer={bearer} />}
    >
      <LastResult />
      <OwedList />
      <AfterPaint>
        <div className="grid grid-cols-1 gap-x-5 gap-y-3 wide:grid-cols-2">
          <BearerState bearer={bearer} />
          <section>
            <h3 className="mb-2 flex items-center text-lg">
              {s.bonds} <RuleRef rule="BH-4.1" />
            </h3>
            <ul className="flex flex-col gap-2">
              {bearer.bonds.map((bond) => (
                <BondLine key={bond.id} bond={bond} light={bondLight(bearer, bond, state.settings)} />
              ))}
              <li>
                <Button
                  className="w-full border-dashed!"
                  icon={<Plus aria-hidden size="1.1rem" />}
                  why={state.bearers.length < 2 ? t.screen.matrix.two : null}
                  onClick={() => focus.open({ kind: 'newBond', to: null, bond: null })}
                >
                  {s.newBond}
                </Button>
              </li>
            </ul>
            <p className="mt-2 text-muted text-sm">
              {t.effects.tip} <RuleRef rule="BH-4.9" />
            </p>
          </section>
        </div>
        <HandFold bearer={bearer} />
        <TableSection />
      </AfterPaint>
    </TaskPanel>
  );
}
