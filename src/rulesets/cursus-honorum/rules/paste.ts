/** Rosters from pasted text: spreadsheet rows, or lines such as "8x Hastatus, 2 dice, charge 15". */
import {
  DEFAULT_PROFILE,
  type DiceName,
  LIMITS,
  type Profile,
  type Role,
  type Side,
} from '../model/character.ts';
import type { State } from '../model/game.ts';
import { type Field, fieldOf, plainWord, roleOf, sideOfWord } from './paste-words.ts';
import { faultsOf } from './profile.ts';
import { numberedNames } from './roster.ts';

const MOST_LINES = 400;

export interface PastedLine {
  /** From 1, as in the pasted text. */
  readonly line: number;
  readonly text: string;
  /** The profiles that the line stands for; empty when it was not understood. */
  readonly profiles: readonly Profile[];
  readonly problem: { readonly code: string; readonly word: string } | null;
}

interface Read {
  profile: Profile;
  count: number;
}
type Understood = Read | { readonly code: string; readonly word: string };

const withDice = (profile: Profile, name: DiceName, dice: number): Profile => ({
  ...profile,
  psychDice: { ...profile.psychDice, [name]: dice },
});

const toNumber = (text: string): number => Number(text.replace(',', '.').replace(/\s*(cm|d6?|\*|★)$/i, ''));

/** Writes one value into what has been read; false when it makes no sense. */
function set(read: Read, field: Field, value: string): boolean {
  const text = value.trim();
  if (text === '') return true;
  if (field === 'name') {
    read.profile = { ...read.profile, name: text.slice(0, LIMITS.nameLength) };
    return true;
  }
  if (field === 'specialRules') {
    const specialRules = text.split(/\s*[|/]\s*/).slice(0, LIMITS.specialRules);
    read.profile = { ...read.profile, specialRules };
    return true;
  }
  if (field === 'role' || field === 'side') {
    const known = field === 'role' ? roleOf(text) : sideOfWord(text);
    if (!known) return false;
    read.profile = { ...read.profile, [field]: known as Role & Side };
    return true;
  }
  const number = toNumber(text);
  if (!Number.isFinite(number)) return false;
  if (field === 'count') {
    read.count = number;
    return Number.isInteger(number) && number >= 1 && number <= LIMITS.perSide;
  }
  read.profile = field.startsWith('dice.')
    ? withDice(read.profile, field.slice('dice.'.length) as DiceName, number)
    : { ...read.profile, [field]: number };
  return true;
}

/** The columns of a sheet without a heading. */
const DEFAULT_COLUMNS: readonly Field[] = [
  'name',
  'role',
  'count',
  'size',
  'stars',
  'leadership',
  'areaOfInfluenceCm',
  'chargeDistanceCm',
  'maxMoveCm',
  'dice.flight',
  'dice.pursuit',
  'dice.attack',
  'dice.fury',
  'specialRules',
];

const headingOf = (cells: readonly string[]): Field[] | null => {
  const fields = cells.map(fieldOf);
  return fields.filter(Boolean).length >= 2 && fields[0] ? (fields as Field[]) : null;
};

function readRow(cells: readonly string[], columns: readonly Field[], side: Side): Understood {
  const read: Read = { profile: { ...DEFAULT_PROFILE, side }, count: 1 };
  for (const [i, cell] of cells.entries()) {
    const field = columns[i];
    if (field && !set(read, field, cell)) return { code: 'value', word: cell.trim() };
  }
  return read;
}

/** "8x Name, officer, 2 stars, leadership 5, area 30": chunks after the name, number and word in any order. */
function readText(text: string, side: Side): Understood {
  const [head = '', ...chunks] = text.split(',').map((chunk) => chunk.trim());
  // "8x Name" or "Name x8"; a name may begin with a number of its own.
  const before = /^(\d+)\s*[x×]\s*(.+)$/i.exec(head);
  const after = before ? null : /^(.+?)\s*[x×]\s*(\d+)$/i.exec(head);
  const read: Read = {
    profile: { ...DEFAULT_PROFILE, side, name: before?.[2] ?? after?.[1] ?? head },
    count: Number(before?.[1] ?? after?.[2] ?? 1),
  };
  if (read.count < 1 || read.count > LIMITS.perSide) return { code: 'value', word: head };
  for (const chunk of chunks.filter((part) => part !== '')) {
    const role = roleOf(chunk);
    const sided = sideOfWord(chunk);
    const stars = /^[*★]+$/.test(chunk) ? chunk.length : null;
    // "2 stars" or "stars 2"; of two numbers behind a word nobody can say which one is meant.
    const ahead = /^(\d+(?:\.\d+)?)\s*(.+)$/.exec(chunk);
    const behind = /^(\D+?)\s*[:=]?\s*(\d+(?:\.\d+)?)\s*(?:cm|d6?)?$/i.exec(chunk);
    const field = fieldOf(ahead?.[2] ?? behind?.[1] ?? '');
    if (role) read.profile = { ...read.profile, role };
    else if (sided) read.profile = { ...read.profile, side: sided };
    else if (stars !== null) read.profile = { ...read.profile, stars };
    else if (!field || !set(read, field, ahead?.[1] ?? behind?.[2] ?? ''))
      return { code: 'word', word: chunk };
  }
  return read;
}

/**
 * Reads pasted lines for one side and says for each what was understood. Empty lines are left out. Names of
 * several copies are numbered on from those taken.
 */
export function parseRoster(state: State, side: Side, text: string): PastedLine[] {
  const taken = state.characters.filter((one) => one.side === side).map(({ name }) => name);
  let columns: readonly Field[] = DEFAULT_COLUMNS;
  const out: PastedLine[] = [];
  const lines = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES);
  for (const [i, raw] of lines.entries()) {
    if (raw.trim() === '') continue;
    const cells = raw.split(raw.includes('\t') ? '\t' : ';');
    const heading = headingOf(cells);
    if (heading) {
      columns = heading;
      continue;
    }
    const read = cells.length > 1 ? readRow(cells, columns, side) : readText(raw, side);
    const shown = { line: i + 1, text: raw.trim() };
    const problem = 'code' in read ? read : problemOf(state, read);
    if (problem || 'code' in read) {
      out.push({ ...shown, profiles: [], problem });
      continue;
    }
    const names = numberedNames(taken, read.profile.name, read.count);
    taken.push(...names);
    out.push({ ...shown, profiles: names.map((name) => ({ ...read.profile, name })), problem: null });
  }
  return out;
}

function problemOf(state: State, { profile }: Read): PastedLine['problem'] {
  if (plainWord(profile.name) === '') return { code: 'E_NAME', word: '' };
  const [fault] = faultsOf(profile, state.board);
  return fault === undefined ? null : { code: fault, word: profile.name };
}
