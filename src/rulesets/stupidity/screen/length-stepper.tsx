import { Stepper } from '../../../ui/stepper.tsx';
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
  const s = useText().move;
  const length = useLength();
  const { units } = useStupidity().settings;
  return (
    <Stepper
      label={props.label}
      value={fromCm(props.value, units)}
      min={0}
      max={fromCm(props.most, units)}
      step={STEP}
      limits={[s.least, s.most(length(props.most))]}
      shown={(value) => length(toCm(value, units))}
      onChange={(value) => props.onChange(toCm(value, units))}
    />
  );
}
