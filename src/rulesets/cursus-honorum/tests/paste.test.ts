/** Rosters from pasted lines and spreadsheets. */
import { describe, expect, it } from 'vitest';
import { initial } from '../model/game.ts';
import { parseRoster } from '../rules/paste.ts';
import { tryOut } from './tools.ts';

const parse = (text: string) => parseRoster(initial(), 'a', text);

describe('given pasted text, when it is read', () => {
  it('then lines of words are understood, copies are numbered', () => {
    const [legate, hastati] = parse(
      'Legado Aulo, general, 3 estrellas, liderazgo 6, área 30\n\n3x Hastado, huida 2, carga 20 cm',
    );
    expect(legate?.profiles).toHaveLength(1);
    expect(legate?.profiles[0]).toMatchObject({
      name: 'Legado Aulo',
      role: 'general',
      stars: 3,
      leadership: 6,
      areaOfInfluenceCm: 30,
    });
    expect(hastati?.line).toBe(3);
    expect(hastati?.profiles.map(({ name }) => name)).toEqual(['Hastado 1', 'Hastado 2', 'Hastado 3']);
    expect(hastati?.profiles[0]).toMatchObject({ chargeDistanceCm: 20, psychDice: { flight: 2 } });
  });

  it('then rows of a spreadsheet follow their heading, in either language', () => {
    const lines = parse(
      'Name\tCount\tRole\tStars\tCharge\nVeles\t2\ttrooper\t0\t28\nVarro\t1\tofficer\t2\t20',
    );
    expect(lines.map(({ profiles }) => profiles.map(({ name }) => name))).toEqual([
      ['Veles 1', 'Veles 2'],
      ['Varro'],
    ]);
    expect(lines[1]?.profiles[0]).toMatchObject({ role: 'officer', stars: 2, chargeDistanceCm: 20 });
    expect(parse('Nombre;Cantidad;Carga\nEscutario;2;24,5')[0]?.profiles[1]).toMatchObject({
      name: 'Escutario 2',
      chargeDistanceCm: 24.5,
    });
  });

  it('then what is not understood is told line by line', () => {
    expect(parse('Brutus, brave 3')[0]?.problem).toEqual({ code: 'word', word: 'brave 3' });
    expect(parse('Brutus, 2 stars')[0]?.problem?.code).toBe('E_ROLE_STARS');
    expect(parse('Brutus\tconsul')[0]?.problem).toEqual({ code: 'value', word: 'consul' });
    expect(parse('Brutus, size 40')[0]?.problem?.code).toBe('E_SIZE');
    for (const word of ['area 30 palmos', 'area 2 30', '2 stars\u2028x', '30'])
      expect(parse(`Brutus, ${word}`)[0]?.problem).toEqual({ code: 'word', word });
  });

  it.each([
    ['3x Velite', 'Velite', 3],
    ['3 × Velite', 'Velite', 3],
    ['3xVelite', 'Velite', 3],
    ['Velite x3', 'Velite', 3],
    ['Velite × 3', 'Velite', 3],
    ['Velite×3', 'Velite', 3],
    ['III 3x Velite', 'III 3x Velite', 1],
    ['Velite x3 veterano', 'Velite x3 veterano', 1],
    ['Cohorte 3', 'Cohorte 3', 1],
    ['7th Cohort x3', '7th Cohort', 3],
    ['Legio 2a x3', 'Legio 2a', 3],
    ['2x 7th Cohort', '7th Cohort', 2],
    // A line separator within a name makes no count of a part of it.
    ['2x Ju\u2028do', '2x Ju\u2028do', 1],
    ['Ju\u2028do x2', 'Ju\u2028do x2', 1],
  ])('then %j is %s, %d of them', (line, name, count) => {
    const profiles = parse(line)[0]!.profiles;
    expect(profiles).toHaveLength(count);
    expect(profiles.every((one) => one.name.startsWith(name))).toBe(true);
  });

  it.each([
    ['Marco, carga 20,5', null],
    ['Marco, carga 20.25', { chargeDistanceCm: 20.25 }],
    ['Marco, 20.25 carga', { chargeDistanceCm: 20.25 }],
    ['Marco, 20carga', { chargeDistanceCm: 20 }],
    ['Marco, carga: 20cm', { chargeDistanceCm: 20 }],
    ['Marco, oficial, **', { stars: 2 }],
    ['Marco, oficial, ★★★', { stars: 3 }],
    ['Marco, oficial, **x', null],
    ['Marco, oficial, x**', null],
    ['Marco, huida 2D', { psychDice: { flight: 2 } }],
    ['Marco, huida 2D6', { psychDice: { flight: 2 } }],
    ['Marco;;;; ;;; 15 cm ;', { chargeDistanceCm: 15 }],
    ['Marco;;;;;;;15cm2', null],
    ['Marco;;;;;;;;;2d', { psychDice: { flight: 2 } }],
  ])('then %j says %j', (line, profile) => {
    const [read] = parse(line);
    if (profile === null) expect(read!.profiles).toEqual([]);
    else expect(read!.profiles[0]).toMatchObject(profile);
  });

  it('then a line of blanks alone is none, and a heading may have columns without a name', () => {
    expect(parse('   \n \t \nMarco')).toMatchObject([{ line: 3, text: 'Marco' }]);
    expect(parse('Nombre; ;Carga\n Marco ; x ;20')[0]!.profiles).toMatchObject([
      { name: 'Marco', chargeDistanceCm: 20 },
    ]);
  });

  it('then the import is one command and one undo', () => {
    const entries = parse('10x Hastatus').flatMap(({ profiles }) =>
      profiles.map((profile, i) => ({ id: `h${i}`, profile })),
    );
    const { state, events } = tryOut(initial(), { type: 'addCharacters', entries }, Math.random);
    expect(events).toHaveLength(1);
    expect(state.characters.at(-1)?.name).toBe('Hastatus 10');
  });
});
