/** How a column of numbers is written down; reader and writer share these figures. */

/** Decimals that a column is scaled by; numbers with more are kept as doubles. */
export const MOST_DECIMALS = 4;

/** The ways of a column whose numbers are whole once they are scaled. */
export const WAYS = {
  /** None is below zero: each in whole bytes, which deflate makes small when a few numbers come often. */
  natural: 0,
  /** The same with signs. */
  signed: 1,
  /** Each in as few bits as the largest needs, beside what is deflated: best when anything may come. */
  packed: 2,
  /** The first, and a column of the steps from each to the next. */
  steps: 3,
} as const;

/** The head of a column: doubles; or `1 + decimals * 4 + way`; or, from `CONSTANT` on, every number is `head - CONSTANT`. */
export const DOUBLES = 0;
export const CONSTANT = 1 + 4 * (MOST_DECIMALS + 1);

/** The widest number that is packed: JavaScript's bit operations end here. */
export const MOST_BITS = 30;

/** The fewest decimals that hold every number of a column exactly; null when none do. */
export function decimalsOf(column: readonly number[]): number | null {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    const exact = (value: number): boolean => {
      const scaled = Math.round(value * scale);
      // Whole numbers have no -0; only a double keeps it.
      return Math.abs(scaled) < 2 ** 50 && scaled / scale === value && !Object.is(value, -0);
    };
    if (column.every(exact)) return decimals;
  }
  return null;
}

/** Bits of the largest of some whole numbers from 0 on. */
export const widthOf = (column: readonly number[]): number =>
  Math.ceil(Math.log2(column.reduce((a, b) => Math.max(a, b), 0) + 1));

/** Bits that a column takes when each number costs what its share of the column makes it cost. */
function entropyOf(column: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of column) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(column.length / count);
  return bits;
}

/**
 * Whether numbers of `width` bits are so evenly spread that packing beats deflate.
 * @param loss what a bit of entropy is thought to cost once deflate has mixed the columns; 0 packs nothing
 */
export function worthPacking(column: readonly number[], width: number, loss: number): boolean {
  if (width > MOST_BITS || loss === 0) return false;
  // Many different numbers leave deflate no statistics to learn: each costs nearly its whole byte.
  const many = new Set(column).size > column.length / 3;
  const deflated = many ? 8 * column.length * Math.ceil(width / 7) : entropyOf(column) * loss;
  return width * column.length < deflated;
}

/** Counting up, as in the numbers of copied figures: the steps say clearly less than the numbers. */
export const worthSteps = (column: readonly number[], steps: readonly number[]): boolean =>
  steps.length > 2 && 2 * entropyOf(steps) + 24 < entropyOf(column);
