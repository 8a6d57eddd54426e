/** How rare a sum of dice is. */

/** Throws above which the sum is taken as normally distributed: the difference is beyond every figure shown. */
const MOST_EXACT = 1_500;

/** Chance that a standard normal number is at least `z`, to six digits (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}

/** The distribution of the sum of `count` dice, from sum `count` on, as chances. */
function sums(count: number, faces: number): Float64Array {
  let now = Float64Array.of(1);
  for (let i = 0; i < count; i += 1) {
    const next = new Float64Array(now.length + faces - 1);
    // Each new chance is the mean of the last `faces` old ones: a window that slides.
    let window = 0;
    for (let at = 0; at < next.length; at += 1) {
      window += (now[at] ?? 0) - (now[at - faces] ?? 0);
      next[at] = Math.max(0, window) / faces;
    }
    now = next;
  }
  return now;
}

/**
 * The chance that fair dice fall at least as far from their mean as `sum`, on its side of it.
 * @returns 1 when the sum is the mean itself
 */
export function howRare(count: number, faces: number, sum: number): number {
  const mean = (count * (faces + 1)) / 2;
  if (sum === mean) return 1;
  const far = Math.abs(sum - mean);
  if (count > MOST_EXACT) return upperTail((far - 0.5) / Math.sqrt((count * (faces * faces - 1)) / 12));
  // The distribution is symmetric, so the far side above stands for both.
  const chances = sums(count, faces);
  let total = 0;
  for (let at = Math.ceil(mean + far - 1e-9) - count; at < chances.length; at += 1) total += chances[at]!;
  return total;
}
