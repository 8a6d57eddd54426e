/** A pasted roster, at its edges: what is read, what is not, and why. */
import { describe, expect, it } from 'vitest';
import { parsePaste, profilesOf } from '../rules/paste.ts';

const one = (text: string) => {
  const [line, ...rest] = parsePaste(text, 'A');
  expect(rest).toEqual([]);
  if (!line) throw new Error('nothing was read');
  return line;
};
/** Name, role, [Actions, Command] of both sides, base, and how often. */
const read = (text: string) => {
  const line = one(text);
  if (!('profile' in line)) return line.code;
  const { name, role, card, baseDiameter } = line.profile;
  const face = (side: typeof card.wounded) => side && [side.maxActions, side.command];
  return [name, role, face(card.healthy), face(card.wounded), baseDiameter, line.count];
};

describe('a line of text', () => {
  it('may do without a role, a wounded number, Command or a count', () => {
    expect(read('Bell 3')).toEqual(['Bell', '', [3, 0], [3, 0], 1, 1]);
    expect(read('  Bell   4 / 2  ')).toEqual(['Bell', '', [4, 0], [2, 0], 1, 1]);
    expect(read('Bell(scout) 4/2')).toEqual(['Bell', 'scout', [4, 0], [2, 0], 1, 1]);
    expect(read('Bell ( the scout ) 4/2')).toEqual(['Bell', 'the scout', [4, 0], [2, 0], 1, 1]);
    expect(read('Bell () 4')).toEqual(['Bell', '', [4, 0], [4, 0], 1, 1]);
  });

  it('reads the last number as the Actions: others belong to the name', () => {
    expect(read('MG 42 3/2')).toEqual(['MG 42', '', [3, 0], [2, 0], 1, 1]);
    expect(read('Private 1st class 3')).toEqual(['Private 1st class', '', [3, 0], [3, 0], 1, 1]);
    expect(read('C3 5/2')).toEqual(['C3', '', [5, 0], [2, 0], 1, 1]);
  });

  it('knows no wounded side by any dash', () => {
    for (const dash of ['-', '–', '—', ' - '])
      expect(read(`Bell 3/${dash}`)).toEqual(['Bell', '', [3, 0], null, 1, 1]);
  });

  it('reads Command after C or M, and assumes none for the wounded side', () => {
    expect(read('Moore 5/3 C2/1')).toEqual(['Moore', '', [5, 2], [3, 1], 1, 1]);
    expect(read('Moore 5/3 c 2 / 1')).toEqual(['Moore', '', [5, 2], [3, 1], 1, 1]);
    expect(read('Moore 5/3 m2')).toEqual(['Moore', '', [5, 2], [3, 0], 1, 1]);
    expect(read('Moore 5/3 C2/-')).toEqual(['Moore', '', [5, 2], [3, 0], 1, 1]);
    expect(read('Moore 5/- C2/1')).toEqual(['Moore', '', [5, 2], null, 1, 1]);
  });

  it('counts before or after, with x or ×', () => {
    expect(read('3x Bell 3/2')).toEqual(['Bell', '', [3, 0], [2, 0], 1, 3]);
    expect(read('12 × Bell 3/2')).toEqual(['Bell', '', [3, 0], [2, 0], 1, 12]);
    expect(read('Bell 3/2 X 4')).toEqual(['Bell', '', [3, 0], [2, 0], 1, 4]);
    expect(read('Bell 3/2 C1 ×60')).toEqual(['Bell', '', [3, 1], [2, 0], 1, 60]);
    // A count in front wins; an "x" that belongs to a word is none.
    expect(read('2x Bell 3/2 x5')).toEqual(['Bell', '', [3, 0], [2, 0], 1, 2]);
    expect(read('3xBell 3/2')).toEqual(['3xBell', '', [3, 0], [2, 0], 1, 1]);
  });

  it('may have more than one space anywhere, and two digits that no card has', () => {
    expect(read('3  x  Bell  (scout)  3  /  2  C  1  /  0  x  4')).toEqual([
      'Bell',
      'scout',
      [3, 1],
      [2, 0],
      1,
      3,
    ]);
    expect(read('Bell 3/2  x  14')).toEqual(['Bell', '', [3, 0], [2, 0], 1, 14]);
    for (const text of ['Bell 12', 'Bell 3/12', 'Bell 12/3']) expect(read(text)).toBe('max-actions-range');
    for (const text of ['Bell 3 C12', 'Bell 3/2 C1/12']) expect(read(text)).toBe('command-range');
  });

  it('is unclear without Actions, without a name, or with more behind them', () => {
    for (const text of ['Bell', '3/2', 'Bell three', 'Bell 3/2 yes', 'Bell 3/2 x', 'Bell 3/2/1', 'Bell3/2'])
      expect(read(text)).toBe('line-unclear');
  });

  it('is asked for once to sixty times', () => {
    expect(read('0x Bell 3/2')).toBe('too-many');
    expect(read('61x Bell 3/2')).toBe('too-many');
    expect(read('Bell 3/2 x123')).toBe('line-unclear');
  });
});

