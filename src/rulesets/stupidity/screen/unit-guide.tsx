import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/react.ts';
import { AfterPaint } from '../../../later/after-paint.tsx';
import { Wait } from '../../../later/wait.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GuidePanel } from '../../../ui/table-layout.tsx';
import type { Unit } from '../model/unit.ts';
import type { EffectKey } from '../rules/effects.ts';
import { UnitTail } from './late.ts';
import { SideMark, UnitPills } from './unit-pills.tsx';
import { useFocus } from './use-stupidity.ts';

/** The guide about one unit: what it owes comes first, then what is in force, its story, and the rest. */
export function UnitGuide(props: {
  readonly unit: Unit;
  readonly actions: ReactNode;
  /** The reminder that the panel tells itself. */
  readonly omit?: EffectKey;
  readonly children?: ReactNode;
}) {
  const { unit } = props;
  const t = useT();
  const { selected, select } = useFocus();
  return (
    <GuidePanel actions={props.actions}>
      <header className="flex items-start gap-2.5">
        <span className="pt-1">
          <SideMark unit={unit} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="mb-1 text-2xl">{unit.name}</h2>
          <UnitPills unit={unit} />
        </div>
        {selected === unit.id && (
          <IconButton label={t.app.close} onClick={() => select(null)}>
            <X aria-hidden size="1.2rem" />
          </IconButton>
        )}
      </header>
      {props.children}
      {/* Below what is owed, so that this does not wait for it. */}
      <AfterPaint>
        <Wait>
          <UnitTail unit={unit} omit={props.omit ?? null} />
        </Wait>
      </AfterPaint>
    </GuidePanel>
  );
}
