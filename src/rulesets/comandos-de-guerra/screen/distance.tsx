import { Minus, Plus } from 'lucide-react';
import { useT } from '../../../i18n/react.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import type { Weapon } from '../model/sheet.ts';
import { refused } from '../rules/refusal.ts';
import { rangeOf } from '../rules/to-hit.ts';
import { useAllText } from './use-desk.ts';

const STEP = 5;

/** Metres to the target, and the difficulty that the weapon's ranges make of them (CG-10.3). */
export function Distance(props: {
  readonly value: number;
  readonly weapon: Weapon | undefined;
  readonly onChange: (distance: number) => void;
}) {
  const { value, onChange } = props;
  const shared = useT();
  const t = useAllText();
  const s = t.screen.shot;
  const range = props.weapon && rangeOf(props.weapon, value);
  return (
    <div className="flex items-end gap-2">
      <IconButton
        tone="plain"
        label={`${shared.app.less}: ${s.distance}`}
        why={value <= 0 ? t.rejections.DISTANCE_NEGATIVE : null}
        onClick={() => onChange(Math.max(0, value - STEP))}
      >
        <Minus aria-hidden size="1.1rem" />
      </IconButton>
      <div className="w-24">
        <NumberField label={s.distance} value={value} onChange={onChange} />
      </div>
      <IconButton
        tone="plain"
        label={`${shared.app.more}: ${s.distance}`}
        onClick={() => onChange(value + STEP)}
      >
        <Plus aria-hidden size="1.1rem" />
      </IconButton>
      <span className="flex min-h-tap min-w-24 items-center font-semibold">
        {range === undefined || refused(range) ? '—' : t.difficulty[range]}
      </span>
    </div>
  );
}
