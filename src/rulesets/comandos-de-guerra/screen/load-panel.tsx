import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Commando } from '../model/sheet.ts';
import type { Difficulty } from '../model/words.ts';
import { planCheck } from '../rules/check.ts';
import { liftCheck, liftOf } from '../rules/load.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { CheckResult } from './check-result.tsx';
import { D100Strip } from './d100-strip.tsx';
import { DifficultyChips } from './difficulty-chips.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { OwedStrip } from './owed-strip.tsx';
import { sumOfPlan } from './plan-sum.ts';
import { RollActions } from './roll-actions.tsx';
import { Section } from './section.tsx';
import { SpeedSection } from './speed-section.tsx';
import { useAllText, useDesk, useRaid, useRaidSend } from './use-desk.ts';

/** What somebody carries, how fast that goes, and what can be lifted for a moment (CG-9). */
export function LoadPanel({ commando }: { readonly commando: Commando }) {
  const t = useAllText();
  const s = t.screen.load;
  const state = useRaid();
  const send = useRaidSend();
  const desk = useDesk();
  const [weightKg, setWeight] = useState(40);
  const [said, say] = useState<Difficulty | null>(null);
  const [remember, setRemember] = useState(true);
  const { strength } = commando.characteristics;
  const lift = liftOf(strength, weightKg, state.tables.lift);
  const unknown = reasonOf(lift)?.code === 'TABLE_CELL_EMPTY';
  const difficulty = refused(lift) ? said : lift.difficulty;
  const command = {
    type: 'tryLift',
    who: commando.id,
    weightKg,
    difficulty: unknown ? said : null,
    remember,
  } as const;
  const check = liftCheck(state, command);
  const plan = refused(check) ? check : planCheck(state, check, 'none');
  const sum = sumOfPlan(plan);
  return (
    <GuidePanel
      actions={
        <RollActions
          command={command}
          label={s.lift(weightKg)}
          noDice={!refused(plan) && !sum}
          why={reasonOf(plan)}
        />
      }
    >
      <OwedStrip />
      <h2 className="text-2xl">{s.title(commando.name)}</h2>
      <SpeedSection commando={commando} />
      <Section title={s.lifting(strength)} rule="CG-9.6">
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-32">
            <NumberField label={s.weight} value={weightKg} onChange={setWeight} />
          </div>
          <span className="flex min-h-tap flex-1 items-center font-semibold">
            {difficulty === 'impossible'
              ? s.impossible
              : difficulty
                ? t.difficulty[difficulty]
                : send.sayRejection(reasonOf(lift))}
          </span>
          <Button onClick={() => desk.openForm({ kind: 'tables' })}>{t.screen.tables.open}</Button>
        </div>
        {unknown && (
          <div className="flex flex-wrap items-center gap-2 rounded-2xl border-2 border-attack border-dashed p-3">
            <p className="w-full font-semibold">
              {s.ask}
              <RuleRef rule="CG-9.8" />
            </p>
            <DifficultyChips value={said ?? ''} onChange={say} />
            <Chip on={remember} onToggle={() => setRemember(!remember)}>
              {t.screen.remember}
            </Chip>
          </div>
        )}
      </Section>
      {sum && (
        <>
          <D100Strip {...sum} marker={null} />
          <GradeLegend {...sum} />
        </>
      )}
      <CheckResult who={commando.id} />
    </GuidePanel>
  );
}
