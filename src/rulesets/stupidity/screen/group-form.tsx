import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LIMITS, type ModelGroup } from '../model/unit.ts';
import { fromCm, toCm } from '../rules/length.ts';
import { CLEAR } from './new-unit.ts';
import { TraitChips } from './trait-chips.tsx';
import { useAllText, useStupidity } from './use-stupidity.ts';

/** One kind of models: how many, Leadership, Movement, and what their riders and mounts are like. */
export function GroupForm(props: {
  readonly group: ModelGroup;
  readonly onChange: (group: ModelGroup) => void;
  /** Null for the only kind of a unit. */
  readonly onRemove: (() => void) | null;
}) {
  const { group, onChange } = props;
  const text = useAllText();
  const s = text.screen.roster;
  const { units, mountLeadershipAllowed } = useStupidity().settings;
  const { mount, rider } = group;
  const character = group.role === 'character';
  const change = (part: Partial<ModelGroup>): void => onChange({ ...group, ...part });
  const ldStepper = (label: string, value: number, set: (ld: number) => void) => (
    <Stepper label={label} value={value} {...LIMITS.ld} onChange={set} />
  );
  return (
    <fieldset className="flex flex-col gap-3 rounded-2xl border border-line p-3">
      <legend className="px-1 font-bold">{group.label || text.roles[group.role]}</legend>
      <TextField
        label={s.label}
        value={group.label}
        maxLength={LIMITS.nameLength}
        onChange={(event) => change({ label: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={s.count} value={group.count} onChange={(count) => change({ count })} />
        <NumberField
          label={s.movement[units]}
          value={fromCm(group.movement, units)}
          onChange={(n) => change({ movement: toCm(n, units) })}
        />
      </div>
      {ldStepper(mount ? s.riderLd : text.leadership, group.ld, (ld) => change({ ld }))}
      <div className="flex flex-wrap gap-2">
        <Chip on={character} onToggle={() => change({ role: character ? 'trooper' : 'character' })}>
          {text.roles.character}
        </Chip>
        <Chip on={mount !== null} onToggle={() => change({ mount: mount ? null : { ...CLEAR, ld: null } })}>
          {s.mounted}
        </Chip>
        <Chip on={group.wizard} onToggle={() => change({ wizard: !group.wizard })}>
          {s.wizard}
        </Chip>
        <TraitChips
          group={group}
          onToggle={(part, trait, value) => change({ [part]: { ...group[part], [trait]: value } })}
        />
      </div>
      {mount &&
        mountLeadershipAllowed &&
        ldStepper(s.mountLd, mount.ld ?? LIMITS.ld.min, (ld) => change({ mount: { ...mount, ld } }))}
      {rider.stupid && mount?.stupid && <p className="text-muted text-sm">{s.bothStupid}</p>}
      {props.onRemove && <Button onClick={props.onRemove}>{s.removeGroup}</Button>}
    </fieldset>
  );
}
