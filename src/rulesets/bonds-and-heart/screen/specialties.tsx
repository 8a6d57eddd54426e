import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ABILITIES, type Specialty } from '../model/bearer.ts';
import { LIMITS } from '../model/limits.ts';
import { Options } from './options.tsx';
import { useAllText } from './use-bonds.ts';

/** The specialties of a sheet: a name, an ability, and the dice they grant (BH-7.9). */
export function Specialties(props: {
  readonly list: readonly Specialty[];
  readonly onChange: (list: readonly Specialty[]) => void;
}) {
  const { list, onChange } = props;
  const t = useAllText();
  const s = t.screen.roster;
  const set = (i: number, part: Partial<Specialty>): void => onChange(list.with(i, { ...list[i]!, ...part }));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">
        {t.names.specialties} <RuleRef rule="BH-7.9" />
      </h3>
      {list.map((one, i) => (
        <div key={i} className="bh-card flex flex-col gap-2">
          <TextField
            label={s.specialtyName}
            value={one.name}
            maxLength={LIMITS.nameLength}
            onChange={(event) => set(i, { name: event.target.value })}
          />
          <Options
            label={s.specialtyAbility}
            value={one.ability}
            options={ABILITIES.map((value) => ({ value, label: t.names.ability[value] }))}
            onChange={(ability) => set(i, { ability })}
          />
          {(['heartless', 'nobody'] as const).map((kind) => (
            <Stepper
              key={kind}
              label={t.names.die[kind]}
              value={one[kind]}
              min={0}
              max={LIMITS.dice}
              onChange={(value) => set(i, { [kind]: value })}
            />
          ))}
          <Button tone="danger" onClick={() => onChange(list.toSpliced(i, 1))}>
            {s.removeSpecialty}
          </Button>
        </div>
      ))}
      <Button
        why={list.length >= LIMITS.specialties ? t.rejections.BH_E_LIST_FULL(LIMITS.specialties) : null}
        onClick={() => onChange([...list, { name: '', ability: ABILITIES[0], heartless: 1, nobody: 0 }])}
      >
        {s.addSpecialty}
      </Button>
    </section>
  );
}
