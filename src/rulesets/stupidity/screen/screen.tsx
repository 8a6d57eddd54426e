/** Stands in for the board until it is built. */
export function Placeholder(): null {
  return null;
}
