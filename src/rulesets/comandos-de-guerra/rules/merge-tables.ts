/** What was pasted goes into the tables that are there: rows that were not pasted stay. */
import type { WeaponProfile } from '../model/sheet.ts';
import type { Interval, LiftTable, ServiceTable } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import type { PastedLift, PastedService } from './paste-tables.ts';

const overlap = (a: Interval, b: Interval): boolean => a[0] <= b[1] && b[0] <= a[1];

/** Rows of Strength take the place of those that they overlap. */
export function mergeLift({ intervals, cells }: LiftTable, pasted: readonly PastedLift[]): LiftTable {
  const kept = intervals
    .map((interval, i): PastedLift => ({ interval, row: cells[i]! }))
    .filter(({ interval }) => !pasted.some((one) => overlap(one.interval, interval)));
  const all = [...kept, ...pasted].toSorted((a, b) => a.interval[0] - b.interval[0]);
  return { intervals: all.map(({ interval }) => interval), cells: all.map(({ row }) => row) };
}

export const mergeService = (table: ServiceTable, pasted: readonly PastedService[]): ServiceTable => ({
  ...table,
  ...Object.fromEntries(pasted.map(({ type, times }) => [type, times])),
});

/** Weapons of the same name are replaced; what does not fit is left out. */
export const mergeArsenal = (
  arsenal: readonly WeaponProfile[],
  pasted: readonly WeaponProfile[],
): readonly WeaponProfile[] =>
  [...arsenal.filter(({ name }) => !pasted.some((one) => one.name === name)), ...pasted].slice(
    0,
    LIMITS.arsenal,
  );
