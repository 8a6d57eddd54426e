import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { CheckInput } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { sheetLevel } from '../rules/actor.ts';
import { isHidden } from '../rules/check.ts';
import { useRaid, useText } from './use-desk.ts';

/** What makes a check special: out of sight, dangerous, another level, a second action, force resisted. */
export function CheckSwitches(props: {
  readonly commando: Commando | undefined;
  readonly check: CheckInput;
  readonly onChange: (part: Partial<CheckInput>) => void;
  readonly onPair: () => void;
}) {
  const { commando, check, onChange } = props;
  const { check: s, pair } = useText();
  const state = useRaid();
  const hidden = isHidden(state, check);
  return (
    <>
      {commando && <Button onClick={props.onPair}>{pair.open}</Button>}
      <Chip on={hidden} onToggle={() => onChange({ hidden: !hidden })}>
        {s.hidden}
      </Chip>
      <Chip
        on={check.hazard !== null}
        onToggle={() => onChange({ hazard: check.hazard ? null : { text: '', damage: '1d10' } })}
      >
        {s.hazard}
      </Chip>
      {commando && (
        <Chip
          on={check.level !== null}
          onToggle={() =>
            onChange(
              check.level === null ? { level: sheetLevel(commando, check.skill) } : { level: null, what: '' },
            )
          }
        >
          {s.otherLevel}
        </Chip>
      )}
      {commando?.shock?.kind === 'apathetic' && (
        <Chip on={check.resist} onToggle={() => onChange({ resist: !check.resist })}>
          {s.resist}
        </Chip>
      )}
    </>
  );
}
