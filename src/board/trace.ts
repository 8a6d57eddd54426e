import type { Point } from '../kernel/geometry.ts';
import type { BoardToken } from './types.ts';

/** The two elements that tell how far a dragged token has come. */
export interface TraceElements {
  readonly line: HTMLElement;
  readonly tag: HTMLElement;
}

/** px between a token's centre and the tag above it: clear of the finger. */
const LIFT_PX = 52;

/**
 * Draws the way from a token's origin by transforms alone. The words are written only when they change, so
 * that a drag costs no layout in most frames.
 */
export function drawTrace(
  { line, tag }: TraceElements,
  from: BoardToken | null,
  by: Point,
  scale: number,
  format: (value: number) => string,
): void {
  line.hidden = tag.hidden = from === null;
  if (!from) return;
  const [dx, dy] = [by.x * scale, by.y * scale];
  const [x, y] = [from.x * scale, from.y * scale];
  line.style.transform = `translate(${x}px, ${y}px) rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy)})`;
  const above = y + dy > 1.5 * LIFT_PX ? -LIFT_PX : LIFT_PX;
  tag.style.transform = `translate(${x + dx}px, ${y + dy + above}px) translate(-50%, -50%)`;
  const text = format(Math.hypot(by.x, by.y));
  if (tag.textContent !== text) tag.textContent = text;
}
