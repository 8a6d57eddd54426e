/** Places on the table, in table units (cm, u, inches): the unit is the ruleset's, the numbers are ours. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distances that differ by less than this are the same: tape measures are no finer. */
export const EPSILON = 1e-9;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance between the outer edges of two round bases, never below 0 (bases that overlap touch). */
export const edgeDistance = (a: Point, diameterA: number, b: Point, diameterB: number): number =>
  Math.max(0, distance(a, b) - (diameterA + diameterB) / 2);

/** Whether a distance is within a radius; exactly on the line counts, rounding errors do not. */
export const within = (measured: number, radius: number): boolean => measured <= radius + EPSILON;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Moves a point into the rectangle from (0, 0) to (width, height). */
export const clampToMat = (p: Point, width: number, height: number): Point => ({
  x: clamp(p.x, 0, width),
  y: clamp(p.y, 0, height),
});
