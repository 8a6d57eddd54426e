import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { HazardCard as Hazard } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { LastLine } from './last-line.tsx';
import { PanelStepper } from './panel-stepper.tsx';
import { RollActions } from './roll-actions.tsx';
import { useAllText, useRaidSend, useSay } from './use-desk.ts';

/** What a failed dangerous act costs: roll it, then the director has the last word (CG-2.14). */
export function HazardCard({ hazard, others }: { readonly hazard: Hazard; readonly others: ReactNode }) {
  const t = useAllText();
  const s = t.screen.hazard;
  const send = useRaidSend();
  const { id, name, text, damage, grade, rolled, suggested } = hazard;
  const say = useSay();
  const [said, setSaid] = useState<number | null>(null);
  const amount = said ?? suggested ?? 0;
  const drop = (
    <Button size="large" onClick={() => send.play({ type: 'dropHazard', id })}>
      {s.drop}
    </Button>
  );
  return (
    <GuidePanel
      actions={
        rolled === null ? (
          <RollActions command={{ type: 'rollHazard', id }} label={s.roll(say.dice(damage))}>
            {drop}
          </RollActions>
        ) : (
          <RollActions command={{ type: 'applyHazard', id, amount }} label={s.apply(amount)} noDice>
            {drop}
          </RollActions>
        )
      }
    >
      <LastLine />
      <header>
        <h2 className="text-2xl">{s.title(name)}</h2>
        <p className="text-muted">
          {[text, t.grade[grade], say.dice(damage)].filter(Boolean).join(' · ')}
          <RuleRef rule="CG-2.14" />
        </p>
      </header>
      <p>{t.effects[grade]}</p>
      {rolled !== null && (
        <>
          <p className="font-semibold">{s.rolled(rolled, suggested ?? 0)}</p>
          <PanelStepper label={s.amount} value={amount} min={0} max={LIMITS.points} onChange={setSaid} />
        </>
      )}
      {others}
    </GuidePanel>
  );
}
