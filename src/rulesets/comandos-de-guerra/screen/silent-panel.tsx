import * as v from 'valibot';
import { Chance } from '../../../dice/chance.tsx';
import { useKept } from '../../../play/kept-form.ts';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { planSilentKill, STRIKE_DIFFICULTY, silentKillChance } from '../rules/silent-kill.ts';
import { typed, word } from '../schema/parts.ts';
import { checkInput } from '../schema/play.ts';
import { DifficultyChips } from './difficulty-chips.tsx';
import { Fact } from './fact.tsx';
import type { Schema } from './kept-forms.ts';
import { LastLine } from './last-line.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { PanelStepper } from './panel-stepper.tsx';
import { RollActions } from './roll-actions.tsx';
import { Section } from './section.tsx';
import { SkillChips } from './skill-chips.tsx';
import { skillLike } from './skill-like.ts';
import { StrikeAdvice } from './strike-advice.tsx';
import { SumChips } from './sum-chips.tsx';
import { TargetPicker } from './target-picker.tsx';
import { useAllText, useRaid, useSay } from './use-desk.ts';
import { targetsFor } from './use-shot.ts';
import { WhyNot } from './why-not.tsx';

const MOST_HIDES = 5;

interface SilentDraft {
  readonly target: { readonly targetId: string; readonly targetName: string };
  readonly times: number;
  readonly hide: CheckInput;
  readonly kill: CheckInput;
}
const silentSchema: Schema<SilentDraft> = v.strictObject({
  target: v.strictObject({ targetId: word, targetName: typed }),
  times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_HIDES)),
  hide: checkInput,
  kill: checkInput,
});

/** Close in unseen, strike once (CG-15). */
export function SilentPanel({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.silent;
  const state = useRaid();
  const say = useSay();
  const { id } = commando;
  const usual: SilentDraft = {
    target: { targetId: targetsFor(state, commando)[0]?.id ?? '', targetName: '' },
    times: 1,
    hide: plainCheck(id, skillLike(commando, /sigil|stealth|ocult|hid/i), null),
    kill: {
      ...plainCheck(id, skillLike(commando, /silen|matar|kill|cuchill|knife/i), null),
      difficulty: STRIKE_DIFFICULTY.knife,
    },
  };
  const [form, keep] = useKept(`silent/${id}`, usual, silentSchema);
  const { target, times, hide, kill } = form;
  const setKill = (next: CheckInput): void => keep({ ...form, kill: next });
  const command = {
    type: 'silentKill',
    who: id,
    ...target,
    hide: Array.from({ length: times }, () => hide),
    kill,
  } as const;
  const plan = planSilentKill(state, command);
  const no = reasonOf(plan);
  return (
    <GuidePanel actions={<RollActions command={command} label={s.roll} why={no} />}>
      <OwedStrip />
      <header>
        <h2 className="text-2xl">{s.title(commando.name)}</h2>
        <p className="text-muted">
          {t.effects.silentKill}
          <RuleRef rule="CG-15.3" />
        </p>
      </header>
      <WhyNot why={no} />
      {!refused(plan) && (
        <dl className="facts">
          <Fact name={s.chance} rule="CG-15.1">
            <Chance chance={silentKillChance(plan)} decimals={1} className="font-bold text-3xl text-ok" />
          </Fact>
        </dl>
      )}
      <LastLine about="silentKillTried" />
      <TargetPicker commando={commando} shot={target} onChange={(next) => keep({ ...form, target: next })} />
      <Section title={s.hide(say.skill(state, id, hide.skill))} rule="CG-15.1">
        <PanelStepper
          label={s.times}
          value={times}
          min={0}
          max={MOST_HIDES}
          onChange={(next) => keep({ ...form, times: next })}
        />
        {times > 0 && (
          <CheckFields commando={commando} check={hide} onChange={(next) => keep({ ...form, hide: next })} />
        )}
      </Section>
      <Section title={s.strike(say.skill(state, id, kill.skill))} rule="CG-15.2">
        <StrikeAdvice value={kill.difficulty} onChange={(difficulty) => setKill({ ...kill, difficulty })} />
        <CheckFields commando={commando} check={kill} onChange={setKill} />
      </Section>
    </GuidePanel>
  );
}

function CheckFields(props: {
  readonly commando: Commando;
  readonly check: CheckInput;
  readonly onChange: (check: CheckInput) => void;
}) {
  const { check, onChange } = props;
  return (
    <>
      <SkillChips
        commando={props.commando}
        chosen={check.skill}
        onChoose={(skill) => onChange({ ...check, skill })}
      />
      <div className="flex flex-wrap gap-2">
        <DifficultyChips
          value={check.difficulty}
          onChange={(difficulty) => onChange({ ...check, difficulty })}
        />
        <SumChips
          automatic={[]}
          without={[]}
          own={check.modifiers}
          onWithout={(without) => onChange({ ...check, without })}
          onOwn={(modifiers) => onChange({ ...check, modifiers })}
        />
      </div>
    </>
  );
}
