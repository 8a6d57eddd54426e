import { useState } from 'react';
import { formatList, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import type { Side } from '../model/character.ts';
import { nameOf } from '../model/game.ts';
import { type ForecastFigures, forecastFigures } from '../rules/forecast-figures.ts';
import type { Founded } from './forecast-worker.ts';
import { useCursus, useText } from './use-cursus.ts';
import { useForecast } from './use-forecast.ts';

const MOST_BARS = 9;
const LIKELIEST = 3;
/** From bar to bar, px. */
const STEP = 9.6;

/** The distribution as bars; those within "from … to" are bright. */
function Bars({ forecast, figures }: { readonly forecast: Founded; readonly figures: ForecastFigures }) {
  const start = forecast.fleeing.findIndex((chance) => chance > 0.0005);
  const bars = forecast.fleeing.slice(Math.max(0, start), Math.max(0, start) + MOST_BARS);
  const top = Math.max(...bars, 0.0001);
  return (
    <svg
      aria-hidden
      width={bars.length * STEP}
      height="36"
      viewBox={`0 0 ${bars.length * STEP} 36`}
      className="shrink-0"
    >
      {bars.map((chance, i) => {
        const count = Math.max(0, start) + i;
        const height = Math.max(2, (chance / top) * 34);
        const likely = count >= figures.from && count <= figures.to;
        return (
          <rect
            key={count}
            x={i * STEP}
            y={36 - height}
            width="8"
            height={height}
            rx="2"
            fill="var(--accent)"
            opacity={likely ? 1 : 0.45}
          />
        );
      })}
    </svg>
  );
}

/** The forecast of each side in one line, its grounds and details below (CH-12, CH-13.7). */
export function ForecastView({ sides }: { readonly sides: readonly Side[] }) {
  const s = useText().forecast;
  const state = useCursus();
  const forecasts = useForecast(state, sides);
  return sides.map((side) => {
    const forecast = forecasts?.[side];
    const army = sides.length > 1 ? state.armies[side].name : null;
    if (!forecast)
      return (
        <p key={side} className="flex min-h-12 items-center text-muted text-sm">
          {army && `${army}: `}
          {s.working}
        </p>
      );
    return <One key={side} side={side} army={army} forecast={forecast} />;
  });
}

function One(props: { readonly side: Side; readonly army: string | null; readonly forecast: Founded }) {
  const { side, army, forecast } = props;
  const s = useText().forecast;
  const state = useCursus();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const figures = forecastFigures(state, side, forecast);
  const about = forecast.exact ? '' : '≈\u00a0';
  const percent = (chance: number): string => `${about}${formatPercent(language, chance)}`;
  const likeliest = forecast.byCharacter
    .slice(0, LIKELIEST)
    .map(({ id, chance }) => `${nameOf(state, id)} ${percent(chance)}`);
  const recoveriesToCome = state.phase === 'battle' || state.phase === 'recovery';
  const ground = forecast.basis === 'map' && state.armies[side].rangeMode === 'board' ? null : forecast.basis;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-12 w-full items-center gap-3 rounded-xl text-left text-muted text-sm leading-snug"
        onClick={() => setOpen(!open)}
      >
        <Bars forecast={forecast} figures={figures} />
        <span>
          {army ? `${army}: ` : `${s.title} `}
          {s.flee(figures.to)}{' '}
          <b className="text-ink">
            {about}
            {s.range(figures.from, figures.to)}
          </b>
          {army ? '. ' : ` ${s.atTheEnd} `}
          {s.rout(figures.routAbove)} <b className="text-ink">{percent(figures.rout)}</b>
        </span>
      </button>
      {ground && <p className="pb-1 text-muted text-sm">{s.ground[ground]}</p>}
      {open && (
        <>
          <p className="pb-1 text-muted text-sm">
            {s.expected(`${about}${formatNumber(language, forecast.expected)}`)} ·{' '}
            {s.leader(percent(forecast.leaderRuns))}
            {likeliest.length > 0 && ` · ${s.likeliest} ${formatList(language, likeliest)}`}
            {!forecast.exact && ` · ${s.runs(formatNumber(language, forecast.runs, 0))}`}
          </p>
          <p className="pb-1 text-muted text-sm">{s.taken[recoveriesToCome ? 'before' : 'flight']}</p>
        </>
      )}
    </div>
  );
}
