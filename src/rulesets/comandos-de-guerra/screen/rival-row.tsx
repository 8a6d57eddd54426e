import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Entrant } from '../model/inputs.ts';
import { commandoOf } from '../model/state.ts';
import { CHARACTERISTICS, LIMITS } from '../model/words.ts';
import { rivalOf } from '../rules/contest.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { useAllText, useRaid, useSay } from './use-desk.ts';

const STEP = 5;
const FARTHEST = 200;

/** Somebody in a contest, a chase or a brawl: with what, and with which modifier. */
export function RivalRow<T extends Entrant>(props: {
  readonly rival: T;
  readonly onChange: (rival: T) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { rival, onChange } = props;
  const t = useAllText();
  const s = t.screen.rivals;
  const state = useRaid();
  const say = useSay();
  const commando = commandoOf(state, rival.who);
  const automatic = rivalOf(state, { ...rival, modifier: 0 }).parts;
  const skills = commando
    ? [
        ...commando.skills.map(({ id, name, level }) => ({ value: id, label: `${name} ${level}` })),
        ...CHARACTERISTICS.map((id) => ({
          value: id as string,
          label: `${t.characteristic[id]} ${commando.characteristics[id]}`,
        })),
      ]
    : [];
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-2xl border border-line bg-raised p-3">
      {commando ? (
        <>
          <b className="flex min-h-tap min-w-32 flex-1 items-center">{commando.name}</b>
          <div className="min-w-44 flex-1">
            <Picker
              label={s.skill}
              value={rival.skill ?? 'dexterity'}
              options={skills}
              onChange={(skill) => onChange({ ...rival, skill, level: null })}
            />
          </div>
        </>
      ) : (
        <>
          <div className="min-w-32 flex-1">
            <TextField
              label={s.name}
              value={rival.name}
              maxLength={LIMITS.name}
              onChange={(event) => onChange({ ...rival, name: event.target.value })}
            />
          </div>
          <div>
            <span className="block font-semibold text-sm">{s.level}</span>
            <PanelStepper
              label={s.level}
              hideLabel
              value={rival.level ?? 0}
              min={0}
              max={100}
              step={STEP}
              onChange={(level) => onChange({ ...rival, level })}
            />
          </div>
        </>
      )}
      <div>
        <span className="block font-semibold text-sm">{s.modifier}</span>
        <PanelStepper
          label={s.modifier}
          hideLabel
          value={rival.modifier}
          min={-FARTHEST}
          max={FARTHEST}
          step={STEP}
          onChange={(modifier) => onChange({ ...rival, modifier })}
        />
      </div>
      {props.children}
      <IconButton label={s.remove(commando?.name ?? rival.name)} onClick={props.onRemove}>
        <X aria-hidden size="1.1rem" />
      </IconButton>
      {automatic.length > 0 && <p className="w-full text-muted text-sm">{say.sum(state, automatic)}</p>}
    </li>
  );
}
