import { Chip } from '../../../ui/chip.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { ShotInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { weaponOf } from '../model/state.ts';
import { COVERS, type Cover, MOVEMENTS, type Movement, type Role } from '../model/words.ts';
import { refused } from '../rules/refusal.ts';
import { coverOf, toHit } from '../rules/to-hit.ts';
import { Distance } from './distance.tsx';
import { MissingShot } from './missing-shot.tsx';
import { RadioButton } from './radio-button.tsx';
import { SumChips } from './sum-chips.tsx';
import { TargetPicker } from './target-picker.tsx';
import { useAllText, useRaid } from './use-desk.ts';
import { WeaponChips } from './weapon-chips.tsx';

/** The hidden part that stands for each of the three buttons (CG-10.4). */
const HIDDEN_PART: Readonly<Record<Cover, number>> = { none: 0, half: 0.5, full: 0.9 };

/** Weapon, target, distance, cover, movement and the running sum of one shot. */
export function ShotForm(props: {
  readonly commando: Commando;
  readonly shot: ShotInput;
  readonly place: Role;
  readonly onChange: (part: Partial<ShotInput>) => void;
}) {
  const { commando, shot, onChange } = props;
  const t = useAllText();
  const s = t.screen.shot;
  const state = useRaid();
  const whole = toHit(state, commando.id, { ...shot, without: [] }, props.place);
  const sum = !refused(whole) && !whole.automatic ? whole.breakdown : [];
  const automatic = sum.slice(0, sum.length - shot.extra.filter(({ value }) => value !== 0).length);
  const cover = coverOf(shot.hiddenFraction);
  return (
    <>
      <WeaponChips
        commando={commando}
        chosen={shot.weaponId}
        onChoose={(weaponId) => onChange({ weaponId, difficulty: null, damage: null })}
      />
      <div className="grid gap-3 tablet:grid-cols-[minmax(0,1fr)_auto_11.5rem]">
        <TargetPicker commando={commando} shot={shot} onChange={onChange} />
        <Distance
          value={shot.distanceM}
          weapon={weaponOf(commando, shot.weaponId)}
          onChange={(distanceM) => onChange({ distanceM, difficulty: null })}
        />
        <Picker
          label={s.moving}
          value={shot.moving as Movement}
          options={MOVEMENTS.map((one) => ({ value: one, label: s.movements[one] }))}
          onChange={(moving) => onChange({ moving })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <RadioGroup label={s.cover} className="contents">
          {COVERS.map((one) => (
            <RadioButton
              key={one}
              chosen={cover === one}
              onClick={() => onChange({ hiddenFraction: HIDDEN_PART[one], locationKnown: true })}
            >
              <span className="first-letter:uppercase">{t.cover[one]}</span>
            </RadioButton>
          ))}
        </RadioGroup>
        <Chip
          on={shot.hiddenFraction >= 1 && !shot.locationKnown}
          onToggle={() =>
            onChange(
              shot.locationKnown
                ? { hiddenFraction: 1, locationKnown: false }
                : { hiddenFraction: HIDDEN_PART.full, locationKnown: true },
            )
          }
        >
          {s.unseen}
        </Chip>
        <Chip on={shot.pointBlank} onToggle={() => onChange({ pointBlank: !shot.pointBlank })}>
          {s.pointBlank}
        </Chip>
      </div>
      <MissingShot commando={commando} shot={shot} place={props.place} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <SumChips
          automatic={automatic}
          without={shot.without}
          own={shot.extra}
          kept={state.tables.hit.custom}
          onWithout={(without) => onChange({ without })}
          onOwn={(extra) => onChange({ extra })}
        />
      </div>
    </>
  );
}
