import { type ReactNode, useDeferredValue } from 'react';

/** How high the guide stood with all its parts. */
let whole = 0;

/** The ref of the guide, which is as high as what is in it: it does not become lower while a part is still to come. */
export function steady(guide: HTMLElement | null): void {
  if (!guide) return;
  const look = (): void => {
    if (!guide.querySelector('[data-later]')) whole = guide.offsetHeight;
  };
  new ResizeObserver(look).observe(guide);
}

/** Holds the guide as high as it was, or the board beside it would grow for one picture and shrink again. */
function hold(mark: HTMLElement): () => void {
  const style = mark.closest('aside')?.style;
  if (style) style.minHeight = `${whole}px`;
  return () => {
    if (style) style.minHeight = '';
  };
}

/**
 * The lower part of a panel: drawn right after the first picture of what stands above it. A tap that brings a whole
 * panel is answered by its head, where the eye is. Nothing may stand below it, or it would be pushed down.
 */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <i hidden data-later ref={hold} />;
