import { bytesToHex } from '@noble/hashes/utils.js';
import { fingerprint, SECRET_BYTES } from '../kernel/keyed-dice.ts';
import { randomBytes } from '../play/random.ts';

/** A fresh secret for the dice of a table, in hexadecimal, and what is shown of it. */
export function newSecret(): { readonly secret: string; readonly fingerprint: string } {
  const bytes = randomBytes(SECRET_BYTES);
  return { secret: bytesToHex(bytes), fingerprint: fingerprint(bytes) };
}
