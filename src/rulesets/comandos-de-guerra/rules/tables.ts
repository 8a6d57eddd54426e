/** The reference tables: filling, clearing, restoring, keeping. */
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { DEFAULT_HOUSE, HOUSE_OPTIONS, type House } from '../model/house.ts';
import type { WeaponProfile } from '../model/sheet.ts';
import { commandoOf, type State, weaponOf } from '../model/state.ts';
import {
  type HitTable,
  type Interval,
  type LiftTable,
  type ServiceTable,
  type SpeedTable,
  TABLE_KEYS,
  type TableEntry,
  type Tables,
} from '../model/tables.ts';
import { DIFFICULTIES, isOne, LIMITS, WEAPON_TYPES } from '../model/words.ts';
import { checkModifiers } from './check.ts';
import { checkNumber, checkWhole, firstRefusal, type Refusal } from './refusal.ts';
import { profileRefusal } from './roster.ts';

const modifier = (value: number): Refusal | null => checkModifiers([{ id: '', value }]);

function hitRefusal({ halfCover, fullCover, aimStill, aimMoving, custom }: HitTable): Refusal | null {
  if (custom.length > LIMITS.custom) return reject('LIST_FULL', { max: LIMITS.custom });
  if (custom.some(({ label }) => label.trim() === '')) return reject('NAME_EMPTY');
  const values = [halfCover, fullCover, ...aimStill, ...aimMoving, ...custom.map(({ value }) => value)];
  return firstRefusal(...values.map(modifier));
}

const isInterval = ([low, high]: Interval): boolean =>
  Number.isInteger(low) && Number.isInteger(high) && low >= 0 && high <= 100 && low <= high;

/** Intervals of 0…100 that do not overlap. */
function intervalsRefusal(intervals: readonly Interval[]): Refusal | null {
  if (intervals.length > LIMITS.intervals) return reject('LIST_FULL', { max: LIMITS.intervals });
  const sorted = [...intervals].sort(([a], [b]) => a - b);
  const apart = sorted.every(([low], i) => i === 0 || low > sorted[i - 1]![1]);
  return intervals.every(isInterval) && apart ? null : reject('TABLE_SHAPE', { table: 'intervals' });
}

const cell = (value: number | null, high: number): Refusal | null =>
  value === null ? null : checkNumber('cell', value, 0, high);

function speedRefusal({ constitution, weights, cells }: SpeedTable): Refusal | null {
  if (weights.length > LIMITS.weights) return reject('LIST_FULL', { max: LIMITS.weights });
  if (weights.some((weight) => !(weight >= 0))) return reject('WEIGHT_NEGATIVE');
  const grows = weights.every((weight, i) => i === 0 || weight > weights[i - 1]!);
  const shaped = cells.length === weights.length && cells.every((row) => row.length === constitution.length);
  if (!grows || !shaped) return reject('TABLE_SHAPE', { table: 'speed' });
  return firstRefusal(
    intervalsRefusal(constitution),
    ...weights.map((weight) => cell(weight, LIMITS.load)),
    ...cells.flat().map((value) => cell(value, LIMITS.speed)),
  );
}

function liftRefusal({ intervals, cells }: LiftTable): Refusal | null {
  if (cells.length !== intervals.length) return reject('TABLE_SHAPE', { table: 'lift' });
  const values = cells.flatMap((row) =>
    DIFFICULTIES.flatMap((one) => [row[one].maxKg, row[one].knownAtLeastKg]),
  );
  return firstRefusal(intervalsRefusal(intervals), ...values.map((value) => cell(value, LIMITS.load)));
}

const serviceRefusal = (table: ServiceTable): Refusal | null =>
  firstRefusal(
    ...WEAPON_TYPES.flatMap((type) => [table[type].unjam, table[type].reload]).map((rounds) =>
      rounds === null ? null : checkWhole('rounds', rounds, 1, LIMITS.rounds),
    ),
  );

