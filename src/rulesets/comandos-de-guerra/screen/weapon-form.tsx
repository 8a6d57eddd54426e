import { type FormEvent, useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { useKept } from '../../../play/kept-form.ts';
import { newId } from '../../../play/random.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { emptyProfile, type Weapon, type WeaponProfile, weaponFrom } from '../model/sheet.ts';
import { commandoOf, weaponOf } from '../model/state.ts';
import { WEAPON_STATES } from '../model/words.ts';
import { reasonOf } from '../rules/refusal.ts';
import { weaponCardRefusal } from '../rules/roster.ts';
import { weaponInput } from '../schema/sheet.ts';
import { SHEET } from './kept-forms.ts';
import { ProfileFields } from './profile-fields.tsx';
import { type FormTarget, useAllText, useRaid, useRaidSend } from './use-desk.ts';

/** A weapon of one card: from the arsenal, or copied from the sheet; its state of play by hand. */
export function WeaponForm(props: {
  readonly target: Extract<FormTarget, { kind: 'weapon' }>;
  readonly onClose: () => void;
}) {
  const { who, weaponId } = props.target;
  const shared = useT();
  const t = useAllText();
  const s = t.screen.weapon;
  const state = useRaid();
  const send = useRaidSend();
  const commando = commandoOf(state, who);
  const known = weaponId === null ? undefined : weaponOf(commando, weaponId);
  const skills = commando?.skills ?? [];
  const usual = (skills.find(({ kind }) => kind === 'weapon') ?? skills[0])?.id ?? 'dexterity';
  // An id of its own from the start: the form must not change under the hand that fills it in.
  const [blank] = useState(() => weaponFrom(emptyProfile(newId(), ''), usual));
  const [weapon, setWeapon] = useKept<Weapon>(`${SHEET}/weapon`, known ?? blank, weaponInput);
  const change = (part: Partial<Weapon>): void => setWeapon({ ...weapon, ...part });
  const take = (profile: WeaponProfile): void =>
    setWeapon(weaponFrom({ ...profile, id: weapon.id }, skillFor(profile)));
  const skillFor = (profile: WeaponProfile): string =>
    skills.find(({ name }) => name.toLowerCase() === t.family[profile.skill].toLowerCase())?.id ?? usual;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (send.play({ type: 'setWeapon', who, weapon })) props.onClose();
  };
  return (
    <Sheet
      title={known ? `${s.editTitle} · ${known.name}` : s.addTitle(commando?.name ?? '')}
      closeLabel={shared.app.close}
      side="right"
      onClose={props.onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        {!known && state.tables.arsenal.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-2 font-semibold">{s.fromArsenal}</legend>
            {state.tables.arsenal.map((profile) => (
              <Button key={profile.id} onClick={() => take(profile)}>
                {profile.name}
              </Button>
            ))}
          </fieldset>
        )}
        <ProfileFields profile={weapon} onChange={change} />
        <Picker
          label={s.firedWith}
          value={weapon.skillId}
          options={[
            ...skills.map(({ id, name, level }) => ({ value: id, label: `${name} ${level}` })),
            { value: 'dexterity', label: t.characteristic.dexterity },
          ]}
          onChange={(skillId) => change({ skillId })}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={s.loaded}
            value={weapon.loaded}
            open
            onChange={(loaded) => change({ loaded })}
          />
          <NumberField
            label={s.days}
            value={weapon.daysUncleaned}
            onChange={(daysUncleaned) => change({ daysUncleaned })}
          />
          <Picker
            label={s.state}
            value={weapon.state}
            options={WEAPON_STATES.map((one) => ({ value: one, label: t.weaponState[one] }))}
            onChange={(next) => change({ state: next, roundsLeft: next === 'ready' ? 0 : weapon.roundsLeft })}
          />
          <NumberField
            label={s.roundsLeft}
            value={weapon.roundsLeft}
            onChange={(roundsLeft) => change({ roundsLeft })}
          />
        </div>
        <Switch
          label={s.internal}
          on={weapon.internalMagazine}
          onChange={(internalMagazine) => change({ internalMagazine })}
        />
        <Button
          tone="primary"
          size="large"
          submit
          why={send.sayRejection(reasonOf(weaponCardRefusal(weapon)))}
        >
          {s.save}
        </Button>
        {known && (
          <div className="flex flex-wrap gap-2">
            <Button
              className="flex-1"
              onClick={() => send.play({ type: 'rememberWeapon', who, weaponId: known.id })}
            >
              {s.keep}
            </Button>
            <Button
              tone="danger"
              className="flex-1"
              onClick={() => {
                if (send.play({ type: 'removeWeapon', who, weaponId: known.id })) props.onClose();
              }}
            >
              {s.remove}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}
