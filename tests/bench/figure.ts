/** One measured number, and what it is held against. */
export interface Figure {
  readonly name: string;
  /** What the number belongs to this time. */
  readonly note?: string;
  readonly value: number;
  readonly unit: string;
  /** The most that is allowed, or the least where `more` is better. */
  readonly target?: number;
  readonly better: 'less' | 'more';
  /** The same work done another way in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
}

export const meets = ({ value, target, better }: Figure): boolean =>
  target === undefined || (better === 'less' ? value <= target : value >= target);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The median time of `runs` calls in milliseconds, after one call that does not count. */
export function medianTime(runs: number, work: () => void): number {
  work();
  return median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}
