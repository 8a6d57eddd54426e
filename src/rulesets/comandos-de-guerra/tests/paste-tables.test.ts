import { describe, expect, it } from 'vitest';
import { emptyProfile, type WeaponProfile } from '../model/sheet.ts';
import { DEFAULT_TABLES, emptyLiftRow } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { mergeArsenal, mergeLift, mergeService } from '../rules/merge-tables.ts';
import { parseArsenal, parseLift, parseService, parseSpeed } from '../rules/paste-tables.ts';

const problem = (code: string, text: string) => ({ code, text });

describe('a pasted table of speeds', () => {
  it('reads Constitution across, weights down, in ascending order whatever the order of the lines', () => {
    const { table, lines } = parseSpeed('kg; 0-50; 51-100\n20 kg; 3; 4,5\n10KG; 4; -\n', 'm/round');
    expect(table).toEqual({
      unit: 'm/round',
      constitution: [
        [0, 50],
        [51, 100],
      ],
      weights: [10, 20],
      cells: [
        [4, null],
        [3, 4.5],
      ],
    });
    expect(lines.map(({ line, text, entry, problems }) => [line, text, entry, problems])).toEqual([
      [1, 'kg; 0-50; 51-100', null, []],
      [2, '20 kg; 3; 4,5', 20, []],
      [3, '10KG; 4; -', 10, []],
    ]);
  });

  it('drops the columns whose head is no interval, and says which', () => {
    const { table, lines } = parseSpeed('kg; flaco; 51-100\n10; 3; 4', 'km/h');
    expect(table).toEqual({ unit: 'km/h', constitution: [[51, 100]], weights: [10], cells: [[4]] });
    expect(lines[0]!.problems).toEqual([problem('intervalUnknown', 'flaco')]);
  });

  it('drops a line without a weight, marks a cell that is no number, and opens what is missing', () => {
    const { table, lines } = parseSpeed('kg; 0-50; 51-100\npoco; 1; 2\n10; lento\n20; 10000; -1', 'km/h');
    expect(table).toMatchObject({
      weights: [10, 20],
      cells: [
        [null, null],
        [null, null],
      ],
    });
    expect(lines.slice(1).map(({ entry, problems }) => [entry, problems])).toEqual([
      [null, [problem('valueUnknown', 'poco')]],
      [10, [problem('valueUnknown', 'lento')]],
      [20, [problem('valueRange', '10000'), problem('valueRange', '-1')]],
    ]);
  });

  it('takes a load and a speed of nothing for what they are', () => {
    const { table, lines } = parseSpeed('kg; 0-50\n0 kg; 0', 'km/h');
    expect(table).toMatchObject({ weights: [0], cells: [[0]] });
    expect(lines[1]).toMatchObject({ entry: 0, problems: [] });
  });

  it('takes kg for a unit behind the weight alone', () => {
    const { table, lines } = parseSpeed('kg; 0-50\n1kg5; 3\nkg 20; 4', 'km/h');
    expect(table.weights).toEqual([]);
    expect(lines.slice(1).map(({ problems }) => problems)).toEqual([
      [problem('valueUnknown', '1kg5')],
      [problem('valueUnknown', 'kg 20')],
    ]);
  });

  it('says so when a line has no weight at its head', () => {
    const { table, lines } = parseSpeed('kg; 0-50\n; 3\n-; 4\n10; 5', 'km/h');
    expect(table).toMatchObject({ weights: [10], cells: [[5]] });
    expect(lines.slice(1).map(({ entry, problems }) => [entry, problems])).toEqual([
      [null, [problem('valueUnknown', '')]],
      [null, [problem('valueUnknown', '-')]],
      [10, []],
    ]);
  });

  it('takes the highest speed and load, and no higher load', () => {
    const { table, lines } = parseSpeed('kg; 0-50\n9999; 9999\n10000; 1', 'km/h');
    expect(table).toMatchObject({ weights: [9999], cells: [[9999]] });
    expect(lines[2]).toMatchObject({ entry: null, problems: [problem('valueRange', '10000')] });
  });

  it('takes no more rows and columns than a table holds', () => {
    const rows = Array.from({ length: LIMITS.weights + 1 }, (_, i) => `${i + 1}${'; 2'.repeat(22)}`);
    const head = Array.from({ length: 22 }, (_, i) => `${i}-${i}`).join('; ');
    const { table, lines } = parseSpeed(`kg; ${head}\n${rows.join('\n')}`, 'km/h');
    expect([table.constitution.length, table.weights.length]).toEqual([LIMITS.intervals, LIMITS.weights]);
    expect(table.cells.every((row) => row.length === LIMITS.intervals)).toBe(true);
    expect(lines.at(-1)).toMatchObject({ entry: null, problems: [problem('tooMany', '41')] });
  });

  it('keeps the first row of a weight that stands twice, and says so, in a full table too', () => {
    const rows = Array.from({ length: LIMITS.weights }, (_, i) => `${i + 1} kg; 2`);
    const { table, lines } = parseSpeed(`kg; 0-50\n${rows.join('\n')}\n7; 9`, 'km/h');
    expect(table.weights).toHaveLength(LIMITS.weights);
    expect(table.cells[6]).toEqual([2]);
    expect(lines.at(-1)).toMatchObject({ entry: null, problems: [problem('twice', '7')] });
  });

  it('makes an empty table of nothing', () => {
    expect(parseSpeed('', 'km/h')).toEqual({
      table: { unit: 'km/h', constitution: [], weights: [], cells: [] },
      lines: [],
    });
  });
});

