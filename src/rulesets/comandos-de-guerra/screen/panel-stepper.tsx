import type { ComponentProps } from 'react';
import { Stepper } from '../../../ui/stepper.tsx';

/** A stepper whose keys stay near its name: the panels of this screen are wide. */
export function PanelStepper(props: ComponentProps<typeof Stepper>) {
  return (
    <div className="max-w-md">
      <Stepper {...props} />
    </div>
  );
}
