/** ST-12: the odds of a whole batch of tests, exact, in whole numbers. */
import type { State } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { unitChance, type Ways } from './test.ts';
import { mustTest } from './who-tests.ts';

/** Counts out of `total`: the index is the number of failures. */
export interface Failures {
  readonly counts: readonly bigint[];
  readonly total: bigint;
}

/** ST-12.2, step by step: d'[j] = d[j]·p + d[j−1]·(1 − p). */
export function failures(chances: readonly Ways[]): Failures {
  let counts: bigint[] = [1n];
  let total = 1n;
  for (const { num, den } of chances) {
    const pass = BigInt(num);
    const fail = BigInt(den - num);
    total *= BigInt(den);
    counts = [...counts, 0n].map((count, j) => count * pass + (counts[j - 1] ?? 0n) * fail);
  }
  return { counts, total };
}

/** `count` in `total` as a number of 0…1, precise to twelve digits whatever their size. */
const share = (count: bigint, total: bigint): number => Number((count * 10n ** 12n) / total) / 1e12;

export interface BatchOdds {
  readonly units: number;
  /** Chances of 0…1. */
  readonly allPass: number;
  readonly anyFail: number;
  readonly expectedFails: number;
  readonly failDistribution: readonly number[];
}

export function batchOdds(chances: readonly Ways[]): BatchOdds {
  const { counts, total } = failures(chances);
  const allPass = counts[0] ?? 1n;
  return {
    units: chances.length,
    allPass: share(allPass, total),
    anyFail: share(total - allPass, total),
    expectedFails: chances.reduce((sum, { num, den }) => sum + (den - num) / den, 0),
    failDistribution: counts.map((count) => share(count, total)),
  };
}

/** The units of the active side that must test, tested already or not: the batch of this turn. */
export const batchUnits = (state: State): readonly Unit[] =>
  state.units.filter((unit) => unit.side === state.activeSide && mustTest(unit, state.settings).required);

export const turnOdds = (state: State): BatchOdds =>
  batchOdds(batchUnits(state).map((unit) => unitChance(unit, state.settings)));

/** The chance to stay stupid `turns` own turns in a row, and how many failures to expect (null: no end). */
export const staysStupid = (
  { num, den }: Ways,
  turns: number,
): { readonly chance: number; readonly expectedFailures: number | null } => ({
  chance: ((den - num) / den) ** turns,
  expectedFailures: num === 0 ? null : (den - num) / num,
});
