import { distance, type Point } from '../kernel/geometry.ts';
import type { BoardToken } from './types.ts';

export interface Reach {
  /** The least radius that a token is drawn with, in table units at the present zoom. */
  readonly drawn: number;
  /** How far from a token's centre a finger still means it, in table units. */
  readonly finger: number;
}

/**
 * The token that a finger at `at` means, if any. Hit areas of a crowd overlap, so the nearest one counts
 * (in proportion to its size), not the one that happens to lie on top.
 */
export function tokenAt(tokens: readonly BoardToken[], at: Point, reach: Reach): BoardToken | null {
  let best: BoardToken | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const token of tokens) {
    const radius = Math.max(token.diameter / 2, reach.drawn);
    const away = distance(token, at);
    if (away > Math.max(radius, reach.finger)) continue;
    if (away / radius <= least) {
      least = away / radius;
      best = token;
    }
  }
  return best;
}

/** The ids of all tokens whose centre lies in the rectangle between two corners (table units). */
export function tokensInBand(tokens: readonly BoardToken[], a: Point, b: Point): readonly string[] {
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  return tokens
    .filter((t) => t.x >= left && t.x <= right && t.y >= top && t.y <= bottom)
    .map((token) => token.id);
}
