/** Reading what players paste: lines, cells, numbers, words in two languages. */
import { plain } from '../../../kernel/plain.ts';

/** Why a line, or a piece of it, was not understood; the sentence is made on display. */
export interface Problem {
  readonly code:
    | 'nameEmpty'
    | 'valueUnknown'
    | 'levelRange'
    | 'valueRange'
    | 'tooFew'
    | 'wordUnknown'
    | 'diceUnknown'
    | 'intervalUnknown'
    | 'rangesFall'
    | 'twice'
    | 'tooMany';
  readonly text: string;
}

export interface PastedLine<T> {
  /** From 1, as the players count. */
  readonly line: number;
  readonly text: string;
  /** Null: nothing of the line is used. */
  readonly entry: T | null;
  readonly problems: readonly Problem[];
}

/** Longest paste that is looked at, in characters. */
const MOST_TEXT = 100_000;

/** The lines with something on them, with their numbers. */
export const pastedLines = (text: string): { readonly line: number; readonly text: string }[] =>
  text
    .slice(0, MOST_TEXT)
    .split(/\r?\n/)
    .map((one, i) => ({ line: i + 1, text: one }))
    .filter((one) => one.text.trim() !== '');

/** The cells of a line: a spreadsheet's tabs, else semicolons, else commas. */
export function cellsOf(line: string): string[] {
  const mark = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  return line.split(mark).map((cell) => cell.trim());
}

/** A word without case, accents and full stops: "Constitución" and "constitucion" are one. */
export const plainWord = (text: string): string =>
  plain(text).replace(/[.:]/g, '').replace(/\s+/g, ' ').trim();

/** A number with a comma or a point; null for anything else. */
export function readNumber(text: string): number | null {
  const number = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : null;
}

/** A cell that may be left open: empty, a dash or a question mark. */
export const isBlank = (text: string): boolean => /^[\s\-–—?]*$/.test(text);

/** "41-60" as its two ends. */
export function readInterval(text: string): readonly [number, number] | null {
  const ends = /^\s*(\d{1,3})\s*[-–—a]\s*(\d{1,3})\s*$/.exec(text);
  if (!ends) return null;
  const [low, high] = [Number(ends[1]), Number(ends[2])];
  return low <= high && high <= 100 ? [low, high] : null;
}
