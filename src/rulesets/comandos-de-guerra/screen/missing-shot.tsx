import { Chip } from '../../../ui/chip.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ShotInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { weaponOf } from '../model/state.ts';
import { LIMITS, type Role } from '../model/words.ts';
import { reasonOf, refused } from '../rules/refusal.ts';
import { rangeOf, toHit } from '../rules/to-hit.ts';
import { DifficultyChips } from './difficulty-chips.tsx';
import { useAllText, useRaid } from './use-desk.ts';

/** What the weapon's card does not tell: the director says it, and it may be written on the weapon. */
export function MissingShot(props: {
  readonly commando: Commando;
  readonly shot: ShotInput;
  readonly place: Role;
  readonly onChange: (part: Partial<ShotInput>) => void;
}) {
  const { commando, shot, onChange } = props;
  const t = useAllText();
  const s = t.screen.shot;
  const state = useRaid();
  const weapon = weaponOf(commando, shot.weaponId);
  if (!weapon) return null;
  const range = rangeOf(weapon, shot.distanceM);
  const noRange = !shot.pointBlank && reasonOf(range)?.code === 'TABLE_CELL_EMPTY';
  const plan = toHit(state, commando.id, shot, props.place);
  const noDamage = !refused(plan) && weapon.damage[plan.difficulty] === null;
  if (!noRange && !noDamage) return null;
  return (
    <div className="flex flex-col gap-3 rounded-2xl border-2 border-attack border-dashed p-3">
      {noRange && (
        <>
          <p className="font-semibold">
            {s.askRange(shot.distanceM)}
            <RuleRef rule="CG-10.3" />
          </p>
          <div className="flex flex-wrap gap-2">
            <DifficultyChips
              weapon
              value={shot.difficulty ?? ''}
              onChange={(difficulty) => onChange({ difficulty })}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {noDamage && (
          <div className="w-52">
            <TextField
              label={s.askDamage}
              value={shot.damage ?? ''}
              maxLength={LIMITS.diceText}
              placeholder="2d10+1"
              onChange={(event) => onChange({ damage: event.target.value || null })}
            />
          </div>
        )}
        <Chip on={shot.remember} onToggle={() => onChange({ remember: !shot.remember })}>
          {t.screen.remember}
        </Chip>
      </div>
    </div>
  );
}
