import { Chance } from '../../../dice/chance.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { TestPlan } from '../model/commands.ts';
import { meanTotal, testOdds, withOtherScoreRule, withoutBonds } from '../rules/test-odds.ts';
import { planTest } from '../rules/test-plan.ts';
import { useAllText, useBonds } from './use-bonds.ts';

/** What the dice must give, and what they give on average. */
export function TestNeed({ plan }: { readonly plan: TestPlan }) {
  const s = useAllText().screen.test;
  const language = useLanguage();
  const state = useBonds();
  const odds = testOdds(state, plan);
  if (!odds.ok) return null;
  const mean = meanTotal(plan.heartless, plan.nobody, state.settings);
  return (
    <p>
      {s.need(plan.difficulty, odds.value.need, formatNumber(language, mean))} <RuleRef rule="BH-7.8" />
    </p>
  );
}

/** The chance of the test, without its bonds, and with the score rule the other way (BH-7.7). */
export function TestFigures({ plan }: { readonly plan: TestPlan }) {
  const s = useAllText().screen.test;
  const state = useBonds();
  const odds = testOdds(state, plan);
  if (!odds.ok) return null;
  const bare = testOdds(state, withoutBonds(plan));
  const other = testOdds(withOtherScoreRule(state), plan);
  const { score, bonuses } = planTest(state, plan);
  const small = 'bh-small-chance';
  return (
    <div className="bh-figures -mb-3 flex flex-col items-end text-right">
      <Chance chance={odds.value.success} className="wide:-mt-3 font-bold text-[2rem]" />
      <span className="flex flex-wrap justify-end gap-x-3 text-muted text-sm">
        {bonuses.length > 0 && bare.ok && (
          <span>
            {s.bare} <Chance chance={bare.value.success} className={small} />
          </span>
        )}
        {score > 0 && other.ok && (
          <span>
            {state.settings.scoreInTests ? s.withoutScore : s.withScore}{' '}
            <Chance chance={other.value.success} className={small} />
          </span>
        )}
      </span>
    </div>
  );
}
