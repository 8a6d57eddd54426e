import { Eye, EyeOff, X } from 'lucide-react';
import { useId } from 'react';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Picker } from '../../../ui/picker.tsx';
import type { Skill } from '../model/sheet.ts';
import { LIMITS, SKILL_KINDS } from '../model/words.ts';
import { skillKindOf } from '../rules/paste-roster.ts';
import { useAllText } from './use-desk.ts';

/** Skills by free names, with the usual ones proposed; each may be one that is rolled out of sight. */
export function SkillsEditor(props: {
  readonly skills: readonly Skill[];
  readonly onChange: (skills: readonly Skill[]) => void;
}) {
  const { skills, onChange } = props;
  const t = useAllText();
  const s = t.screen.form;
  const list = useId();
  const change = (id: string, part: Partial<Skill>): void =>
    onChange(skills.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-3 rounded-xl border border-line px-3 pb-3">
      <legend className="px-1 font-semibold">{s.skills}</legend>
      <datalist id={list}>
        {Object.values(t.skillNames).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {skills.map(({ id, name, level, kind, hidden }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-2 border-line border-b pb-3">
          <input
            aria-label={s.skillName}
            list={list}
            value={name}
            maxLength={LIMITS.name}
            className="min-h-tap min-w-0 rounded-xl border border-line bg-raised px-3"
            onChange={(event) =>
              change(id, { name: event.target.value, kind: skillKindOf(event.target.value) })
            }
          />
          <NumberField label={s.level} hideLabel value={level} onChange={(level) => change(id, { level })} />
          <Picker
            label={s.kind}
            hideLabel
            value={kind}
            options={SKILL_KINDS.map((one) => ({ value: one, label: t.skillKind[one] }))}
            onChange={(next) => change(id, { kind: next })}
          />
          <div className="flex justify-end gap-2">
            <IconButton label={s.hidden} on={hidden} onClick={() => change(id, { hidden: !hidden })}>
              {hidden ? <EyeOff aria-hidden size="1.1rem" /> : <Eye aria-hidden size="1.1rem" />}
            </IconButton>
            <IconButton
              label={s.dropSkill(name)}
              className="-mr-3"
              onClick={() => onChange(skills.filter((one) => one.id !== id))}
            >
              <X aria-hidden size="1.1rem" />
            </IconButton>
          </div>
        </div>
      ))}
      <Button
        onClick={() =>
          onChange([...skills, { id: newId(), name: '', kind: 'special', level: 30, hidden: false }])
        }
      >
        {s.addSkill}
      </Button>
    </fieldset>
  );
}
