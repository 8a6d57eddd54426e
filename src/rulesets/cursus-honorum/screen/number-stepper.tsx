import { useT } from '../../../i18n/react.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { useText } from './use-cursus.ts';

/** A stepper that says its own limits. */
export function NumberStepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly jumps?: readonly number[];
  readonly onChange: (value: number) => void;
}) {
  const t = useT();
  const limit = useText().roster.limit(props.min, props.max);
  return <Stepper {...props} lessLabel={t.app.less} moreLabel={t.app.more} atMin={limit} atMax={limit} />;
}
