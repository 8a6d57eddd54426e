/** Rows of a pasted spreadsheet: what each column means, with and without its name. */
import { describe, expect, it } from 'vitest';
import { isHeader, readRow } from '../rules/paste-line.ts';

/** The titles of each column that are known, in either language. */
const TITLES = {
  name: ['nombre', 'Unidad', 'name', 'UNIT'],
  count: ['miniaturas', 'Cantidad', 'n', 'nº', 'no', 'n°', 'n.', 'nº.', 'models', 'count', 'number'],
  ld: ['Ld', 'L', 'liderazgo', 'Leadership'],
  movement: ['M', 'mov', 'Movimiento', 'movement'],
  points: ['puntos', 'Pts', 'points'],
  side: ['bando', 'ejército', 'ejercito', 'side', 'Army'],
  stupid: ['estúpida', 'Estupido', 'estúpidos', 'estupidas', 'stupid'],
  stupidMount: ['montura estúpida', 'montura estupida', 'Stupid mount'],
  immune: ['inmune', 'Immune'],
  immuneMount: ['montura inmune', 'immune mount'],
  character: ['personaje', 'Character'],
  notes: ['nota', 'Notas', 'note', 'notes', 'reglas', 'Rules'],
} as const;
const every = Object.values(TITLES).flat();

/** A row under these column names; the unit's name stands in front. */
const under = (title: string, cell: string) => readRow(['Trolls', cell], ['name', title], 'cm');
/** A row without column names. */
const bare = (...cells: string[]) => readRow(['Trolls', ...cells], null, 'cm');

describe('a row of column names', () => {
  it('knows every title, and none that is longer', () => {
    for (const title of every) {
      expect(isHeader(['name', 'x', title]), 'with an unknown one').toBe(false);
      expect(isHeader(['name', title, title]), title).toBe(true);
      expect(isHeader(['name', title, `z${title}`]), `z${title}`).toBe(false);
      expect(isHeader(['name', title, `${title}z`]), `${title}z`).toBe(false);
    }
  });

  it('has three cells at least, the unit’s name among them, and may have empty ones', () => {
    expect(isHeader(['unit', 'ld'])).toBe(false);
    expect(isHeader(['unit', 'ld', ''])).toBe(true);
    expect(isHeader(['', '', ''])).toBe(false);
    expect(isHeader(['ld', 'm', 'points'])).toBe(false);
    expect(isHeader(['ld', 'unit', 'm'])).toBe(true);
  });
});

describe('a cell under its title', () => {
  it.each([
    ...TITLES.count.map((title) => [title, '3', { count: 3 }] as const),
    ...TITLES.ld.map((title) => [title, '4', { ld: 4 }] as const),
    ...TITLES.movement.map((title) => [title, '15', { movement: 15 }] as const),
    ...TITLES.points.map((title) => [title, '165', { points: 165 }] as const),
    ...TITLES.side.map((title) => [title, 'b', { side: 'B' }] as const),
    ...TITLES.character.map((title) => [title, 'x', { character: true }] as const),
    ...TITLES.stupid.map((title) => [title, 'x', { rider: { stupid: true, immune: false } }] as const),
    ...TITLES.immune.map((title) => [title, 'x', { rider: { stupid: false, immune: true } }] as const),
    ...TITLES.stupidMount.map((title) => [title, 'x', { mount: { stupid: true, immune: false } }] as const),
    ...TITLES.immuneMount.map((title) => [title, 'x', { mount: { stupid: false, immune: true } }] as const),
    ...TITLES.notes.map((title) => [title, 'shoots', { missile: true }] as const),
  ])('%s: %s', (title, cell, fields) => {
    const read = under(title, cell);
    expect(read).toMatchObject({ name: 'Trolls', ...fields });
    // Nothing but what the title says.
    const plain = readRow(['Trolls'], null, 'cm');
    for (const key of Object.keys(plain) as (keyof typeof plain)[])
      if (!(key in fields)) expect(read[key], key).toEqual(plain[key]);
  });

  it.each(['s', 'si', 'sí', 'x', '✓', 'yes', 'y', '1', 'true', 'verdadero', 'SÍ', 'Yes'])(
    '%s is yes',
    (cell) => {
      expect(under('stupid', cell).rider.stupid).toBe(true);
    },
  );

  it.each(['no', '0', '-', 'xx', 'sin', 'as', '11', 'yesterday', 'untrue'])('%s is not yes', (cell) => {
    expect(under('stupid', cell).rider.stupid).toBe(false);
  });

  it('given no title above it, is read for what it says', () => {
    expect(under('', 'stupid')).toMatchObject({ name: 'Trolls', rider: { stupid: true } });
    expect(readRow(['Trolls', '3', '4'], ['name', 'models'], 'cm')).toMatchObject({ count: 3 });
    expect(readRow(['Trolls', '3', 'stupid'], ['name', 'models'], 'cm').rider.stupid).toBe(true);
  });

  it('given an empty cell in front of it, is still the first', () => {
    expect(readRow(['', '3 Trolls', 'Ld 4'], null, 'cm')).toMatchObject({ name: 'Trolls', count: 3, ld: 4 });
  });

  it('given it is empty, says nothing', () => {
    expect(under('points', '')).toEqual(readRow(['Trolls'], null, 'cm'));
  });
});

describe('bare numbers', () => {
  it('are models, Leadership, Movement and points, in this order', () => {
    expect(bare('3', '4', '15', '165')).toMatchObject({
      count: 3,
      ld: 4,
      movement: 15,
      points: 165,
      name: 'Trolls',
    });
    expect(bare('3', '', '4', 'stupid', '15')).toMatchObject({ count: 3, ld: 4, movement: 15, points: null });
  });

  it('beyond the fourth say nothing', () => {
    expect(bare('3', '4', '15', '165', '7')).toEqual(bare('3', '4', '15', '165'));
  });

  it.each([
    ['15 cm', 15],
    ['15cm', 15],
    ['15 CM', 15],
    ['7,5', 7.5],
    ['7.25', 7.25],
    ['6"', 15],
    ['6 in', 15],
    ['10', 10],
  ])('may carry their unit: %s', (cell, movement) => {
    expect(bare('3', '4', cell)).toMatchObject({ name: 'Trolls', movement });
  });

  it.each(['de 15', '15 cmx', '1234567', '7.255', '15 km'])('are not %s', (cell) => {
    const { name, movement } = bare('3', '4', cell);
    expect(movement).toBeNull();
    expect(name).toBe(`Trolls ${cell}`);
  });

  it('follow the table’s unit', () => {
    expect(readRow(['Trolls', '3', '4', '6'], null, 'in').movement).toBe(15);
  });
});
