/** How surprising a count is. */

/** ln Γ(x) for x > 0, by Lanczos' series. */
function logGamma(x: number): number {
  const series = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
    -5.395239384953e-6,
  ].reduce((sum, weight, i) => sum + weight / (x + 1 + i), 1.000000000190015);
  const t = x + 5.5;
  return (x + 0.5) * Math.log(t) - t + Math.log((Math.sqrt(2 * Math.PI) * series) / x);
}

/** The upper tail of the gamma distribution: Γ(a, x) ÷ Γ(a), by series or by continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; Math.abs(term) > Math.abs(sum) * 1e-14; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  const TINY = 1e-300;
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 100_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (Math.abs(an * d + b) < TINY ? TINY : an * d + b);
    c = Math.abs(b + an / c) < TINY ? TINY : b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return h * scale;
}

/** How often fair dice would give a χ² at least this large. */
export const chiSquareTail = (statistic: number, freedom: number): number =>
  upperGamma(freedom / 2, statistic / 2);

/** How often fair dice would be at least this many standard errors away, to either side. */
export const normalTails = (z: number): number => chiSquareTail(z * z, 1);

export interface ChiSquare {
  readonly statistic: number;
  readonly freedom: number;
  readonly p: number;
}

/** χ² of counts that should all be equal. */
export function evenness(counts: ArrayLike<number>): ChiSquare {
  const all = Array.from(counts);
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length;
  const statistic = all.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected;
  const freedom = all.length - 1;
  return { statistic, freedom, p: chiSquareTail(statistic, freedom) };
}

/**
 * How many standard errors an observed count lies from the predicted chance. What cannot happen and what must
 * happen have no error: a single miss is infinitely far.
 */
export function distanceOf(observed: number, of: number, chance: number): number {
  const error = Math.sqrt(of * chance * (1 - chance));
  const gap = observed - of * chance;
  return error < 1e-9 ? (Math.abs(gap) < 1e-6 ? 0 : Math.sign(gap) * Number.POSITIVE_INFINITY) : gap / error;
}
