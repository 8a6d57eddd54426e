import type { ReactNode } from 'react';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { type Action, type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { weaponOf } from '../model/state.ts';
import type { Role } from '../model/words.ts';
import { DifficultyChips } from './difficulty-chips.tsx';
import type { Act } from './kept-forms.ts';
import { ShotForm } from './shot-form.tsx';
import { SkillChips } from './skill-chips.tsx';
import { SumChips } from './sum-chips.tsx';
import { checkWith } from './use-check.ts';
import { useText } from './use-desk.ts';

/** CG-4.2: the main action is the one with a basic skill. */
const isBasic = (commando: Commando, skill: string | null): boolean =>
  commando.skills.some(({ id, kind }) => id === skill && kind === 'basic');

/** The act as the rules want it. */
export function actionOf(commando: Commando, { shoots, check, shot }: Act): Action {
  if (!shoots) return { basic: isBasic(commando, check.skill), check, shot: null };
  const skill = weaponOf(commando, shot.weaponId)?.skillId ?? null;
  return { basic: isBasic(commando, skill), check: plainCheck(commando.id, skill, null), shot };
}

/** One of two combined acts, a check or a shot, as it is being written. */
export function ActForm(props: {
  readonly title: string;
  readonly rule: string;
  readonly commando: Commando;
  readonly act: Act;
  readonly place: Role;
  readonly onChange: (act: Act) => void;
  readonly children: ReactNode;
}) {
  const { commando, act, onChange } = props;
  const s = useText().pair;
  const { check, shot } = act;
  const change = (part: Partial<CheckInput>): void => onChange({ ...act, check: { ...check, ...part } });
  return (
    <section className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-lg">
          {props.title}
          <RuleRef rule={props.rule} />
        </h3>
        <Segmented
          label={props.title}
          value={act.shoots ? 'shot' : 'check'}
          options={[
            { value: 'check', label: s.check },
            { value: 'shot', label: s.shot },
          ]}
          onChange={(kind) => onChange({ ...act, shoots: kind === 'shot' })}
        />
      </div>
      {act.shoots ? (
        <ShotForm
          commando={commando}
          shot={shot}
          place={props.place}
          onChange={(part) => onChange({ ...act, shot: { ...shot, ...part } })}
        />
      ) : (
        <>
          <SkillChips
            commando={commando}
            chosen={check.skill}
            onChoose={(skill) => change(checkWith(commando, skill))}
          />
          <div className="flex flex-wrap gap-2">
            <DifficultyChips
              value={check.difficulty}
              weapon={check.kind === 'weapon'}
              onChange={(difficulty) => change({ difficulty })}
            />
            <SumChips
              automatic={[]}
              without={[]}
              own={check.modifiers}
              onWithout={(without) => change({ without })}
              onOwn={(modifiers) => change({ modifiers })}
            />
          </div>
        </>
      )}
      {props.children}
    </section>
  );
}
