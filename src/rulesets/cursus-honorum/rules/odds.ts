/** The chances before a roll. Dice are too many to walk, so formulas are used; a test proves them. */
import { type Fraction, fraction, power } from '../../../kernel/fraction.ts';
import { sumOf } from '../../../kernel/odds.ts';
import type { Character, Status, Track } from '../model/character.ts';
import type { House, State } from '../model/game.ts';
import { fleesAtOnce, flightDice } from './flight-test.ts';
import { fixedLoad } from './leader-load.ts';
import { offensiveDice, tracksLeft } from './offensive-test.ts';

const NO_ONE = 5 / 6;

/** The chance of no 1 on `dice` dice (CH-12.2). */
export const passChance = (dice: number): number => NO_ONE ** dice;

/** The same as an exact fraction, for "25 in 36"; meant for a handful of dice. */
export const passFraction = (dice: number): Fraction => power(fraction(5, 6), dice);

/** What a test of phase 2 is made of, for its chances. */
export interface TestLike {
  readonly dice: number;
  readonly points: number;
  readonly status: Status;
  readonly forcedFlight: boolean;
}

/** Chances of one flight test: flight and cowering are equally likely in ok, else all failures flee. */
export function flightOdds(
  dice: number,
  atOnce: boolean,
): { pass: number; flight: number; cowering: number } {
  const pass = passChance(dice);
  const fail = 1 - pass;
  return atOnce ? { pass, flight: fail, cowering: 0 } : { pass, flight: fail / 2, cowering: fail / 2 };
}

export const testOdds = (test: TestLike): ReturnType<typeof flightOdds> =>
  flightOdds(test.dice * test.points, fleesAtOnce(test.status, test.forcedFlight));

/** The odds of a character's flight test as it stands. */
export const oddsOfFlightTest = (character: Character, house: House): ReturnType<typeof flightOdds> =>
  flightOdds(flightDice(character, house), fleesAtOnce(character.status, character.pendingForcedFlight));

/** Chances of each offensive reaction still to be tested, and of staying in ok (CH-12.7). */
export const oddsOfOffensiveTests = (state: State, character: Character): ReturnType<typeof enterOdds> =>
  enterOdds(tracksLeft(state, character).map((track) => ({ track, dice: offensiveDice(character, track) })));

/** P(enter tᵢ) when the tracks are tested in this order, each on its own dice. */
export function enterOdds(tests: readonly { readonly track: Track; readonly dice: number }[]): {
  readonly ok: number;
  readonly enter: readonly { readonly track: Track; readonly chance: number }[];
} {
  let ok = 1;
  const enter = tests.map(({ track, dice }) => {
    const chance = ok * (1 - passChance(dice));
    ok *= passChance(dice);
    return { track, chance };
  });
  return { ok, enter };
}

/** Chance to return to ok, and attempts to expect if nothing changes (CH-14.4). */
export function recoveryOdds(dice: number): { readonly ok: number; readonly attempts: number } {
  const ok = passChance(dice);
  return { ok, attempts: ok > 0 ? 1 / ok : Number.MAX_VALUE };
}

/** The distribution of how many flee, tester by tester: entry k is the chance of exactly k. */
export function fleeingCounts(tests: readonly TestLike[]): number[] {
  let counts = [1];
  for (const test of tests) {
    const { flight } = testOdds(test);
    counts = Array.from(
      { length: counts.length + 1 },
      (_, k) => (counts[k] ?? 0) * (1 - flight) + (counts[k - 1] ?? 0) * flight,
    );
  }
  return counts;
}

export const expectedFleeing = (tests: readonly TestLike[]): number =>
  tests.reduce((sum, test) => sum + testOdds(test).flight, 0);

/** The chance that nobody of a round fails. */
export const allPass = (tests: readonly TestLike[]): number =>
  passChance(tests.reduce((sum, { dice, points }) => sum + dice * points, 0));

export interface LeaderLike {
  readonly leadership: number;
  readonly stars: number;
  readonly command: number;
  readonly size: number;
}

/** Mean and standard deviation of a leader load (CH-7.2). */
export const leaderLoadOdds = (
  leader: LeaderLike,
): { readonly mean: number; readonly deviation: number } => ({
  mean: fixedLoad(leader, leader.command) + 3.5 * leader.stars,
  deviation: Math.sqrt((35 / 12) * leader.stars),
});

/** Passing after a leader's death: `affected` at equal loads, the remainder falling at random (CH-2.10). */
export function leaderPass(leader: LeaderLike, affected: number, dice: number): number {
  if (affected < 1) return 1;
  let sum = 0;
  for (const [stars, chance] of sumOf(leader.stars, 6)) {
    const load = fixedLoad(leader, leader.command) + stars;
    const each = Math.floor(load / affected);
    const odd = (load % affected) / affected;
    const pass = (1 - odd) * passChance(dice * each) + odd * passChance(dice * (each + 1));
    sum += (Number(chance.num) / Number(chance.den)) * pass;
  }
  return sum;
}

/** At most so many new fleers for each fleer among characters in ok with `dice` dice per point. */
export const newFleersPerFleer = (dice: number, size: number): number => (size * (1 - passChance(dice))) / 2;

/** How far a panic grows at most; null when the bound does not hold (m ≥ 1). */
export function routMultiplier(dice: number, size: number): number | null {
  const m = newFleersPerFleer(dice, size);
  // Size 12 with one die makes m = 1, which rounding puts a hair below.
  return m < 1 - 1e-9 ? 1 / (1 - m) : null;
}

/**
 * Faces that stand for a told outcome ("no 1" / "a 1") on any number of dice: what to answer a test with
 * when the players tell the result and not the dice.
 */
export const declaredFaces = (count: number, passed: boolean): number[] =>
  Array.from({ length: count }, (_, i) => (i === 0 && !passed ? 1 : 2));
