import {
  Archive,
  BookOpen,
  ChartColumn,
  Copy,
  Dices,
  Flag,
  Home,
  ListChecks,
  Plus,
  Printer,
  Settings,
  Share2,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { Tagged } from '../../kernel/log.ts';
import { AfterPaint } from '../../later/after-paint.tsx';
import { loadExtras } from '../../play/extras.ts';
import { useModule } from '../../play/words.tsx';
import { useTable, useTableState } from '../../table/react.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLibrary } from '../library.ts';

export type MenuTarget =
  | 'dice'
  | 'house'
  | 'rules'
  | 'settings'
  | 'trust'
  | 'share'
  | 'luck'
  | 'close'
  | 'keep';

const ITEM = 'w-full justify-start!';

/** Everything about the table that is not play: name, copies, house rules, export, deletion, settings. */
export function TableMenu(props: {
  readonly onClose: () => void;
  readonly onOpen: (target: MenuTarget) => void;
}) {
  const t = useT();
  const w = useSheetWords();
  const language = useLanguage();
  const table = useTable<unknown, Tagged, Tagged>();
  const module = useModule();
  const library = useLibrary();
  const navigate = useNavigate();
  const s = useSharing();
  const id = module.ruleset.id;
  // A table that is only looked at lies nowhere: it has no name to change and nothing to delete.
  const stored = useStore(library.store, ({ records }) => records.some((record) => record.id === table.id));
  const openNew = async (name: string, state: unknown): Promise<void> => {
    const made = await library.create(module, { name, state });
    props.onClose();
    navigate(`/${id}/${made}`);
  };
  const remove = async (): Promise<void> => {
    const { name } = table.store.getState().timeline;
    // Home first: on a slow device the tap must be seen before the storage has answered.
    navigate('/');
    await library.remove(table.id);
    const restore = async (): Promise<void> => {
      await library.restore(table.id);
      notify(w.table.restored(name), 'good');
    };
    notify(w.table.deleted(name), 'plain', { label: w.home.restore, run: () => void restore() });
  };
  const { timeline } = table.store.getState();
  return (
    <Sheet title={t.bar.menu} closeLabel={t.app.close} side="right" onClose={props.onClose}>
      <div className="flex flex-col gap-2">
        {stored && <Rename />}
        <Button className={ITEM} icon={<Dices aria-hidden />} onClick={() => props.onOpen('dice')}>
          {t.bar.dice}
        </Button>
        <Button className={ITEM} icon={<ListChecks aria-hidden />} onClick={() => props.onOpen('house')}>
          {w.table.houseRules}
        </Button>
        <Button className={ITEM} icon={<BookOpen aria-hidden />} onClick={() => props.onOpen('rules')}>
          {w.rules.title}
        </Button>
        <Button className={ITEM} icon={<Settings aria-hidden />} onClick={() => props.onOpen('settings')}>
          {w.settings.title}
        </Button>
        <Button className={ITEM} icon={<ShieldCheck aria-hidden />} onClick={() => props.onOpen('trust')}>
          {w.trust.title}
        </Button>
        <AfterPaint>
          <hr className="my-2 border-line" />
          <Button
            className={ITEM}
            icon={<Plus aria-hidden />}
            onClick={() => void openNew(t.table.untitled, module.ruleset.initial())}
          >
            {w.table.newTable}
          </Button>
          <Button
            className={ITEM}
            icon={<Copy aria-hidden />}
            onClick={() => void openNew(w.table.copyOf(timeline.name), timeline.state)}
          >
            {w.table.duplicate}
          </Button>
          <Button
            className={ITEM}
            icon={<Plus aria-hidden />}
            onClick={async () => {
              const { name, state } = (await loadExtras(module)).demo(language);
              await openNew(name, state);
            }}
          >
            {w.table.openExample}
          </Button>
          <hr className="my-2 border-line" />
          <Button className={ITEM} icon={<Share2 aria-hidden />} onClick={() => props.onOpen('share')}>
            {s.share.title}
          </Button>
          {stored && (
            <Button
              className={ITEM}
              icon={<Printer aria-hidden />}
              onClick={() => navigate(`/${id}/${table.id}/print`)}
            >
              {s.print.title}
            </Button>
          )}
          <Button className={ITEM} icon={<ChartColumn aria-hidden />} onClick={() => props.onOpen('luck')}>
            {s.luck.title}
          </Button>
          {table.readOnly === null && (
            <Button className={ITEM} icon={<Flag aria-hidden />} onClick={() => props.onOpen('close')}>
              {s.close.title}
            </Button>
          )}
          <Button className={ITEM} icon={<Archive aria-hidden />} onClick={() => props.onOpen('keep')}>
            {s.keep.title}
          </Button>
          <hr className="my-2 border-line" />
          <Button className={ITEM} icon={<Home aria-hidden />} onClick={() => navigate('/')}>
            {t.app.goHome}
          </Button>
          {stored && (
            <Button
              className={ITEM}
              tone="danger"
              icon={<Trash2 aria-hidden />}
              why={table.readOnly === 'newer' ? t.save.newer : null}
              onClick={() => void remove()}
            >
              {w.table.delete}
            </Button>
          )}
        </AfterPaint>
      </div>
    </Sheet>
  );
}

function Rename() {
  const t = useT();
  const w = useSheetWords();
  const table = useTable<unknown, Tagged, Tagged>();
  const name = useTableState((now) => now.timeline.name);
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (trimmed) table.rename(trimmed);
  };
  return (
    <form onSubmit={save} className="mb-2 flex items-end gap-2">
      <div className="flex-1">
        <TextField
          label={w.table.name}
          value={text}
          maxLength={80}
          error={trimmed ? null : w.table.nameEmpty}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
        />
      </div>
      <Button submit why={trimmed ? null : w.table.nameEmpty}>
        {t.table.rename}
      </Button>
    </form>
  );
}
