import { type Area, barLength, type Placement } from './view.ts';

/** Longest the bar may be, in px. */
const ROOM = 130;
const INSET = 16;
/** Below the mat the bar covers nothing; it needs this many px there. */
const BELOW = 28;

/** The length of a round number of units, at the lower left of what is seen of the mat. */
export function ScaleBar(props: {
  readonly placement: Placement;
  readonly area: Area;
  readonly matHeight: number;
  readonly format: (value: number) => string;
}) {
  const { placement, area } = props;
  const units = barLength(placement.scale, ROOM);
  const left = Math.max(area.left, placement.left) + INSET;
  const end = area.top + area.height;
  const foot = placement.top + props.matHeight * placement.scale;
  const top = end - foot >= BELOW ? foot + BELOW / 2 : Math.min(end, foot) - INSET;
  return (
    <div className="board-scale" style={{ transform: `translate(${left}px, ${top}px) translateY(-50%)` }}>
      <span className="board-scale-bar" style={{ width: units * placement.scale }} />
      {props.format(units)}
    </div>
  );
}
