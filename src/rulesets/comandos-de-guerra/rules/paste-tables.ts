/** Reference tables from a spreadsheet: speed, lifting, times, weapons. */
import { emptyProfile, type WeaponProfile } from '../model/sheet.ts';
import {
  emptyLiftRow,
  type Interval,
  type LiftRow,
  type ServiceTable,
  type SpeedTable,
} from '../model/tables.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  FAMILIES,
  type Family,
  LIMITS,
  WEAPON_CLASSES,
  WEAPON_TYPES,
  type WeaponClass,
  type WeaponType,
} from '../model/words.ts';
import { parseDice } from './dice-text.ts';
import {
  cellsOf,
  isBlank,
  type PastedLine,
  type Problem,
  pastedLines,
  plainWord,
  readInterval,
  readNumber,
} from './paste-parts.ts';
import { rangesAscend } from './roster.ts';

const WORDS: Readonly<Record<Family | WeaponClass | WeaponType, readonly string[]>> = {
  pistol: ['pistola', 'pistol'],
  revolver: ['revolver'],
  submachineGun: ['metralleta', 'subfusil', 'submachine gun', 'smg'],
  machineGun: ['ametralladora', 'machine gun', 'mg'],
  rifle: ['fusil', 'rifle'],
  projectile: ['proyectil', 'proyectiles', 'projectile', 'lanzagranadas', 'mortero', 'canon'],
  flamethrower: ['lanzallamas', 'flamethrower'],
  aircraft: ['avion', 'aircraft'],
  other: ['otra', 'otro', 'other'],
  firearm: ['arma de fuego', 'fuego', 'firearm'],
  melee: ['arma de mano', 'mano', 'cuerpo a cuerpo', 'melee'],
};

function wordIn<T extends keyof typeof WORDS>(among: readonly T[], text: string): T | undefined {
  const plain = plainWord(text);
  return among.find((one) => plainWord(one) === plain || WORDS[one].includes(plain));
}

/** A number of 0…high, or open; anything else is a problem. */
function cell(text: string, high: number, problems: Problem[]): number | null {
  if (isBlank(text)) return null;
  const value = readNumber(text);
  if (value === null) problems.push({ code: 'valueUnknown', text });
  else if (value < 0 || value > high) problems.push({ code: 'valueRange', text });
  else return value;
  return null;
}

const rounds = (text: string, problems: Problem[]): number | null => {
  const value = cell(text, LIMITS.rounds, problems);
  if (value === null) return null;
  if (Number.isInteger(value) && value >= 1) return value;
  problems.push({ code: 'valueRange', text });
  return null;
};

/** Intervals of Constitution in the first row, a weight at the head of each other row. */
export function parseSpeed(
  text: string,
  unit: SpeedTable['unit'],
): { table: SpeedTable; lines: PastedLine<number>[] } {
  const [first, ...rest] = pastedLines(text);
  const head = first ? cellsOf(first.text).slice(1) : [];
  const intervals = head.map(readInterval);
  const constitution = intervals.filter((one): one is Interval => one !== null).slice(0, LIMITS.intervals);
  const headProblems: Problem[] = head
    .filter((_, i) => intervals[i] === null)
    .map((one) => ({ code: 'intervalUnknown', text: one }));
  const rows = new Map<number, (number | null)[]>();
  const lines = rest.map(({ line, text: whole }): PastedLine<number> => {
    const problems: Problem[] = [];
    const [label = '', ...cells] = cellsOf(whole);
    const weight = cell(label.replace(/\s*kg$/i, ''), LIMITS.load, problems);
    const leftOut = (code: Problem['code']) => ({
      line,
      text: whole,
      entry: null,
      problems: [{ code, text: label }],
    });
    if (weight === null) return leftOut(problems[0]?.code ?? 'valueUnknown');
    if (rows.has(weight)) return leftOut('twice');
    if (rows.size >= LIMITS.weights) return leftOut('tooMany');
    const values = head.flatMap((_, i) =>
      intervals[i] ? [cell(cells[i] ?? '', LIMITS.speed, problems)] : [],
    );
    rows.set(weight, values.slice(0, LIMITS.intervals));
    return { line, text: whole, entry: weight, problems };
  });
  const weights = [...rows.keys()].sort((a, b) => a - b);
  const headLine = first ? [{ line: first.line, text: first.text, entry: null, problems: headProblems }] : [];
  return {
    table: { unit, constitution, weights, cells: weights.map((weight) => rows.get(weight)!) },
    lines: [...headLine, ...lines],
  };
}

