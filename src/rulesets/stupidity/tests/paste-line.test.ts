/** What one line of a pasted roster says, in either language and in any order. */
import { describe, expect, it } from 'vitest';
import { readLine } from '../rules/paste-line.ts';

const read = (text: string, units: 'cm' | 'in' = 'cm') => readLine(text, units);

/** What is read of a line in which nothing but a name is said. */
const NOTHING = {
  count: null,
  ld: null,
  movement: null,
  points: null,
  side: null,
  rider: { stupid: false, immune: false },
  mount: null,
  character: false,
  wizard: false,
  missile: false,
  skirmisher: false,
};

describe('a line', () => {
  it('given a bare name, says nothing else', () => {
    expect(read('Lanceros')).toEqual({ ...NOTHING, name: 'Lanceros' });
  });

  it('given everything, leaves the name alone', () => {
    const text = '9 Jinetes (side b) Ld 8, M 18, 312 pts; stupid mount, immune, mounted, shoots, skirmishers';
    expect(read(text)).toEqual({
      ...{ name: 'Jinetes', count: 9, ld: 8, movement: 18, points: 312, side: 'B' },
      ...{ rider: { stupid: false, immune: true }, mount: { stupid: true, immune: false, ld: null } },
      ...{ character: false, wizard: false, missile: true, skirmisher: true },
    });
  });

  it('never takes a word out of the middle of another', () => {
    for (const name of [
      'Heldrake',
      'Magnus',
      'Estupidez',
      'Inmunes7',
      'Amounted',
      'Heroica',
      'Xanadú',
      'Smart',
    ])
      expect(read(name)).toEqual({ ...NOTHING, name });
  });
});

describe('numbers', () => {
  it.each(['Ld 4', 'ld4', 'L: 4', 'Ld. 4', 'Ld=4', 'Liderazgo 4', 'Leadership 4', 'LEADERSHIP: 4'])(
    'reads the Leadership of %s',
    (text) => {
      expect(read(`Trolls ${text}`)).toEqual({ ...NOTHING, name: 'Trolls', ld: 4 });
    },
  );

  it.each(['M 15', 'm15', 'Mov. 15', 'Movimiento: 15', 'Movement=15'])('reads the Movement of %s', (text) => {
    expect(read(`Trolls ${text}`)).toEqual({ ...NOTHING, name: 'Trolls', movement: 15 });
  });

  it.each([
    ['M 6', 'cm', 6],
    ['M 6', 'in', 15],
    ['M 6"', 'cm', 15],
    ['M 6”', 'cm', 15],
    ['M 6″', 'cm', 15],
    ['M 6 in', 'cm', 15],
    ['M 6 pulgadas', 'cm', 15],
    ['M 6 inches', 'cm', 15],
    ['M 15 cm', 'in', 15],
    ['M 15 CM', 'in', 15],
    ['M 7,5', 'cm', 7.5],
    ['M 7.25', 'cm', 7.25],
  ] as const)('given %s on a table in %s, counts %s cm', (text, units, movement) => {
    expect(read(`Trolls ${text}`, units)).toEqual({ ...NOTHING, name: 'Trolls', movement });
  });

  it.each(['165 pts', '165pt', '165 pts.', '165 puntos', '165 points'])('reads the points of %s', (text) => {
    expect(read(`Trolls ${text}`).points).toBe(165);
    expect(read(`Trolls ${text}`).name).toBe('Trolls');
  });

  it.each([
    '3 Trolls',
    '  3 Trolls',
    'Trolls x3',
    'Trolls x 3',
    'Trolls ×3',
    'Trolls × 3',
    '3x Trolls',
    '3 × Trolls',
  ])('counts the models of %s', (text) => {
    expect(read(text)).toEqual({ ...NOTHING, name: 'Trolls', count: 3 });
  });

  it('takes no number of the name for a count', () => {
    expect(read('Trolls 3')).toEqual({ ...NOTHING, name: 'Trolls 3' });
    expect(read('3er Tercio')).toEqual({ ...NOTHING, name: '3er Tercio' });
    expect(read('12345 Trolls')).toEqual({ ...NOTHING, name: '12345 Trolls' });
    expect(read('2000 Trolls')).toEqual({ ...NOTHING, name: 'Trolls', count: 2000 });
    expect(read('Trolls x12')).toEqual({ ...NOTHING, name: 'Trolls', count: 12 });
    expect(read('12x Trolls')).toEqual({ ...NOTHING, name: 'Trolls', count: 12 });
  });
});

