import { memo } from 'react';
import { clamp } from '../kernel/geometry.ts';
import { cssVars } from './css-vars.ts';
import { toneColour } from './tone.ts';
import type { Mat, Ring } from './types.ts';

/** Label heights in px: its line, and its distance from the ring. */
const LABEL = 18;
const GAP = 8;

/** Puts the label on top of the ring, below it where the mat ends above, and always on the mat. */
function labelPlace(ring: Ring, mat: Mat, scale: number): { readonly x: number; readonly y: number } {
  const above = (ring.y - ring.radius) * scale - GAP;
  const below = (ring.y + ring.radius) * scale + GAP + LABEL * 0.7;
  const y = above >= LABEL ? above : below;
  const room = 36;
  return {
    x: clamp(ring.x * scale, room, Math.max(room, mat.width * scale - room)),
    y: clamp(y, LABEL, Math.max(LABEL, mat.height * scale - GAP)),
  };
}

/** Ranges and areas of influence, below the tokens. Strokes and words keep their size on the screen. */
export const RingLayer = memo(function RingLayer(props: {
  readonly rings: readonly Ring[];
  readonly mat: Mat;
  /** px for one table unit. */
  readonly scale: number;
}) {
  const { rings, mat, scale } = props;
  return (
    <svg className="board-rings" width={mat.width * scale} height={mat.height * scale} aria-hidden>
      {rings.map((ring) => {
        const label = ring.label && labelPlace(ring, mat, scale);
        return (
          <g key={ring.id} style={cssVars({ '--tone': toneColour(ring.tone) })}>
            <circle
              cx={ring.x * scale}
              cy={ring.y * scale}
              r={Math.max(0, ring.radius * scale)}
              className="board-ring"
              data-style={ring.style}
              data-fill={ring.fill || undefined}
            />
            {label && (
              <text x={label.x} y={label.y} className="board-ring-label">
                {ring.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
});
