/** A pasted roster as a whole: which line becomes what, its limits, and what it says of a line that it cannot read. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../model/unit.ts';
import { type PasteOptions, parseRoster } from '../rules/paste.ts';

function paste(text: string, more: Partial<PasteOptions> = {}) {
  let n = 0;
  const newId = () => {
    n += 1;
    return `u${n}`;
  };
  return parseRoster(text, { side: 'A', units: 'cm', newId, ...more });
}
const whys = (text: string) => paste(text).lines.map(({ why }) => why);
const TROLLS = 'Trolls Ld 4 M 15';

describe('a pasted roster', () => {
  it('makes a whole entry of a line', () => {
    expect(paste('3 Trolls Ld 4 M 15 stupid 165 pts', { side: 'B' }).units).toEqual([
      {
        id: 'u1',
        name: 'Trolls',
        side: 'B',
        groups: [
          {
            id: 'g1',
            label: 'Trolls',
            count: 3,
            role: 'trooper',
            ld: 4,
            movement: 15,
            rider: { stupid: true, immune: false },
            mount: null,
            inContact: 0,
            wizard: false,
          },
        ],
        points: 165,
        movementOverride: null,
        missile: false,
        immuneToPsychology: false,
        skirmisher: false,
      },
    ]);
  });

  it('lets a line name its own side, and counts one model where none are told', () => {
    const [unit] = paste(`${TROLLS} side B`).units;
    expect(unit).toMatchObject({ side: 'B', points: null, groups: [{ count: 1 }] });
  });

  it('joins lines that start with + to the unit above, each as a group of its own', () => {
    const { units, lines } = paste(`${TROLLS}\n  + Boss Ld 7 M 10 character\n+Shaman Ld 6 M 10`);
    expect(units).toHaveLength(1);
    expect(units[0]?.groups.map(({ id, label, role, wizard }) => [id, label, role, wizard])).toEqual([
      ['g1', 'Trolls', 'trooper', false],
      ['g2', 'Boss', 'character', false],
      ['g3', 'Shaman', 'trooper', true],
    ]);
    expect(lines).toEqual([
      { line: 1, text: TROLLS, became: 'unit', unitId: 'u1', why: null },
      { line: 2, text: '+ Boss Ld 7 M 10 character', became: 'group', unitId: 'u1', why: null },
      { line: 3, text: '+Shaman Ld 6 M 10', became: 'group', unitId: 'u1', why: null },
    ]);
  });

  it('joins a + to the last unit, not to the first, and only at the start of a line', () => {
    const { units } = paste(`${TROLLS}\nOgres Ld 7 M 15\n+ Boss Ld 7 M 10\nRiders + boss Ld 7 M 20`);
    expect(units.map(({ name, groups }) => [name, groups.length])).toEqual([
      ['Trolls', 1],
      ['Ogres', 2],
      ['Riders + boss', 1],
    ]);
  });

  it('takes bullets off the first cell only', () => {
    for (const bullet of ['- ', '• ', '* ', '-', '*']) {
      expect(paste(`${bullet}${TROLLS}`).units[0]?.name).toBe('Trolls');
      expect(paste(`${bullet}Trolls\t3\t4\t15`).units[0]).toMatchObject({
        name: 'Trolls',
        groups: [{ count: 3 }],
      });
    }
    expect(paste('Trolls\t3\t4\t15\t* note').units[0]?.name).toBe('Trolls * note');
  });

  it('takes rows of cells between tabs, semicolons and bars, with blanks around them', () => {
    for (const sign of ['\t', ';', '|', ' ; ', ' | '])
      expect(paste(['Trolls', '3', '4', '15'].join(sign)).units[0]).toMatchObject({
        name: 'Trolls',
        groups: [{ count: 3, ld: 4, movement: 15 }],
      });
  });

  it('says that a row of column names is one, and reads the rows below by it', () => {
    const { units, lines } = paste('Unit\tM\tLd\nTrolls\t15\t4\n+ Boss\t10\t7');
    expect(lines[0]).toEqual({ line: 1, text: 'Unit\tM\tLd', became: 'header', unitId: null, why: null });
    expect(units[0]?.groups).toMatchObject([
      { movement: 15, ld: 4 },
      { movement: 10, ld: 7 },
    ]);
  });

  it('reads a line of text below column names as text', () => {
    expect(paste('Ld\tUnit\tM\nTrolls Ld 4 M 15').units).toMatchObject([
      { name: 'Trolls', groups: [{ ld: 4 }] },
    ]);
  });

  it('reads Windows’ lines, and keeps the numbers of lines when some are empty', () => {
    const { lines } = paste(`\r\n${TROLLS}\r\n   \r\nOgres`);
    expect(lines).toEqual([
      { line: 2, text: TROLLS, became: 'unit', unitId: 'u1', why: null },
      { line: 4, text: 'Ogres', became: null, unitId: null, why: 'ld-missing' },
    ]);
    expect(paste('').lines).toEqual([]);
  });
});

describe('a line that is not understood', () => {
  it('says the first thing that it lacks: name, Leadership, Movement, then what is out of range', () => {
    expect(whys('Ld 4 M 15')).toEqual(['name-empty']);
    expect(whys('M 15')).toEqual(['name-empty']);
    expect(whys('Trolls')).toEqual(['ld-missing']);
    expect(whys('Trolls Ld 4')).toEqual(['movement-missing']);
    expect(whys('Trolls Ld 11 M 15')).toEqual(['ld-range']);
    expect(whys('Trolls x201 Ld 4 M 15')).toEqual(['count-range']);
    expect(whys('Trolls Ld 4 M 61')).toEqual(['movement-range']);
    expect(whys('Trolls Ld 4 M 15 999999 pts')).toEqual(['points-range']);
  });

  it('given a + line, joins nothing and leaves the unit above as it was', () => {
    const { units, lines } = paste(
      `+ Boss Ld 7 M 10\n${TROLLS}\n+ Boss Ld 12 M 10\n+ Boss M 10\n+ Ld 7 M 10`,
    );
    expect(lines.map(({ became, why }) => why ?? became)).toEqual([
      ...['nothing-above', 'unit', 'ld-range', 'ld-missing', 'name-empty'],
    ]);
    expect(lines[0]).toEqual({
      line: 1,
      text: '+ Boss Ld 7 M 10',
      became: null,
      unitId: null,
      why: 'nothing-above',
    });
    expect(units[0]?.groups).toHaveLength(1);
  });

  it('given a full unit, takes no more groups', () => {
    const text = [TROLLS, ...Array.from({ length: LIMITS.groups }, () => '+ Boss Ld 7 M 10')].join('\n');
    const { units, lines } = paste(text);
    expect(units[0]?.groups).toHaveLength(LIMITS.groups);
    expect(lines.at(-1)).toMatchObject({ became: null, why: 'groups-full' });
    expect(lines.at(-2)).toMatchObject({ became: 'group' });
  });
});

describe('the limits of a paste', () => {
  it('given a table’s worth of units, takes no more', () => {
    const { units, lines } = paste(Array.from({ length: LIMITS.units + 2 }, () => TROLLS).join('\n'));
    expect(units).toHaveLength(LIMITS.units);
    expect(lines.slice(LIMITS.units - 1).map(({ why }) => why)).toEqual([null, 'units-full', 'units-full']);
  });

  it('reads two hundred lines that say something, and no more', () => {
    const lines = Array.from({ length: 202 }, (_, i) => `Line ${i}`);
    expect(paste(['', ...lines].join('\n')).lines.map(({ line }) => line)).toHaveLength(200);
    expect(paste(['', ...lines].join('\n')).lines.at(-1)?.text).toBe('Line 199');
  });

  it('reads three hundred signs of a line', () => {
    const { lines } = paste('x'.repeat(301));
    expect(lines[0]?.text).toBe('x'.repeat(300));
  });

  it('cuts names and labels to what fits', () => {
    const { units } = paste(`${'x'.repeat(50)} Ld 4 M 15`);
    expect(units[0]).toMatchObject({
      name: 'x'.repeat(LIMITS.nameLength),
      groups: [{ label: 'x'.repeat(LIMITS.nameLength) }],
    });
  });
});
