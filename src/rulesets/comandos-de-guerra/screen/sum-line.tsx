import type { CheckPlan } from '../rules/check.ts';
import type { ToHit } from '../rules/to-hit.ts';
import { signed } from '../strings/sums.ts';
import { useAllText, useRaid, useSay } from './use-desk.ts';

/** A sum in one line, every addend by name: "difficulty 0, combined action +20 → +20". */
export function SumLine({ plan }: { readonly plan: CheckPlan | ToHit }) {
  const t = useAllText();
  const state = useRaid();
  const say = useSay();
  if ('automatic' in plan && plan.automatic) return <p>{t.screen.shot.automatic}</p>;
  if ('checkNeeded' in plan && !plan.checkNeeded) return <p>{t.effects.veryEasy}</p>;
  const parts = 'parts' in plan ? plan.parts : plan.breakdown;
  const total = 'parts' in plan ? plan.modifier : plan.total;
  return (
    <p>
      {say.sum(state, parts)} → <b>{signed(total)}</b>
    </p>
  );
}
