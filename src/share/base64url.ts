/** Bytes in letters that every program leaves alone: `A-Z a-z 0-9 - _`, without padding. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

export function toBase64Url(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const part = bytes.subarray(i, i + 3);
    const word = (part[0]! << 16) | ((part[1] ?? 0) << 8) | (part[2] ?? 0);
    for (let j = 0; j <= part.length; j += 1) out += LETTERS[(word >> (18 - 6 * j)) & 63];
  }
  return out;
}

/** Null for a letter outside the alphabet, or for a length that no bytes give. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null;
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out[at] = (word >> bits) & 255;
    at += 1;
  }
  return out;
}
