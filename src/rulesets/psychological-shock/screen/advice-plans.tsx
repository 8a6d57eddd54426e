import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Advice } from '../rules/advisor.ts';
import type { Plan } from '../rules/plan.ts';
import type { LateText } from '../strings/text.ts';
import { useLateText } from './late.ts';

const same = (a: Plan, b: Plan): boolean => a.boosts.join() === b.boosts.join();

/** Equal tries told together: "2 plain tries, then one try with boost 3". */
const told = ({ recovery }: LateText, { boosts }: Plan): string =>
  boosts
    .map((boost, i) => [boost, boosts.slice(i).findIndex((other) => other !== boost)] as const)
    .flatMap(([boost, run], i) =>
      boost === boosts[i - 1] ? [] : recovery.tries(run < 0 ? boosts.length - i : run, boost),
    )
    .join(recovery.andThen);

/** PS-9.10: the ways to spend AT side by side, the best one first; a tap prepares its next try. */
export function AdvicePlans(props: { readonly advice: Advice; readonly onUse: (boost: number) => void }) {
  const { advice } = props;
  const s = useLateText();
  const lines = [
    { title: advice.after ? s.recovery.afterRoll : s.recovery.best, plan: advice.best, best: true },
    { title: s.recovery.thrifty, plan: advice.thrifty, best: false },
    ...(advice.after || !advice.oneBoosted.boosts.some((boost) => boost > 0)
      ? []
      : [{ title: s.recovery.boosted, plan: advice.oneBoosted, best: false }]),
    { title: s.recovery.oneTry, plan: advice.onePlain, best: false },
  ];
  const open = lines.filter(
    ({ plan, best }, i) =>
      (best || !advice.why) &&
      plan.chance.num > 0n &&
      lines.findIndex((other) => same(other.plan, plan)) === i,
  );
  if (open.length === 0) return <p className="text-muted">{s.recovery.noPlan}</p>;
  return (
    <div className="flex flex-col gap-2">
      {open.map((line) => (
        <PlanLine
          key={line.title}
          {...line}
          at={advice.budget.at}
          onUse={() => props.onUse(line.plan.boosts[0] ?? 0)}
        />
      ))}
      <span className="self-end">
        <RuleRef rule="PS-9.10" />
      </span>
    </div>
  );
}

function PlanLine(props: {
  readonly title: string;
  readonly plan: Plan;
  readonly best: boolean;
  readonly at: number;
  readonly onUse: () => void;
}) {
  const { title, plan, best } = props;
  const s = useLateText();
  const language = useLanguage();
  const average = s.recovery.average(formatNumber(language, toNumber(plan.expectedAt), 2));
  return (
    <button
      type="button"
      onClick={props.onUse}
      aria-label={`${title}: ${formatPercent(language, toNumber(plan.chance), 1)}. ${told(s, plan)}. ${average}. ${s.recovery.use}`}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-2xl border px-3.5 py-2.5 text-left',
        best ? 'border-accent bg-accent/12' : 'border-line bg-raised',
      )}
    >
      <span className="font-bold font-display text-lg leading-tight">
        {title}{' '}
        {best && (
          <Badge tone="accent" className="whitespace-normal!">
            {s.recovery.bestTag(props.at)}
          </Badge>
        )}
      </span>
      <span className="row-span-2 font-bold text-xl">
        {formatPercent(language, toNumber(plan.chance), 1)}
      </span>
      <span className="text-muted text-sm">
        {told(s, plan)}
        {plan.boosts.length > 0 && ' · '}
        {average}
      </span>
    </button>
  );
}
