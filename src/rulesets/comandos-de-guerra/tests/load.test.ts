import { describe, expect, it } from 'vitest';
import type { State } from '../model/state.ts';
import { DEFAULT_TABLES, emptyLiftRow, type LiftTable, type SpeedTable } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { liftOf, metresPerRound, SPEED_FACTOR, walkSpeed, walkSpeedOf } from '../rules/load.ts';
import { reasonOf } from '../rules/refusal.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const SPEED: SpeedTable = {
  unit: 'km/h',
  constitution: [
    [0, 50],
    [51, 90],
  ],
  weights: [10, 20, 30],
  cells: [
    [4, 5],
    [3, 4],
    [2, null],
  ],
};

describe('walking speed (CG-9.1 to CG-9.4)', () => {
  const at = (load: number, constitution: number, ...factors: string[]) =>
    walkSpeedOf({ walkSpeed: null, load, constitution }, SPEED, factors);

  it('takes the heaviest row that is not above the load, and the first for a lighter one', () => {
    for (const [load, row, base] of [
      [0, 10, 4],
      [10, 10, 4],
      [19.5, 10, 4],
      [20, 20, 3],
      [30, 30, 2],
      [500, 30, 2],
    ] as const)
      expect(at(load, 50)).toEqual({ row, column: [0, 50], base, factor: 1, speed: base });
    expect(at(20, 51)).toMatchObject({ column: [51, 90], base: 4 });
  });

  it('whatever the order in which a table was typed', () => {
    const mixed = { ...SPEED, weights: [20, 10, 30] };
    const base = (load: number) => walkSpeedOf({ walkSpeed: null, load, constitution: 5 }, mixed, []);
    expect([base(5), base(15), base(25), base(35)].map((one) => 'base' in one && one.base)).toEqual([
      3, 3, 4, 2,
    ]);
  });

  it('takes the column that holds the Constitution, in whatever order they stand (CG-9.2)', () => {
    const turned: SpeedTable = {
      ...{ unit: 'km/h', weights: [0], cells: [[5, 4]] },
      constitution: [
        [51, 90],
        [20, 50],
      ],
    };
    const of = (constitution: number) => walkSpeedOf({ walkSpeed: null, load: 0, constitution }, turned, []);
    expect([of(51), of(50), of(20)]).toMatchObject([
      { column: [51, 90], base: 5 },
      { column: [20, 50], base: 4 },
      { column: [20, 50], base: 4 },
    ]);
    expect(reasonOf(of(19))).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'speed' } });
  });

  it('asks where the table is empty, never guesses (CG-9.8)', () => {
    const empty = { code: 'TABLE_CELL_EMPTY', params: { table: 'speed' } };
    expect(reasonOf(at(30, 51))).toEqual(empty);
    expect(reasonOf(at(10, 91))).toEqual(empty);
    expect(
      reasonOf(walkSpeedOf({ walkSpeed: null, load: 0, constitution: 5 }, DEFAULT_TABLES.speed, [])),
    ).toEqual(empty);
  });

  it('multiplies by every way of moving, and does not round', () => {
    expect(SPEED_FACTOR).toEqual({
      crossCountry: 0.5,
      running: 2,
      stealth: 0.5,
      swimming: 0.5,
      diving: 0.25,
    });
    expect(at(20, 5, 'running', 'crossCountry')).toMatchObject({ factor: 1, speed: 3 });
    expect(at(20, 5, 'diving', 'stealth')).toMatchObject({ factor: 0.125, speed: 0.375 });
    expect(reasonOf(at(20, 5, 'flying'))).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'flying' } });
  });

  it('is the personal one where there is one, whatever the table', () => {
    const own = walkSpeedOf({ walkSpeed: 6, load: 500, constitution: 101 }, SPEED, ['running']);
    expect(own).toEqual({ row: null, column: null, base: 6, factor: 2, speed: 12 });
  });

  it('wants a load and a Constitution', () => {
    expect(reasonOf(at(-1, 5))).toEqual({ code: 'WEIGHT_NEGATIVE' });
    expect(reasonOf(walkSpeedOf({ walkSpeed: 6, load: -1, constitution: 5 }, SPEED, []))).toEqual({
      code: 'WEIGHT_NEGATIVE',
    });
    expect(reasonOf(at(5, 101))).toEqual({ code: 'LEVEL_OUT_OF_RANGE', params: { level: '101' } });
  });

  it('is read off a card', () => {
    const { characteristics } = card('x');
    const state = {
      ...tableOf(
        card('ada', { load: 21, characteristics: { ...characteristics, constitution: 60 } }),
        card('own', { walkSpeed: 7 }),
      ),
      tables: { ...DEFAULT_TABLES, speed: SPEED },
    };
    expect(walkSpeed(state, 'ada', ['running'])).toMatchObject({ row: 20, base: 4, speed: 8 });
    expect(walkSpeed(state, 'own', [])).toMatchObject({ row: null, speed: 7 });
    expect(reasonOf(walkSpeed(state, 'gone', []))).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });

  it('becomes metres a round when a round has a length (CG-9.5)', () => {
    expect(metresPerRound(3.6, 5)).toBeCloseTo(5, 9);
    expect(reasonOf(metresPerRound(3.6, null))).toEqual({ code: 'ROUND_SECONDS_NOT_SET' });
  });
});

const kg = (maxKg: number | null, knownAtLeastKg: number | null = null) => ({ maxKg, knownAtLeastKg });

