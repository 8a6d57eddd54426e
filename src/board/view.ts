import { clamp, type Point } from '../kernel/geometry.ts';
import type { Mat } from './types.ts';

/** What the reader looks at: the place in the middle (table units) and how much larger than the whole mat. */
export interface View extends Point {
  readonly zoom: number;
}

/** The part of the board, in px, that the buttons leave free. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the mat lies on the screen: `px = units × scale + (left, top)`. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export const MAX_ZOOM = 8;
/** Felt's edge and the first row of tokens stay clear of the screen's edge, in px. */
const MARGIN = 10;
/** A board that is not laid out yet has no size; its scale must still be a number to divide by. */
const SMALLEST_SCALE = 0.01;

export const wholeMat = (mat: Mat): View => ({ zoom: 1, x: mat.width / 2, y: mat.height / 2 });

/** Pixels for one table unit when the whole mat is just seen. */
export const fitScale = (mat: Mat, area: Area): number =>
  Math.max(
    SMALLEST_SCALE,
    Math.min((area.width - 2 * MARGIN) / mat.width, (area.height - 2 * MARGIN) / mat.height),
  );

/** Keeps one axis filled with mat: centred while it fits, else no further than the margin past the edge. */
function clampAxis(centre: number, mat: number, shown: number, margin: number): number {
  const half = shown / 2 - margin;
  return mat <= 2 * half ? mat / 2 : clamp(centre, half, mat - half);
}

export function clampView(view: View, mat: Mat, area: Area): View {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM);
  const scale = fitScale(mat, area) * zoom;
  const margin = MARGIN / scale;
  return {
    zoom,
    x: clampAxis(view.x, mat.width, area.width / scale, margin),
    y: clampAxis(view.y, mat.height, area.height / scale, margin),
  };
}

export function placementOf(view: View, mat: Mat, area: Area): Placement {
  const scale = fitScale(mat, area) * view.zoom;
  return {
    scale,
    left: area.left + area.width / 2 - view.x * scale,
    top: area.top + area.height / 2 - view.y * scale,
  };
}

/** The view that shows the mat in this placement, kept within its limits. */
export function viewOf(placement: Placement, mat: Mat, area: Area): View {
  const { scale, left, top } = placement;
  return clampView(
    {
      zoom: scale / fitScale(mat, area),
      x: (area.left + area.width / 2 - left) / scale,
      y: (area.top + area.height / 2 - top) / scale,
    },
    mat,
    area,
  );
}

export const toTable = (placement: Placement, px: Point): Point => ({
  x: (px.x - placement.left) / placement.scale,
  y: (px.y - placement.top) / placement.scale,
});

export const toScreen = (placement: Placement, at: Point): Point => ({
  x: at.x * placement.scale + placement.left,
  y: at.y * placement.scale + placement.top,
});

/** Enlarges by `factor` so that the place under `from` (px) comes to lie under `to` (px). */
export function zoomAbout(
  placement: Placement,
  factor: number,
  from: Point,
  to: Point,
  mat: Mat,
  area: Area,
): View {
  const fit = fitScale(mat, area);
  const scale = clamp(placement.scale * factor, fit, fit * MAX_ZOOM);
  const held = toTable(placement, from);
  return viewOf({ scale, left: to.x - held.x * scale, top: to.y - held.y * scale }, mat, area);
}

/** The longest 1, 2 or 5 × 10ⁿ units that take at most `room` px: the length of the scale bar. */
export function barLength(scale: number, room: number): number {
  const most = room / scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((n) => n * power <= most) ?? 1;
  return step * power;
}
