/** The screen of Stupidity: the checklist of units on the left, the guide on the right. */
import './stupidity.css';
import './bases.css';
import { useMemo } from 'react';
import { part, Wait } from '../../../later/wait.tsx';
import { Frame } from '../../../play/frame.tsx';
import { useKept } from '../../../play/kept-form.ts';
import { useTable } from '../../../table/react.ts';
import { BaseSymbols } from './base-mark.tsx';
import { Board } from './board.tsx';
import { Guide } from './guide.tsx';
import * as forms from './kept-forms.ts';
import { FocusContext, type RosterTarget } from './use-stupidity.ts';

// The forms are not needed to begin: they come when they are first asked for.
const RosterSheet = part(async () => (await import('./roster-sheet.tsx')).RosterSheet);

export function Screen() {
  const table = useTable();
  const [selected, select] = useKept<string | null>('looked', null, forms.looked);
  const [roster, openRoster] = useKept<RosterTarget | null>(forms.ROSTER, null, forms.roster);
  const focus = useMemo(() => ({ selected, select, openRoster }), [selected, select, openRoster]);
  const close = (): void => {
    table.dropForm(forms.ROSTER);
    openRoster(null);
  };
  return (
    <div className="stupidity h-full">
      <BaseSymbols />
      <Frame
        board={
          <FocusContext value={focus}>
            <Board />
          </FocusContext>
        }
        guide={
          <FocusContext value={focus}>
            <Guide />
          </FocusContext>
        }
      />
      <FocusContext value={focus}>
        <Wait>{roster && <RosterSheet target={roster} onClose={close} />}</Wait>
      </FocusContext>
    </div>
  );
}
