import { AfterPaint } from '../../../later/after-paint.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { CheckInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import type { Outcome } from '../model/state.ts';
import { planCheck } from '../rules/check.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { CheckExtras } from './check-extras.tsx';
import { CheckResult } from './check-result.tsx';
import { CheckSwitches } from './check-switches.tsx';
import { D100Strip } from './d100-strip.tsx';
import { DifficultyChips } from './difficulty-chips.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { NobodyFields } from './nobody-fields.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { RollActions } from './roll-actions.tsx';
import { SkillChips } from './skill-chips.tsx';
import { SumChips } from './sum-chips.tsx';
import { checkWith, useCheck } from './use-check.ts';
import { useAllText, useLatest, useRaid, useSay } from './use-desk.ts';
import { CombinedPanel, usePair } from './use-pair.ts';
import { WhyNot } from './why-not.tsx';

/** One check: who, with what, how hard; the strip; the die. */
export function CheckPanel({ commando }: { readonly commando: Commando | undefined }) {
  const [check, setCheck] = useCheck(commando);
  const { pair, keep, begin, leave } = usePair('check', commando);
  if (pair && commando)
    return <CombinedPanel commando={commando} pair={pair} onChange={keep} onLeave={leave} />;
  return <SingleCheck commando={commando} check={check} onChange={setCheck} onPair={() => begin(check)} />;
}

function SingleCheck(props: {
  readonly commando: Commando | undefined;
  readonly check: CheckInput;
  readonly onChange: (part: Partial<CheckInput>) => void;
  readonly onPair: () => void;
}) {
  const { commando, check, onChange } = props;
  const t = useAllText();
  const s = t.screen.check;
  const state = useRaid();
  const say = useSay();
  const plan = planCheck(state, check, 'none');
  const whole = planCheck(state, { ...check, without: [] }, 'none');
  const no = reasonOf(plan);
  const outcome = useShown(check);
  const parts = refused(whole) ? [] : whole.parts.slice(1, whole.parts.length - check.modifiers.length);
  const name = commando?.name ?? (check.name || s.somebody);
  const needed = !refused(plan) && plan.checkNeeded;
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{ type: 'rollCheck', check }}
          label={refused(plan) || needed ? s.roll : s.noRoll}
          noDice={!refused(plan) && !needed}
          why={no}
        />
      }
    >
      <OwedStrip />
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-2xl">
          {name} · {say.skill(state, check.who, check.skill) || check.what || s.level}
          {!refused(plan) && <span className="ml-3 font-extrabold font-sans">{plan.level}</span>}
        </h2>
        <CheckSwitches commando={commando} check={check} onChange={onChange} onPair={props.onPair} />
      </header>
      {commando ? (
        <SkillChips
          commando={commando}
          chosen={check.level === null ? check.skill : null}
          onChoose={(skill) => onChange(checkWith(commando, skill))}
        />
      ) : (
        <NobodyFields check={check} onChange={onChange} />
      )}
      <div className="flex flex-wrap gap-2">
        <DifficultyChips
          value={check.difficulty}
          weapon={check.kind === 'weapon'}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <SumChips
          automatic={parts}
          without={check.without}
          own={check.modifiers}
          onWithout={(without) => onChange({ without })}
          onOwn={(modifiers) => onChange({ modifiers })}
        />
      </div>
      <CheckExtras commando={commando} check={check} onChange={onChange} />
      <WhyNot why={no} />
      {!refused(plan) &&
        (needed ? (
          <>
            <D100Strip level={plan.level} modifier={plan.modifier} marker={markerOf(outcome, plan)} />
            <CheckResult who={check.who} />
            <AfterPaint>
              <GradeLegend level={plan.level} modifier={plan.modifier} />
            </AfterPaint>
          </>
        ) : (
          <p className="rounded-xl border border-line p-4 text-lg">{t.effects.veryEasy}</p>
        ))}
    </GuidePanel>
  );
}

/** The last open check of this card with this skill, unless the latest roll was out of sight. */
function useShown(check: CheckInput): Outcome | null {
  const { lastCheck } = useRaid();
  const latest = useLatest();
  const hidden = latest?.events.some((event) => event.type === 'checkRolled' && event.hidden !== null);
  const same = lastCheck?.who === check.who && lastCheck.skill === check.skill;
  return same && !hidden ? (lastCheck?.outcome ?? null) : null;
}

/** A marker stands only on the strip of the sum that it was rolled with. */
const markerOf = (
  outcome: Outcome | null,
  plan: { readonly level: number; readonly modifier: number },
): number | null =>
  outcome?.level === plan.level && outcome.modifier === plan.modifier ? outcome.roll : null;
