import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { nameOf, type SharedSource } from '../model/game.ts';
import { PickChoice } from './pick-choice.tsx';
import { Steps } from './steps.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** A side that shares by hand has still to choose; the app's own choice stands until then. */
export function PickPanel({ source }: { readonly source: SharedSource }) {
  const s = useText().pick;
  const state = useCursus();
  const send = useActions();
  return (
    <GuidePanel
      actions={
        <Button
          tone="primary"
          size="large"
          onClick={() => send.play({ type: 'choosePick', source: source.id, ids: source.chosen })}
        >
          {s.keep}
        </Button>
      }
    >
      {state.step && <Steps />}
      <header>
        <h2 className="text-[1.45rem]">{s.title(source.pick, source.tied.length)}</h2>
        <p className="text-muted">
          {s.lead(nameOf(state, source.id))} <RuleRef rule="CH-2.6" />
        </p>
      </header>
      <PickChoice key={source.id} source={source} />
    </GuidePanel>
  );
}