describe('a pasted table of lifting', () => {
  const cell = (maxKg: number | null, knownAtLeastKg: number | null) => ({ maxKg, knownAtLeastKg });

  it('reads five weights an interval; a plus means at least', () => {
    expect(parseLift('41-60; 35 kg; 47+; 60kg +; -')).toEqual([
      {
        line: 1,
        text: '41-60; 35 kg; 47+; 60kg +; -',
        entry: {
          interval: [41, 60],
          row: { ...emptyLiftRow(), veryEasy: cell(35, null), easy: cell(null, 47), normal: cell(null, 60) },
        },
        problems: [],
      },
    ]);
  });

  it('says what is no interval and no weight', () => {
    const [bad, half] = parseLift('fuertes; 1\n0-20; 1; x; 10000; 9999; 5');
    expect(bad).toEqual({
      line: 1,
      text: 'fuertes; 1',
      entry: null,
      problems: [problem('intervalUnknown', 'fuertes')],
    });
    expect(half!.entry!.row).toEqual({
      ...emptyLiftRow(),
      veryEasy: cell(1, null),
      hard: cell(9999, null),
      veryHard: cell(5, null),
    });
    expect(half!.problems).toEqual([problem('valueUnknown', 'x'), problem('valueRange', '10000')]);
  });

  it('takes the place of the rows that it overlaps, in the order of Strength', () => {
    const [pasted] = parseLift('20-30; 9');
    const merged = mergeLift(DEFAULT_TABLES.lift, [pasted!.entry!]);
    expect(merged.intervals).toEqual([
      [20, 30],
      [41, 60],
      [61, 80],
      [81, 100],
    ]);
    expect(merged.cells.map((row) => row.veryEasy.maxKg)).toEqual([9, 35, null, null]);
  });

  it('takes the place of a row that it shares one number with, at either end', () => {
    const merged = (text: string) => mergeLift(DEFAULT_TABLES.lift, [parseLift(text)[0]!.entry!]).intervals;
    expect(merged('30-41; 9')).toEqual([
      [0, 20],
      [30, 41],
      [61, 80],
      [81, 100],
    ]);
    expect(merged('60-60; 9')).toEqual([
      [0, 20],
      [21, 40],
      [60, 60],
      [61, 80],
      [81, 100],
    ]);
  });

  it('given several rows, then each takes the place of those that it overlaps itself', () => {
    const pasted = parseLift('0-20; 8\n81-100; 9').map(({ entry }) => entry!);
    const { intervals, cells } = mergeLift(DEFAULT_TABLES.lift, pasted);
    expect(intervals).toEqual(DEFAULT_TABLES.lift.intervals);
    expect(cells.map((row) => row.veryEasy.maxKg)).toEqual([8, null, 35, null, 9]);
  });

  it('leaves rows alone that it only lies beside', () => {
    const [pasted] = parseLift('21-40; 9');
    expect(mergeLift(DEFAULT_TABLES.lift, [pasted!.entry!]).intervals).toEqual(DEFAULT_TABLES.lift.intervals);
  });
});

