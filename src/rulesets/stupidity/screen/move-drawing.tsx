import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/react.ts';
import type { Unit } from '../model/unit.ts';
import { fromCm } from '../rules/length.ts';
import { BASE_WIDTH, BaseMark, baseHeight } from './base-mark.tsx';
import { formationOf } from './formation.ts';
import { blockOf } from './regiment.tsx';
import { useLength, useStupidity, useText } from './use-stupidity.ts';

const WIDTH = 340;
const HEIGHT = 158;
const MIDDLE = 62;
/** Where the tape lies, and how far the fronts may be from the sides. */
const TAPE = 128;
const SIDE = 20;
/** Largest block: deep is to the right, the way it goes; wide is up and down. */
const MOST = { deep: 92, wide: 104 };

/**
 * The compulsory move as it happens on the table: the block, the ghost of where it ends, and a tape from
 * front to front with a tick for each centimetre or inch.
 */
export function MoveDrawing(props: {
  readonly unit: Unit;
  /** Centimetres. */
  readonly distance: number;
  readonly movement: number;
  /** Hour of the clock for a rolled direction. */
  readonly hour?: number | null;
}) {
  const { unit, distance, movement, hour } = props;
  const s = useText();
  const language = useLanguage();
  const length = useLength();
  const { settings } = useStupidity();
  const block = blockOf(formationOf(unit, settings));
  const scale = Math.min(MOST.deep / block.height, MOST.wide / block.width, 0.92);
  const deep = block.height * scale;
  const front = SIDE + deep;
  const end = WIDTH - SIDE;
  const ticks = fromCm(distance, settings.units);
  const step = (end - front) / Math.max(ticks, 1);
  // A quarter turn: the front rank looks to the right.
  const facing = (x: number) =>
    `translate(${x} ${MIDDLE - (block.width * scale) / 2}) scale(${scale}) rotate(90)`;
  const half = length(distance);
  const sum = s.move.half(length(movement));
  return (
    <figure className="move-drawing">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={s.move.drawing(half, sum)}
        className="block w-full"
      >
        <g transform={facing(front)}>
          {block.places.map(({ base, x, y }) => (
            <BaseMark key={base.key} look={base.look} x={x} y={y} />
          ))}
        </g>
        <g transform={facing(end)} className="move-ghost">
          {block.places.map(({ base, x, y }) => (
            <rect key={base.key} x={x} y={y} width={BASE_WIDTH} height={baseHeight(base.look)} rx="9" />
          ))}
        </g>
        <path className="move-arrow" d={`M${front + 10} ${MIDDLE + 4}H${end - deep - 12}m-10-9 10 9-10 9`} />
        <text x={(front + end - deep) / 2} y={MIDDLE - 10} className="move-length">
          {half}
        </text>
        <text x={(front + end - deep) / 2} y={MIDDLE + 28} className="move-sum">
          {hour ? s.move.hour(hour) : sum}
        </text>
        <path className="move-plumb" d={`M${front} ${MIDDLE + 56}V${TAPE}M${end} ${MIDDLE + 56}V${TAPE}`} />
        <rect x={front} y={TAPE} width={end - front} height="18" rx="3" className="tape" />
        {Array.from({ length: Math.floor(ticks) }, (_, i) => (
          <g key={i}>
            <path className="tape-tick" d={`M${front + (i + 1) * step} ${TAPE}v${(i + 1) % 5 ? 6 : 10}`} />
            {((i + 1) % 5 === 0 || step > 24) && (
              <text x={front + (i + 1) * step - 4} y={TAPE + 15} className="tape-number">
                {formatNumber(language, i + 1)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
