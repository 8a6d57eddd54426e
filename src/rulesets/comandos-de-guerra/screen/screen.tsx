/** The screen of Comandos de Guerra: the commandos' cards on the left, the work in hand on the right. */
import './commandos.css';
import './dossier.css';
import './panels.css';
import './strip.css';
import { useCallback, useMemo, useState } from 'react';
import { useT } from '../../../i18n/react.ts';
import { part, Wait } from '../../../later/wait.tsx';
import { useBodyMark } from '../../../ui/body-mark.ts';
import type { CheckInput, ShotInput } from '../model/inputs.ts';
import { commandoOf } from '../model/state.ts';
import { Guide } from './guide.tsx';
import { RosterColumn } from './roster-column.tsx';
import { type Desk, DeskContext, type FormTarget, type Tab, useRaid } from './use-desk.ts';

// Forms come when they are first asked for.
const CommandoForm = part(async () => (await import('./commando-form.tsx')).CommandoForm);
const WeaponForm = part(async () => (await import('./weapon-form.tsx')).WeaponForm);
const TablesSheet = part(async () => (await import('./tables-sheet.tsx')).TablesSheet);

export function Screen() {
  const { table } = useT();
  const state = useRaid();
  useBodyMark('raid');
  const [chosen, choose] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('now');
  const [form, openForm] = useState<FormTarget | null>(null);
  const [checks, setChecks] = useState<Readonly<Record<string, CheckInput>>>({});
  const [shots, setShots] = useState<Readonly<Record<string, ShotInput>>>({});
  const setCheck = useCallback<Desk['setCheck']>(
    (who, check) => setChecks((before) => ({ ...before, [who]: check })),
    [],
  );
  const setShot = useCallback<Desk['setShot']>(
    (who, shot) => setShots((before) => ({ ...before, [who]: shot })),
    [],
  );
  const selected = commandoOf(state, chosen)?.id ?? null;
  const desk = useMemo(
    (): Desk => ({
      selected,
      tab,
      select: choose,
      open: setTab,
      openForm,
      checks,
      setCheck,
      shots,
      setShot,
    }),
    [selected, tab, checks, shots, setCheck, setShot],
  );
  const close = (): void => openForm(null);
  return (
    <DeskContext value={desk}>
      <div className="raid-layout">
        <section aria-label={table.board} className="raid-roster">
          <RosterColumn />
        </section>
        <aside aria-label={table.guide} className="raid-guide">
          <div className="raid-work">
            <Guide />
          </div>
        </aside>
      </div>
      <Wait>
        {(form?.kind === 'new' || form?.kind === 'commando') && (
          <CommandoForm target={form} onClose={close} />
        )}
        {form?.kind === 'weapon' && <WeaponForm target={form} onClose={close} />}
        {form?.kind === 'tables' && <TablesSheet onClose={close} />}
      </Wait>
    </DeskContext>
  );
}
