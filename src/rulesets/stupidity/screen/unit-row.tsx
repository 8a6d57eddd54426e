import { Sparkles } from 'lucide-react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/react.ts';
import { classes } from '../../../ui/classes.ts';
import type { CheckRow } from '../rules/guide.ts';
import { activeModels, effectsActive } from '../rules/who-tests.ts';
import { chanceText, decimalsOf } from '../strings/sentences.ts';
import { describeRow } from './describe.ts';
import { Regiment } from './regiment.tsx';
import { RowActs } from './row-acts.tsx';
import { SideMark, Spiral } from './unit-pills.tsx';
import { useAllText, useFocus, useLength, useStupidity } from './use-stupidity.ts';

/** One unit: its block, its Leadership and odds, and what it owes. The whole row opens it in the guide. */
export function UnitRow({ row }: { readonly row: CheckRow }) {
  const { unit, place } = row;
  const text = useAllText();
  const state = useStupidity();
  const { selected, select } = useFocus();
  const length = useLength();
  const on = selected === unit.id;
  return (
    <li
      className={classes(
        'unit-row',
        effectsActive(unit, state.settings) && 'is-failed',
        place === 'exempt' && 'is-still',
        on && 'is-selected',
      )}
    >
      <button
        type="button"
        aria-pressed={on}
        aria-label={describeRow(text, state, row, length)}
        onClick={() => select(on ? null : unit.id)}
        className="row-pick"
      />
      <Regiment unit={unit} className="row-block" />
      <div className="row-name min-w-0">
        <h3 className="flex items-start gap-2 text-xl leading-tight">
          <SideMark unit={unit} />
          <span className="min-w-0">{unit.name}</span>
          {unit.groups.some(({ wizard, count }) => wizard && count > 0) && (
            <Sparkles aria-hidden size="1.1rem" className="mt-1 text-accent" />
          )}
        </h3>
        <p className="text-muted text-sm leading-snug">
          <Facts row={row} />
        </p>
      </div>
      <RowOdds row={row} />
      <div className="row-acts">
        <RowActs row={row} />
      </div>
    </li>
  );
}

function Facts({ row }: { readonly row: CheckRow }) {
  const { unit, place, reason, testLd, slowest } = row;
  const text = useAllText();
  const { settings } = useStupidity();
  const length = useLength();
  if (place === 'exempt' && reason !== 'required') return <>{text.screen.row.noTest(text.reasons[reason])}</>;
  const stupid = activeModels(unit, settings);
  return (
    <>
      {text.ldFrom[testLd.source](testLd.ld)} · <span className="whitespace-nowrap">M {length(slowest)}</span>
      {stupid > 0 && (
        <span className="whitespace-nowrap">
          {' '}
          · <Spiral /> {stupid}
        </span>
      )}
    </>
  );
}

/** The chance of the test that is owed or was taken, as a percentage and as ways. */
function RowOdds({ row: { place, chance } }: { readonly row: CheckRow }) {
  const t = useT();
  const language = useLanguage();
  const number = (n: number) => formatNumber(language, n, 0);
  if (place !== 'due' && place !== 'done') return <span className="row-odds" />;
  return (
    <p className="row-odds leading-tight">
      <b className="block text-2xl">{chanceText(language, chance, decimalsOf(chance))}</b>
      <span className="text-muted text-sm">{t.dice.outOf(number(chance.num), number(chance.den))}</span>
    </p>
  );
}
