import type { ComponentProps } from 'react';
import { TableStepper } from '../../../play/table-stepper.tsx';
import { useText } from './use-desk.ts';

/** A stepper that says its limits in this screen's words. */
export function CountStepper(props: Omit<ComponentProps<typeof TableStepper>, 'limits'>) {
  return (
    <div className="max-w-md">
      <TableStepper {...props} limits={useText().limit(props.min, props.max)} />
    </div>
  );
}
