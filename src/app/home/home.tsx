/** The first page: the tables that were played last, and a tile for each ruleset. */
import './home.css';
import { FolderOpen, Menu } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import { part, Wait } from '../../later/wait.tsx';
import { loadExtras } from '../../play/extras.ts';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { manifestOf, manifests } from '../../rulesets/registry.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notice.ts';
import { openSheet } from '../import/opening.ts';
import { livingTables, useLibrary } from '../library.ts';
import { loadModule } from '../load-module.ts';
import { RuleBookSheet, SettingsSheet, StorageSheet, TrustSheet } from '../sheets.ts';
import { ContinueRow } from './continue-row.tsx';
import { Tile } from './tile.tsx';

const TablesSheet = part(async () => (await import('./tables-sheet.tsx')).TablesSheet);

/** How many tables fit beside each other on the first screen. */
const SHOWN = 3;

export function Home() {
  const t = useT();
  const w = useSheetWords();
  const language = useLanguage();
  const library = useLibrary();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<'settings' | 'trust' | 'tables' | 'keep' | null>(null);
  const living = livingTables(useStore(library.store).records).filter((record) => record.entries > 0);
  const book = manifestOf(query.get('rules') ?? undefined);
  const showExample = async (manifest: RulesetManifest): Promise<void> => {
    const module = await loadModule(manifest);
    const { demo } = await loadExtras(module);
    const id = await library.create(module, demo(language));
    navigate(`/${manifest.id}/${id}`);
  };
  return (
    <div className="home mx-auto flex min-h-dvh max-w-7xl flex-col gap-5 px-5 pt-6 pb-4 tablet:px-10">
      <header className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-2xl bg-accent font-display font-extrabold text-4xl text-accent-ink"
        >
          N
        </span>
        <h1 className="text-[2.6rem] leading-none tracking-tight">Nervio</h1>
        <p className="hidden max-w-md flex-1 text-lg text-muted leading-snug tablet:block">
          {w.home.tagline}
        </p>
        <Button
          className="ml-auto max-tablet:px-3!"
          icon={<FolderOpen aria-hidden className="tablet:hidden" />}
          aria-label={w.home.openFile}
          onClick={() => openSheet()}
        >
          <span className="hidden tablet:inline">{w.home.openFile}</span>
        </Button>
        <IconButton
          tone="plain"
          className="bg-transparent!"
          label={w.settings.title}
          onClick={() => setOpen('settings')}
        >
          <Menu aria-hidden />
        </IconButton>
      </header>
      <ContinueRow records={living.slice(0, SHOWN)} now={Date.now()} />
      <main className="tiles grid flex-1 gap-4" aria-label={w.home.games}>
        {manifests.map((manifest) => (
          <Tile
            key={manifest.id}
            manifest={manifest}
            onExample={() => void showExample(manifest).catch(() => notify(t.error.title, 'bad'))}
            onRules={() => setQuery({ rules: manifest.id })}
          />
        ))}
      </main>
      <footer className="flex flex-wrap items-center gap-x-3 text-[0.95rem] text-muted">
        <Button tone="quiet" className="-ml-4 text-muted!" onClick={() => setOpen('keep')}>
          {w.home.onDevice}
        </Button>
        <span aria-hidden>·</span>
        <span>{w.home.unofficial}</span>
        <span className="ml-auto flex flex-wrap justify-end gap-x-[8px]">
          <Button tone="quiet" className="text-muted!" onClick={() => setOpen('tables')}>
            {w.home.allTables(living.length)}
          </Button>
          <Button tone="quiet" className="text-muted!" onClick={() => setOpen('trust')}>
            {w.trust.title}
          </Button>
        </span>
      </footer>
      <Wait>
        {open === 'settings' && <SettingsSheet onClose={() => setOpen(null)} />}
        {open === 'trust' && <TrustSheet onClose={() => setOpen(null)} />}
        {open === 'keep' && <StorageSheet onClose={() => setOpen(null)} />}
        {open === 'tables' && <TablesSheet onClose={() => setOpen(null)} />}
        {book && <RuleBookSheet manifest={book} onClose={() => setQuery({})} />}
      </Wait>
    </div>
  );
}
