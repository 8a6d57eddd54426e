import { useLayoutEffect } from 'react';

export type BodyMark = 'table' | 'guide' | 'sheet' | 'raid';

/** Several of a kind may stand on the page at once. */
const standing = new Map<BodyMark, number>();

function count(mark: BodyMark, by: 1 | -1): void {
  const now = (standing.get(mark) ?? 0) + by;
  standing.set(mark, now);
  document.body.classList.toggle(`has-${mark}`, now > 0);
}

/**
 * Tells the style sheets what stands on the page, by a class `has-…` on the body, for what lies elsewhere
 * and must make room. `body:has(…)` says the same, but the browser then searches the whole page, with its
 * 400 tokens, after each change of it.
 */
export function useBodyMark(mark: BodyMark): void {
  useLayoutEffect(() => {
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark]);
}