describe('a pasted table of times', () => {
  it.each([
    ['pistola', 'pistol'],
    ['Pistol', 'pistol'],
    ['Revólver', 'revolver'],
    ['metralleta', 'submachineGun'],
    ['subfusil', 'submachineGun'],
    ['Submachine gun', 'submachineGun'],
    ['SMG', 'submachineGun'],
    ['submachineGun', 'submachineGun'],
    ['ametralladora', 'machineGun'],
    ['machine gun', 'machineGun'],
    ['MG', 'machineGun'],
    ['fusil', 'rifle'],
    ['rifle', 'rifle'],
    ['proyectil', 'projectile'],
    ['proyectiles', 'projectile'],
    ['projectile', 'projectile'],
    ['lanzagranadas', 'projectile'],
    ['mortero', 'projectile'],
    ['cañón', 'projectile'],
    ['lanzallamas', 'flamethrower'],
    ['flamethrower', 'flamethrower'],
    ['avión', 'aircraft'],
    ['aircraft', 'aircraft'],
    ['otra', 'other'],
    ['otro', 'other'],
    ['other', 'other'],
  ])('knows %j as %s', (word, type) => {
    expect(parseService(`${word}; 2; 3`)).toEqual([
      { line: 1, text: `${word}; 2; 3`, entry: { type, times: { unjam: 2, reload: 3 } }, problems: [] },
    ]);
  });

  it('wants whole rounds from one on', () => {
    const [low, broken, high, open, alone] = parseService(
      'fusil; 0; 1\nfusil; 1.5\nfusil; 1000; 999\nfusil;-;?\nfusil',
    );
    expect([low, broken, high, open, alone].map((one) => one!.entry!.times)).toEqual([
      { unjam: null, reload: 1 },
      { unjam: null, reload: null },
      { unjam: null, reload: 999 },
      { unjam: null, reload: null },
      { unjam: null, reload: null },
    ]);
    expect([low, broken, high, open, alone].map((one) => one!.problems)).toEqual([
      [problem('valueRange', '0')],
      [problem('valueRange', '1.5')],
      [problem('valueRange', '1000')],
      [],
      [],
    ]);
  });

  it('says which type it does not know, and changes the types that it does', () => {
    const [honda] = parseService('honda; 1; 1');
    expect(honda).toEqual({
      line: 1,
      text: 'honda; 1; 1',
      entry: null,
      problems: [problem('wordUnknown', 'honda')],
    });
    for (const label of ['', '.'])
      expect(parseService(`${label}; 1; 1`)[0]).toMatchObject({
        entry: null,
        problems: [problem('wordUnknown', label)],
      });
    const merged = mergeService(DEFAULT_TABLES.service, [{ type: 'rifle', times: { unjam: 1, reload: 2 } }]);
    expect(merged).toEqual({ ...DEFAULT_TABLES.service, rifle: { unjam: 1, reload: 2 } });
  });
});

