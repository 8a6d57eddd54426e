import { formatList, formatMoment } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/react.ts';
import { useSharing } from '../../i18n/sharing.ts';
import type { Tagged } from '../../kernel/log.ts';
import { useExtras } from '../../play/extras.ts';
import { useAllWords, useWords } from '../../play/words.tsx';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { type OpenedLink, timeOf } from '../../share/link.ts';
import { namesIn } from '../../share/names.ts';
import { Button } from '../../ui/button.tsx';
import { Sign } from '../sign.tsx';

/** What a link holds, in the reader's language. */
export function LinkPreview(props: {
  readonly manifest: RulesetManifest;
  readonly content: OpenedLink<unknown, Tagged>;
  readonly onAdd: () => void;
  readonly onLook: () => void;
  readonly onCancel: () => void;
}) {
  const { manifest, content } = props;
  const t = useT();
  const s = useSharing();
  const language = useLanguage();
  const words = useWords<unknown, Tagged, Tagged>();
  const { turn, phase } = words.headline(content.state);
  const facts = [s.open.kind[content.kind], turn, phase, words.summary(content.state)].filter(Boolean);
  return (
    <main className="grid min-h-dvh grid-cols-1 place-items-center p-4">
      <article className="flex w-full min-w-0 max-w-2xl flex-col gap-4 rounded-3xl border border-line bg-surface p-5 shadow-2xl tablet:p-7">
        <header className="flex flex-wrap items-center gap-4">
          <Sign ruleset={manifest.id} className="size-14 rounded-2xl" />
          <div className="min-w-0 flex-1 basis-32">
            <p className="text-muted">{manifest.title[language]}</p>
            <h1 className="break-words text-2xl">{content.name}</h1>
          </div>
        </header>
        <div>
          <p className="font-semibold">{facts.join(' · ')}</p>
          <p className="text-muted">{s.open.taken(formatMoment(language, timeOf(content.minute)))}</p>
        </div>
        {content.draft && (
          <p className="rounded-xl border border-accent bg-accent/10 px-3 py-2">{s.open.inTest}</p>
        )}
        <Names state={content.state} />
        <HouseRules state={content.state} />
        <p className="-mt-2 text-muted text-sm">{s.open.safe}</p>
        <div className="flex flex-col gap-2 tablet:flex-row-reverse">
          <Button
            tone="primary"
            size="large"
            className="flex-1 tablet:whitespace-nowrap"
            onClick={props.onAdd}
          >
            {s.open.add}
          </Button>
          <Button size="large" className="flex-1" onClick={props.onLook}>
            {s.open.look}
          </Button>
          <Button size="large" tone="quiet" onClick={props.onCancel}>
            {t.app.cancel}
          </Button>
        </div>
      </article>
    </main>
  );
}

function Names({ state }: { readonly state: unknown }) {
  const s = useSharing();
  const { names, more } = namesIn(state);
  if (names.length === 0) return null;
  return (
    // Long lists scroll and hold no control: the list itself takes the keys that scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <ul tabIndex={0} className="flex max-h-60 flex-wrap gap-1.5 overflow-y-auto">
      {names.map((name, i) => (
        <li
          key={i}
          className="max-w-full truncate rounded-full border border-line bg-raised px-3 py-1 text-sm"
        >
          {name}
        </li>
      ))}
      {more > 0 && <li className="px-2 py-1 text-muted text-sm">{s.open.more(more)}</li>}
    </ul>
  );
}

/** The house rules that differ from the defaults, by name. */
function HouseRules({ state }: { readonly state: unknown }) {
  const s = useSharing();
  const language = useLanguage();
  const words = useAllWords<unknown, Tagged, Tagged>();
  const { houseRules } = useExtras();
  const values = houseRules.read(state);
  const changed = houseRules.fields
    .filter(({ key }) => values[key] !== houseRules.defaults[key])
    .map(({ key }) => words.houseRule(key).name);
  return (
    <p className="text-muted text-sm">
      {changed.length > 0 ? s.open.house(formatList(language, changed)) : s.open.noHouse}
    </p>
  );
}
