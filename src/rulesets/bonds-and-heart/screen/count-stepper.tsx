import type { ComponentProps } from 'react';
import { Stepper } from '../../../ui/stepper.tsx';
import { useText } from './use-bonds.ts';

/** A stepper that says its limits in this screen's words. */
export function CountStepper(props: Omit<ComponentProps<typeof Stepper>, 'limits'>) {
  return <Stepper {...props} limits={useText().limit(props.min, props.max)} />;
}
