/** Reads pasted lines: a name a line, or rows of a spreadsheet with the columns below. */
import { ABILITIES, type Profile, plainProfile, QUALITIES } from '../model/bearer.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { players, type State } from '../model/state.ts';

/** Columns: name, player, four abilities, four qualities, HP. Missing ones keep their default. */
export const PASTE_COLUMNS = ['name', 'playerName', ...ABILITIES, ...QUALITIES, 'hp'] as const;

export type PasteFault =
  | 'no-name'
  | 'name-long'
  | 'not-a-score'
  | 'not-hp'
  | 'too-many-columns'
  | 'too-many-bearers';

/** One pasted line: what was understood, or the reason and the column (from 0) where it failed. */
export type PasteLine =
  | { readonly text: string; readonly ok: true; readonly profile: Profile }
  | { readonly text: string; readonly ok: false; readonly fault: PasteFault; readonly column: number };

type Read = { readonly profile: Profile } | { readonly fault: PasteFault; readonly column: number };

const numberIn = (cell: string): number => (/^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN);

function readScores<K extends string>(
  keys: readonly K[],
  cells: readonly string[],
  first: number,
  start: Readonly<Record<K, number>>,
): Record<K, number> | number {
  const scores: Record<K, number> = { ...start };
  for (const [i, key] of keys.entries()) {
    const cell = cells[first + i] ?? '';
    if (cell === '') continue;
    const score = numberIn(cell);
    if (!isWhole(score, 0, LIMITS.score)) return first + i;
    scores[key] = score;
  }
  return scores;
}

function readLine(cells: readonly string[]): Read {
  const [name = '', playerName = ''] = cells;
  const plain = plainProfile(name);
  if (name === '') return { fault: 'no-name', column: 0 };
  if (name.length > LIMITS.nameLength) return { fault: 'name-long', column: 0 };
  if (playerName.length > LIMITS.nameLength) return { fault: 'name-long', column: 1 };
  if (cells.length > PASTE_COLUMNS.length) return { fault: 'too-many-columns', column: PASTE_COLUMNS.length };
  const abilities = readScores(ABILITIES, cells, 2, plain.abilities);
  if (typeof abilities === 'number') return { fault: 'not-a-score', column: abilities };
  const qualities = readScores(QUALITIES, cells, 6, plain.qualities);
  if (typeof qualities === 'number') return { fault: 'not-a-score', column: qualities };
  const cell = cells[10] ?? '';
  const max = cell === '' ? plain.hp.max : numberIn(cell);
  if (!isWhole(max, 1, LIMITS.hp)) return { fault: 'not-hp', column: 10 };
  return { profile: { ...plain, playerName, abilities, qualities, hp: { current: max, max } } };
}

/**
 * What pasted text means, line by line; empty lines are skipped, at most 60 are read. Cells are separated
 * by tabs or semicolons. Lines beyond the free places at the table say so.
 */
export function readPaste(state: State, text: string): PasteLine[] {
  let free = LIMITS.active - players(state).length;
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LIMITS.pasteLines)
    .map((line): PasteLine => {
      const shown = line.trim().slice(0, 200);
      const cells = line.split(/[\t;]/).map((cell) => cell.trim());
      const read = readLine(cells);
      if ('fault' in read) return { text: shown, ok: false, ...read };
      free -= 1;
      if (free < 0) return { text: shown, ok: false, fault: 'too-many-bearers', column: 0 };
      return { text: shown, ok: true, profile: read.profile };
    });
}
