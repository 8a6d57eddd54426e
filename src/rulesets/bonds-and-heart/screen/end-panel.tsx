import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { retiring } from '../rules/adventure.ts';
import { nameOf } from '../strings/name-of.ts';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useBondsSend, useFocus } from './use-bonds.ts';

/** The end of an adventure: who retires and why, and the confirmation (BH-1.5, BH-8). */
export function EndPanel() {
  const t = useAllText();
  const s = t.screen.table;
  const state = useBonds();
  const send = useBondsSend();
  const focus = useFocus();
  const retired = retiring(state);
  return (
    <TaskPanel
      title={s.endTitle}
      lead={
        <>
          {retired.length === 0 ? s.nobodyRetires : s.theseRetire} <RuleRef rule="BH-1.5" />
        </>
      }
      onBack={() => focus.open({ kind: 'bearer' })}
      actions={
        <Button tone="primary" size="large" onClick={() => send.play({ type: 'endAdventure' })}>
          {s.endAdventure}
        </Button>
      }
    >
      <ul className="flex flex-col gap-2">
        {retired.map(({ bearer, fate }) => (
          <li key={bearer} className="bh-card">
            <b className="font-display text-lg">{nameOf(state, bearer)}</b> · {s.fullOf[fate]}
            <p>
              {fate === 'light' ? t.effects.fullLight : t.effects.fullDark} <RuleRef rule="BH-8.1" />
            </p>
            <p className="text-muted text-sm">
              {t.reminders.oneSided} <RuleRef rule="BH-8.5" />
            </p>
          </li>
        ))}
      </ul>
    </TaskPanel>
  );
}