export interface PastedLift {
  readonly interval: Interval;
  readonly row: LiftRow;
}

/** An interval of Strength and five maximum weights. A trailing "+" means "at least". */
export const parseLift = (text: string): PastedLine<PastedLift>[] =>
  pastedLines(text).map(({ line, text: whole }) => {
    const [label = '', ...cells] = cellsOf(whole);
    const interval = readInterval(label);
    if (!interval)
      return { line, text: whole, entry: null, problems: [{ code: 'intervalUnknown', text: label }] };
    const problems: Problem[] = [];
    const row = DIFFICULTIES.reduce((sum, one, i) => {
      const raw = cells[i] ?? '';
      const value = cell(raw.replace(/\s*(kg)?\s*\+?$/i, ''), LIMITS.load, problems);
      const open = raw.endsWith('+');
      return Object.assign(sum, {
        [one]: { maxKg: open ? null : value, knownAtLeastKg: open ? value : null },
      });
    }, emptyLiftRow());
    return { line, text: whole, entry: { interval, row }, problems };
  });

export interface PastedService {
  readonly type: WeaponType;
  readonly times: ServiceTable[WeaponType];
}

/** A type of weapon, rounds to clear, rounds to reload. */
export const parseService = (text: string): PastedLine<PastedService>[] =>
  pastedLines(text).map(({ line, text: whole }) => {
    const [label = '', unjam = '', reload = ''] = cellsOf(whole);
    const type = wordIn(WEAPON_TYPES, label);
    if (!type) return { line, text: whole, entry: null, problems: [{ code: 'wordUnknown', text: label }] };
    const problems: Problem[] = [];
    const times = { unjam: rounds(unjam, problems), reload: rounds(reload, problems) };
    return { line, text: whole, entry: { type, times }, problems };
  });

const byDifficulty = <T>(
  cells: readonly string[],
  from: number,
  read: (text: string) => T,
): Record<Difficulty, T> =>
  Object.fromEntries(DIFFICULTIES.map((one, i) => [one, read(cells[from + i] ?? '')])) as Record<
    Difficulty,
    T
  >;

/**
 * Weapons, one a line: name, family, class, five distances, five damages, jam number, rounds to clear,
 * rounds to reload, capacity. Everything after the name may be left open.
 */
export const parseArsenal = (text: string): PastedLine<WeaponProfile>[] =>
  pastedLines(text).map(({ line, text: whole }, at) => {
    const cells = cellsOf(whole);
    const [name = '', family = '', kind = ''] = cells;
    if (name === '') return { line, text: whole, entry: null, problems: [{ code: 'nameEmpty', text: '' }] };
    if (cells.length < 3)
      return { line, text: whole, entry: null, problems: [{ code: 'tooFew', text: whole }] };
    const problems: Problem[] = [];
    const known = wordIn(FAMILIES, family);
    const sort = wordIn(WEAPON_CLASSES, kind);
    if (!known && !isBlank(family)) problems.push({ code: 'wordUnknown', text: family });
    if (!sort && !isBlank(kind)) problems.push({ code: 'wordUnknown', text: kind });
    const ranges = byDifficulty(cells, 3, (one) => cell(one, LIMITS.distance, problems));
    const damage = byDifficulty(cells, 8, (one) => {
      if (isBlank(one)) return null;
      if (parseDice(one)) return one;
      problems.push({ code: 'diceUnknown', text: one });
      return null;
    });
    const jam = cell(cells[13] ?? '', 10, problems);
    const plain = emptyProfile(`w${at + 1}`, name.slice(0, LIMITS.name));
    if (!rangesAscend(ranges)) problems.push({ code: 'rangesFall', text: whole });
    return {
      line,
      text: whole,
      problems,
      entry: {
        ...plain,
        skill: known ?? 'other',
        class: sort ?? 'firearm',
        ranges: rangesAscend(ranges) ? ranges : plain.ranges,
        damage,
        jamBase: jam === null ? 0 : Math.round(jam),
        unjamRounds: rounds(cells[14] ?? '', problems),
        reloadRounds: rounds(cells[15] ?? '', problems),
        capacity: rounds(cells[16] ?? '', problems),
      },
    };
  });
