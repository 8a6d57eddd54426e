import type { Mat } from './types.ts';
import { type Area, fitScale } from './view.ts';

/** Sizes on the screen, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Length of the row of tools, and of the zoom buttons when all are shown. */
  readonly tools: number;
  readonly zoom: number;
  /** Length of one button alone: the zoom row when it is folded. */
  readonly one: number;
  /** Across a rail, with the gap to the board's edge. */
  readonly thickness: number;
}

export interface Layout {
  /** The edge along which the buttons stand. */
  readonly rails: 'left' | 'top';
  /** Whether the zoom buttons are folded into one, for want of room. */
  readonly folded: boolean;
  /** What is left for the mat. */
  readonly area: Area;
  /** px free between the two rows of buttons, and where along the edge that begins. */
  readonly between: number;
  readonly betweenFrom: number;
}

/** Gaps at both ends of a rail and between its two rows, in px. */
const GAPS = 24;

/**
 * Puts the buttons beside the mat, never on the deployment zones, along the edge where they cost the mat
 * least. An edge where everything fits unfolded wins against one where it does not, unless the mat would
 * lose more than a tenth.
 */
export function chooseLayout(room: Room, mat: Mat): Layout {
  const { width, height, thickness } = room;
  const along = (rails: Layout['rails'], length: number, area: Area) => {
    const folded = room.tools + room.zoom + GAPS > length;
    const between = length - room.tools - (folded ? room.one : room.zoom) - GAPS;
    const worth = fitScale(mat, area) * (between < 0 ? 0.6 : folded ? 0.9 : 1);
    return { rails, folded, area, between: Math.max(0, between), betweenFrom: room.tools + GAPS / 2, worth };
  };
  const left = along('left', height, { left: thickness, top: 0, width: width - thickness, height });
  const top = along('top', width, { left: 0, top: thickness, width, height: height - thickness });
  const { worth: _, ...best } = left.worth > top.worth ? left : top;
  return best;
}
