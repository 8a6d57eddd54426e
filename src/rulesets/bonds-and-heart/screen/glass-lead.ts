/** Where three panes meet: the drops of solder on the lead. Worked out once from the cells. */
import { HEART_CELLS } from './heart-geometry.ts';

type Point = readonly [x: number, y: number];

const meetings = new Map<string, { readonly point: Point; count: number }>();
for (const { path } of HEART_CELLS) {
  const corners = new Set(path.match(/-?[\d.]+ -?[\d.]+/g));
  for (const corner of corners) {
    const [x = 0, y = 0] = corner.split(' ').map(Number);
    const known = meetings.get(corner) ?? { point: [x, y], count: 0 };
    known.count += 1;
    meetings.set(corner, known);
  }
}

export const SOLDER: readonly Point[] = [...meetings.values()]
  .filter(({ count }) => count >= 3)
  .map(({ point }) => point);

/** All lead lines as one path. */
export const LEAD = HEART_CELLS.map(({ path }) => path).join('');
