/**
 * Cards from pasted text. A line is a name and then pieces such as "Fuerza 60", "PV 12" or "Sigilo 45";
 * anything with a number that is not known is a skill. A spreadsheet may name its columns in a first row.
 */
import { type CommandoDraft, emptyDraft, type Skill } from '../model/sheet.ts';
import { CHARACTERISTICS, type Characteristic, LIMITS, type SkillKind } from '../model/words.ts';
import {
  cellsOf,
  isBlank,
  type PastedLine,
  type Problem,
  pastedLines,
  plainWord,
  readNumber,
} from './paste-parts.ts';
import { isLevel } from './refusal.ts';

const CHARACTERISTIC_WORDS: Readonly<Record<Characteristic, readonly string[]>> = {
  strength: ['fuerza', 'strength', 'fue', 'str', 'fu', 'f'],
  dexterity: ['destreza', 'dexterity', 'des', 'dex', 'de', 'd'],
  intelligence: ['inteligencia', 'intelligence', 'int', 'in', 'i'],
  constitution: ['constitucion', 'constitution', 'con', 'co', 'c'],
  command: ['mando', 'command', 'man', 'cmd', 'ma', 'm'],
};

type Field = 'rank' | 'lifeMax' | 'blowsMax' | 'armour' | 'load' | 'walkSpeed';

const FIELD_WORDS: Readonly<Record<Field, readonly string[]>> = {
  rank: ['rango', 'graduacion', 'rank'],
  lifeMax: ['pv', 'vida', 'puntos de vida', 'life', 'life points', 'lp'],
  blowsMax: ['pg', 'golpes', 'puntos de golpes', 'blows', 'blow points', 'bp'],
  armour: ['blindaje', 'armour', 'armor', 'resistencia'],
  load: ['carga', 'peso', 'load', 'kg'],
  walkSpeed: ['velocidad', 'speed', 'andando', 'walk'],
};

const FIELD_ENDS: Readonly<Record<Field, readonly [number, number]>> = {
  rank: [0, LIMITS.rank],
  lifeMax: [1, LIMITS.points],
  blowsMax: [1, LIMITS.points],
  armour: [0, LIMITS.armour],
  load: [0, LIMITS.load],
  walkSpeed: [0, LIMITS.speed],
};

const NAME_WORDS = ['nombre', 'name', 'comando', 'commando'];
const OPPONENT_WORDS = ['enemigo', 'enemiga', 'oponente', 'opponent', 'enemy'];
const ESSENTIAL_WORDS = ['imprescindible', 'esencial', 'vital', 'essential'];

/** Skills whose kind is known by name; all others are special. */
const BASIC_WORDS =
  /sigilo|stealth|saltar|jump|trepar|climb|nadar|swim|desarmado|unarmed|ocultar|hide|hiding|descubrir|notice|lanzar|throw/;
const WEAPON_WORDS =
  /pistol|fusil|rifle|metrallet|smg|submachine|ametrallador|machine gun|revolver|mortero|mortar|lanzagranad|lanzallam|flame|bazooka|cuchillo|knife/;

/** The kind that a skill of this name most likely is. */
export function skillKindOf(name: string): SkillKind {
  const plain = plainWord(name);
  return WEAPON_WORDS.test(plain) ? 'weapon' : BASIC_WORDS.test(plain) ? 'basic' : 'special';
}

const keyIn = <T extends string>(words: Readonly<Record<T, readonly string[]>>, key: string): T | undefined =>
  (Object.keys(words) as T[]).find((one) => words[one].includes(key));

interface Reading {
  draft: CommandoDraft;
  problems: Problem[];
}

