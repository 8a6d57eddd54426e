/** BH-P1 to BH-P5: exact chances of a heart roll, from the search that resolves it. */
import { add, type Fraction, fraction, multiply, ONE, ZERO } from '../../../kernel/fraction.ts';
import type { Bond, PlotNo, Tone } from '../model/bearer.ts';
import { paint, search } from './heart.ts';

/** Throws of three dice. */
export const HEART_THROWS = 216;

/** BH-P1: ways out of 216 for three dice to show a sum. */
export const WAYS: ReadonlyMap<number, number> = (() => {
  const ways = new Map<number, number>();
  for (let a = 1; a <= 6; a += 1)
    for (let b = 1; b <= 6; b += 1)
      for (let c = 1; c <= 6; c += 1) ways.set(a + b + c, (ways.get(a + b + c) ?? 0) + 1);
  return ways;
})();

export interface HeartOdds {
  /** Ways out of 216 for each plot that can change (BH-P2). */
  readonly ways: ReadonlyMap<PlotNo, number>;
  /** Ways that change nothing (BH-P3). */
  readonly none: number;
}

/** What the next roll can do to a heart (BH-3.11). */
export function heartOdds(light: readonly PlotNo[], toward: Tone): HeartOdds {
  const found = new Map<PlotNo, number>();
  let none = 0;
  for (const [sum, ways] of WAYS) {
    const { changed } = search(light, toward, sum);
    if (changed === null) none += ways;
    else found.set(changed, (found.get(changed) ?? 0) + ways);
  }
  return { ways: found, none };
}

/** The chance that some plot changes. */
export const changeChance = (odds: HeartOdds): Fraction => fraction(HEART_THROWS - odds.none, HEART_THROWS);

/** The chance that just this plot changes. */
export const plotChance = (odds: HeartOdds, plot: PlotNo): Fraction =>
  fraction(odds.ways.get(plot) ?? 0, HEART_THROWS);

/** BH-P4: ways out of 216 that touch a bond. A free bond has no plots and is never touched. */
export const bondWays = (odds: HeartOdds, bond: Bond): number =>
  bond.plots.reduce((sum, plot) => sum + (odds.ways.get(plot) ?? 0), 0);

/** BH-P4 as a chance: that the next roll changes a part of this bond. */
export const bondChance = (odds: HeartOdds, bond: Bond): Fraction =>
  fraction(bondWays(odds, bond), HEART_THROWS);

/** BH-P5: the chance that each of `rolls` rolls in a row changes a plot; meant for up to 3. */
export function chainChance(light: readonly PlotNo[], toward: Tone, rolls: number): Fraction {
  if (rolls <= 0) return ONE;
  const odds = heartOdds(light, toward);
  let sum = ZERO;
  for (const [plot, ways] of odds.ways)
    sum = add(
      sum,
      multiply(fraction(ways, HEART_THROWS), chainChance(paint(light, plot, toward), toward, rolls - 1)),
    );
  return sum;
}
