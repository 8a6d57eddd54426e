import { useT } from '../../../i18n/react.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Bearer, Bond } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { modeOf } from '../model/state.ts';
import { bondLight, bondParts, whyNotRedraw } from '../rules/bonds.ts';
import { effectRule } from '../rules/owed.ts';
import { nameOf } from '../strings/name-of.ts';
import { BondParts } from './bond-icon.tsx';
import { faceOf } from './describe.ts';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** A bond looked at: its light, its effect, its parts on the heart; redrawn by tapping panes (BH-4.8). */
export default function BondPanel({ owner, bond }: { readonly owner: Bearer; readonly bond: Bond }) {
  const t = useAllText();
  const s = t.screen.bond;
  const app = useT();
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const { drawn } = focus;
  const light = bondLight(owner, bond, state.settings);
  const parts = bondParts(bond, state.settings);
  const free = state.settings.bondModel === 'free';
  const mode = modeOf(state.phase);
  const why = send.sayRejection(whyNotRedraw(state, owner.id, bond.id, drawn ?? bond.plots));
  const save = (): void => {
    const command = { type: 'redrawBond', owner: owner.id, bond: bond.id, plots: drawn ?? [] } as const;
    if (send.play(command)) focus.draw(null);
  };
  return (
    <TaskPanel
      title={s.title(faceOf(t, bond.kind, light), owner.name, nameOf(state, bond.to))}
      lead={
        <>
          {light > 0 ? s.helps(nameOf(state, bond.to)) : t.effects.darkBond}{' '}
          <RuleRef rule={light > 0 ? 'BH-4.1' : 'BH-4.7'} />
        </>
      }
      figure={
        <b className="text-[2rem] leading-none">
          {light}/{parts}
        </b>
      }
      onBack={() => focus.open({ kind: 'bearer' })}
      actions={
        drawn ? (
          <>
            <Button onClick={() => focus.draw(null)}>{app.app.cancel}</Button>
            <Button tone="primary" size="large" why={why} onClick={save}>
              {s.save(drawn.length)}
            </Button>
          </>
        ) : (
          <>
            <Button
              tone="danger"
              onClick={() => {
                if (send.play({ type: 'removeBond', owner: owner.id, bond: bond.id }))
                  focus.open({ kind: 'bearer' });
              }}
            >
              {s.remove}
            </Button>
            {!free && <Button onClick={() => focus.draw(bond.plots)}>{s.redraw}</Button>}
            <Button tone="primary" size="large" onClick={() => focus.open({ kind: 'bearer' })}>
              {app.app.done}
            </Button>
          </>
        )
      }
    >
      {drawn ? (
        <p>
          {s.tapPanes(drawn.length, LIMITS.bondParts)} <RuleRef rule="BH-4.3" />
        </p>
      ) : (
        <>
          <div className="max-w-sm">
            <BondParts light={light} parts={parts} />
          </div>
          <p>
            {t.effects[mode][bond.kind]} <RuleRef rule={effectRule(bond, mode)} />
          </p>
          {free ? (
            <Stepper
              label={t.names.tone.light}
              value={light}
              min={0}
              max={LIMITS.bondParts}
              onChange={(next) =>
                send.play({ type: 'setBondLight', owner: owner.id, bond: bond.id, light: next })
              }
            />
          ) : (
            <p className="text-muted text-sm">
              {s.parts(bond.plots.join(', '))} <RuleRef rule="BH-4.4" />
            </p>
          )}
        </>
      )}
    </TaskPanel>
  );
}
