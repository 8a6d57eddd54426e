/** House rules and reference tables. */
import * as v from 'valibot';
import { HOUSE_OPTIONS } from '../model/house.ts';
import { SPEED_UNITS, TABLE_KEYS, type Tables } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { byDifficulty, id, int, list, modifier, name, real } from './parts.ts';
import { profile } from './sheet.ts';

export const house = v.strictObject({
  highFailureEdge: v.picklist(HOUSE_OPTIONS.highFailureEdge),
  overlapPriority: v.picklist(HOUSE_OPTIONS.overlapPriority),
  aboveHundred: v.picklist(HOUSE_OPTIONS.aboveHundred),
  naturalGrade: v.picklist(HOUSE_OPTIONS.naturalGrade),
  combinedWaiver: v.picklist(HOUSE_OPTIONS.combinedWaiver),
  halfRounding: v.picklist(HOUSE_OPTIONS.halfRounding),
  armourMode: v.picklist(HOUSE_OPTIONS.armourMode),
  shockLock: v.picklist(HOUSE_OPTIONS.shockLock),
  commandBothFail: v.picklist(HOUSE_OPTIONS.commandBothFail),
  noHighSuccessBelow10: v.boolean(),
  brawlGradeDamage: v.boolean(),
  pointBlankAuto: v.boolean(),
  hitStandsOnJam: v.boolean(),
  fanaticMoraleBonus: v.boolean(),
  moraleModifiesChecks: v.boolean(),
});
export const houseKey = v.keyof(house);

const three = v.tuple([modifier, modifier, modifier]);
const hit = v.strictObject({
  halfCover: modifier,
  fullCover: modifier,
  aimStill: three,
  aimMoving: three,
  custom: list(v.strictObject({ id, label: name, value: modifier }), LIMITS.custom),
});
const range = byDifficulty(modifier);
export const interval = v.tuple([int(0, 100), int(0, 100)]);
const intervals = list(interval, LIMITS.intervals);
const kilograms = v.nullable(real(0, LIMITS.load));
const speed = v.strictObject({
  unit: v.picklist(SPEED_UNITS),
  constitution: intervals,
  weights: list(real(0, LIMITS.load), LIMITS.weights),
  cells: list(list(v.nullable(real(0, LIMITS.speed)), LIMITS.intervals), LIMITS.weights),
});
const liftCell = v.strictObject({ maxKg: kilograms, knownAtLeastKg: kilograms });
const lift = v.strictObject({ intervals, cells: list(byDifficulty(liftCell), LIMITS.intervals) });
const rounds = v.nullable(int(1, LIMITS.rounds));
const times = v.strictObject({ unjam: rounds, reload: rounds });
const service = v.strictObject({
  pistol: times,
  revolver: times,
  submachineGun: times,
  machineGun: times,
  rifle: times,
  projectile: times,
  flamethrower: times,
  aircraft: times,
  other: times,
});
const arsenal = list(profile, LIMITS.arsenal);

export const tables = v.strictObject({ hit, range, speed, lift, service, arsenal });
export const tableKey = v.picklist(TABLE_KEYS);
export const tableEntry = v.variant('key', [
  v.strictObject({ key: v.literal('hit'), value: hit }),
  v.strictObject({ key: v.literal('range'), value: range }),
  v.strictObject({ key: v.literal('speed'), value: speed }),
  v.strictObject({ key: v.literal('lift'), value: lift }),
  v.strictObject({ key: v.literal('service'), value: service }),
  v.strictObject({ key: v.literal('arsenal'), value: arsenal }),
]);

/** Tables that were kept outside of this table of play; null when they are not what this version knows. */
export function readTables(raw: unknown): Tables | null {
  const read = v.safeParse(tables, raw);
  return read.success ? read.output : null;
}
