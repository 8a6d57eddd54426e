import type { ComponentProps } from 'react';
import { TableStepper } from '../../../play/table-stepper.tsx';
import { useText } from './use-bonds.ts';

/** A stepper that says its limits in this screen's words. */
export function CountStepper(props: Omit<ComponentProps<typeof TableStepper>, 'limits'>) {
  return <TableStepper {...props} limits={useText().limit(props.min, props.max)} />;
}
