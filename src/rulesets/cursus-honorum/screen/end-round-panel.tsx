import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { WhatNow } from '../rules/guide.ts';
import { DoneTests } from './done-tests.tsx';
import { ShareNote } from './share-note.tsx';
import { Steps } from './steps.tsx';
import { useActions } from './use-actions.ts';
import { useCursus, useText } from './use-cursus.ts';

/** A round without anything to roll: one tap ends it. */
export function EndRoundPanel({ now }: { readonly now: Extract<WhatNow, { kind: 'endRound' }> }) {
  const s = useText().endRound;
  const state = useCursus();
  const send = useActions();
  return (
    <GuidePanel
      actions={
        <Button tone="primary" size="large" onClick={() => send.play(now.command)}>
          {s.close}
        </Button>
      }
    >
      <Steps />
      <header>
        <h2 className="text-[1.45rem]">{s.title(state.armies[now.side].name)}</h2>
        <p className="text-muted">
          {s.lead(now.round)} <RuleRef rule="CH-13.9" />
        </p>
      </header>
      <ShareNote />
      <DoneTests />
    </GuidePanel>
  );
}