describe('lifting (CG-9.6 to CG-9.8)', () => {
  const TABLE: LiftTable = {
    intervals: [
      [0, 40],
      [41, 60],
    ],
    cells: [
      emptyLiftRow(),
      { veryEasy: kg(35), easy: kg(50), normal: kg(70), hard: kg(90), veryHard: kg(120) },
    ],
  };

  it('has the lowest difficulty whose maximum is at or above the weight', () => {
    for (const [weight, difficulty, modifier] of [
      [0, 'veryEasy', 0],
      [35, 'veryEasy', 0],
      [35.1, 'easy', -20],
      [70, 'normal', 0],
      [90, 'hard', 20],
      [120, 'veryHard', 40],
    ] as const)
      expect(liftOf(60, weight, TABLE)).toEqual({
        ...{ interval: [41, 60], difficulty, checkNeeded: difficulty !== 'veryEasy', modifier },
      });
    expect(liftOf(41, 120.5, TABLE)).toEqual({
      ...{ interval: [41, 60], difficulty: 'impossible', checkNeeded: false, modifier: null },
    });
  });

  it('is not known where a cell is open, unless the weight is within what is known', () => {
    const empty = { code: 'TABLE_CELL_EMPTY', params: { table: 'lift' } };
    expect(liftOf(60, 47, DEFAULT_TABLES.lift)).toMatchObject({ difficulty: 'easy' });
    expect(reasonOf(liftOf(60, 47.5, DEFAULT_TABLES.lift))).toEqual(empty);
    expect(reasonOf(liftOf(10, 0, DEFAULT_TABLES.lift))).toEqual(empty);
    expect(reasonOf(liftOf(61, 5, TABLE))).toEqual(empty);
    expect(reasonOf(liftOf(50, 5, { intervals: [[41, 60]], cells: [] }))).toEqual(empty);
    expect(reasonOf(liftOf(101, 5, TABLE))).toEqual({ code: 'LEVEL_OUT_OF_RANGE', params: { level: '101' } });
    expect(reasonOf(liftOf(60, -1, TABLE))).toEqual({ code: 'WEIGHT_NEGATIVE' });
  });

  const { characteristics } = card('x');
  const strong = (lift: LiftTable): State => ({
    ...tableOf(card('ada', { characteristics: { ...characteristics, strength: 60 } })),
    tables: { ...DEFAULT_TABLES, lift },
  });
  const lift = (weightKg: number, difficulty: string | null = null, remember = false) =>
    ({ type: 'tryLift', who: 'ada', weightKg, difficulty, remember }) as const;

  it('is a check of Strength at that difficulty', () => {
    const { events } = given(strong(TABLE), lift(80), [50]);
    expect(events[0]).toEqual({
      ...{ type: 'liftTried', who: 'ada', weightKg: 80, interval: [41, 60], difficulty: 'hard' },
    });
    expect(events[1]).toMatchObject({
      type: 'checkRolled',
      check: {
        who: 'ada',
        skill: 'strength',
        outcome: { level: 60, modifier: 20, roll: 50, success: false },
      },
    });
    expect(given(strong(TABLE), lift(20)).events[1]).toMatchObject({
      check: { outcome: { checkNeeded: false } },
    });
  });

  it('goes by what the director says, and remembers it where the table did not know', () => {
    const said = given(strong(DEFAULT_TABLES.lift), lift(60, 'hard', true), [50]);
    expect(said.events.map(({ type }) => type)).toEqual(['tableSet', 'liftTried', 'checkRolled']);
    expect(said.state.tables.lift.cells.map((row) => row.hard)).toEqual([
      kg(null),
      kg(null),
      kg(null, 60),
      kg(null),
      kg(null),
    ]);
    const more = given(said.state, lift(55, 'hard', true), [50]);
    expect(more.state.tables.lift.cells[2]!.hard).toEqual(kg(null, 60));
    const quiet = given(strong(DEFAULT_TABLES.lift), lift(60, 'hard'), [50]);
    expect(quiet.events.map(({ type }) => type)).toEqual(['liftTried', 'checkRolled']);
    const known = given(strong(TABLE), lift(60, 'hard', true), [50]);
    expect(known.events.map(({ type }) => type)).toEqual(['liftTried', 'checkRolled']);
    const sure = given(strong(DEFAULT_TABLES.lift), lift(60, 'veryEasy', true));
    expect(sure.state.tables.lift.cells[2]!.veryEasy).toEqual(kg(35));
  });

  it('of nothing at all is very easy', () => {
    expect(given(strong(TABLE), lift(0)).events).toMatchObject([
      { type: 'liftTried', weightKg: 0, difficulty: 'veryEasy' },
      { check: { outcome: { checkNeeded: false, success: true } } },
    ]);
  });

  it('says what it cannot do', () => {
    const why = (command: ReturnType<typeof lift>) => whyOf(strong(TABLE), command);
    expect(why(lift(500))).toEqual({ code: 'LIFT_IMPOSSIBLE', params: { kg: 500 } });
    expect(why(lift(5, 'odd'))).toEqual({ code: 'DIFFICULTY_UNKNOWN', params: { word: 'odd' } });
    expect(why(lift(-1))).toEqual({ code: 'WEIGHT_NEGATIVE' });
    expect(why(lift(LIMITS.load + 1, 'easy'))).toEqual({
      code: 'VALUE_OUT_OF_RANGE',
      params: { field: 'weight', low: 0, high: LIMITS.load },
    });
    expect(whyOf(tableOf(), lift(5))).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(whyOf(strong(DEFAULT_TABLES.lift), lift(60))).toEqual({
      code: 'TABLE_CELL_EMPTY',
      params: { table: 'lift' },
    });
  });
});
