import { Minus, Plus } from 'lucide-react';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { Button } from './button.tsx';
import { clampStep } from './clamp-step.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { announce } from './notice.ts';

/** For "how many of these": numbers that would be many taps on a key. */
export const SEVERAL: readonly number[] = [3, 5, 10];

/** A number between two limits, changed by big keys. At a limit the key answers why. */
export function Stepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Said at both limits, or at the lower and at the upper one; the range itself unless told otherwise. */
  readonly limits?: string | readonly [atMin: string, atMax: string];
  readonly onChange: (value: number) => void;
  /** How a value is written; as a plain number unless told otherwise. */
  readonly shown?: (value: number) => string;
  readonly hideLabel?: boolean;
  /** Numbers with a key of their own. */
  readonly jumps?: readonly number[] | undefined;
}) {
  const { label, value, min, max, step = 1 } = props;
  const t = useT();
  const language = useLanguage();
  const shown = props.shown ?? ((one: number) => formatNumber(language, one, 3));
  const limits = props.limits ?? t.app.range(shown(min), shown(max));
  const [atMin, atMax] = typeof limits === 'string' ? [limits, limits] : limits;
  const set = (wanted: number): void => {
    const next = clampStep(wanted, min, max);
    props.onChange(next);
    announce(`${label}: ${shown(next)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a legend to each small stepper
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {!props.hideLabel && <span className="mr-auto min-w-0">{label}</span>}
      <span className={classes('flex items-center gap-2', !props.hideLabel && 'ml-auto')}>
        <IconButton
          tone="plain"
          label={`${t.app.less}: ${label}`}
          why={value <= min ? atMin : null}
          onClick={() => set(value - step)}
        >
          <Minus aria-hidden size="1.1rem" />
        </IconButton>
        <span className="min-w-10 text-center font-bold text-xl">{shown(value)}</span>
        <IconButton
          tone="plain"
          label={`${t.app.more}: ${label}`}
          why={value >= max ? atMax : null}
          onClick={() => set(value + step)}
        >
          <Plus aria-hidden size="1.1rem" />
        </IconButton>
      </span>
      {props.jumps && (
        <span className="flex basis-full justify-end gap-2">
          {props.jumps
            .filter((jump) => jump <= max)
            .map((jump) => (
              <Button
                key={jump}
                className="min-w-tap px-2!"
                on={value === jump}
                aria-label={`${label}: ×${jump}`}
                onClick={() => set(jump)}
              >
                ×{jump}
              </Button>
            ))}
        </span>
      )}
    </div>
  );
}
