/** The screen of Bonds and Heart: the stained-glass heart, the matrix of bonds, and the guide. */
import './glass.css';
import './bonds.css';
import './layout.css';
import './lead.css';
import './matrix.css';
import './parts.css';
import { useCallback, useMemo, useState } from 'react';
import { part, Wait } from '../../../later/wait.tsx';
import { Frame } from '../../../play/frame.tsx';
import type { PlotNo } from '../model/bearer.ts';
import { bearerOf, players, type State } from '../model/state.ts';
import { rollerOf } from '../rules/effects.ts';
import { BondMatrix } from './bond-matrix.tsx';
import { Guide } from './guide.tsx';
import { HeartBoard } from './heart-board.tsx';
import { useRolling } from './heart-look.ts';
import { SHEET, useOpenSheet } from './open-sheet.ts';
import { type Focus, FocusContext, type Task, useBonds, useBondsTable } from './use-bonds.ts';
import { useResultFirst } from './use-result-first.ts';
import { type View, ViewSwitch } from './view-switch.tsx';

/** The roster form is needed before play and rarely later: it comes when it is asked for. */
const BearerSheet = part(async () => (await import('./bearer-sheet.tsx')).default);

/** Who is looked at when nobody was chosen: whoever something waits for, else the first. */
function usual(state: State): string {
  const [help] = state.helps;
  const waiting = state.claim?.claimed ?? (help && rollerOf(help)) ?? state.bondPrompts[0];
  return waiting ?? players(state)[0]?.id ?? '';
}

export function Screen() {
  const state = useBonds();
  const rolling = useRolling();
  const [chosen, choose] = useState<string | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [drawn, draw] = useState<readonly PlotNo[] | null>(null);
  const [view, setView] = useState<View>('heart');
  const table = useBondsTable();
  const sheet = useOpenSheet();
  const known = bearerOf(state, chosen)?.status === 'active' ? chosen : null;
  // A roll that waits for dice keeps its heart in sight, whatever was looked at.
  const selected = rolling?.id ?? known ?? usual(state);
  const open = useCallback((next: Task | null) => {
    setTask(next);
    draw(null);
    if (next?.kind === 'heart' || next?.kind === 'bond' || next?.kind === 'newBond') setView('heart');
  }, []);
  const look = useCallback(
    (id: string | null, next: Task | null) => {
      if (id !== null) choose(id);
      open(next);
    },
    [open],
  );
  useResultFirst(look);
  const focus = useMemo(
    (): Focus => ({
      selected,
      task,
      drawn,
      draw,
      open,
      look,
      openSheet: (id) => table.keepForm(SHEET, { id }),
    }),
    [selected, task, drawn, open, look, table],
  );
  return (
    <>
      <Frame
        board={
          <FocusContext value={focus}>
            <div className="bh-board" data-view={rolling ? 'heart' : view}>
              <ViewSwitch view={view} onView={setView} />
              <HeartBoard />
              <BondMatrix />
            </div>
          </FocusContext>
        }
        guide={
          <FocusContext value={focus}>
            <Guide />
          </FocusContext>
        }
      />
      {sheet && (
        <Wait>
          <BearerSheet id={sheet.id} onClose={() => table.dropForm(SHEET)} />
        </Wait>
      )}
    </>
  );
}
