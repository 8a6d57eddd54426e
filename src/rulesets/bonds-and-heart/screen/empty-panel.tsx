import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { TableSection } from './table-section.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useAllText, useBonds, useFocus } from './use-bonds.ts';

/** Nobody plays yet: one sentence and one button. */
export function EmptyPanel() {
  const t = useAllText();
  const s = t.screen.empty;
  const state = useBonds();
  const focus = useFocus();
  return (
    <TaskPanel
      title={s.title}
      lead={
        <>
          {s.lead} <RuleRef rule="BH-1.2" />
        </>
      }
      actions={
        <Button tone="primary" size="large" onClick={() => focus.openSheet(null)}>
          {t.screen.roster.add}
        </Button>
      }
    >
      {state.bearers.length > 0 && <TableSection />}
    </TaskPanel>
  );
}
