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
import { RollActions } from './roll-actions.tsx';
import { SumLine } from './sum-line.tsx';
import { useAllText, useRaid, useRaidSend, useSay } from './use-desk.ts';

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
  const rolls = !refused(plan) && ('checkNeeded' in plan ? plan.checkNeeded : !plan.automatic);
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'rollSecondary', id }}
          label={s.rollSecond}
          why={no}
          noDice={!rolls && !action.shot}
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
      {no && <p className="rounded-xl border-2 border-bad px-4 py-3">{send.sayRejection(no)}</p>}
      {!refused(plan) && <SumLine plan={plan} />}
      {!refused(plan) && <Strip plan={plan} />}
      {others}
    </GuidePanel>
  );
}

function Strip({ plan }: { readonly plan: Exclude<ReturnType<typeof planSecondary>, { ok: false }> }) {
  const sum =
    'checkNeeded' in plan
      ? plan.checkNeeded && { level: plan.level, modifier: plan.modifier }
      : !plan.automatic && { level: plan.level, modifier: plan.total };
  if (!sum) return null;
  return (
    <>
      <D100Strip {...sum} marker={null} />
      <GradeLegend {...sum} />
    </>
  );
}
