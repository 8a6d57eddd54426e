import { Button } from '../../../ui/button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { useFocus, useStupidity, useText } from './use-stupidity.ts';

/** Nobody is on the table yet: one sentence, and the two ways to begin. */
export function EmptyPanel() {
  const s = useText();
  const { activeSide: side } = useStupidity();
  const { openRoster } = useFocus();
  return (
    <GuidePanel
      prose
      actions={
        <>
          <Button onClick={() => openRoster({ kind: 'paste', side })}>{s.roster.paste}</Button>
          <Button tone="primary" size="large" onClick={() => openRoster({ kind: 'add', side })}>
            {s.roster.add}
          </Button>
        </>
      }
    >
      <h2 className="text-2xl">{s.empty.title}</h2>
      <p className="text-muted">{s.empty.lead}</p>
    </GuidePanel>
  );
}
