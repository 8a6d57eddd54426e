/**
 * Dice that hang on the identity of the test. Faces are read from HMAC-SHA-256(secret, key), so undoing
 * and repeating the same test gives the same faces, and no order of doing things gives better ones.
 * The secret's fingerprint is public from the first entry on; closing the table reveals the secret.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { DiceRequest } from './dice.ts';

/** Length of a table's secret in bytes. */
export const SECRET_BYTES = 32;

/** More blocks than this means a broken hash, not bad luck: a d100 misses a whole block 1 time in 10²¹. */
const MOST_BLOCKS_PER_DIE = 200;

/** The SHA-256 of the secret in hexadecimal, shown before the first roll. */
export const fingerprint = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/**
 * Names one request of one test.
 * @param command the command that asks, in any key order
 * @param occurrence how many live entries with the same command came before, from 0
 * @param index which request of that command it is, from 0
 */
export const diceKey = (
  command: unknown,
  occurrence: number,
  index: number,
  request: Pick<DiceRequest, 'id' | 'faces'>,
): string => canonical(['nervio-dice-1', command, occurrence, index, request.id, request.faces]);

/**
 * `count` fair faces in 1…`faces` for a key, by rejection sampling over single bytes.
 * @throws RangeError when `faces` is not a whole number in 2…256 or `count` not one in 0…10,000
 */
export function keyedFaces(secret: Uint8Array, key: string, count: number, faces: number): number[] {
  if (!Number.isInteger(faces) || faces < 2 || faces > 256) throw new RangeError(`faces ${faces}`);
  if (!Number.isInteger(count) || count < 0 || count > 10_000) throw new RangeError(`count ${count}`);
  // Bytes at or above the last whole multiple of `faces` would favour the low faces: they are skipped.
  const limit = 256 - (256 % faces);
  const keyBytes = utf8ToBytes(key);
  const out: number[] = [];
  for (let block = 0; out.length < count; block += 1) {
    if (block > MOST_BLOCKS_PER_DIE * count) throw new Error('the dice source keeps failing');
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    for (const byte of hmac(sha256, secret, concatBytes(counter, keyBytes))) {
      if (out.length < count && byte < limit) out.push((byte % faces) + 1);
    }
  }
  return out;
}