function arsenalRefusal(arsenal: readonly WeaponProfile[]): Refusal | null {
  if (arsenal.length > LIMITS.arsenal) return reject('LIST_FULL', { max: LIMITS.arsenal });
  if (new Set(arsenal.map(({ id }) => id)).size < arsenal.length) return reject('ID_TAKEN');
  return firstRefusal(...arsenal.map(profileRefusal));
}

function entryRefusal(table: TableEntry): Refusal | null {
  switch (table.key) {
    case 'hit':
      return hitRefusal(table.value);
    case 'range':
      return firstRefusal(...DIFFICULTIES.map((one) => modifier(table.value[one])));
    case 'speed':
      return speedRefusal(table.value);
    case 'lift':
      return liftRefusal(table.value);
    case 'service':
      return serviceRefusal(table.value);
    case 'arsenal':
      return arsenalRefusal(table.value);
  }
}

export const setTable = (_state: State, { table }: CommandOf<'setTable'>): Decision<Event> =>
  entryRefusal(table) ?? accept({ type: 'tableSet', table });

export const restoreTable = (_state: State, { key }: CommandOf<'restoreTable'>): Decision<Event> =>
  isOne(TABLE_KEYS, key) ? accept({ type: 'tableRestored', key }) : reject('WORD_UNKNOWN', { word: key });

export const clearTable = (_state: State, { key }: CommandOf<'clearTable'>): Decision<Event> =>
  isOne(TABLE_KEYS, key) ? accept({ type: 'tableCleared', key }) : reject('WORD_UNKNOWN', { word: key });

/** All tables at once, kept from another table of play. */
export function importTables(_state: State, { tables }: CommandOf<'importTables'>): Decision<Event> {
  const entries = TABLE_KEYS.map((key) => ({ key, value: tables[key] }) as TableEntry);
  return firstRefusal(...entries.map(entryRefusal)) ?? accept({ type: 'tablesImported', tables });
}

/** The profile that a weapon of a card leaves in the arsenal. */
export function profileOf(weapon: WeaponProfile): WeaponProfile {
  const { id, name, skill, ranges, damage, jamBase, unjamRounds, reloadRounds, capacity, internalMagazine } =
    weapon;
  return {
    ...{ id, name, skill, ranges, damage, jamBase, unjamRounds, reloadRounds, capacity, internalMagazine },
    class: weapon.class,
  };
}

/** Keeps a weapon for other cards; one of the same name is replaced. */
export function rememberWeapon(
  state: State,
  { who, weaponId }: CommandOf<'rememberWeapon'>,
): Decision<Event> {
  const weapon = weaponOf(commandoOf(state, who), weaponId);
  if (!weapon) return reject('WEAPON_UNKNOWN');
  const { arsenal } = state.tables;
  const known = arsenal.find(({ name }) => name.toLowerCase() === weapon.name.toLowerCase());
  if (!known && arsenal.length >= LIMITS.arsenal) return reject('LIST_FULL', { max: LIMITS.arsenal });
  const taken = arsenal.some(({ id }) => id === weapon.id);
  const id = known?.id ?? (taken ? `w${state.serial}` : weapon.id);
  return accept({ type: 'weaponRemembered', profile: { ...profileOf(weapon), id } });
}

/** The tables with one of them changed. */
export const withTable = (tables: Tables, { key, value }: TableEntry): Tables => ({
  ...tables,
  [key]: value,
});

const isHouseKey = (key: string): key is keyof House => Object.hasOwn(DEFAULT_HOUSE, key);

/** One switch of the house. */
export function changeSetting(_state: State, { key, value }: CommandOf<'changeSetting'>): Decision<Event> {
  if (!isHouseKey(key)) return reject('SETTING_UNKNOWN', { key });
  const options: readonly string[] | undefined =
    key in HOUSE_OPTIONS ? HOUSE_OPTIONS[key as keyof typeof HOUSE_OPTIONS] : undefined;
  const fits = options ? typeof value === 'string' && options.includes(value) : typeof value === 'boolean';
  return fits && typeof value !== 'number'
    ? accept({ type: 'settingChanged', key, value })
    : reject('SETTING_UNKNOWN', { key });
}
