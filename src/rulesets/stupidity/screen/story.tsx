import { formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import type { Unit } from '../model/unit.ts';
import { timelineOf } from '../rules/history.ts';
import { staysStupid } from '../rules/odds.ts';
import { unitChance } from '../rules/test.ts';
import { effectsActive } from '../rules/who-tests.ts';
import { momentText } from '../strings/sentences.ts';
import { useAllText, useStupidity } from './use-stupidity.ts';

/** How many turns ahead the odds of staying stupid are told. */
const AHEAD = [1, 2] as const;

/** What happened to a unit, the latest first, and how long its stupidity may last. */
export function Story({ unit }: { readonly unit: Unit }) {
  const text = useAllText();
  const s = text.screen.story;
  const language = useLanguage();
  const state = useStupidity();
  const moments = timelineOf(state, unit.id);
  const chance = unitChance(unit, state.settings);
  const [once, twice] = AHEAD.map((turns) => formatPercent(language, staysStupid(chance, turns).chance, 0));
  if (moments.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-lg">{s.title}</h3>
      <ol className="border-line border-l-2">
        {moments.toReversed().map((moment, i) => (
          <li key={moments.length - i} className="relative py-0.5 pl-4 text-sm">
            <span aria-hidden className="absolute top-2.5 -left-[5px] size-2 rounded-full bg-accent" />
            <b className="mr-1.5">{s.at(moment.turn, moment.side)}</b>
            <span className="text-muted">{momentText(text, language, moment, state.settings.units)}</span>
          </li>
        ))}
      </ol>
      {effectsActive(unit, state.settings) && (
        <p className="mt-1 text-muted text-sm">{s.ahead(once!, twice!)}</p>
      )}
    </section>
  );
}
