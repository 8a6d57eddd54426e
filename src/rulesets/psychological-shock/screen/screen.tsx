/** The screen of Psychological Shock: cards or field on the left, the guide on the right. */
import './shock.css';
import { useMemo, useState } from 'react';
import { withFieldWords } from '../../../i18n/field.ts';
import type { Tagged } from '../../../kernel/log.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { Frame } from '../../../play/frame.tsx';
import { useTable } from '../../../table/react.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Side, State } from '../model/state.ts';
import { CardsBoard } from './cards-board.tsx';
import { Guide } from './guide.tsx';
import { lookedAt } from './prepared.ts';
import { type Focus, FocusContext } from './use-shock.ts';
import { type View, ViewBar } from './view-bar.tsx';

// Neither the field nor the forms are needed to begin: each comes when it is first asked for.
const FieldView = part(async () => (await withFieldWords(() => import('./field-view.tsx'))).FieldView);
const CharacterSheet = part(async () => (await import('./character-sheet.tsx')).CharacterSheet);
const SideSheet = part(async () => (await import('./side-sheet.tsx')).SideSheet);

type RosterTarget = Parameters<Focus['openRoster']>[0];

const isMove = ({ type }: Tagged): boolean => type === 'moveFigures';

export function Screen() {
  const table = useTable<State, Command, Event>();
  const [selected, select] = useState(() => lookedAt(table.store.getState()));
  const [view, setView] = useState<View>('cards');
  const [flipped, setFlipped] = useState(false);
  const [roster, openRoster] = useState<RosterTarget | null>(null);
  const [side, openSide] = useState<Side | null>(null);
  const focus = useMemo(() => ({ selected, select, openRoster, openSide }), [selected]);
  const bar = <ViewBar view={view} onView={setView} onFlip={() => setFlipped((now) => !now)} />;
  return (
    <>
      <Frame
        board={
          <FocusContext value={focus}>
            {view === 'cards' ? (
              <CardsBoard bar={bar} flipped={flipped} />
            ) : (
              <Wait>
                <FieldView bar={bar} />
              </Wait>
            )}
          </FocusContext>
        }
        guide={
          <FocusContext value={focus}>
            <Guide />
          </FocusContext>
        }
        atOnce={isMove}
      />
      <Wait>
        {roster && <CharacterSheet target={roster} onClose={() => openRoster(null)} />}
        {side && <SideSheet side={side} onClose={() => openSide(null)} />}
      </Wait>
    </>
  );
}
