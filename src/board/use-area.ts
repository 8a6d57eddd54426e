import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { chooseLayout, type Layout, type Room } from './rails.ts';
import type { Mat } from './types.ts';

/** What is read from the page, in px. */
interface Measured {
  readonly width: number;
  readonly height: number;
  readonly tools: number;
  /** Hit areas and the least size of a token grow with the reader's text size. */
  readonly rem: number;
}

/** In rem, as in board.css: a button, the gap between two, and a rail's padding on both sides. */
const BUTTON = 3;
const GAP = 0.5;
const PADDING = 0.5;
const BORDERS_PX = 2;
/** From a rail to the board's edge. */
const EDGE_PX = 8;

const rowOf = (buttons: number, rem: number): number =>
  (buttons * BUTTON + (buttons - 1) * GAP + PADDING) * rem + BORDERS_PX;

const roomOf = ({ width, height, tools, rem }: Measured, zoomButtons: number): Room => ({
  width,
  height,
  tools,
  zoom: rowOf(zoomButtons, rem),
  one: rowOf(1, rem),
  thickness: rowOf(1, rem) + EDGE_PX,
});

const measure = (board: HTMLElement, tools: HTMLElement): Measured => ({
  width: board.clientWidth,
  height: board.clientHeight,
  tools: Math.max(tools.scrollWidth, tools.scrollHeight),
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
});

const unchanged = (a: Measured, b: Measured) =>
  a.width === b.width && a.height === b.height && a.tools === b.tools && a.rem === b.rem;

const NOT_YET: Measured = { width: 0, height: 0, tools: 0, rem: 16 };

/** Follows the board's size and says where the buttons go and how much they leave for the mat. */
export function useArea(
  mat: Mat,
  board: RefObject<HTMLElement | null>,
  tools: RefObject<HTMLElement | null>,
  zoomButtons: number,
): Layout & { readonly rem: number } {
  const [measured, setMeasured] = useState(NOT_YET);
  useLayoutEffect(() => {
    const [whole, row] = [board.current, tools.current];
    if (!whole || !row) return;
    const read = () => {
      const next = measure(whole, row);
      setMeasured((known) => (unchanged(known, next) ? known : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(whole);
    observer.observe(row);
    return () => observer.disconnect();
  }, [board, tools]);
  return useMemo(
    () => ({ ...chooseLayout(roomOf(measured, zoomButtons), mat), rem: measured.rem }),
    [measured, mat, zoomButtons],
  );
}
