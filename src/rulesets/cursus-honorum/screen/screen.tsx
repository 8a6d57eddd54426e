/** The screen of Cursus Honorum: the battlefield on the left, the guide on the right. */
import './cursus.css';
import { useEffect, useState } from 'react';
import type { Tagged } from '../../../kernel/log.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { Frame } from '../../../play/frame.tsx';
import { Battlefield } from './battlefield.tsx';
import { Guide } from './guide.tsx';
import { keepForms, keptForms } from './kept-forms.ts';
import { createUi } from './ui-store.ts';
import { UiContext, useCursusTable, useUi, useUiStore } from './use-cursus.ts';

// Forms are not needed to begin: each comes when it is first asked for.
const ProfileSheet = part(async () => (await import('./profile-sheet.tsx')).ProfileSheet);
const ArmySheet = part(async () => (await import('./army-sheet.tsx')).ArmySheet);

const isMove = ({ type }: Tagged): boolean => type === 'moveTokens';

export function Screen() {
  const table = useCursusTable();
  const [ui] = useState(() => {
    const { armies, characters } = table.store.getState().timeline.state;
    const mapped =
      characters.some(({ pos }) => pos !== null) ||
      armies.a.rangeMode === 'board' ||
      armies.b.rangeMode === 'board';
    return createUi(mapped ? 'field' : 'lanes', keptForms(table));
  });
  useEffect(() => keepForms(table, ui), [table, ui]);
  return (
    <UiContext value={ui}>
      <Frame board={<Battlefield />} guide={<Guide />} atOnce={isMove} />
      <Sheets />
    </UiContext>
  );
}

function Sheets() {
  const ui = useUiStore();
  const sheet = useUi((local) => local.sheet);
  const close = () => ui.setState({ sheet: null });
  return (
    <Wait>
      {sheet?.kind === 'army' && <ArmySheet side={sheet.side} onClose={close} />}
      {sheet && sheet.kind !== 'army' && <ProfileSheet target={sheet} onClose={close} />}
    </Wait>
  );
}
