/** CG-P.2, CG-P.5, CG-P.6: exact odds of contests. Re-rolls are unbounded, so they are summed by formula. */
import { add, type Fraction, fraction, multiply, ONE, subtract, ZERO } from '../../../kernel/fraction.ts';
import type { House } from '../model/house.ts';
import { contestValue } from './contest.ts';
import { halved, succeeds, successChance } from './grades.ts';

export interface Numbers {
  readonly level: number;
  /** Everything that is known beforehand, the card's own addends included. */
  readonly modifier: number;
}

const FACES = Array.from({ length: 100 }, (_, i) => i + 1);

const passes = ({ level, modifier }: Numbers, face: number): boolean =>
  succeeds(level, face, face + modifier);

/** How the 10,000 pairs of faces fall. */
function pairs(a: Numbers, b: Numbers) {
  const count = { above: 0, below: 0, first: 0, second: 0, tied: 0, neither: 0, failAbove: 0, failTied: 0 };
  for (const x of FACES) {
    const valueA = contestValue(a, x);
    const passA = passes(a, x);
    for (const y of FACES) {
      const gap = valueA - contestValue(b, y);
      const passB = passes(b, y);
      if (gap > 0) count.above += 1;
      if (gap < 0) count.below += 1;
      if (passA && (!passB || gap > 0)) count.first += 1;
      else if (passB && (!passA || gap < 0)) count.second += 1;
      else if (passA) count.tied += 1;
      else {
        count.neither += 1;
        if (gap > 0) count.failAbove += 1;
        if (gap === 0) count.failTied += 1;
      }
    }
  }
  return count;
}

export interface ContestOdds {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly neither: Fraction;
}

/** The part of a tie that goes to the first: re-rolls go by value alone (CG-5.6). */
const tieShare = (tied: number, forOne: number, forOther: number): Fraction =>
  multiply(fraction(tied, 10_000), fraction(forOne, forOne + forOther));

/** Two rivals: who wins, or nobody. */
export function contestOdds(a: Numbers, b: Numbers): ContestOdds {
  const { above, below, first, second, tied, neither } = pairs(a, b);
  return {
    first: add(fraction(first, 10_000), tieShare(tied, above, below)),
    second: add(fraction(second, 10_000), tieShare(tied, below, above)),
    neither: fraction(neither, 10_000),
  };
}

export interface FieldOdds {
  /** In the order of entry: the chance to win outright, without a re-roll. */
  readonly wins: readonly Fraction[];
  readonly nobody: Fraction;
  /** The best are tied and throw again. */
  readonly tie: Fraction;
}

/** Any number of rivals on the first throw. */
export function fieldOdds(field: readonly Numbers[]): FieldOdds {
  const spread = field.map((one) => {
    const counts = new Map<number, number>();
    for (const face of FACES)
      if (passes(one, face))
        counts.set(contestValue(one, face), (counts.get(contestValue(one, face)) ?? 0) + 1);
    return counts;
  });
  // The chance that one rival does not reach a value with a pass.
  const stays = (counts: ReadonlyMap<number, number>, value: number): Fraction => {
    let reached = 0;
    for (const [other, count] of counts) if (other >= value) reached += count;
    return fraction(100 - reached, 100);
  };
  const wins = spread.map((counts, i) => {
    let sum = ZERO;
    for (const [value, count] of counts)
      sum = add(
        sum,
        spread.reduce(
          (chance, other, j) => (j === i ? chance : multiply(chance, stays(other, value))),
          fraction(count, 100),
        ),
      );
    return sum;
  });
  const nobody = field.reduce(
    (chance, { level, modifier }) => multiply(chance, subtract(ONE, successChance(level, modifier))),
    ONE,
  );
  return { wins, nobody, tie: subtract(ONE, wins.reduce(add, nobody)) };
}

/** CG-P.6: whether an order stands. */
export function commandOdds(
  officer: Numbers,
  subordinate: Numbers,
  house: House,
): Record<'obeyed' | 'refused', Fraction> {
  const officerPasses = successChance(officer.level, officer.modifier);
  const { above, below, failAbove, failTied, neither } = pairs(officer, subordinate);
  const bothFail =
    house.commandBothFail === 'officerHolds'
      ? fraction(neither, 10_000)
      : add(fraction(failAbove, 10_000), tieShare(failTied, above, below));
  const obeyed = add(officerPasses, bothFail);
  return { obeyed, refused: subtract(ONE, obeyed) };
}

/** CG-P.5: of the ten faces of a blow, how many knock out by themselves, and the mean blow. */
export function blowOdds(house: House): { knockOut: Fraction; mean: Fraction } {
  const blows = FACES.slice(0, 10).map((face) => halved(face, house));
  return {
    knockOut: fraction(blows.filter((blow) => blow >= 5).length, 10),
    mean: fraction(
      blows.reduce((sum, blow) => sum + blow, 0),
      10,
    ),
  };
}
