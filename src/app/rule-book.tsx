import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../i18n/language.ts';
import { useLanguage, useT } from '../i18n/react.ts';
import { useSheetWords } from '../i18n/sheets.ts';
import { loadOnce } from '../play/load-once.ts';
import type { RuleBook, RulesetManifest, RuleText } from '../rulesets/contract.ts';
import { fetchRuleBook } from '../rulesets/rule-books.ts';
import { classes } from '../ui/classes.ts';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { searchRules } from './search-rules.ts';

const loadBook = ({ id }: RulesetManifest, language: Language): Promise<RuleBook> =>
  loadOnce(`${id}/rules/${language}`, async () => ({ default: await fetchRuleBook(id, language) }));

/** The ruleset's small rule book, searchable; opened at a rule it goes there and marks it. */
export function RuleBookSheet(props: {
  readonly manifest: RulesetManifest;
  readonly rule?: string | undefined;
  /** The name of a house rule, where the ruleset is open. */
  readonly houseName?: (key: string) => string;
  readonly onClose: () => void;
}) {
  const t = useT();
  const w = useSheetWords();
  const language = useLanguage();
  const book = use(loadBook(props.manifest, language));
  const [query, setQuery] = useState('');
  const sections = useMemo(() => searchRules(book, query), [book, query]);
  return (
    <Sheet
      title={`${w.rules.title} · ${props.manifest.title[language]}`}
      closeLabel={t.app.close}
      side="right"
      onClose={props.onClose}
    >
      <TextField
        label={w.rules.search}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {sections.length === 0 && <p className="mt-4 text-muted">{w.rules.none}</p>}
      {sections.map((section) => (
        <section key={section.title} className="mt-5">
          <h3 className="text-lg">{section.title}</h3>
          {section.rules.map((rule) => (
            <Rule key={rule.id} rule={rule} marked={rule.id === props.rule} houseName={props.houseName} />
          ))}
        </section>
      ))}
    </Sheet>
  );
}

function Rule(props: {
  readonly rule: RuleText;
  readonly marked: boolean;
  readonly houseName: ((key: string) => string) | undefined;
}) {
  const w = useSheetWords();
  const { rule, marked } = props;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marked) element.current?.scrollIntoView({ block: 'center' });
  }, [marked]);
  return (
    <article
      ref={element}
      className={classes('my-2 rounded-xl border p-3', marked ? 'border-accent bg-accent/10' : 'border-line')}
    >
      <p>
        <b className="mr-2 text-accent">{rule.id}</b>
        {rule.text}
      </p>
      <p className="mt-1 text-muted text-sm">
        {w.rules.origin[rule.origin]}
        {rule.house && ` · ${w.rules.house(props.houseName?.(rule.house) ?? rule.house)}`}
      </p>
    </article>
  );
}
