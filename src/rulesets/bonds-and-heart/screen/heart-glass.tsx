import { useId } from 'react';
import { useLanguage } from '../../../i18n/react.ts';
import { toNumber } from '../../../kernel/fraction.ts';
import type { Bearer, PlotNo, Tone } from '../model/bearer.ts';
import { toneAt } from '../rules/heart.ts';
import { heartOdds, plotChance } from '../rules/heart-odds.ts';
import { describePane } from './describe.ts';
import { GlassDefs } from './glass-defs.tsx';
import { LEAD, SOLDER } from './glass-lead.ts';
import { HEART_CELLS, HEART_OUTLINE, HEART_VIEW_BOX } from './heart-geometry.ts';
import { delayOf, HeartPane, type Looked } from './heart-pane.tsx';
import { useAllText, useBonds } from './use-bonds.ts';

/** The large heart of stained glass: twenty panes, their lead, and the light that falls through. */
export function HeartGlass(props: {
  readonly bearer: Bearer;
  /** The light plots to show; those of the bearer, or as an unfinished roll left them. */
  readonly light: readonly PlotNo[];
  /** Where the next roll leads: the panes show their odds. */
  readonly toward: Tone | null;
  /** Panes of the bond that is looked at or drawn. */
  readonly marked: readonly PlotNo[];
  readonly looked: ReadonlyMap<PlotNo, Looked>;
  /** Names the roll whose search is to be shown step by step; null when none is. */
  readonly moving: string | null;
  /** Panes are switches while a bond is drawn or a heart is painted. */
  readonly pressable: boolean;
  readonly onTap: (plot: PlotNo) => void;
}) {
  const { bearer, light, toward, marked } = props;
  const t = useAllText();
  const language = useLanguage();
  const state = useBonds();
  const glass = useId().replace(/[^\w-]/g, '');
  const odds = toward && heartOdds(light, toward);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand around the panes of an SVG
    <svg
      viewBox={HEART_VIEW_BOX}
      role="group"
      aria-label={t.screen.heart.of(bearer.name)}
      className="bh-heart"
    >
      <GlassDefs glass={glass} />
      <path d={HEART_OUTLINE} className="bh-frame" />
      {HEART_CELLS.map((cell) => (
        <HeartPane
          key={cell.plot}
          cell={cell}
          glass={glass}
          tone={toneAt(light, cell.plot)}
          letter={t.screen.heart.letter[toneAt(light, cell.plot)]}
          name={describePane(t, language, state, bearer, light, cell.plot, odds)}
          chance={odds && toNumber(plotChance(odds, cell.plot))}
          marked={marked.includes(cell.plot)}
          looked={props.looked.get(cell.plot)}
          moving={props.moving}
          {...(props.pressable && { pressed: marked.includes(cell.plot) })}
          onTap={props.onTap}
        />
      ))}
      <g className="bh-over" aria-hidden>
        <g clipPath={`url(#${glass}-outline)`}>
          <path
            d="M-215 -80L-60 -225L-10 -225L-215 -20Z M-215 40L60 -225L84 -225L-215 66Z"
            className="bh-shaft"
          />
          <path d={LEAD} className="bh-lead" />
          <path d={LEAD} className="bh-lead-shine" />
          {SOLDER.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" className="bh-solder" />
          ))}
        </g>
        <path d={HEART_OUTLINE} className="bh-frame-edge" />
        <path d={HEART_OUTLINE} className="bh-rim" stroke={`url(#${glass}-rim)`} />
        {HEART_CELLS.map(({ plot, centre: [x, y] }) => {
          const looked = props.looked.get(plot);
          if (!looked?.label) return null;
          return (
            <g
              key={`${props.moving}-${plot}`}
              className="bh-order"
              data-moving={props.moving !== null || undefined}
              style={delayOf(looked)}
            >
              <circle cx={x + 20} cy={y - 15} r="11" data-changed={looked.changed || undefined} />
              <text x={x + 20} y={y - 10}>
                {looked.label}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
