import { RuleRef } from '../../../ui/rule-ref.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CheckInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { LIMITS } from '../model/words.ts';
import { PanelStepper } from './panel-stepper.tsx';
import { useText } from './use-desk.ts';

/** What a special check has to be told: what it is about, its level, the danger. */
export function CheckExtras(props: {
  readonly commando: Commando | undefined;
  readonly check: CheckInput;
  readonly onChange: (part: Partial<CheckInput>) => void;
}) {
  const { commando, check, onChange } = props;
  const s = useText().check;
  return (
    <>
      {check.level !== null && commando && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <TextField
              label={s.what}
              value={check.what}
              maxLength={LIMITS.text}
              onChange={(event) => onChange({ what: event.target.value })}
            />
          </div>
          <PanelStepper
            label={s.level}
            value={check.level}
            min={0}
            max={100}
            onChange={(level) => onChange({ level })}
          />
        </div>
      )}
      {check.hazard && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <TextField
              label={s.hazardText}
              value={check.hazard.text}
              maxLength={LIMITS.text}
              placeholder={s.hazardExample}
              onChange={(event) => onChange({ hazard: { ...check.hazard!, text: event.target.value } })}
            />
          </div>
          <div className="w-32">
            <TextField
              label={s.hazardDamage}
              value={check.hazard.damage}
              maxLength={LIMITS.diceText}
              onChange={(event) => onChange({ hazard: { ...check.hazard!, damage: event.target.value } })}
            />
          </div>
          <RuleRef rule="CG-2.14" />
        </div>
      )}
    </>
  );
}
