import type { ReactNode } from 'react';
import type { Mat } from '../../../board/types.ts';
import type { Scenery } from '../model/game.ts';

/** A river across the middle of the mat, in table units. */
function Ford({ width, height }: Mat) {
  const x = (part: number): string => (part * width).toFixed(1);
  const y = (part: number): string => (part * height).toFixed(1);
  const top = `M${x(-0.02)} ${y(0.508)}C${x(0.16)} ${y(0.46)} ${x(0.29)} ${y(0.572)} ${x(0.5)} ${y(0.508)}S${x(0.84)} ${y(0.46)} ${x(1.02)} ${y(0.54)}`;
  const bottom = `V${y(0.618)}C${x(0.84)} ${y(0.54)} ${x(0.7)} ${y(0.6)} ${x(0.5)} ${y(0.592)}S${x(0.16)} ${y(0.54)} ${x(-0.02)} ${y(0.6)}Z`;
  return (
    <>
      <path d={top + bottom} className="ch-river" />
      <path d={top} transform={`translate(0 ${y(0.02)})`} className="ch-ripple" />
    </>
  );
}

const TERRAIN: Readonly<Partial<Record<Scenery, (mat: Mat) => ReactNode>>> = {
  ford: (mat) => <Ford {...mat} />,
};

/** The drawing of a scenery: decoration that no rule looks at. */
export const terrainOf = (scenery: Scenery): ((mat: Mat) => ReactNode) | undefined => TERRAIN[scenery];
