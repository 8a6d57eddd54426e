import { Chance } from '../../../dice/chance.tsx';
import type { Fraction } from '../../../kernel/fraction.ts';
import type { Entrant } from '../model/inputs.ts';
import { rivalOf } from '../rules/contest.ts';
import { commandOdds, contestOdds, fieldOdds } from '../rules/contest-odds.ts';
import { isLevel } from '../rules/refusal.ts';
import type { ContestKind } from './contest-panel.tsx';
import { Fact } from './fact.tsx';
import { useRaid, useText } from './use-desk.ts';

/** Who wins, nobody, or a tie: exact, before the dice. */
export function ContestChances(props: { readonly kind: ContestKind; readonly entrants: readonly Entrant[] }) {
  const s = useText().contest;
  const state = useRaid();
  const rivals = props.entrants.map((one) => rivalOf(state, one));
  const [a, b] = rivals;
  if (!a || !b || rivals.some(({ level }) => !isLevel(level))) return null;
  const rows = (): readonly (readonly [string, Fraction])[] => {
    if (props.kind === 'command') {
      const { obeyed, refused } = commandOdds(a, b, state.settings);
      return [
        [s.obeyed, obeyed],
        [s.refused, refused],
      ];
    }
    if (rivals.length === 2) {
      const { first, second, neither } = contestOdds(a, b);
      return [
        [a.name, first],
        [b.name, second],
        [s.nobody, neither],
      ];
    }
    const { wins, nobody, tie } = fieldOdds(rivals);
    return [
      ...rivals.map(({ name }, i) => [name, wins[i]!] as const),
      [s.nobody, nobody] as const,
      [s.tie, tie] as const,
    ];
  };
  return (
    <dl className="facts">
      {rows().map(([label, chance], i) => (
        <Fact key={i} name={label}>
          <Chance chance={chance} decimals={1} className="font-bold text-2xl" />
        </Fact>
      ))}
    </dl>
  );
}