describe('a row of cells', () => {
  it('ends where it likes after the Actions', () => {
    expect(read('Bell;Scout;4')).toEqual(['Bell', 'Scout', [4, 0], null, 1, 1]);
    expect(read('Bell;Scout;4;2')).toEqual(['Bell', 'Scout', [4, 0], [2, 0], 1, 1]);
    expect(read('Bell;Scout;4;2;2')).toEqual(['Bell', 'Scout', [4, 2], [2, 0], 1, 1]);
    expect(read('Bell;Scout;4;2;2;1')).toEqual(['Bell', 'Scout', [4, 2], [2, 1], 1, 1]);
    expect(read('Bell;Scout;4;2;2;1;1.5')).toEqual(['Bell', 'Scout', [4, 2], [2, 1], 1.5, 1]);
    expect(read('Bell;Scout')).toBe('line-unclear');
    expect(read('Bell;Scout; ;2')).toBe('line-unclear');
  });

  it('takes a dash for nothing, in Command as in Actions', () => {
    for (const dash of ['-', '–', '—'])
      expect(read(`Bell;;4;${dash};${dash};${dash}`)).toEqual(['Bell', '', [4, 0], null, 1, 1]);
    expect(read('Bell;;4;2;-;–')).toEqual(['Bell', '', [4, 0], [2, 0], 1, 1]);
    expect(read('Bell;;4;--')).toBe('max-actions-range');
    expect(read('Bell;;4;2;1-')).toBe('command-range');
    expect(read('Bell;;4;2;-1')).toBe('command-range');
  });

  it('is trimmed cell by cell, and reads a comma as a point', () => {
    expect(read(' Bell \t Scout \t 4 \t 2 \t 1 \t 0 \t 1,5 ')).toEqual([
      'Bell',
      'Scout',
      [4, 1],
      [2, 0],
      1.5,
      1,
    ]);
    expect(read('Bell;;four;2')).toBe('max-actions-range');
  });

  it('is split at tabs first, then at semicolons, then at two commas or more', () => {
    expect(read('Bell; the scout\t\t4')).toEqual(['Bell; the scout', '', [4, 0], null, 1, 1]);
    expect(read('Bell, the scout;;4')).toEqual(['Bell, the scout', '', [4, 0], null, 1, 1]);
    expect(read('Bell,,4')).toEqual(['Bell', '', [4, 0], null, 1, 1]);
    expect(read('Bell, the scout 4')).toEqual(['Bell, the scout', '', [4, 0], [4, 0], 1, 1]);
  });

  it('is a heading when it begins with "name" and has a word for the Actions', () => {
    for (const word of ['Name', ' name ', 'NOMBRE', 'Character', 'personaje'])
      expect(parsePaste(`${word};Role;Actions`, 'A')).toEqual([]);
    for (const text of ['Name;Role', 'Name;Role; ', 'Name\t\t']) expect(parsePaste(text, 'A')).toEqual([]);
    expect(parsePaste('Name', 'A')).toMatchObject([{ code: 'line-unclear' }]);
    // Somebody may be called so.
    expect(read('Name;;3')).toEqual(['Name', '', [3, 0], null, 1, 1]);
    for (const word of ['Surname', 'Names']) expect(read(`${word};Role;Actions`)).toBe('max-actions-range');
  });
});

describe('a pasted text', () => {
  it('is read line by line, whatever ends them, and keeps their numbers', () => {
    const lines = parsePaste('Bell 3\r\nhello\rKerr 3\n\n  \nRoss 3', 'B');
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [1, 'Bell 3'],
      [2, 'hello'],
      [3, 'Kerr 3'],
      [6, 'Ross 3'],
    ]);
    expect(lines.map((line) => ('profile' in line ? line.profile.side : null))).toEqual([
      'B',
      null,
      'B',
      'B',
    ]);
  });

  it('ends after 400 lines, each after 400 signs', () => {
    expect(parsePaste('Bell 3\n'.repeat(401), 'A')).toHaveLength(400);
    expect(one(`${'a'.repeat(398)} 3`).text).toHaveLength(400);
    expect(one(`${'a'.repeat(399)} 3`)).toMatchObject({ code: 'line-unclear' });
  });

  it('cuts names and roles to 40 signs', () => {
    const long = 'n'.repeat(41);
    expect(read(`${long};${long};3`)).toEqual(['n'.repeat(40), 'n'.repeat(40), [3, 0], null, 1, 1]);
  });

  it('tells the first thing that is wrong with a card, and a warning only when nothing is', () => {
    expect(one('Bell 10/3')).toEqual({ line: 1, text: 'Bell 10/3', code: 'max-actions-range' });
    expect(one('Bell 2/3')).toMatchObject({ warning: 'warn-wounded-higher' });
    expect(one('Bell 3/2')).toMatchObject({ warning: null });
    // A higher wounded number hides no error.
    expect(one('Bell;;2;3;0;0;7')).toMatchObject({ code: 'base-diameter-range' });
    expect(one(';;2;3')).toMatchObject({ code: 'name-empty' });
  });
});

describe('the soldiers of a pasted text', () => {
  const names = (text: string) => profilesOf(parsePaste(text, 'A')).map(({ name }) => name);

  it('are those who were understood, several of one line numbered', () => {
    expect(names('Bell 3\nhello\n2x Kerr 3\nRoss 3 x3')).toEqual([
      'Bell',
      'Kerr 1',
      'Kerr 2',
      'Ross 1',
      'Ross 2',
      'Ross 3',
    ]);
  });

  it('keep their number when the name is too long for both', () => {
    const [first, ...others] = names(`12x ${'n'.repeat(40)} 3`);
    expect(first).toBe(`${'n'.repeat(38)} 1`);
    expect(others.at(-1)).toBe(`${'n'.repeat(37)} 12`);
  });
});
