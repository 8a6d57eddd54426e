/** Every word that heads a column or names a value, in both languages, and how one line of text is read. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../model/character.ts';
import { initial } from '../model/game.ts';
import { parseRoster } from '../rules/paste.ts';
import { fieldOf, plainWord, roleOf, sideOfWord } from '../rules/paste-words.ts';
import { person, table } from './tools.ts';

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  name: ['Name', 'Nombre', 'Personaje', 'Character'],
  role: ['Role', 'Rank', 'Rango', 'Mando'],
  side: ['Side', 'Bando', 'Army', 'Ejército'],
  count: ['Count', 'Number', 'Cantidad', 'Número', 'N.', 'Copies', 'Copias', 'x'],
  size: ['Size', 'Tamaño', 'Tam.'],
  stars: ['Stars', 'Star', 'Estrellas', 'Estrella'],
  leadership: ['Leadership', 'Liderazgo', 'Lid.'],
  areaOfInfluenceCm: ['Area (cm)', 'Área de influencia', 'Influence', 'Influencia'],
  chargeDistanceCm: ['Charge', 'Carga'],
  maxMoveCm: ['Move', 'Movement', 'Mov.', 'Movimiento'],
  baseRadiusCm: ['Base', 'Radius', 'Radio', 'Peana'],
  'dice.flight': ['Flight', 'Huida', 'Dice', 'Dados', 'Nerve', 'Temple'],
  'dice.pursuit': ['Pursuit', 'Persecución'],
  'dice.attack': ['Attack', 'Atacar', 'Ataque'],
  'dice.fury': ['Fury', 'Furia'],
  specialRules: ['Special rules', 'Rules', 'Reglas', 'Especiales', 'Notes', 'Notas'],
};

describe.each(Object.entries(HEADINGS))('the column %s', (field, words) => {
  it.each(words)('may be headed "%s"', (word) => {
    expect(fieldOf(word)).toBe(field);
  });
});

describe('words', () => {
  it('are read without accents, capitals and blanks', () => {
    expect(plainWord('  ÁREA Ñ ')).toBe('area n');
    expect(fieldOf('luck')).toBeNull();
    expect(fieldOf('')).toBeNull();
  });

  it.each([
    ['general', ['general', 'General']],
    ['officer', ['officer', 'Oficial']],
    ['chief', ['chief', 'Jefe']],
    ['trooper', ['trooper', 'soldado', 'Tropa']],
  ] as const)('name the role %s', (role, words) => {
    for (const word of words) expect(roleOf(word)).toBe(role);
  });

  it('name no role among others, and sides by their letter alone', () => {
    expect(roleOf('jefe 2')).toBeNull();
    expect(roleOf('hero')).toBeNull();
    expect(['A', ' b ', 'c', 'ab'].map(sideOfWord)).toEqual(['a', 'b', null, null]);
  });
});

const parse = (text: string) => parseRoster(initial(), 'a', text);
const one = (text: string) => parse(text)[0]?.profiles[0];
const problem = (text: string) => parse(text)[0]?.problem;

describe('a line of text', () => {
  it.each([
    ['8x Hastatus', 8],
    ['8 × Hastatus', 8],
    ['8X Hastatus', 8],
    ['Hastatus x8', 8],
    ['Hastatus × 8', 8],
    ['Hastatus x12', 12],
    ['1x Hastatus', 1],
  ])('%s stands for %i', (text, count) => {
    const names = parse(text)[0]?.profiles.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(count);
    expect(names[0]).toBe(count === 1 ? 'Hastatus' : 'Hastatus 1');
  });

  it('takes number and word in any order, with their units', () => {
    expect(
      one(
        'Varro, chief, 2 stars, leadership 5, area: 30 cm, 15 charge, move=10cm, huida 2d6, 3 attack, fury 1d',
      ),
    ).toEqual({
      ...DEFAULT_PROFILE,
      ...{ name: 'Varro', role: 'chief', stars: 2, leadership: 5, areaOfInfluenceCm: 30 },
      ...{ chargeDistanceCm: 15, maxMoveCm: 10, psychDice: { flight: 2, pursuit: 1, attack: 3, fury: 1 } },
    });
    expect(one('Varro, oficial, ★★, b, base 1.5, , size 3')).toMatchObject({
      ...{ role: 'officer', stars: 2, side: 'b', baseRadiusCm: 1.5, size: 3 },
    });
    expect(one('Varro, jefe, ***')).toMatchObject({ role: 'chief', stars: 3 });
  });

  it('says which word was not understood', () => {
    expect(problem('Varro, brave')).toEqual({ code: 'word', word: 'brave' });
    expect(problem('Varro, 3 luck')).toEqual({ code: 'word', word: '3 luck' });
    expect(problem('Varro, charge fast')).toEqual({ code: 'word', word: 'charge fast' });
    expect(problem('0x Varro')).toEqual({ code: 'value', word: '0x Varro' });
    expect(problem('201x Varro')).toEqual({ code: 'value', word: '201x Varro' });
    expect(problem('200x Varro')).toBeNull();
    expect(problem(', officer')).toEqual({ code: 'E_NAME', word: '' });
    expect(problem('Varro, charge 600')).toEqual({ code: 'E_DISTANCE', word: 'Varro' });
  });
});

describe('a sheet', () => {
  it('without a heading has its columns in the usual order', () => {
    const row = 'Varro;officer;1;2;3;4;30;20;10;2;3;4;5;hated | slow/big';
    expect(one(row)).toEqual({
      ...DEFAULT_PROFILE,
      ...{ name: 'Varro', role: 'officer', size: 2, stars: 3, leadership: 4, areaOfInfluenceCm: 30 },
      ...{ chargeDistanceCm: 20, maxMoveCm: 10, psychDice: { flight: 2, pursuit: 3, attack: 4, fury: 5 } },
      specialRules: ['hated', 'slow', 'big'],
    });
  });

  it('with one follows it; cells of unknown columns and empty ones are left out', () => {
    const sheet =
      'Nombre\tColor\tBando\tRadio\t\tTamaño\nVarro\tred\tb\t1,5 cm\tx\t\n\nTitus\tblue\tA\t2cm\t\t3';
    expect(parse(sheet).map(({ line, text }) => [line, text])).toEqual([
      [2, 'Varro\tred\tb\t1,5 cm\tx'],
      [4, 'Titus\tblue\tA\t2cm\t\t3'],
    ]);
    expect(parse(sheet).map(({ profiles }) => profiles[0])).toMatchObject([
      { name: 'Varro', side: 'b', baseRadiusCm: 1.5, size: 1 },
      { name: 'Titus', side: 'a', baseRadiusCm: 2, size: 3 },
    ]);
  });

  it('needs two known words for a heading, the first of them in front', () => {
    expect(one('Name;red;blue')).toBeUndefined();
    expect(problem('Name;red;blue')).toEqual({ code: 'value', word: 'red' });
    expect(problem('luck;Name;Size')).toEqual({ code: 'value', word: 'Name' });
  });

  it('says which value makes no sense', () => {
    expect(problem('Varro;officer;0')).toEqual({ code: 'value', word: '0' });
    expect(problem('Varro;officer;201')).toEqual({ code: 'value', word: '201' });
    expect(problem('Varro;officer;200')).toBeNull();
    expect(problem('Varro;officer;1.5')).toEqual({ code: 'value', word: '1.5' });
    expect(problem('Varro;officer;1; big ')).toEqual({ code: 'value', word: 'big' });
    expect(problem('Varro;hero')).toEqual({ code: 'value', word: 'hero' });
    expect(problem('Name;Side\nVarro;c')).toEqual({ code: 'value', word: 'c' });
    expect(problem(';officer')).toEqual({ code: 'E_NAME', word: '' });
  });

  it('keeps names of 60 letters and twelve notes', () => {
    const notes = Array.from({ length: 14 }, (_, i) => `r${i}`);
    const read = one(`Name;Notes\n${'n'.repeat(70)};${notes.join('/')}`);
    expect(read?.name).toBe('n'.repeat(60));
    expect(read?.specialRules).toEqual(notes.slice(0, 12));
  });
});

describe('many lines', () => {
  it('end where they end on any system, up to 400 of them', () => {
    expect(parse('p\r\nq\rr\n\ns').map(({ line }) => line)).toEqual([1, 2, 3, 5]);
    expect(parse(Array.from({ length: 401 }, () => 'p').join('\n'))).toHaveLength(400);
  });

  it('number names on from those taken on their side, and from each other', () => {
    const state = table(
      [person('x', { name: 'Hastatus 4' }, {}), person('e', { name: 'Velite 9', side: 'b' }, {})],
      {},
    );
    const names = parseRoster(state, 'a', '2x Hastatus\nHastatus\n2x Velite').flatMap(({ profiles }) =>
      profiles.map(({ name }) => name),
    );
    expect(names).toEqual(['Hastatus 5', 'Hastatus 6', 'Hastatus 7', 'Velite 1', 'Velite 2']);
    expect(parseRoster(state, 'b', 'p')[0]?.profiles[0]?.side).toBe('b');
  });
});
