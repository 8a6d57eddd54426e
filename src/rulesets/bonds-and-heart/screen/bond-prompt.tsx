import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { bondLight } from '../rules/bonds.ts';
import { nameOf } from '../strings/name-of.ts';
import { faceOf } from './describe.ts';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** BH-4.10: a heart changed under free bonds; does one of its bonds change too? */
export function BondPrompt({ bearer }: { readonly bearer: Bearer }) {
  const t = useAllText();
  const s = t.screen.bond;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  return (
    <TaskPanel
      title={s.prompt(bearer.name)}
      lead={
        <>
          {s.promptLead} <RuleRef rule="BH-4.10" />
        </>
      }
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => {
            if (send.play({ type: 'closeBondPrompt', id: bearer.id })) focus.open(null);
          }}
        >
          {s.settled}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-2 wide:grid-cols-2">
        {bearer.bonds.map((bond) => {
          const light = bondLight(bearer, bond, state.settings);
          return (
            <Stepper
              key={bond.id}
              label={t.screen.heart.towards(faceOf(t, bond.kind, light), nameOf(state, bond.to))}
              value={light}
              min={0}
              max={LIMITS.bondParts}
              onChange={(next) =>
                send.play({ type: 'setBondLight', owner: bearer.id, bond: bond.id, light: next })
              }
            />
          );
        })}
      </div>
    </TaskPanel>
  );
}
