import { RuleRef } from '../../../ui/rule-ref.tsx';
import { ABILITIES } from '../model/bearer.ts';
import type { TestPlan } from '../model/commands.ts';
import { helpOf } from '../model/state.ts';
import { nameOf } from '../strings/name-of.ts';
import { Options } from './options.tsx';
import { useAllText, useBonds } from './use-bonds.ts';

/** Friendship: the companion may join in with another ability than the roller's, and its score caps (BH-6.4). */
export function JoinsWith(props: {
  readonly plan: TestPlan;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, onChange } = props;
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  return plan.helps.map((use) => {
    const help = helpOf(state, use.help);
    if (help?.kind !== 'friendshipRivalry') return null;
    const label = s.joinsWith(nameOf(state, help.claimed));
    const others = plan.helps.filter((one) => one.help !== use.help);
    return (
      <div key={use.help}>
        <p className="text-sm">
          {label} <RuleRef rule="BH-6.4" />
        </p>
        <Options
          label={label}
          value={use.ability ?? plan.ability ?? ABILITIES[0]}
          options={ABILITIES.map((value) => ({ value, label: t.names.ability[value] }))}
          onChange={(ability) =>
            onChange({
              helps: [...others, { help: use.help, ability: ability === plan.ability ? null : ability }],
            })
          }
        />
      </div>
    );
  });
}
