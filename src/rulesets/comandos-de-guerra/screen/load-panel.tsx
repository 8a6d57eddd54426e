import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import { plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import type { Difficulty } from '../model/words.ts';
import { whyCannotAct } from '../rules/actor.ts';
import { planCheck } from '../rules/check.ts';
import { liftOf } from '../rules/load.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { CheckResult } from './check-result.tsx';
import { D100Strip } from './d100-strip.tsx';
import { DifficultyChips } from './difficulty-chips.tsx';
import { GradeLegend } from './grade-legend.tsx';
import { OwedStrip } from './owed-strip.tsx';
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
  const check = { ...plainCheck(commando.id, 'strength', null), difficulty: difficulty ?? 'normal' };
  const plan = difficulty === null || difficulty === 'impossible' ? null : planCheck(state, check, 'none');
  const heavy = difficulty === 'impossible' ? { code: 'LIFT_IMPOSSIBLE', params: { kg: weightKg } } : null;
  const why = whyCannotAct(state, commando.id) ?? heavy ?? (said === null ? reasonOf(lift) : null);
  const open = plan && !refused(plan) && plan.checkNeeded ? plan : null;
  return (
    <GuidePanel
      actions={
        <RollActions
          command={{
            type: 'tryLift',
            who: commando.id,
            weightKg,
            difficulty: unknown ? said : null,
            remember,
          }}
          label={s.lift(weightKg)}
          noDice={plan !== null && !refused(plan) && !plan.checkNeeded}
          why={why}
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
      {open && (
        <>
          <D100Strip level={open.level} modifier={open.modifier} marker={null} />
          <GradeLegend level={open.level} modifier={open.modifier} />
        </>
      )}
      <CheckResult who={commando.id} />
    </GuidePanel>
  );
}
