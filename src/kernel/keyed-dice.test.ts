import { createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACES } from './dice.ts';
import { diceKey, fingerprint, keyedFaces, SECRET_BYTES } from './keyed-dice.ts';

const secret = sha256(new TextEncoder().encode('a fixed table'));
const other = sha256(new TextEncoder().encode('another table'));

/** Chi-square that a fair die exceeds once in a thousand runs, by degrees of freedom. */
const LIMITS: Record<number, number> = {
  1: 10.83,
  2: 13.82,
  3: 16.27,
  5: 20.52,
  7: 24.32,
  9: 27.88,
  11: 31.26,
  19: 43.82,
  99: 148.23,
};

const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const countsOf = (faces: number, values: readonly number[]): number[] => {
  const counts = Array.from({ length: faces }, () => 0);
  for (const value of values) counts[value - 1]! += 1;
  return counts;
};

describe('keyed faces', () => {
  it('are the same for the same key and the same table', () => {
    expect(keyedFaces(secret, 'k', 50, 6)).toEqual(keyedFaces(secret, 'k', 50, 6));
  });

  it('can be worked out by anybody who has the secret, with other tools', () => {
    // HMAC-SHA-256 of a counter of four bytes and the key, block by block; bytes from 252 on are skipped for a D6.
    const bytes = [0, 1, 2, 3].flatMap((block) => {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(block);
      return [...createHmac('sha256', secret).update(counter).update('the key').digest()];
    });
    const faces = bytes.filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    expect(keyedFaces(secret, 'the key', 100, 6)).toEqual(faces.slice(0, 100));
  });

  it('differ for another key and for another table', () => {
    const here = keyedFaces(secret, 'k', 50, 6);
    expect(keyedFaces(secret, 'l', 50, 6)).not.toEqual(here);
    expect(keyedFaces(other, 'k', 50, 6)).not.toEqual(here);
  });

  it('can be computed again by hand: bytes of HMAC-SHA-256 below the last whole multiple', () => {
    const bytes = hmac(sha256, secret, new Uint8Array([0, 0, 0, 0, 107]));
    const faces = [...bytes].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    expect(keyedFaces(secret, 'k', faces.length, 6)).toEqual(faces);
  });

  it('lie in 1…faces, and fewer dice are a prefix of more', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 256 }),
        fc.nat({ max: 100 }),
        fc.nat({ max: 100 }),
        (key, faces, a, b) => {
          const more = keyedFaces(secret, key, Math.max(a, b), faces);
          expect(keyedFaces(secret, key, Math.min(a, b), faces)).toEqual(more.slice(0, Math.min(a, b)));
          expect(more.every((face) => Number.isInteger(face) && face >= 1 && face <= faces)).toBe(true);
        },
      ),
    );
  });

  it.each(FACES)('are fair: 60,000 faces of a D%i', (faces) => {
    const perKey = 100;
    const values = Array.from({ length: 600 }, (_, i) =>
      keyedFaces(secret, `fair-${i}`, perKey, faces),
    ).flat();
    expect(values).toHaveLength(60_000);
    expect(chiSquare(countsOf(faces, values))).toBeLessThan(LIMITS[faces - 1]!);
    // The first die of each key must be as fair as the rest, for most tests roll just one.
    const firsts = Array.from({ length: 6_000 }, (_, i) => keyedFaces(secret, `one-${i}`, 1, faces)[0]!);
    expect(chiSquare(countsOf(faces, firsts))).toBeLessThan(LIMITS[faces - 1]!);
  });

  it('are seen to be unfair by the same measure when nothing is rejected', () => {
    const bytes = Array.from({ length: 2_000 }, (_, i) => [
      ...sha256(new Uint8Array([i >> 8, i & 255])),
    ]).flat();
    const biased = bytes.slice(0, 60_000).map((byte) => (byte % 100) + 1);
    expect(chiSquare(countsOf(100, biased))).toBeGreaterThan(LIMITS[99]!);
  });

  it('give nothing for no dice, and the most that may be asked', () => {
    expect(keyedFaces(secret, 'k', 0, 6)).toEqual([]);
    expect(keyedFaces(secret, 'k', 10_000, 129)).toHaveLength(10_000);
  });

  it.each([
    [1, 1],
    [1, 257],
    [1, 2.5],
    [1, Number.NaN],
    [-1, 6],
    [10_001, 6],
    [1.5, 6],
    [Number.NaN, 6],
  ])('refuse %d dice of %d faces', (count, faces) => {
    expect(() => keyedFaces(secret, 'k', count, faces)).toThrow(RangeError);
  });
});

describe('the key of a request', () => {
  const command = { type: 'test', id: 'a', bonus: 1 };
  const request = { id: 'hit', faces: 6 as const };

  it('does not depend on the order of the command’s keys', () => {
    expect(diceKey({ bonus: 1, id: 'a', type: 'test' }, 0, 0, request)).toBe(diceKey(command, 0, 0, request));
  });

  it('differs for every part', () => {
    const keys = [
      diceKey(command, 0, 0, request),
      diceKey({ ...command, bonus: 2 }, 0, 0, request),
      diceKey(command, 1, 0, request),
      diceKey(command, 0, 1, request),
      diceKey(command, 0, 0, { ...request, id: 'save' }),
      diceKey(command, 0, 0, { ...request, faces: 8 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a form that saved tables rely on', () => {
    expect(diceKey(command, 2, 1, request)).toBe(
      '["nervio-dice-1",{"bonus":1,"id":"a","type":"test"},2,1,"hit",6]',
    );
  });
});

describe('the fingerprint', () => {
  it('is the SHA-256 of the secret in hexadecimal', () => {
    expect(fingerprint(new Uint8Array(0))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(fingerprint(new Uint8Array(SECRET_BYTES))).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint(secret)).not.toBe(fingerprint(other));
  });
});
