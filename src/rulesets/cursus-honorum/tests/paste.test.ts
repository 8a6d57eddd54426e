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
