/** Short codes for tokens, made from names. */
import type { Character } from '../model/character.ts';

const ROMAN = /^[IVXL]+$/;
const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

const fromRoman = (text: string): number =>
  [...text].reduce((sum, letter, i) => {
    const value = DIGITS[letter]!;
    return sum + (value < (DIGITS[text[i + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

/** The number that a name ends with, arabic or Roman: 8 of "Príncipe VIII"; null for a name of its own. */
function numberOf(name: string): number | null {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1)!;
  if (words.length < 2) return null;
  return /^\d{1,3}$/.test(last) ? Number(last) : ROMAN.test(last) ? fromRoman(last) : null;
}

/** The name without its number: "Príncipe VIII" → "Príncipe". */
export const kindOf = (name: string): string =>
  numberOf(name) === null ? name.trim() : name.trim().replace(/\s+\S+$/, '');

type Named = Pick<Character, 'name' | 'side'>;

/** Names are read once, however often the roster changes. */
const read = new Map<string, { readonly kind: string; readonly number: number | null }>();
function parts({ name }: Named) {
  const known = read.get(name) ?? { kind: kindOf(name), number: numberOf(name) };
  read.set(name, known);
  return known;
}

/** Its side and the first letter of its kind. */
const initialOf = (one: Named): string => one.side + parts(one).kind.slice(0, 1).toUpperCase();

/**
 * For each first letter of a side the numbered kinds that begin with it, each with the first later letter that no kind
 * before it has: l for "Slinger", then i for "Sling leader".
 */
const initials = new WeakMap<readonly Named[], ReadonlyMap<string, ReadonlyMap<string, string>>>();
function kindsByInitial(roster: readonly Named[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const known = initials.get(roster);
  if (known) return known;
  const made = new Map<string, Map<string, string>>();
  for (const one of roster) {
    const { kind, number } = parts(one);
    const kinds = made.get(initialOf(one)) ?? new Map<string, string>();
    if (number === null || kinds.has(kind)) continue;
    const taken = [...kinds.values()];
    const later = kind
      .toLowerCase()
      .slice(1)
      .match(/[\p{L}\d]/gu) ?? [''];
    made.set(initialOf(one), kinds.set(kind, later.find((letter) => !taken.includes(letter)) ?? later[0]!));
  }
  initials.set(roster, made);
  return made;
}

/**
 * At most five letters and digits: "Príncipe VIII" → "P8", "Tito Lucano" → "Luc"; "Ho12" for "Hondero 12" where another
 * kind of the same side begins with H.
 */
export function codeOf(roster: readonly Named[], one: Named): string {
  const { kind, number } = parts(one);
  if (number === null) return (kind.match(/[\p{L}\d]\S*/gu)?.at(-1) ?? '?').slice(0, 3);
  const kinds = kindsByInitial(roster).get(initialOf(one));
  return kind.slice(0, 1).toUpperCase() + (kinds && kinds.size > 1 ? (kinds.get(kind) ?? '') : '') + number;
}
