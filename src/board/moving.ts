import { clamp, clampToMat, EPSILON, type Point } from '../kernel/geometry.ts';
import type { Mat, Move } from './types.ts';

export const STILL: Point = { x: 0, y: 0 };

/** Positions are kept to a thousandth of a unit: finer than any tape, short in logs and links. */
const tidy = (value: number): number => Math.round(value * 1000) / 1000;

/** How far one axis of a formation may shift without any piece leaving 0…size. */
function clampAxis(places: readonly number[], by: number, size: number): number {
  const low = -Math.min(...places);
  const high = size - Math.max(...places);
  return low <= high ? clamp(by, low, high) : by;
}

/** Shortens a shift so that a formation stays whole at the mat's edge instead of being crushed against it. */
export const clampShift = (pieces: readonly Point[], by: Point, mat: Mat): Point => ({
  x: clampAxis(
    pieces.map((piece) => piece.x),
    by.x,
    mat.width,
  ),
  y: clampAxis(
    pieces.map((piece) => piece.y),
    by.y,
    mat.height,
  ),
});

/** The new places of pieces that were shifted, each on the mat; table units. */
export const shifted = (pieces: readonly Move[], by: Point, mat: Mat): readonly Move[] =>
  pieces.map(({ id, x, y }) => {
    const place = clampToMat({ x: x + by.x, y: y + by.y }, mat.width, mat.height);
    return { id, x: tidy(place.x), y: tidy(place.y) };
  });

export const isStill = (by: Point): boolean => Math.hypot(by.x, by.y) < EPSILON;

/** The middle of a formation: the point that lands under the finger when the place is tapped. */
export const middleOf = (pieces: readonly Point[]): Point => ({
  x: pieces.reduce((sum, piece) => sum + piece.x, 0) / pieces.length,
  y: pieces.reduce((sum, piece) => sum + piece.y, 0) / pieces.length,
});
