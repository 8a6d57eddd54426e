import { EPSILON, type Point } from '../kernel/geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The piece that the eye would go to next in a direction: near, and rather straight ahead than aside.
 * `null` at the edge of the crowd.
 */
export function nearestInDirection<T extends Point>(
  pieces: readonly T[],
  from: Point,
  direction: Direction,
): T | null {
  const step = STEPS[direction];
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const dx = piece.x - from.x;
    const dy = piece.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    if (ahead <= EPSILON) continue;
    const cost = ahead + 2 * Math.abs(dx * step.y - dy * step.x);
    if (cost < least) {
      least = cost;
      best = piece;
    }
  }
  return best;
}
