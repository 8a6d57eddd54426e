import { Picker } from '../../../ui/picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ShotInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { commandoOf } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { useRaid, useText } from './use-desk.ts';
import { targetsFor } from './use-shot.ts';

type Target = Pick<ShotInput, 'targetId' | 'targetName'>;

/** A card to shoot at, or a name for somebody without one. The name is the target's id, so that an aim holds. */
export function TargetPicker(props: {
  readonly commando: Commando;
  readonly shot: Target;
  readonly onChange: (target: Target) => void;
}) {
  const { shot, onChange } = props;
  const s = useText().shot;
  const state = useRaid();
  const card = commandoOf(state, shot.targetId);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <Picker
          label={s.target}
          value={card?.id ?? ''}
          options={[
            ...targetsFor(state, props.commando).map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: s.someoneElse },
          ]}
          onChange={(targetId) => onChange({ targetId, targetName: '' })}
        />
      </div>
      {!card && (
        <div className="min-w-40 flex-1">
          <TextField
            label={s.targetName}
            value={shot.targetName}
            maxLength={LIMITS.name}
            onChange={(event) =>
              onChange({ targetId: event.target.value.trim(), targetName: event.target.value })
            }
          />
        </div>
      )}
    </div>
  );
}
