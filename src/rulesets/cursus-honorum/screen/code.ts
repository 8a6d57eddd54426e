/** Short codes for tokens, made from names. */
const ROMAN = /^[IVXL]+$/;
const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

const fromRoman = (text: string): number =>
  [...text].reduce((sum, letter, i) => {
    const value = DIGITS[letter]!;
    return sum + (value < (DIGITS[text[i + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

const isNumber = (word: string): boolean => /^\d{1,3}$/.test(word) || ROMAN.test(word);

/** The name without its number: "Príncipe VIII" → "Príncipe". */
export function kindOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 && isNumber(words.at(-1)!) ? words.slice(0, -1).join(' ') : name.trim();
}

/** Up to four letters: "Príncipe VIII" → "P8", "Hondero 12" → "H12", "Tito Lucano" → "Luc". */
export function codeOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const last = words.at(-1) ?? '?';
  const number = /^\d{1,3}$/.test(last) ? last : ROMAN.test(last) ? String(fromRoman(last)) : null;
  if (number !== null && words.length > 1) return `${words[0]!.slice(0, 1).toUpperCase()}${number}`;
  return last.slice(0, 3);
}
