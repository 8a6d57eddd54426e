import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, HOUSE_OPTIONS } from '../model/house.ts';
import { emptyProfile, type WeaponProfile, weaponFrom } from '../model/sheet.ts';
import {
  CLEARED_TABLES,
  DEFAULT_TABLES,
  emptyLiftRow,
  type HitTable,
  type Interval,
  intervalOrigin,
  type SpeedTable,
  TABLE_KEYS,
  type TableEntry,
} from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { profileOf } from '../rules/tables.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const set = (table: TableEntry) => whyOf(tableOf(), { type: 'setTable', table });
const range = (field: string, low: number, high: number) => ({
  code: 'VALUE_OUT_OF_RANGE',
  params: { field, low, high },
});
const full = (max: number) => ({ code: 'LIST_FULL', params: { max } });
const shape = (table: string) => ({ code: 'TABLE_SHAPE', params: { table } });

it('an interval of Strength is known, by analogy, or of the players (CG-9.7)', () => {
  const origins = (
    [
      [41, 60],
      [0, 20],
      [81, 100],
      [41, 70],
      [0, 60],
    ] as const
  ).map(intervalOrigin);
  expect(origins).toEqual(['game', 'house', 'house', 'own', 'own']);
});

describe('a reference table is set', () => {
  it.each([
    { key: 'hit', value: { ...DEFAULT_TABLES.hit, halfCover: 30 } },
    { key: 'range', value: { ...DEFAULT_TABLES.range, hard: 30 } },
    { key: 'speed', value: { unit: 'm/round', constitution: [[0, 50]], weights: [5], cells: [[3.5]] } },
    { key: 'lift', value: { intervals: [[0, 100]], cells: [emptyLiftRow()] } },
    { key: 'service', value: { ...DEFAULT_TABLES.service, rifle: { unjam: 1, reload: 999 } } },
    { key: 'arsenal', value: [emptyProfile('p', 'Luger')] },
  ] as TableEntry[])('$key, and no other', (table) => {
    const { state } = given(tableOf(), { type: 'setTable', table });
    expect(state.tables).toEqual({ ...DEFAULT_TABLES, [table.key]: table.value });
    expect(given(state, { type: 'restoreTable', key: table.key }).state.tables).toEqual(DEFAULT_TABLES);
    expect(given(state, { type: 'clearTable', key: table.key }).state.tables).toEqual({
      ...DEFAULT_TABLES,
      [table.key]: CLEARED_TABLES[table.key],
    });
  });

  it('cleared, its sums add nothing and its cells are open', () => {
    expect(CLEARED_TABLES).toEqual({
      hit: { halfCover: 0, fullCover: 0, aimStill: [0, 0, 0], aimMoving: [0, 0, 0], custom: [] },
      range: { veryEasy: 0, easy: 0, normal: 0, hard: 0, veryHard: 0 },
      speed: DEFAULT_TABLES.speed,
      lift: { intervals: DEFAULT_TABLES.lift.intervals, cells: Array.from({ length: 5 }, emptyLiftRow) },
      service: DEFAULT_TABLES.service,
      arsenal: [],
    });
  });

  it('has to be one that there is', () => {
    for (const type of ['restoreTable', 'clearTable'] as const)
      expect(whyOf(tableOf(), { type, key: 'toString' })).toEqual({
        code: 'WORD_UNKNOWN',
        params: { word: 'toString' },
      });
  });

  it('imported, all of them at once, and none when one is wrong', () => {
    for (const key of TABLE_KEYS) {
      const wrong = {
        hit: { ...DEFAULT_TABLES.hit, fullCover: 0.5 },
        range: { ...DEFAULT_TABLES.range, veryHard: 0.5 },
        speed: { ...DEFAULT_TABLES.speed, weights: [1] },
        lift: { intervals: [], cells: [emptyLiftRow()] },
        service: { ...DEFAULT_TABLES.service, aircraft: { unjam: 0, reload: null } },
        arsenal: [emptyProfile('', '')],
      };
      const tables = { ...DEFAULT_TABLES, [key]: wrong[key] };
      expect(whyOf(tableOf(), { type: 'importTables', tables }), key).not.toBeNull();
    }
    const tables = { ...DEFAULT_TABLES, arsenal: [emptyProfile('p', 'Luger')] };
    expect(given(tableOf(), { type: 'importTables', tables }).state.tables).toEqual(tables);
  });
});

