/** One line of a pasted roster: what it says, wherever in the line it says it. */
import type { Mount, Part, Side } from '../model/unit.ts';
import { type LengthUnit, toCm } from './length.ts';

export interface PasteFields {
  readonly name: string;
  readonly count: number | null;
  readonly ld: number | null;
  /** Centimetres. */
  readonly movement: number | null;
  readonly points: number | null;
  readonly side: Side | null;
  readonly rider: Part;
  readonly mount: Mount | null;
  readonly character: boolean;
  readonly wizard: boolean;
  readonly missile: boolean;
  readonly skirmisher: boolean;
}

const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,2})?)';
const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'iu');

const MOUNT = '(?:montura|mount)s?';
const STUPID = '(?:est[uú]pid[oa]|stupid)s?';
const IMMUNE = '(?:inmune|immune)s?';

const WORDS = {
  ld: pattern(`(?:Ld|L|Liderazgo|Leadership)[\\s:.=]*${NUMBER}`),
  movement: pattern(`(?:M|Mov|Movimiento|Movement)[\\s:.=]*${NUMBER}\\s*(cm|"|”|″|in|pulgadas|inches)?`),
  points: pattern(`${NUMBER}\\s*(?:pts?\\.?|puntos|points)`),
  side: pattern('(?:bando|ej[eé]rcito|side|army)[\\s:.=]*([AB])'),
  mountStupid: pattern(`(?:${MOUNT}\\s+${STUPID}|${STUPID}\\s+${MOUNT})`),
  mountImmune: pattern(`(?:${MOUNT}\\s+${IMMUNE}|${IMMUNE}\\s+${MOUNT})`),
  stupid: pattern(STUPID),
  immune: pattern(IMMUNE),
  mounted: pattern('(?:montad[oa]s?|mounted)'),
  character: pattern('(?:personaje|character|h[eé]roe|hero)'),
  wizard: pattern('(?:hechicer[oa]|mag[oa]|wizard|chamán|shaman)s?'),
  missile: pattern('(?:proyectiles|dispara[n]?|missiles?|shoots?)'),
  skirmisher: pattern('(?:hostigador(?:es)?|skirmishers?)'),
  times: pattern('[x×]\\s*(\\d{1,4})|(\\d{1,4})\\s*[x×]'),
} as const;

const numeric = (text: string): number => Number(text.replace(',', '.'));

/** Takes patterns out of a text one after the other; the name is what remains. */
function taker(text: string) {
  let rest = text;
  return {
    take(regex: RegExp): RegExpExecArray | null {
      const found = regex.exec(rest);
      if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
      return found;
    },
    rest: () => rest,
  };
}

const inches = (unit: string | undefined, usual: LengthUnit): LengthUnit =>
  unit === undefined ? usual : unit.toLowerCase() === 'cm' ? 'cm' : 'in';

/** Reads a line such as "3 Trolls de río Ld 4 M 15 cm estúpidos" or "Cold knights x6, Ld 8, stupid mount". */
export function readLine(text: string, units: LengthUnit): PasteFields {
  const line = taker(text);
  const ld = line.take(WORDS.ld);
  const movement = line.take(WORDS.movement);
  const points = line.take(WORDS.points);
  const side = line.take(WORDS.side);
  const mountStupid = line.take(WORDS.mountStupid) !== null;
  const mountImmune = line.take(WORDS.mountImmune) !== null;
  const stupid = line.take(WORDS.stupid) !== null;
  const immune = line.take(WORDS.immune) !== null;
  const mounted = line.take(WORDS.mounted) !== null || mountStupid || mountImmune;
  const character = line.take(WORDS.character) !== null;
  const skirmisher = line.take(WORDS.skirmisher) !== null;
  const missile = line.take(WORDS.missile) !== null;
  // A wizard's word is often the name itself, so it stays there.
  const wizard = WORDS.wizard.test(line.rest());
  const count = line.take(WORDS.times) ?? line.take(/^\s*()(\d{1,4})(?=\s)/u);
  const name = line
    .rest()
    .replace(/[\s,;:()]+/g, ' ')
    .replace(/^[\s.\-–+]+|[\s.\-–+]+$/g, '');
  return {
    name,
    count: count ? numeric((count[1] || count[2])!) : null,
    ld: ld ? numeric(ld[1]!) : null,
    movement: movement ? toCm(numeric(movement[1]!), inches(movement[2], units)) : null,
    points: points ? numeric(points[1]!) : null,
    side: side ? (side[1]!.toUpperCase() as Side) : null,
    rider: { stupid, immune },
    mount: mounted ? { stupid: mountStupid, immune: mountImmune, ld: null } : null,
    character,
    wizard,
    missile,
    skirmisher,
  };
}

/** Column names of a spreadsheet, and the word that makes a bare number of that column readable. */
const COLUMNS: readonly (readonly [RegExp, (cell: string) => string])[] = [
  [/^(nombre|unidad|name|unit)$/i, (cell) => cell],
  [/^(miniaturas|cantidad|n[ºo°]?\.?|models|count|number)$/i, (cell) => `x${cell}`],
  [/^(ld|l|liderazgo|leadership)$/i, (cell) => `Ld ${cell}`],
  [/^(m|mov|movimiento|movement)$/i, (cell) => `M ${cell}`],
  [/^(puntos|pts|points)$/i, (cell) => `${cell} pts`],
  [/^(bando|ej[eé]rcito|side|army)$/i, (cell) => `bando ${cell}`],
  [/^(est[uú]pid[oa]s?|stupid)$/i, (cell) => yes(cell, 'stupid')],
  [/^(montura est[uú]pida|stupid mount)$/i, (cell) => yes(cell, 'stupid mount')],
  [/^(inmune|immune)$/i, (cell) => yes(cell, 'immune')],
  [/^(montura inmune|immune mount)$/i, (cell) => yes(cell, 'immune mount')],
  [/^(personaje|character)$/i, (cell) => yes(cell, 'character')],
  [/^(notas?|notes?|reglas|rules)$/i, (cell) => cell],
];

const yes = (cell: string, word: string): string =>
  /^(s[ií]?|x|✓|yes|y|1|true|verdadero)$/i.test(cell) ? word : '';

const columnOf = (title: string) => COLUMNS.find(([regex]) => regex.test(title))?.[1];

/** A row of column names: at least three cells, each a known name, the unit's name among them. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.length >= 3 &&
  cells.every((cell) => cell === '' || columnOf(cell) !== undefined) &&
  cells.some((cell) => COLUMNS[0]![0].test(cell));

/** Without column names, bare numbers are models, Leadership, Movement and points, in this order. */
const PLAIN = ['miniaturas', 'ld', 'm', 'puntos'] as const;

/** Reads a row of a spreadsheet by its columns: each cell becomes the words that `readLine` knows. */
export function readRow(
  cells: readonly string[],
  columns: readonly string[] | null,
  units: LengthUnit,
): PasteFields {
  let plain = 0;
  const words = cells.map((cell, i) => {
    if (cell === '') return '';
    const title = columns?.[i];
    if (title !== undefined) return (columnOf(title) ?? String)(cell);
    if (!/^\d{1,6}([.,]\d{1,2})?\s*(cm|"|in)?$/i.test(cell)) return cell;
    const column = PLAIN[plain];
    plain += 1;
    return column === undefined ? '' : columnOf(column)!(cell);
  });
  return readLine(words.filter((word) => word !== '').join(' , '), units);
}
