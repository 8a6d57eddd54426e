/** Pasted lines: names, or rows of a spreadsheet; each fault with its column. */
import { describe, expect, it } from 'vitest';
import { plainProfile } from '../model/bearer.ts';
import { readPaste } from '../rules/paste.ts';
import { bearer, table } from './helpers.ts';

const read = (text: string) => readPaste(table([]), text);
const faults = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [one] = read(line);
    return one?.ok === false ? [one.fault, one.column] : one?.ok;
  });

describe('a pasted line', () => {
  it('is a name with a plain sheet', () => {
    expect(read('  Ana ')).toEqual([{ text: 'Ana', ok: true, profile: plainProfile('Ana') }]);
  });

  it('fills the sheet by its columns, with tabs or semicolons, and keeps the default of an empty one', () => {
    const [full, gaps] = read('Ana; Luis ;2;3;4;5;6;7;8;9;31\nBerto\t\t\t3\t\t\t\t7');
    expect(full).toMatchObject({
      ok: true,
      profile: {
        name: 'Ana',
        playerName: 'Luis',
        abilities: { knowledge: 2, physique: 3, tenacity: 4, personality: 5 },
        qualities: { fighter: 6, mage: 7, defender: 8, summoner: 9 },
        hp: { current: 31, max: 31 },
      },
    });
    expect(gaps).toMatchObject({
      ok: true,
      profile: {
        playerName: '',
        abilities: { knowledge: 1, physique: 3, tenacity: 1, personality: 1 },
        qualities: { fighter: 1, mage: 7, defender: 1, summoner: 1 },
        hp: { current: 20, max: 20 },
      },
    });
  });

  it('needs a name, and none beyond forty characters', () => {
    const long = 'n'.repeat(40);
    expect(faults(';Luis', `${long}`, `${long}n`, `Ana;${long}`, `Ana;${long}n`)).toEqual([
      ['no-name', 0],
      true,
      ['name-long', 0],
      true,
      ['name-long', 1],
    ]);
  });

  it('has eleven columns at most', () => {
    const row = (count: number) => `Ana${';'.repeat(count - 1)}`;
    expect(faults(row(11), row(12))).toEqual([true, ['too-many-columns', 11]]);
  });

  it('takes whole scores of 0 to 20', () => {
    expect(faults('A;;0;20', 'A;;21', 'A;;;-1', 'A;;;;1.5', 'A;;;;;x', 'A;;2x')).toEqual([
      true,
      ['not-a-score', 2],
      ['not-a-score', 3],
      ['not-a-score', 4],
      ['not-a-score', 5],
      ['not-a-score', 2],
    ]);
    expect(faults('A;;;;;;0;20', 'A;;;;;;21', 'A;;;;;;1;x', 'A;;;;;;;;x2', 'A;;;;;;;;;99')).toEqual([
      true,
      ['not-a-score', 6],
      ['not-a-score', 7],
      ['not-a-score', 8],
      ['not-a-score', 9],
    ]);
  });

  it('takes 1 to 999 HP', () => {
    const hp = (value: string) => `A${';'.repeat(10)}${value}`;
    expect(faults(...['1', '999', '0', '1000', '00005', 'x'].map(hp))).toEqual([
      true,
      true,
      ['not-hp', 10],
      ['not-hp', 10],
      ['not-hp', 10],
      ['not-hp', 10],
    ]);
  });

  it('is shown without blanks around it, and no further than 200 characters', () => {
    expect(read(` ;${'x'.repeat(300)} `)).toEqual([
      { text: `;${'x'.repeat(199)}`, ok: false, fault: 'no-name', column: 0 },
    ]);
  });
});

describe('pasted lines', () => {
  it('are read one by one, empty ones skipped, sixty at most', () => {
    expect(read('Ana\r\n   \n\nBerto').map(({ text }) => text)).toEqual(['Ana', 'Berto']);
    const crowd = Array.from({ length: 61 }, (_, i) => `N${i}`).join('\n');
    expect(read(crowd)).toHaveLength(60);
    expect(read('')).toEqual([]);
  });

  it('fill the free places in their order; a line with a fault takes none', () => {
    const six = table([
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => bearer(id)),
      bearer('g', { status: 'left' }),
    ]);
    const told = readPaste(six, 'Ana\n;Luis\nBerto\nCira').map((line) =>
      line.ok ? line.profile.name : line.fault,
    );
    expect(told).toEqual(['Ana', 'no-name', 'Berto', 'too-many-bearers']);
    expect(readPaste(six, 'Ana\nBerto\nCira')[2]).toEqual({
      text: 'Cira',
      ok: false,
      fault: 'too-many-bearers',
      column: 0,
    });
  });
});
