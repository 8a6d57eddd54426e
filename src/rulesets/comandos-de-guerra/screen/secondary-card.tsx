import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Secondary } from '../model/state.ts';
import { planSecondary } from '../rules/combined.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { D100Strip } from './d100-strip.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { LastLine } from './last-line.tsx';
import { sumOfPlan } from './plan-sum.ts';
import { RollActions } from './roll-actions.tsx';
import { SumLine } from './sum-line.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';
import { WhyNot } from './why-not.tsx';

/** The second of two actions, with the sum that the first one left it (CG-4.4). */
export function SecondaryCard({
  secondary,
  others,
}: {
  readonly secondary: Secondary;
  readonly others: ReactNode;
}) {
  const t = useAllText();
  const s = t.screen.pair;
  const state = useRaid();
  const send = useRaidSend();
  const say = useSay();
  const { id, who, name, action, waived } = secondary;
  const plan = planSecondary(state, secondary);
  const no = reasonOf(plan);
  const tried = action.shot
    ? say.weapon(state, who ?? '', action.shot.weaponId)
    : say.skill(state, who, action.check.skill) || action.check.what;
  const sum = sumOfPlan(plan);
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'rollSecondary', id }}
          label={s.rollSecond}
          why={no}
          noDice={!sum && !action.shot}
        >
          <Button size="large" onClick={() => send.play({ type: 'cancelSecondary', id })}>
            {s.cancel}
          </Button>
        </RollActions>
      }
    >
      <LastLine />
      <header>
        <h2 className="text-2xl">{s.secondTitle(name, tried)}</h2>
        <p className="text-muted">
          {waived ? s.waived : s.burdened}
          <RuleRef rule="CG-4.4" /> {s.lapses}
          <RuleRef rule="CG-4.1" />
        </p>
      </header>
      <WhyNot why={no} />
      {!refused(plan) && <SumLine plan={plan} />}
      {sum && (
        <>
          <D100Strip {...sum} marker={null} />
          <GradeLegend {...sum} />
        </>
      )}
      {others}
    </GuidePanel>
  );
}
