import type { Point } from '../kernel/geometry.ts';

/**
 * The transform that centres a token on its place. It counts in table units times `--s` (px a unit, set on
 * the mat's layer), so that zooming and rotating the tablet touch no token.
 */
export const tokenTransform = ({ x, y }: Point): string =>
  `translate(calc(var(--s) * ${x}px - 50%), calc(var(--s) * ${y}px - 50%))`;

const timers = new WeakMap<HTMLElement, number>();
const SLIDE_MS = 240;

/** Lets the next change of place be seen as a slide; zooming never is one. */
export function slide(element: HTMLElement): void {
  clearTimeout(timers.get(element));
  element.dataset.slide = '';
  timers.set(
    element,
    window.setTimeout(() => delete element.dataset.slide, SLIDE_MS),
  );
}
