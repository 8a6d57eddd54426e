import { Chance } from '../../../dice/chance.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import type { Brawl } from '../model/state.ts';
import { brawlRivals } from '../rules/brawl.ts';
import { blowOdds, contestOdds, fieldOdds } from '../rules/contest-odds.ts';
import { isLevel } from '../rules/refusal.ts';
import { Fact } from './fact.tsx';
import { useRaid, useText } from './use-desk.ts';

/** Who hits in the next exchange, and what a blow does. */
export function BrawlChances({ brawl }: { readonly brawl: Brawl }) {
  const s = useText().brawl;
  const contest = useText().contest;
  const state = useRaid();
  const language = useLanguage();
  const rivals = brawlRivals(state, brawl);
  const [a, b] = rivals;
  if (!a || !b || rivals.some(({ level }) => !isLevel(level))) return null;
  const two = rivals.length === 2 ? contestOdds(a, b) : null;
  const field = fieldOdds(rivals);
  const wins = two ? [two.first, two.second] : field.wins;
  const blow = blowOdds(state.settings);
  return (
    <dl className="facts">
      {rivals.map(({ id, name }, i) => (
        <Fact key={id} name={s.hits(name)}>
          <Chance chance={wins[i]!} decimals={1} className="font-bold text-xl" />
        </Fact>
      ))}
      <Fact name={contest.nobody}>
        <Chance chance={two?.neither ?? field.nobody} decimals={1} className="font-bold text-xl" />
      </Fact>
      <Fact name={s.knockOut} rule="CG-7.6">
        <Chance chance={blow.knockOut} of={10} className="font-bold text-xl" />
        <span className="text-muted"> {s.mean(formatNumber(language, toNumber(blow.mean)))}</span>
      </Fact>
    </dl>
  );
}
