import { formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import type { PlotNo, Tone } from '../model/bearer.ts';
import type { HeartCell } from './heart-geometry.ts';

/** A plot that the latest roll looked at. */
export interface Looked {
  /** When, from 1. */
  readonly order: number;
  /** The number on its badge; null for none. */
  readonly label: number | null;
  readonly changed: boolean;
}

export interface PaneProps {
  readonly cell: HeartCell;
  /** Prefix of the glass in this drawing's `defs`. */
  readonly glass: string;
  readonly tone: Tone;
  readonly name: string;
  readonly letter: string;
  /** The chance that the next roll changes it; null while no roll is near. */
  readonly chance: number | null;
  readonly marked: boolean;
  readonly looked: Looked | undefined;
  /** Names the roll that is shown step by step; null when none is. */
  readonly moving: string | null;
  readonly pressed?: boolean;
  readonly onTap: (plot: PlotNo) => void;
}

/** Time between two plots of the search, in milliseconds. */
const STEP = 170;
export const delayOf = (looked: Looked | undefined) => ({
  animationDelay: `${(looked?.order ?? 0) * STEP}ms`,
});

const fillOf = (glass: string, tone: Tone, plot: number): string => `url(#${glass}-${tone}-${plot})`;

/** One pane of the stained glass: a button with its number, its letter, and the odds before a roll. */
export function HeartPane(props: PaneProps) {
  const { cell, glass, tone, chance, looked } = props;
  const language = useLanguage();
  const { plot, path } = cell;
  const [x, y] = cell.centre;
  const clip = `url(#${glass}-cell-${plot})`;
  const delay = delayOf(looked);
  const tap = () => props.onTap(plot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside an SVG
    <g
      role="button"
      tabIndex={0}
      data-plot={plot}
      data-tone={tone}
      data-dim={chance === 0 || undefined}
      aria-label={props.name}
      aria-pressed={props.pressed}
      className="bh-pane"
      onClick={tap}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        tap();
      }}
    >
      <g clipPath={clip}>
        <path d={path} fill={fillOf(glass, tone, plot)} />
        {tone === 'dark' && <path d={path} fill={`url(#${glass}-hatch)`} />}
        <path d={path} fill={`url(#${glass}-sun)`} />
        {looked?.changed && props.moving && (
          <path
            key={`flip-${props.moving}`}
            d={path}
            className="bh-flip"
            style={{ ...delay, transformOrigin: `${x}px ${y}px` }}
            fill={fillOf(glass, tone === 'light' ? 'dark' : 'light', plot)}
          />
        )}
        {chance !== null && chance > 0 && (
          <path d={path} className="bh-tint" style={{ opacity: 0.25 + 0.65 * Math.min(1, chance * 4) }} />
        )}
        {props.moving && looked && <path key={props.moving} d={path} className="bh-look" style={delay} />}
        {props.marked && <path d={path} className="bh-mark" />}
        <path d={path} className="bh-focus" />
      </g>
      <text x={x} y={y + 2} className="bh-number">
        {plot}
      </text>
      <text x={x} y={y + 20} className={chance ? 'bh-odds' : 'bh-letter'}>
        {chance ? formatPercent(language, chance) : props.letter}
      </text>
    </g>
  );
}