describe('a pasted arsenal', () => {
  const sten =
    'Sten; metralleta; arma de fuego; 5; 20; 50; 100; 150; 2d10; 2d10; 2d10; 1d10; 1d10; 5; 2; 1; 32';

  it('reads a whole line', () => {
    expect(parseArsenal(sten)).toEqual([
      {
        line: 1,
        text: sten,
        problems: [],
        entry: {
          ...emptyProfile('w1', 'Sten'),
          skill: 'submachineGun',
          class: 'firearm',
          ranges: { veryEasy: 5, easy: 20, normal: 50, hard: 100, veryHard: 150 },
          damage: { veryEasy: '2d10', easy: '2d10', normal: '2d10', hard: '1d10', veryHard: '1d10' },
          ...{ jamBase: 5, unjamRounds: 2, reloadRounds: 1, capacity: 32 },
        },
      },
    ]);
  });

  it.each([
    ['fuego', 'firearm'],
    ['firearm', 'firearm'],
    ['revolver', 'revolver'],
    ['mortero', 'projectile'],
    ['lanzallamas', 'flamethrower'],
    ['avion', 'aircraft'],
    ['arma de mano', 'melee'],
    ['mano', 'melee'],
    ['cuerpo a cuerpo', 'melee'],
    ['melee', 'melee'],
  ])('knows %j as the class %s', (word, kind) => {
    expect(parseArsenal(`Cosa; -; ${word}`)[0]).toMatchObject({
      entry: { class: kind, skill: 'other' },
      problems: [],
    });
  });

  it('leaves open what is open, and numbers the weapons', () => {
    const [, second] = parseArsenal('Uno;;\nDos;;');
    expect(second).toMatchObject({ entry: emptyProfile('w2', 'Dos'), problems: [] });
  });

  it('wants a name, and three cells', () => {
    expect(parseArsenal('; fusil; fuego')[0]).toMatchObject({
      entry: null,
      problems: [problem('nameEmpty', '')],
    });
    expect(parseArsenal('Sten; metralleta')[0]).toMatchObject({
      line: 1,
      text: 'Sten; metralleta',
      entry: null,
      problems: [problem('tooFew', 'Sten; metralleta')],
    });
    expect(parseArsenal(`${'N'.repeat(50)};;`)[0]!.entry!.name).toBe('N'.repeat(LIMITS.name));
  });

  it('says which words, dice and numbers it does not know and goes on without them', () => {
    const line = 'Cosa; honda; piedra; 5; x; -; 100001; -; 7d7; 1d6; -; -; -; 11; 0; 1; 8';
    const { entry, problems } = parseArsenal(line)[0]!;
    expect(problems).toEqual([
      problem('wordUnknown', 'honda'),
      problem('wordUnknown', 'piedra'),
      problem('valueUnknown', 'x'),
      problem('valueRange', '100001'),
      problem('diceUnknown', '7d7'),
      problem('valueRange', '11'),
      problem('valueRange', '0'),
    ]);
    expect(entry).toMatchObject({
      ...{ skill: 'other', class: 'firearm', jamBase: 0, unjamRounds: null, reloadRounds: 1, capacity: 8 },
      ranges: { veryEasy: 5, easy: null, normal: null, hard: null, veryHard: null },
      damage: { veryEasy: null, easy: '1d6' },
    });
  });

  it('takes a lone full stop for no family and no class', () => {
    expect(parseArsenal('Cosa; .; .')[0]).toMatchObject({
      entry: { skill: 'other', class: 'firearm' },
      problems: [problem('wordUnknown', '.'), problem('wordUnknown', '.')],
    });
  });

  it('drops distances that fall, and says so', () => {
    const line = 'Cosa; fusil; fuego; 50; 20';
    expect(parseArsenal(line)[0]).toMatchObject({
      entry: { ranges: emptyProfile('', '').ranges },
      problems: [problem('rangesFall', line)],
    });
    expect(parseArsenal('Cosa; fusil; fuego; 20; 20')[0]).toMatchObject({
      entry: { ranges: { veryEasy: 20, easy: 20 } },
      problems: [],
    });
  });

  it('replaces weapons of the same name and keeps to the limit', () => {
    const named = (name: string, jamBase = 0): WeaponProfile => ({ ...emptyProfile(name, name), jamBase });
    expect(mergeArsenal([named('a'), named('b')], [named('a', 3), named('c')])).toEqual([
      named('b'),
      named('a', 3),
      named('c'),
    ]);
    const full = Array.from({ length: LIMITS.arsenal }, (_, i) => named(`n${i}`));
    expect(mergeArsenal(full, [named('x')]).map(({ name }) => name)).toEqual(full.map(({ name }) => name));
  });
});