describe('words', () => {
  it.each([
    ['estúpidos', { stupid: true, immune: false }],
    ['ESTUPIDA', { stupid: true, immune: false }],
    ['stupid', { stupid: true, immune: false }],
    ['inmunes', { stupid: false, immune: true }],
    ['immune', { stupid: false, immune: true }],
    ['stupid, immune', { stupid: true, immune: true }],
  ])('reads %s of a model on foot', (text, rider) => {
    expect(read(`Trolls ${text}`)).toEqual({ ...NOTHING, name: 'Trolls', rider });
  });

  it.each([
    ['montura estúpida', { stupid: true, immune: false }],
    ['stupid mounts', { stupid: true, immune: false }],
    ['estúpida montura', { stupid: true, immune: false }],
    ['mount immune', { stupid: false, immune: true }],
    ['montura inmune', { stupid: false, immune: true }],
    ['immune mounts', { stupid: false, immune: true }],
    ['stupid mount, immune mount', { stupid: true, immune: true }],
    ['montados', { stupid: false, immune: false }],
    ['montada', { stupid: false, immune: false }],
    ['mounted', { stupid: false, immune: false }],
  ])('reads the mount of: %s', (text, mount) => {
    expect(read(`Knights ${text}`)).toEqual({ ...NOTHING, name: 'Knights', mount: { ...mount, ld: null } });
  });

  it.each(['bando B', 'ejército B', 'Ejercito: b', 'side B', 'army b'])('reads the side of %s', (text) => {
    expect(read(`Trolls ${text}`)).toEqual({ ...NOTHING, name: 'Trolls', side: 'B' });
  });

  it.each(['personaje', 'character', 'héroe', 'heroe', 'hero'])('reads a character: %s', (text) => {
    expect(read(`Ursel ${text}`)).toEqual({ ...NOTHING, name: 'Ursel', character: true });
  });

  it.each(['Hechicera', 'hechiceros', 'Mago', 'magas', 'Wizard', 'chamán', 'Shaman', 'wizards'])(
    'keeps the word of a wizard in the name: %s',
    (name) => {
      expect(read(name)).toEqual({ ...NOTHING, name, wizard: true });
    },
  );

  it.each(['proyectiles', 'dispara', 'disparan', 'missile', 'missiles', 'shoot', 'shoots'])(
    'reads missile weapons: %s',
    (text) => {
      expect(read(`Archers ${text}`)).toEqual({ ...NOTHING, name: 'Archers', missile: true });
    },
  );

  it.each(['hostigador', 'hostigadores', 'skirmisher', 'skirmishers'])('reads skirmishers: %s', (text) => {
    expect(read(`Scouts ${text}`)).toEqual({ ...NOTHING, name: 'Scouts', skirmisher: true });
  });
});

describe('the name', () => {
  it.each([
    [' - Trolls de río - ', 'Trolls de río'],
    ['Trolls, Ld 4; (M 15)', 'Trolls'],
    ['Trolls : de  río', 'Trolls de río'],
    ['–.+ Trolls +.–', 'Trolls'],
    ['Jean-Luc (capitán)', 'Jean-Luc capitán'],
    ['Trolls ,,, río', 'Trolls río'],
    ['Ld 4 Trolls M 15', 'Trolls'],
    ['Río Ld 4 Trolls', 'Río Trolls'],
    ['Ld 4', ''],
  ])('of “%s” is “%s”', (text, name) => {
    expect(read(text).name).toBe(name);
  });
});
