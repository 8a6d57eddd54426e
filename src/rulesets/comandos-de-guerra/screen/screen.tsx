/** The screen of Comandos de Guerra: the commandos' cards on the left, the work in hand on the right. */
import './commandos.css';
import './dossier.css';
import './panels.css';
import './strip.css';
import { useMemo } from 'react';
import { useT } from '../../../i18n/react.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { Follower } from '../../../play/follower.tsx';
import { useKept } from '../../../play/kept-form.ts';
import { useTable } from '../../../table/react.ts';
import { useBodyMark } from '../../../ui/body-mark.ts';
import { commandoOf } from '../model/state.ts';
import { Guide } from './guide.tsx';
import * as forms from './kept-forms.ts';
import { RosterColumn } from './roster-column.tsx';
import { type Desk, DeskContext, type FormTarget, useRaid } from './use-desk.ts';

// Forms come when they are first asked for.
const CommandoForm = part(async () => (await import('./commando-form.tsx')).CommandoForm);
const WeaponForm = part(async () => (await import('./weapon-form.tsx')).WeaponForm);
const PointsSheet = part(async () => (await import('./points-sheet.tsx')).PointsSheet);
const TablesSheet = part(async () => (await import('./tables-sheet.tsx')).TablesSheet);

const NOBODY = { selected: null, tab: 'now' } as const;
const NOTHING = {};

export function Screen() {
  const words = useT().table;
  const state = useRaid();
  useBodyMark('raid');
  const [{ selected: chosen, tab }, look] = useKept('desk', NOBODY, forms.desk);
  const [checks, setChecks] = useKept('checks', NOTHING, forms.checks);
  const [shots, setShots] = useKept('shots', NOTHING, forms.shots);
  const [form, openForm] = useKept<FormTarget | null>(forms.SHEET, null, forms.sheet);
  forms.useDropSent();
  const table = useTable();
  const close = (): void => {
    table.dropForm(forms.SHEET);
    openForm(null);
  };
  const selected = commandoOf(state, chosen)?.id ?? null;
  const desk = useMemo(
    (): Desk => ({
      selected,
      tab,
      look,
      select: (id) => look({ selected: id, tab }),
      open: (next) => look({ selected, tab: next }),
      openForm,
      checks,
      setCheck: (who, check) => setChecks({ ...checks, [who]: check }),
      shots,
      setShot: (who, shot) => setShots({ ...shots, [who]: shot }),
    }),
    [selected, tab, look, openForm, checks, setChecks, shots, setShots],
  );
  const corrected = form?.kind === 'points' ? commandoOf(state, form.id) : undefined;
  return (
    <>
      <div className="raid-layout">
        <section aria-label={words.board} className="raid-roster">
          <Follower>
            <DeskContext value={desk}>
              <RosterColumn />
            </DeskContext>
          </Follower>
        </section>
        <aside aria-label={words.guide} className="raid-guide">
          <div className="raid-work">
            <DeskContext value={desk}>
              <Guide />
            </DeskContext>
          </div>
        </aside>
      </div>
      <DeskContext value={desk}>
        <Wait>
          {(form?.kind === 'new' || form?.kind === 'commando') && (
            <CommandoForm target={form} onClose={close} />
          )}
          {form?.kind === 'weapon' && <WeaponForm target={form} onClose={close} />}
          {corrected && <PointsSheet commando={corrected} onClose={close} />}
          {form?.kind === 'tables' && <TablesSheet onClose={close} />}
        </Wait>
      </DeskContext>
    </>
  );
}
