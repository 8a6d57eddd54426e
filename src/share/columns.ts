/** How a column of numbers is written down; reader and writer share these figures. */

/** Decimals that a column is scaled by; numbers with more are kept as doubles. */
export const MOST_DECIMALS = 4;

/**
 * The head of a column. Below `DOUBLES`: that many decimals, each number in whole bytes, which deflate makes
 * small when a few numbers come often. From `PACKED`: decimals again, each number in as few bits as the
 * largest needs, which is best when anything may come. From `CONSTANT`: every number is `head - CONSTANT`.
 */
export const DOUBLES = MOST_DECIMALS + 1;
export const PACKED = DOUBLES + 1;
export const CONSTANT = PACKED + MOST_DECIMALS + 1;

/** The widest number that is packed: JavaScript's bit operations end here. */
export const MOST_BITS = 30;

/**
 * What an entropy of one bit is thought to cost once deflate has mixed a column with all the others; 0 packs
 * nothing. No figure is best for every table, so a link is made with each and the shortest is kept.
 */
export const DEFLATE_LOSSES = [0, 1.25, 2] as const;

/** The fewest decimals that hold every number of a column exactly; null when none do. */
export function decimalsOf(column: readonly number[]): number | null {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    const exact = (value: number): boolean => {
      const scaled = Math.round(value * scale);
      return Math.abs(scaled) < 2 ** 50 && Object.is(scaled / scale, value);
    };
    if (column.every(exact)) return decimals;
  }
  return null;
}

/** Bits of the largest of some whole numbers from 0 on. */
export const widthOf = (column: readonly number[]): number =>
  Math.ceil(Math.log2(column.reduce((a, b) => Math.max(a, b), 0) + 1));

/** Whether numbers of `width` bits are so evenly spread that packing beats deflate. */
export function worthPacking(column: readonly number[], width: number, loss: number): boolean {
  if (width > MOST_BITS || loss === 0) return false;
  const counts = new Map<number, number>();
  for (const value of column) counts.set(value, (counts.get(value) ?? 0) + 1);
  let entropy = 0;
  for (const count of counts.values()) entropy += count * Math.log2(column.length / count);
  // Many different numbers leave deflate no statistics to learn: each costs nearly its whole byte.
  const many = counts.size > column.length / 3;
  const deflated = many ? 8 * column.length * Math.ceil(width / 7) : entropy * loss;
  return width * column.length < deflated;
}
