/** The reference tables. What the source lost is empty, or a house default that says so. */
import type { WeaponProfile } from './sheet.ts';
import { DIFFICULTIES, type Difficulty, WEAPON_TYPES, type WeaponType } from './words.ts';

export interface HitTable {
  readonly halfCover: number;
  readonly fullCover: number;
  /** After no, one and two rounds of aim, nobody moving. */
  readonly aimStill: readonly [number, number, number];
  /** The same when shooter, target or both move. */
  readonly aimMoving: readonly [number, number, number];
  readonly custom: readonly { readonly id: string; readonly label: string; readonly value: number }[];
}

export type RangeTable = Readonly<Record<Difficulty, number>>;

export const SPEED_UNITS = ['km/h', 'm/round'] as const;

export type Interval = readonly [number, number];

export interface SpeedTable {
  readonly unit: (typeof SPEED_UNITS)[number];
  readonly constitution: readonly Interval[];
  /** Kilograms, ascending. */
  readonly weights: readonly number[];
  /** One row a weight, one column an interval. */
  readonly cells: readonly (readonly (number | null)[])[];
}

/** `knownAtLeastKg`: the maximum is not known, but it is no less than this (CG-9.7). */
export interface LiftCell {
  readonly maxKg: number | null;
  readonly knownAtLeastKg: number | null;
}

export type LiftRow = Readonly<Record<Difficulty, LiftCell>>;

export interface LiftTable {
  readonly intervals: readonly Interval[];
  /** One row an interval. */
  readonly cells: readonly LiftRow[];
}

/** Rounds to clear a jam and to change a magazine, for each type of weapon. */
export type ServiceTable = Readonly<
  Record<WeaponType, { readonly unjam: number | null; readonly reload: number | null }>
>;

export interface Tables {
  readonly hit: HitTable;
  readonly range: RangeTable;
  readonly speed: SpeedTable;
  readonly lift: LiftTable;
  readonly service: ServiceTable;
  readonly arsenal: readonly WeaponProfile[];
}

export const TABLE_KEYS = ['hit', 'range', 'speed', 'lift', 'service', 'arsenal'] as const;
export type TableKey = (typeof TABLE_KEYS)[number];

/** One table under its name. */
export type TableEntry = {
  readonly [K in TableKey]: { readonly key: K; readonly value: Tables[K] };
}[TableKey];

const NO_LIFT: LiftCell = { maxKg: null, knownAtLeastKg: null };

export const emptyLiftRow = (): LiftRow => ({
  veryEasy: NO_LIFT,
  easy: NO_LIFT,
  normal: NO_LIFT,
  hard: NO_LIFT,
  veryHard: NO_LIFT,
});

// CG-9.7: one row and a half of the table survive in an example; the other intervals are by analogy.
const LIFT: LiftTable = {
  intervals: [
    [0, 20],
    [21, 40],
    [41, 60],
    [61, 80],
    [81, 100],
  ],
  cells: [
    emptyLiftRow(),
    emptyLiftRow(),
    {
      ...emptyLiftRow(),
      veryEasy: { maxKg: 35, knownAtLeastKg: null },
      easy: { maxKg: null, knownAtLeastKg: 47 },
    },
    emptyLiftRow(),
    emptyLiftRow(),
  ],
};

const NO_SERVICE = { unjam: null, reload: null };

export const DEFAULT_TABLES: Tables = {
  // CG-10.4, CG-11.6: half cover is the game's, the rest are house defaults.
  hit: { halfCover: 20, fullCover: 40, aimStill: [0, -20, -40], aimMoving: [0, 0, -20], custom: [] },
  range: { veryEasy: -40, easy: -20, normal: 0, hard: 20, veryHard: 40 },
  speed: { unit: 'km/h', constitution: [], weights: [], cells: [] },
  lift: LIFT,
  service: Object.fromEntries(WEAPON_TYPES.map((type) => [type, NO_SERVICE])) as ServiceTable,
  arsenal: [],
};

/** Empty where a table can be empty; numbers that every sum needs go to 0. */
export const CLEARED_TABLES: Tables = {
  hit: { halfCover: 0, fullCover: 0, aimStill: [0, 0, 0], aimMoving: [0, 0, 0], custom: [] },
  range: Object.fromEntries(DIFFICULTIES.map((one) => [one, 0])) as RangeTable,
  speed: DEFAULT_TABLES.speed,
  lift: { intervals: LIFT.intervals, cells: LIFT.intervals.map(emptyLiftRow) },
  service: DEFAULT_TABLES.service,
  arsenal: [],
};

/** Where a value comes from: the game, a public page, our house default (⌂), or this table's players. */
export type CellOrigin = 'game' | 'source' | 'house' | 'own';

/** The origin of a number of the hit table: a changed one is the players' own. */
export function hitOrigin(
  tables: Tables,
  cell: 'halfCover' | 'fullCover' | 'aimStill' | 'aimMoving',
): CellOrigin {
  if (JSON.stringify(tables.hit[cell]) !== JSON.stringify(DEFAULT_TABLES.hit[cell])) return 'own';
  return cell === 'halfCover' ? 'game' : 'house';
}

/** CG-9.7: one interval of Strength is known from an example, the others go by analogy; a pasted one is the players' own. */
export function intervalOrigin([low, high]: Interval): CellOrigin {
  if (!LIFT.intervals.some((one) => one[0] === low && one[1] === high)) return 'own';
  return low === 41 ? 'game' : 'house';
}

/** CG-10.2: −40 is known from a review of the book, the others from the game. */
export function rangeOrigin(tables: Tables, difficulty: Difficulty): CellOrigin {
  if (tables.range[difficulty] !== DEFAULT_TABLES.range[difficulty]) return 'own';
  return difficulty === 'veryEasy' ? 'source' : 'game';
}
