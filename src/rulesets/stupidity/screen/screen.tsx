/** The screen of Stupidity: the checklist of units on the left, the guide on the right. */
import './stupidity.css';
import './bases.css';
import { useMemo, useState } from 'react';
import { part, Wait } from '../../../later/wait.tsx';
import { Frame } from '../../../play/frame.tsx';
import { BaseSymbols } from './base-mark.tsx';
import { Board } from './board.tsx';
import { Guide } from './guide.tsx';
import { FocusContext, type RosterTarget } from './use-stupidity.ts';

// The forms are not needed to begin: they come when they are first asked for.
const RosterSheet = part(async () => (await import('./roster-sheet.tsx')).RosterSheet);

export function Screen() {
  const [selected, select] = useState<string | null>(null);
  const [roster, openRoster] = useState<RosterTarget | null>(null);
  const focus = useMemo(() => ({ selected, select, openRoster }), [selected]);
  return (
    <FocusContext value={focus}>
      <div className="stupidity h-full">
        <BaseSymbols />
        <Frame board={<Board />} guide={<Guide />} />
        <Wait>{roster && <RosterSheet target={roster} onClose={() => openRoster(null)} />}</Wait>
      </div>
    </FocusContext>
  );
}
