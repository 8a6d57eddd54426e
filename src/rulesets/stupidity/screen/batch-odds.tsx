import { ChevronDown } from 'lucide-react';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { turnOdds } from '../rules/odds.ts';
import { useStupidity, useText } from './use-stupidity.ts';

/** ST-12.2: what to expect of all tests of this turn; it stays while the results come in. */
export function BatchOdds() {
  const s = useText();
  const language = useLanguage();
  const { units, allPass, anyFail, expectedFails, failDistribution } = turnOdds(useStupidity());
  if (units < 2) return null;
  const most = Math.max(...failDistribution);
  const percent = (chance: number) => formatPercent(language, chance, 1);
  return (
    <details className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-muted text-sm">
        <span>
          {s.batch.line(percent(allPass), percent(anyFail), formatNumber(language, expectedFails, 1))}
        </span>
        <ChevronDown
          aria-hidden
          size="1.1rem"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mb-2 flex items-end gap-2 rounded-xl border border-line bg-surface p-3">
        {failDistribution.map((chance, fails) => (
          <li key={fails} className="min-w-0 max-w-24 flex-1 text-center text-sm">
            <span aria-hidden className="odds-column">
              <i
                style={{
                  height: `${Math.max(2, (chance / most) * 100)}%`,
                  ['--share' as string]: `${(fails / units) * 100}%`,
                }}
              />
            </span>
            <b className="block">{percent(chance)}</b>
            <span className="text-muted">{s.batch.fails(fails)}</span>
          </li>
        ))}
        <li className="ml-auto self-end">
          <RuleRef rule="ST-12.2" />
        </li>
      </ul>
    </details>
  );
}