describe('the numbers of a shot', () => {
  const hit = (over: Partial<HitTable>) => set({ key: 'hit', value: { ...DEFAULT_TABLES.hit, ...over } });
  const own = (label: string, value = 5) => ({ id: 'c', label, value });

  it('are whole and not endless, each of them', () => {
    const not = { code: 'MODIFIER_NOT_INTEGER' };
    expect(hit({ halfCover: 0.5 })).toEqual(not);
    expect(hit({ fullCover: LIMITS.modifier + 1 })).toEqual(not);
    expect(hit({ fullCover: -LIMITS.modifier })).toBeNull();
    for (const at of [0, 1, 2]) {
      const three = [0, 1, 2].map((i) => (i === at ? 0.5 : 0)) as [number, number, number];
      expect(hit({ aimStill: three })).toEqual(not);
      expect(hit({ aimMoving: three })).toEqual(not);
    }
    expect(hit({ custom: [own('Smoke', 0.5)] })).toEqual(not);
    expect(set({ key: 'range', value: { ...DEFAULT_TABLES.range, easy: 0.5 } })).toEqual(not);
  });

  it('of the table itself have a name, up to so many', () => {
    expect(hit({ custom: [own('Smoke'), own(' ')] })).toEqual({ code: 'NAME_EMPTY' });
    expect(hit({ custom: Array.from({ length: LIMITS.custom }, () => own('x')) })).toBeNull();
    expect(hit({ custom: Array.from({ length: LIMITS.custom + 1 }, () => own('x')) })).toEqual(
      full(LIMITS.custom),
    );
  });
});

describe('the table of speeds', () => {
  const speed = (over: Partial<SpeedTable>) =>
    set({ key: 'speed', value: { ...DEFAULT_TABLES.speed, ...over } });
  const columns = (...constitution: Interval[]) => speed({ constitution });

  it('has a cell for each weight and interval', () => {
    const constitution: Interval[] = [[0, 100]];
    expect(speed({ constitution, weights: [0, 5], cells: [[1], [null]] })).toBeNull();
    expect(speed({ constitution, weights: [0, 5], cells: [[1]] })).toEqual(shape('speed'));
    expect(speed({ constitution, weights: [0, 5], cells: [[1], [1, 2]] })).toEqual(shape('speed'));
    expect(speed({ constitution, weights: [5, 5], cells: [[1], [1]] })).toEqual(shape('speed'));
    expect(speed({ constitution, weights: [5, 4], cells: [[1], [1]] })).toEqual(shape('speed'));
  });

  it('knows no weight or speed below nothing or beyond its limit', () => {
    const constitution: Interval[] = [[0, 100]];
    const one = (weight: number, cell: number) => speed({ constitution, weights: [weight], cells: [[cell]] });
    expect(one(-1, 1)).toEqual({ code: 'WEIGHT_NEGATIVE' });
    expect(one(LIMITS.load, LIMITS.speed)).toBeNull();
    expect(one(LIMITS.load + 1, 1)).toEqual(range('cell', 0, LIMITS.load));
    expect(one(1, LIMITS.speed + 1)).toEqual(range('cell', 0, LIMITS.speed));
    expect(one(1, -1)).toEqual(range('cell', 0, LIMITS.speed));
  });

  it('has intervals of whole numbers from 0 to 100 that do not overlap, in any order', () => {
    expect(columns([51, 100], [0, 50])).toBeNull();
    expect(columns([7, 7])).toBeNull();
    for (const wrong of [
      [
        [0, 50],
        [50, 100],
      ],
      [[5, 4]],
      [[-1, 4]],
      [[90, 101]],
      [[0.5, 4]],
      [[0, 4.5]],
      [
        [40, 60],
        [0, 45],
      ],
    ])
      expect(columns(...(wrong as unknown as Interval[])), String(wrong)).toEqual(shape('intervals'));
  });

  it('has so many rows and columns', () => {
    const many = (count: number): Interval[] => Array.from({ length: count }, (_, i) => [i, i]);
    expect(columns(...many(LIMITS.intervals))).toBeNull();
    expect(columns(...many(LIMITS.intervals + 1))).toEqual(full(LIMITS.intervals));
    const rows = (count: number) => ({
      weights: Array.from({ length: count }, (_, i) => i),
      cells: Array.from({ length: count }, () => []),
    });
    expect(speed(rows(LIMITS.weights))).toBeNull();
    expect(speed(rows(LIMITS.weights + 1))).toEqual(full(LIMITS.weights));
  });
});

