import { Button } from '../../../ui/button.tsx';
import { useStepTitle } from './step-title.ts';
import { useFocus, useText } from './use-stupidity.ts';

/** Leaves the unit for what is to be done now, and says what that is. */
export function ContinueButton() {
  const s = useText();
  const { select } = useFocus();
  return (
    <Button tone="primary" size="large" onClick={() => select(null)}>
      {s.goOn(useStepTitle())}
    </Button>
  );
}
