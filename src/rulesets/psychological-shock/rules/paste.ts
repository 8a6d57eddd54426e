/**
 * Reads a pasted roster, line by line: rows of a spreadsheet (tabs, semicolons or commas) or lines such as
 * "Sgt. Moore 5/3 C2/1". Nothing is guessed: a line that does not fit comes back with the reason.
 */
import { DEFAULT_BASE, LIMITS, type Profile, type Side } from '../model/state.ts';
import { characterErrors, WARNING } from './validate.ts';

export type PasteLine =
  | {
      readonly line: number;
      readonly text: string;
      readonly profile: Profile;
      /** How often it was asked for: "x3". */
      readonly count: number;
      readonly warning: string | null;
    }
  | { readonly line: number; readonly text: string; readonly code: string };

/** Longest text that is read; more than a roster holds is cut off. */
const MOST_LINES = 400;

type Fields = Omit<Profile, 'side'> & { readonly count: number };

const number = (text: string | undefined): number => {
  const trimmed = (text ?? '').trim().replace(',', '.');
  return trimmed === '' ? Number.NaN : Number(trimmed);
};

/** "5/3" → 5 and 3; "3" → 3 and the same; "3/-" → 3 and no wounded side. */
function pair(text: string): readonly [number, number | null] {
  const [first, second] = text.split('/');
  if (second === undefined) return [number(first), number(first)];
  return [number(first), /[-–—]/.test(second) ? null : number(second)];
}

/** A row: name, role, Actions, wounded Actions, Command, wounded Command, base; from the right they may end. */
function fromRow(cells: readonly string[]): Fields | null {
  const [name = '', role = '', actions = '', wounded = '', command = '', woundedCommand = '', base = ''] =
    cells.map((cell) => cell.trim());
  if (actions === '') return null;
  const none = wounded === '' || /^[-–—]$/.test(wounded);
  const zero = (text: string): number => (text === '' || /^[-–—]$/.test(text) ? 0 : number(text));
  return {
    name,
    role,
    card: {
      healthy: { maxActions: number(actions), command: zero(command) },
      wounded: none ? null : { maxActions: number(wounded), command: zero(woundedCommand) },
    },
    baseDiameter: base === '' ? DEFAULT_BASE : number(base),
    count: 1,
  };
}

const TEXT_LINE =
  /^(?:(\d{1,2})\s*[x×]\s+)?(.+?)(?:\s*\(([^)]*)\))?\s+(\d+(?:\s*\/\s*(?:\d+|[-–—]))?)(?:\s+[CM]\s*(\d+(?:\s*\/\s*(?:\d+|[-–—]))?))?(?:\s+[x×]\s*(\d{1,2}))?$/i;

/** "3x Rifleman (rifle) 3/2" or "Sgt. Moore (leader) 5/3 C2/1 x2"; M stands for Mando. */
function fromText(text: string): Fields | null {
  const match = TEXT_LINE.exec(text);
  if (!match) return null;
  const [, before, name = '', role = '', actions = '', command, after] = match;
  const [up, down] = pair(actions);
  const [commandUp, commandDown] = command === undefined ? [0, 0] : pair(command);
  // A single number stands for both sides of Actions; Command is not assumed for the wounded side.
  return {
    name,
    role: role.trim(),
    card: {
      healthy: { maxActions: up, command: commandUp },
      wounded:
        down === null ? null : { maxActions: down, command: command?.includes('/') ? (commandDown ?? 0) : 0 },
    },
    baseDiameter: DEFAULT_BASE,
    count: Number(before ?? after ?? 1),
  };
}

/** A heading of a spreadsheet: it has a word where the Actions should be. */
const isHeading = (cells: readonly string[]): boolean =>
  /^\s*(name|nombre|character|personaje)\s*$/i.test(cells[0] ?? '') && Number.isNaN(number(cells[2]));

/** The mark between cells. One comma alone may stand in a name or in a number: a row has more of them. */
function cellsOf(text: string): readonly string[] {
  for (const mark of ['\t', ';']) if (text.includes(mark)) return text.split(mark);
  const cells = text.split(',');
  return cells.length > 2 ? cells : [text];
}

function readLine(text: string, line: number, side: Side): PasteLine | null {
  if (text.trim() === '') return null;
  const cells = cellsOf(text);
  if (cells.length > 1 && isHeading(cells)) return null;
  const fields = cells.length > 1 ? fromRow(cells) : fromText(text.trim());
  if (!fields) return { line, text, code: 'line-unclear' };
  const { count, ...card } = fields;
  const profile: Profile = {
    ...card,
    side,
    name: card.name.slice(0, LIMITS.nameLength),
    role: card.role.slice(0, LIMITS.nameLength),
  };
  const errors = characterErrors(profile);
  const code = errors.find((error) => error !== WARNING);
  if (code) return { line, text, code };
  if (count < 1 || count > LIMITS.batch) return { line, text, code: 'too-many' };
  return { line, text, profile, count, warning: errors[0] ?? null };
}

/** Every line that holds something, understood or with a reason; headings and empty lines are left out. */
export const parsePaste = (text: string, side: Side): readonly PasteLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES)
    .flatMap((line, i) => readLine(line.slice(0, 400), i + 1, side) ?? []);

/** The profiles of a parsed list, each as often as asked, several of one line numbered. */
export const profilesOf = (lines: readonly PasteLine[]): readonly Profile[] =>
  lines.flatMap((line) => {
    if (!('profile' in line)) return [];
    const { profile, count } = line;
    if (count === 1) return [profile];
    return Array.from({ length: count }, (_, i) => {
      const number = ` ${i + 1}`;
      return { ...profile, name: profile.name.slice(0, LIMITS.nameLength - number.length) + number };
    });
  });
