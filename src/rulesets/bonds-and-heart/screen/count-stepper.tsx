import { useT } from '../../../i18n/react.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { useText } from './use-bonds.ts';

/** A stepper that says its limits in this screen's words. */
export function CountStepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly jumps?: readonly number[];
  readonly hideLabel?: boolean;
  readonly onChange: (value: number) => void;
}) {
  const t = useT();
  const limit = useText().limit(props.min, props.max);
  return <Stepper {...props} lessLabel={t.app.less} moreLabel={t.app.more} atMin={limit} atMax={limit} />;
}
