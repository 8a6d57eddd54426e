/** The route of a ruleset: finds or makes the table, and puts the ruleset's screen under the top bar. */
import { use, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage, useT } from '../../i18n/react.ts';
import { part, Wait } from '../../later/wait.tsx';
import { loadExtras } from '../../play/extras.ts';
import { ShelfContext } from '../../play/shelf.ts';
import { WordsProvider } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { TableContext } from '../../table/react.ts';
import { notify } from '../../ui/notice.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { livingTables, type OpenedTable, useLibrary } from '../library.ts';
import { loadModule } from '../load-module.ts';
import { lookOf } from '../look.ts';
import { Message } from '../message.tsx';
import { usePageTitle } from '../page-title.ts';
import { useTheme } from '../theme.ts';
import { shelfOf } from './shelf-of.ts';
import { TableScreen } from './table-screen.tsx';

/** Milliseconds that a table has for itself before its extras are fetched. */
const EXTRAS_AFTER = 1_000;

const Incoming = part(async () => (await import('../import/incoming.tsx')).Incoming);
const BrokenScreen = part(async () => (await import('./broken-screen.tsx')).BrokenScreen);

export function TablePage() {
  const t = useT();
  const { ruleset, id } = useParams();
  const { hash } = useLocation();
  const manifest = manifestOf(ruleset);
  const theme = useTheme();
  const library = useLibrary();
  const ready = useStore(library.store, (now) => now.ready);
  if (!manifest) return <Message text={t.app.notFound} />;
  const retry = (again: () => void) => () => {
    if (id) library.retry(id);
    again();
  };
  if (!manifest.load) return <Navigate to={`/?rules=${manifest.id}`} replace />;
  return (
    <div style={lookOf(manifest, theme)} className="h-dvh bg-ground text-ink">
      {/* What cannot be loaded or read now, a chunk or the storage, may be in a moment. */}
      <ErrorBoundary
        key={id}
        fallback={(again) => <Message text={t.error.unreadable} onRetry={retry(again)} />}
      >
        <Wait fallback={<Message text={t.app.loading} />}>
          {!ready ? (
            <Message text={t.app.loading} />
          ) : id ? (
            <Opened manifest={manifest} id={id} />
          ) : hash.length > 1 ? (
            <Incoming manifest={manifest} fragment={hash} />
          ) : (
            <Latest manifest={manifest} />
          )}
        </Wait>
      </ErrorBoundary>
    </div>
  );
}

/** Without an id: the latest table of the ruleset, or a new one. */
function Latest({ manifest }: { readonly manifest: RulesetManifest }) {
  const t = useT();
  const library = useLibrary();
  const module = use(loadModule(manifest));
  const [latest] = livingTables(useStore(library.store).records, manifest.id);
  const known = latest?.id;
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (known) return;
    void library.create(module, { name: t.table.untitled, state: module.ruleset.initial() }).then(setMade);
  }, [known, library, module, t]);
  const id = known ?? made;
  return id ? <Navigate to={`/${manifest.id}/${id}`} replace /> : <Message text={t.app.loading} />;
}

function Opened({ manifest, id }: { readonly manifest: RulesetManifest; readonly id: string }) {
  const t = useT();
  const library = useLibrary();
  const module = use(loadModule(manifest));
  const opened = use(library.open(id, module));
  const language = useLanguage();
  usePageTitle(manifest.title[language]);
  // What is asked for later is fetched while nobody waits for it; failing, it is fetched when asked for.
  useEffect(() => {
    const soon = setTimeout(() => loadExtras(module).catch(() => {}), EXTRAS_AFTER);
    return () => clearTimeout(soon);
  }, [module]);
  if (!opened || opened.table.ruleset.id !== manifest.id) return <Message text={t.table.missing} />;
  return (
    <ShelfContext value={shelfOf(library)}>
      <TableContext value={opened.table}>
        <ErrorBoundary key={id} fallback={(retry) => <BrokenScreen table={opened.table} retry={retry} />}>
          <WordsProvider module={module}>
            <Notes opened={opened} />
            <TableScreen manifest={manifest} Screen={module.Screen} />
          </WordsProvider>
        </ErrorBoundary>
      </TableContext>
    </ShelfContext>
  );
}

/** Says once what the players should know about this table's storage. */
function Notes({ opened }: { readonly opened: OpenedTable }) {
  const t = useT();
  const storage = useStore(useLibrary().store, (now) => now.storage);
  const text = useMemo(() => {
    if (opened.table.readOnly === 'newer') return t.save.newer;
    if (opened.table.readOnly === 'view') return t.save.view;
    if (opened.damaged > 0) return t.save.damaged(opened.damaged);
    return storage === 'memory' ? t.save.memory : null;
  }, [opened, storage, t]);
  useEffect(() => {
    if (text) notify(text, 'bad');
  }, [text]);
  return null;
}
