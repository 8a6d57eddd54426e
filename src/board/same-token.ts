import type { BoardToken, TokenMark } from './types.ts';

/** Runs for every token at every render of the board, so it makes no arrays. */
function sameFields<T extends object>(a: T, b: T, except?: keyof T): boolean {
  for (const key in a) if (key !== except && a[key] !== b[key]) return false;
  for (const key in b) if (key !== except && a[key] !== b[key]) return false;
  return true;
}

const NONE: readonly TokenMark[] = [];

/** Whether two descriptions draw the same token, so that a screen may build them anew at every render. */
export function sameToken(a: BoardToken, b: BoardToken): boolean {
  if (a === b) return true;
  const [left, right] = [a.marks ?? NONE, b.marks ?? NONE];
  return (
    sameFields(a, b, 'marks') &&
    left.length === right.length &&
    left.every((mark, i) => sameFields(mark, right[i] ?? mark))
  );
}
