import { memo, type ReactNode } from 'react';
import type { Mat } from './types.ts';

/** How many lines of the grid lie strictly inside a side. */
const inside = (size: number, step: number): number =>
  step > 0 ? Math.max(0, Math.ceil(size / step - 1e-9) - 1) : 0;

/** The grid as one path in table units; exact at every zoom, unlike a repeated background. */
const gridPath = ({ width, height, grid }: Mat): string =>
  [
    ...Array.from({ length: inside(width, grid) }, (_, i) => `M${(i + 1) * grid} 0V${height}`),
    ...Array.from({ length: inside(height, grid) }, (_, i) => `M0 ${(i + 1) * grid}H${width}`),
  ].join('');

/** Felt, terrain and grid. Drawn in table units, so zooming renders nothing again. */
export const MatGround = memo(function MatGround(props: {
  readonly mat: Mat;
  readonly terrain: ((mat: Mat) => ReactNode) | undefined;
}) {
  const { mat, terrain } = props;
  return (
    <svg
      viewBox={`0 0 ${mat.width} ${mat.height}`}
      preserveAspectRatio="none"
      className="board-ground"
      aria-hidden
    >
      {terrain?.(mat)}
      <path d={gridPath(mat)} className="board-grid" />
    </svg>
  );
});
