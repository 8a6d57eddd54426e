import { Fold } from '../../../ui/fold.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DICE_NAMES, EXTRAS, isLeader, LIMITS, type Profile, ROLES } from '../model/character.ts';
import { useAllText } from './use-cursus.ts';

const LENGTHS = ['chargeDistanceCm', 'maxMoveCm', 'baseRadiusCm'] as const;
const STEPS = { chargeDistanceCm: 1, maxMoveCm: 1, baseRadiusCm: 0.25 } as const;

/** All that a player writes on the roster about one profile. */
export function ProfileFields(props: {
  readonly profile: Profile;
  readonly onChange: (part: Partial<Profile>) => void;
}) {
  const { profile, onChange } = props;
  const t = useAllText();
  const s = t.screen.roster;
  return (
    <>
      <TextField
        label={s.name}
        value={profile.name}
        maxLength={LIMITS.nameLength}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Segmented
        label={s.role}
        value={profile.role}
        options={ROLES.map((value) => ({ value, label: t.roles[value] }))}
        onChange={(role) =>
          onChange(role === 'trooper' ? { role, stars: 0, leadership: 0, areaOfInfluenceCm: 0 } : { role })
        }
      />
      {isLeader(profile) && (
        <fieldset className="ch-group">
          <legend>{s.command}</legend>
          <Stepper
            label={s.stars}
            value={profile.stars}
            min={0}
            max={LIMITS.stars}
            onChange={(stars) => onChange({ stars })}
          />
          <Stepper
            label={s.leadership}
            value={profile.leadership}
            min={0}
            max={LIMITS.leadership}
            onChange={(leadership) => onChange({ leadership })}
          />
          <Stepper
            label={s.areaOfInfluenceCm}
            value={profile.areaOfInfluenceCm}
            min={0}
            max={LIMITS.distance}
            step={5}
            onChange={(areaOfInfluenceCm) => onChange({ areaOfInfluenceCm })}
          />
        </fieldset>
      )}
      <fieldset className="ch-group">
        <legend>{s.dice}</legend>
        {DICE_NAMES.map((name) => (
          <Stepper
            key={name}
            label={s.diceNames[name]}
            value={profile.psychDice[name]}
            min={0}
            max={LIMITS.dice}
            onChange={(dice) => onChange({ psychDice: { ...profile.psychDice, [name]: dice } })}
          />
        ))}
      </fieldset>
      <fieldset className="ch-group">
        <legend>{s.figure}</legend>
        <Stepper
          label={s.size}
          value={profile.size}
          min={LIMITS.size.min}
          max={LIMITS.size.max}
          onChange={(size) => onChange({ size })}
        />
        {LENGTHS.map((key) => (
          <Stepper
            key={key}
            label={s[key]}
            value={profile[key]}
            min={0}
            max={LIMITS.distance}
            step={STEPS[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </fieldset>
      <Fold title={s.special}>
        <label className="flex flex-col gap-1">
          <span className="font-semibold text-sm">{s.specialRules}</span>
          <textarea
            rows={3}
            value={profile.specialRules.join('\n')}
            className="rounded-xl border border-line bg-raised p-3"
            onChange={(event) => onChange({ specialRules: event.target.value.split('\n') })}
          />
        </label>
        {EXTRAS.map((name) => (
          <Stepper
            key={name}
            label={s.extras[name]}
            value={profile.extra[name]}
            min={0}
            max={LIMITS.extra}
            onChange={(extra) => onChange({ extra: { ...profile.extra, [name]: extra } })}
          />
        ))}
      </Fold>
    </>
  );
}
