/** Copied figures are called "Ghoul 1", "Ghoul 2", …: the word once, and a column of numbers. */

const NUMBERED = /^(.+) ([1-9]\d{0,5})$/s;

/** Fewer than these in one column are not worth the two columns that they take. */
const LEAST = 3;

export interface Numbered {
  readonly stem: string;
  readonly number: number;
}

/** The texts that end in a number, and what they are made of; none when too few do. */
export function numberedIn(texts: Iterable<string>): ReadonlyMap<string, Numbered> {
  const found = new Map<string, Numbered>();
  for (const text of texts) {
    const [, stem, number] = NUMBERED.exec(text) ?? [];
    if (stem !== undefined) found.set(text, { stem, number: Number(number) });
  }
  return found.size < LEAST ? new Map() : found;
}

export const numberedText = (stem: string, number: number): string => `${stem} ${number}`;