describe('the other tables', () => {
  const lift = (over: object) =>
    set({ key: 'lift', value: { intervals: [[0, 100]], cells: [{ ...emptyLiftRow(), ...over }] } });

  it('lifting: a row for each interval, and weights up to the limit', () => {
    expect(set({ key: 'lift', value: { intervals: [[0, 100]], cells: [] } })).toEqual(shape('lift'));
    expect(set({ key: 'lift', value: { intervals: [[9, 0]], cells: [emptyLiftRow()] } })).toEqual(
      shape('intervals'),
    );
    expect(lift({ hard: { maxKg: LIMITS.load, knownAtLeastKg: null } })).toBeNull();
    expect(lift({ hard: { maxKg: LIMITS.load + 1, knownAtLeastKg: null } })).toEqual(
      range('cell', 0, LIMITS.load),
    );
    expect(lift({ easy: { maxKg: null, knownAtLeastKg: -1 } })).toEqual(range('cell', 0, LIMITS.load));
  });

  it('times: whole rounds from one on', () => {
    const service = (unjam: number | null, reload: number | null) =>
      set({ key: 'service', value: { ...DEFAULT_TABLES.service, other: { unjam, reload } } });
    expect([service(1, null), service(null, LIMITS.rounds)]).toEqual([null, null]);
    for (const wrong of [0, 0.5, LIMITS.rounds + 1]) {
      expect(service(wrong, null)).toEqual(range('rounds', 1, LIMITS.rounds));
      expect(service(null, wrong)).toEqual(range('rounds', 1, LIMITS.rounds));
    }
  });

  it('the arsenal: sound weapons, each id once, up to so many', () => {
    const arsenal = (value: readonly WeaponProfile[]) => set({ key: 'arsenal', value });
    const many = Array.from({ length: LIMITS.arsenal + 1 }, (_, i) => emptyProfile(`p${i}`, 'x'));
    expect(arsenal(many.slice(1))).toBeNull();
    expect(arsenal(many)).toEqual(full(LIMITS.arsenal));
    expect(arsenal([many[0]!, many[0]!])).toEqual({ code: 'ID_TAKEN' });
    expect(arsenal([many[0]!, emptyProfile('y', ' ')])).toEqual({ code: 'NAME_EMPTY' });
  });
});

describe('a weapon is kept in the arsenal', () => {
  const luger = { ...emptyProfile('w', 'Luger'), jamBase: 3, capacity: 8 };
  const ada = card('ada', {
    weapons: [{ ...weaponFrom(luger, 's'), loaded: 2, daysUncleaned: 4, state: 'jammed' }],
  });
  const remember = { type: 'rememberWeapon', who: 'ada', weaponId: 'w' } as const;
  const withArsenal = (...arsenal: WeaponProfile[]) => ({
    ...tableOf(ada),
    serial: 7,
    tables: { ...DEFAULT_TABLES, arsenal },
  });

  it('as its profile, without the state of play', () => {
    expect(given(withArsenal(), remember).state.tables.arsenal).toEqual([luger]);
    expect(profileOf(ada.weapons[0]!)).toEqual(luger);
  });

  it('in the place of one of the same name, whatever its case', () => {
    const arsenal = [emptyProfile('p', 'LUGER'), emptyProfile('q', 'Sten')];
    expect(given(withArsenal(...arsenal), remember).state.tables.arsenal).toEqual([
      { ...luger, id: 'p' },
      arsenal[1],
    ]);
  });

  it('under an id of its own when its own is taken', () => {
    const { state } = given(withArsenal(emptyProfile('w', 'Sten')), remember);
    expect(state.tables.arsenal.map(({ id, name }) => [id, name])).toEqual([
      ['w', 'Sten'],
      ['w7', 'Luger'],
    ]);
  });

  it('while there is room, or one of its name', () => {
    const many = Array.from({ length: LIMITS.arsenal }, (_, i) => emptyProfile(`p${i}`, `n${i}`));
    expect(whyOf(withArsenal(...many), remember)).toEqual(full(LIMITS.arsenal));
    expect(whyOf(withArsenal(...many.slice(1)), remember)).toBeNull();
    expect(whyOf(withArsenal(...many.slice(1), emptyProfile('x', 'luger')), remember)).toBeNull();
    expect(whyOf(withArsenal(), { ...remember, weaponId: 'x' })).toEqual({ code: 'WEAPON_UNKNOWN' });
  });
});

describe('a switch of the house', () => {
  const change = (key: string, value: boolean | number | string) =>
    ({ type: 'changeSetting', key, value }) as const;

  it('takes each of its values', () => {
    for (const [key, options] of Object.entries(HOUSE_OPTIONS))
      for (const value of options)
        expect(given(tableOf(), change(key, value)).state.settings).toEqual({
          ...DEFAULT_HOUSE,
          [key]: value,
        });
    for (const value of [true, false])
      expect(given(tableOf(), change('pointBlankAuto', value)).state.settings.pointBlankAuto).toBe(value);
  });

  it.each([
    ['toString', 'x'],
    ['luck', true],
    ['armourMode', 'odd'],
    ['armourMode', true],
    ['armourMode', 1],
    ['pointBlankAuto', 'true'],
    ['pointBlankAuto', 1],
  ])('refuses %s: %j', (key, value) => {
    expect(whyOf(tableOf(), change(key, value))).toEqual({ code: 'SETTING_UNKNOWN', params: { key } });
  });
});
