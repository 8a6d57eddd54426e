import { Minus, Plus } from 'lucide-react';
import { useT } from '../../../i18n/react.ts';
import { clampStep } from '../../../ui/clamp-step.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { announce } from '../../../ui/notice.ts';
import { fromCm, toCm } from '../rules/length.ts';
import { useLength, useStupidity, useText } from './use-stupidity.ts';

/** Half a centimetre or half an inch. */
const STEP = 0.5;

/** A length in centimetres between nothing and `most`, shown and stepped in the table's unit. */
export function LengthStepper(props: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (cm: number) => void;
}) {
  const { label, value, most } = props;
  const t = useT();
  const s = useText().move;
  const length = useLength();
  const { units } = useStupidity().settings;
  const step = (by: number): void => {
    const next = toCm(clampStep(fromCm(value, units) + by, 0, fromCm(most, units)), units);
    props.onChange(next);
    announce(`${label}: ${length(next)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a legend
    <div role="group" aria-label={label} className="flex items-center gap-2">
      <span className="mr-auto">{label}</span>
      <IconButton
        tone="plain"
        label={`${t.app.less}: ${label}`}
        why={value <= 0 ? s.least : null}
        onClick={() => step(-STEP)}
      >
        <Minus aria-hidden size="1.1rem" />
      </IconButton>
      <span className="min-w-20 text-center font-bold text-xl">{length(value)}</span>
      <IconButton
        tone="plain"
        label={`${t.app.more}: ${label}`}
        why={value >= most ? s.most(length(most)) : null}
        onClick={() => step(STEP)}
      >
        <Plus aria-hidden size="1.1rem" />
      </IconButton>
    </div>
  );
}
