import './hand.css';
import { useCell } from './cell.ts';
import { cssVars } from './css-vars.ts';
import { readRuler } from './measure.ts';
import type { Cells } from './stage.ts';
import { tokenTransform } from './token-place.ts';
import { toneColour } from './tone.ts';
import type { BoardToken } from './types.ts';

/** Outlines of dragged tokens where they came from; drawn once when the drag begins. */
export function Ghosts({ cells }: { readonly cells: Pick<Cells, 'ghosts'> }) {
  return useCell(cells.ghosts).map((token) => (
    <span
      key={token.id}
      className="board-ghost"
      style={{
        transform: tokenTransform(token),
        ...cssVars({ '--diameter': token.diameter, '--tone': toneColour(token.tone) }),
      }}
    />
  ));
}

/** The rectangle of the group tool. */
export function RubberBand(props: { readonly cells: Pick<Cells, 'band'>; readonly scale: number }) {
  const band = useCell(props.cells.band);
  if (!band) return null;
  const { scale } = props;
  const [a, b] = [band.from, band.to];
  return (
    <span
      className="board-band"
      style={{
        transform: `translate(${Math.min(a.x, b.x) * scale}px, ${Math.min(a.y, b.y) * scale}px)`,
        width: Math.abs(b.x - a.x) * scale,
        height: Math.abs(b.y - a.y) * scale,
      }}
    />
  );
}

/** Shorter than this many px, the reading stands above the ruler instead of on it. */
const SHORT = 96;
const ABOVE = 40;

/** The ruler with its reading in the middle. Follows the tokens at its ends. */
export function RulerLine(props: {
  readonly cells: Pick<Cells, 'ruler'>;
  readonly byId: ReadonlyMap<string, BoardToken>;
  readonly scale: number;
  readonly format: (value: number) => string;
}) {
  const { byId, scale, format } = props;
  const ruler = useCell(props.cells.ruler);
  if (!ruler) return null;
  const { from, to, value } = readRuler(ruler.from, ruler.to ?? ruler.from, byId);
  const [x1, y1, x2, y2] = [from.x * scale, from.y * scale, to.x * scale, to.y * scale];
  const lift = Math.hypot(x2 - x1, y2 - y1) < SHORT ? ABOVE : 0;
  const line = `M${x1} ${y1}L${x2} ${y2}`;
  return (
    <>
      <svg className="board-ruler" aria-hidden>
        <path d={line} className="board-ruler-halo" />
        <path d={line} className="board-ruler-line" />
        <circle cx={x1} cy={y1} r={5} />
        <circle cx={x2} cy={y2} r={5} />
      </svg>
      {ruler.to && (
        <span
          className="board-tag"
          style={{
            transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) translate(-50%, -50%)`,
          }}
        >
          {format(value)}
        </span>
      )}
    </>
  );
}
