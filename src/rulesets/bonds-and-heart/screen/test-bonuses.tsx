import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { TestPlan } from '../model/commands.ts';
import type { Help } from '../model/state.ts';
import { effectRule } from '../rules/owed.ts';
import { planTest, testHelps } from '../rules/test-plan.ts';
import { nameOf } from '../strings/name-of.ts';
import { faceOf } from './describe.ts';
import { useAllText, useBonds } from './use-bonds.ts';

/** The help that waits for this roller as chips, and what the shields of the target take off. */
export function TestBonuses(props: {
  readonly plan: TestPlan;
  /** Dice lie on the table: nothing changes any more. */
  readonly fixed: boolean;
  readonly onChange: (part: Partial<TestPlan>) => void;
}) {
  const { plan, onChange } = props;
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  const { bonuses, penalties } = planTest(state, plan);
  const amountOf = (help: Help): number =>
    bonuses[plan.helps.findIndex((use) => use.help === help.id)]?.amount ?? 0;
  const fixed = props.fixed ? s.fixed : null;
  const toggle = (help: Help, on: boolean): void =>
    onChange({
      helps: on
        ? plan.helps.filter((use) => use.help !== help.id)
        : [...plan.helps, { help: help.id, ability: null }],
    });
  return (
    <>
      {testHelps(state, plan.roller).map((help) => {
        const on = plan.helps.some((use) => use.help === help.id);
        const helper = help.kind === 'loveHate' ? help.claimant : help.claimed;
        const what = s.help(faceOf(t, help.kind, help.light), nameOf(state, helper), help.light);
        return (
          <span key={help.id} className="flex items-center">
            <Chip
              on={on}
              why={fixed}
              label={on ? `${what}: +${amountOf(help)}` : what}
              onToggle={() => toggle(help, on)}
            >
              {what} {on && <b className="bh-lit-ink">+{amountOf(help)}</b>}
            </Chip>
            <RuleRef rule={effectRule(help, help.mode)} />
          </span>
        );
      })}
      {plan.bonuses.map((amount, i) => (
        <Button
          key={`bonus-${i}`}
          why={fixed}
          aria-label={s.removeBonus(amount)}
          onClick={() => onChange({ bonuses: plan.bonuses.filter((_, other) => other !== i) })}
        >
          +{amount} <X aria-hidden size="1rem" />
        </Button>
      ))}
      {penalties.map(({ from, light, amount }, i) => (
        <span key={`penalty-${i}`} className="bh-penalty">
          {from === null ? s.penalty(amount) : s.shield(nameOf(state, from), light, amount)}
          <RuleRef rule="BH-6.6" />
        </span>
      ))}
    </>
  );
}
