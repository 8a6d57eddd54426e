/** A table on paper: the roster with boxes for tokens, the log, or both. */
import './print.css';
import { Printer } from 'lucide-react';
import { use, useState } from 'react';
import { useParams } from 'react-router';
import { useStore } from 'zustand';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { Wait } from '../../later/wait.tsx';
import { useModule, useWords, WordsProvider } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { Button } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type AnyTable, useLibrary } from '../library.ts';
import { loadModule } from '../load-module.ts';
import { Message } from '../message.tsx';
import { usePageTitle } from '../page-title.ts';
import { PaperLog } from './paper-log.tsx';
import { PaperRoster } from './paper-roster.tsx';

const PARTS = ['roster', 'log', 'both'] as const;
type Part = (typeof PARTS)[number];

export function PrintPage() {
  const t = useT();
  const { ruleset, id } = useParams();
  const manifest = manifestOf(ruleset);
  const { ready } = useStore(useLibrary().store);
  if (!manifest?.load || !id) return <Message text={t.app.notFound} />;
  if (!ready) return <Message text={t.app.loading} />;
  return (
    <Wait fallback={<Message text={t.app.loading} />}>
      <Opened manifest={manifest} id={id} />
    </Wait>
  );
}

function Opened({ manifest, id }: { readonly manifest: RulesetManifest; readonly id: string }) {
  const t = useT();
  const module = use(loadModule(manifest));
  const opened = use(useLibrary().open(id, module));
  if (opened?.table.ruleset.id !== manifest.id) return <Message text={t.table.missing} />;
  return (
    <WordsProvider module={module}>
      <Paper table={opened.table} manifest={manifest} />
    </WordsProvider>
  );
}

function Paper({ table, manifest }: { readonly table: AnyTable; readonly manifest: RulesetManifest }) {
  const s = useSharing();
  const language = useLanguage();
  const words = useWords<unknown, Tagged, Tagged>();
  const { ruleset } = useModule();
  const [part, setPart] = useState<Part>('roster');
  const { timeline } = table.store.getState();
  const { turn, phase } = words.headline(timeline.state);
  usePageTitle(timeline.name);
  return (
    <main className="paper-page">
      <div className="paper-tools">
        <PageLink
          to={`/${ruleset.id}/${table.id}`}
          className="inline-grid min-h-tap place-items-center rounded-xl px-3 font-semibold"
        >
          {s.print.back}
        </PageLink>
        <div className="min-w-[min(18rem,100%)] flex-1 tablet:flex-none">
          <Segmented
            label={s.print.title}
            value={part}
            options={PARTS.map((value) => ({ value, label: s.print[value] }))}
            onChange={setPart}
          />
        </div>
        <Button tone="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {s.print.print}
        </Button>
      </div>
      {/* Wider than a phone at twice the text: it takes the keys that scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <article className="paper" tabIndex={0}>
        <header>
          <h1>{timeline.name}</h1>
          <p>
            {[manifest.title[language], turn, phase, words.summary(timeline.state)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p>{s.print.from(formatMoment(language, timeline.entries.at(-1)?.at ?? 0))}</p>
        </header>
        {part !== 'log' && <PaperRoster state={timeline.state} />}
        {part !== 'roster' && <PaperLog table={table} />}
      </article>
    </main>
  );
}
