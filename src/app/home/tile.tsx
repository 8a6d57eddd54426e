import { useLanguage } from '../../i18n/react.ts';
import { useSheetWords } from '../../i18n/sheets.ts';
import type { RulesetManifest } from '../../rulesets/contract.ts';
import { emblemOf, tileOf } from '../../rulesets/tiles.ts';
import { PageLink } from '../../ui/page-link.tsx';

const OVER = 'absolute inset-0 z-10 rounded-3xl';

/** A ruleset on the home screen: the whole tile opens it, the small button opens its example. */
export function Tile(props: {
  readonly manifest: RulesetManifest;
  readonly onExample: () => void;
  readonly onRules: () => void;
}) {
  const { manifest } = props;
  const w = useSheetWords();
  const language = useLanguage();
  const title = manifest.title[language];
  const tile = tileOf(manifest.id);
  const Emblem = emblemOf(manifest.id);
  return (
    <article
      className="tile relative flex min-h-52 flex-col justify-end overflow-hidden rounded-3xl border border-white/10 p-5 pt-20 shadow-lg"
      style={{ background: tile?.background, color: tile?.ink }}
    >
      <div aria-hidden className="tile-emblem absolute inset-0">
        {Emblem && <Emblem />}
      </div>
      <h2 className="tile-title relative text-[1.7rem] leading-none">{title}</h2>
      <p className="relative mt-1 max-w-[94%] text-[0.95rem] opacity-90">{tile?.tagline[language]}</p>
      {manifest.load ? (
        <>
          <PageLink to={`/${manifest.id}`} aria-label={title} className={OVER} />
          <button
            type="button"
            aria-label={w.home.exampleOf(title)}
            onClick={props.onExample}
            className="tile-example absolute top-4 z-20 min-h-tap rounded-xl bg-black/45 px-4 font-semibold text-white"
          >
            {w.home.example}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            aria-label={`${title}: ${w.home.notBuilt}`}
            onClick={props.onRules}
            className={OVER}
          />
          <span className="tile-example absolute top-4 grid min-h-tap place-items-center rounded-xl bg-black/45 px-4 font-semibold text-white">
            {w.home.rulesOnly}
          </span>
        </>
      )}
    </article>
  );
}