/** One labelled number of a card. */
function take(reading: Reading, label: string, value: string): void {
  const key = plainWord(label);
  const number = readNumber(value);
  if (number === null) {
    reading.problems.push({ code: 'valueUnknown', text: `${label} ${value}` });
    return;
  }
  const field = keyIn(FIELD_WORDS, key);
  if (field !== undefined) {
    const [low, high] = FIELD_ENDS[field];
    const broken = field === 'load' || field === 'walkSpeed';
    if (number < low || number > high || (!broken && !Number.isInteger(number)))
      reading.problems.push({ code: 'valueRange', text: `${label} ${value}` });
    else reading.draft = { ...reading.draft, [field]: number };
    return;
  }
  if (!isLevel(number)) {
    reading.problems.push({ code: 'levelRange', text: `${label} ${value}` });
    return;
  }
  const characteristic = keyIn(CHARACTERISTIC_WORDS, key);
  if (characteristic !== undefined) {
    const characteristics = { ...reading.draft.characteristics, [characteristic]: number };
    reading.draft = { ...reading.draft, characteristics };
    return;
  }
  const { skills } = reading.draft;
  if (skills.length >= LIMITS.skills) reading.problems.push({ code: 'tooMany', text: label });
  else reading.draft = { ...reading.draft, skills: [...skills, skillFrom(label, number, skills.length)] };
}

const skillFrom = (name: string, level: number, at: number): Skill => ({
  id: `s${at + 1}`,
  name: name.slice(0, LIMITS.name),
  kind: skillKindOf(name),
  level,
  hidden: false,
});

/** A piece such as "Sigilo 45", "PV: 12", "45 kg", or a word that stands alone. */
function takePiece(reading: Reading, piece: string): void {
  if (isBlank(piece)) return;
  const plain = plainWord(piece);
  if (OPPONENT_WORDS.includes(plain)) reading.draft = { ...reading.draft, side: 'opponent' };
  else if (ESSENTIAL_WORDS.includes(plain)) reading.draft = { ...reading.draft, essential: true };
  else {
    const after = /^(.*?[^\d\s:=+-])[\s:=]*([+−-]?\d+(?:[.,]\d+)?)\s*(?:kg|%)?$/i.exec(piece);
    const before = /^([+−-]?\d+(?:[.,]\d+)?)\s*(\D+)$/.exec(piece);
    // A number in front goes first: in "12,5 kg" nothing is called "12,".
    if (before) take(reading, before[2]!, before[1]!);
    else if (after) take(reading, after[1]!, after[2]!);
    else reading.problems.push({ code: 'valueUnknown', text: piece });
  }
}

/** Five bare numbers after the name are the characteristics, in the order of the sheet. */
function bareCharacteristics(reading: Reading, pieces: readonly string[]): readonly string[] {
  const first = pieces.slice(0, 5);
  if (first.length < 5 || first.some((piece) => readNumber(piece) === null)) return pieces;
  for (const [i, one] of CHARACTERISTICS.entries()) take(reading, CHARACTERISTIC_WORDS[one][0]!, first[i]!);
  return pieces.slice(5);
}

const isHeader = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  NAME_WORDS.includes(plainWord(cells[0]!)) &&
  cells.every((cell) => readNumber(cell) === null);

/** What was understood of a pasted roster, line by line. */
export function parseRoster(text: string): PastedLine<CommandoDraft>[] {
  const lines = pastedLines(text);
  const head = lines[0] ? cellsOf(lines[0].text) : [];
  const header = isHeader(head) ? head : null;
  return (header ? lines.slice(1) : lines).map(({ line, text: whole }) => {
    const [name = '', ...pieces] = cellsOf(whole);
    const reading: Reading = { draft: emptyDraft(name.slice(0, LIMITS.name)), problems: [] };
    if (name === '') return { line, text: whole, entry: null, problems: [{ code: 'nameEmpty', text: '' }] };
    if (header)
      for (const [i, cell] of pieces.entries()) {
        const label = header[i + 1];
        if (label && readNumber(cell) !== null) take(reading, label, cell);
        else takePiece(reading, cell);
      }
    else for (const piece of bareCharacteristics(reading, pieces)) takePiece(reading, piece);
    return { line, text: whole, entry: reading.draft, problems: reading.problems };
  });
}
