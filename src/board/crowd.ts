import type { Point } from '../kernel/geometry.ts';

/** Enough to know how dense an army stands; more would only cost time at every move. */
const SAMPLE = 60;

/** The usual distance from a piece to its nearest neighbour, in table units; `Infinity` for a lone one. */
export function spacingOf(pieces: readonly Point[]): number {
  const every = Math.ceil(pieces.length / SAMPLE);
  const nearest = pieces
    .filter((_, i) => i % every === 0)
    .map((piece) => {
      // Squares until the end: this runs thousands of times at every change of the field.
      let least = Number.POSITIVE_INFINITY;
      for (const other of pieces) {
        const square = (piece.x - other.x) ** 2 + (piece.y - other.y) ** 2;
        if (square < least && other !== piece) least = square;
      }
      return Math.sqrt(least);
    })
    .sort((a, b) => a - b);
  return nearest[Math.floor(nearest.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** Least diameters of a drawn token, in rem: as large as the crowd allows, so that ranks do not become one. */
const SIZES = [1.75, 1.5, 1.25] as const;
const SMALLEST = 1.0625;

/** The least diameter that a token is drawn with, in px, where neighbours stand `spacing` units apart. */
export const leastDrawn = (spacing: number, scale: number, rem: number): number =>
  (SIZES.find((size) => size * rem <= spacing * scale) ?? SMALLEST) * rem;
