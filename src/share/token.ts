/** Made-up ids, eight letters of 31, in five bytes each: they cannot be deflated, only written down densely. */

/** Those of `kernel/ids.ts`; links of older days hold their places, so the two may part one day. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));
const TOKEN = new RegExp(`^[${LETTERS}]{8}$`);

export const TOKEN_BYTES = 5;

export const isToken = (text: string): boolean => TOKEN.test(text);

/** @param text a token */
export function tokenBytes(text: string): number[] {
  let value = 0;
  for (const letter of text) value = value * 32 + VALUES.get(letter)!;
  return Array.from({ length: TOKEN_BYTES }, (_, i) => Math.floor(value / 256 ** i) % 256);
}

/** Null when the bytes are no token. */
export function tokenText(bytes: Uint8Array): string | null {
  let value = 0;
  for (let i = TOKEN_BYTES - 1; i >= 0; i -= 1) value = value * 256 + bytes[i]!;
  let text = '';
  for (let i = 7; i >= 0; i -= 1) text += LETTERS[Math.floor(value / 32 ** i) % 32] ?? ' ';
  return isToken(text) ? text : null;
}
