import { TextField } from '../../../ui/text-field.tsx';
import type { CheckInput } from '../model/inputs.ts';
import { LIMITS } from '../model/words.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { useText } from './use-desk.ts';

/** A check of somebody without a card: a name and a level are enough. */
export function NobodyFields(props: {
  readonly check: CheckInput;
  readonly onChange: (part: Partial<CheckInput>) => void;
}) {
  const s = useText().check;
  const { check, onChange } = props;
  return (
    <>
      <p className="text-muted">{s.tapCard}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={s.name}
            value={check.name}
            maxLength={LIMITS.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </div>
        <PanelStepper
          label={s.level}
          value={check.level ?? 0}
          min={0}
          max={100}
          step={5}
          onChange={(level) => onChange({ level })}
        />
      </div>
    </>
  );
}
