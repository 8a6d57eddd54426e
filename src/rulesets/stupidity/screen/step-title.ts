/** What is to be done now, in a few words: over the board, and on the button that leads there. */
import { whatNow } from '../rules/guide.ts';
import { useAllText, useStupidity } from './use-stupidity.ts';

export function useStepTitle(): string {
  const { steps, phases, screen: s } = useAllText();
  const state = useStupidity();
  const { step, unitIds } = whatNow(state);
  switch (step) {
    case 'addUnits':
      return s.empty.title;
    case 'panicTerror':
      return s.panic.title;
    case 'idle':
      return s.todo.idle;
    case 'nextPhase':
      return phases[state.phase];
    default:
      return steps[step](unitIds.length);
  }
}
