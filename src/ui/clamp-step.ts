/** Keeps a stepped value within its limits and free of floating-point dust (at most three decimals). */
export const clampStep = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(value * 1000) / 1000));
