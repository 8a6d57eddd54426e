import { NumberField } from '../../../ui/number-field.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { WeaponProfile } from '../model/sheet.ts';
import { DIFFICULTIES, FAMILIES, LIMITS, WEAPON_CLASSES } from '../model/words.ts';
import { useAllText } from './use-desk.ts';

/** What the players know of a weapon. Everything but the name may be left open and asked for later. */
export function ProfileFields(props: {
  readonly profile: WeaponProfile;
  readonly onChange: (part: Partial<WeaponProfile>) => void;
}) {
  const { profile, onChange } = props;
  const t = useAllText();
  const s = t.screen.weapon;
  return (
    <>
      <TextField
        label={s.name}
        value={profile.name}
        maxLength={LIMITS.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Picker
          label={s.family}
          value={profile.skill}
          options={FAMILIES.map((one) => ({ value: one, label: t.family[one] }))}
          onChange={(skill) => onChange({ skill })}
        />
        <Picker
          label={s.class}
          value={profile.class}
          options={WEAPON_CLASSES.map((one) => ({ value: one, label: t.weaponClass[one] }))}
          onChange={(next) => onChange({ class: next })}
        />
      </div>
      <table className="w-full border-separate border-spacing-x-2 border-spacing-y-1">
        <thead className="text-left text-muted text-sm">
          <tr>
            <th>{s.difficulty}</th>
            <th>{s.upTo}</th>
            <th>{s.damage}</th>
          </tr>
        </thead>
        <tbody>
          {DIFFICULTIES.map((one) => (
            <tr key={one}>
              <th className="text-left font-semibold">{t.difficulty[one]}</th>
              <td>
                <NumberField
                  label={`${s.upTo}: ${t.difficulty[one]}`}
                  hideLabel
                  open
                  value={profile.ranges[one]}
                  onChange={(distance) => onChange({ ranges: { ...profile.ranges, [one]: distance } })}
                />
              </td>
              <td>
                <TextField
                  label={`${s.damage}: ${t.difficulty[one]}`}
                  hideLabel
                  value={profile.damage[one] ?? ''}
                  maxLength={LIMITS.diceText}
                  onChange={(event) =>
                    onChange({ damage: { ...profile.damage, [one]: event.target.value || null } })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={s.jamBase}
          value={profile.jamBase}
          onChange={(jamBase) => onChange({ jamBase })}
        />
        <NumberField
          label={s.capacity}
          open
          value={profile.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
        <NumberField
          label={s.unjamRounds}
          open
          value={profile.unjamRounds}
          onChange={(unjamRounds) => onChange({ unjamRounds })}
        />
        <NumberField
          label={s.reloadRounds}
          open
          value={profile.reloadRounds}
          onChange={(reloadRounds) => onChange({ reloadRounds })}
        />
      </div>
    </>
  );
}
