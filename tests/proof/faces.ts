/** Whether keyed faces are fair: each by itself, each after the one before, and each test beside the next. */
import { sha256 } from '@noble/hashes/sha2.js';
import { FACES, type Faces } from '../../src/kernel/dice.ts';
import { diceKey, keyedFaces } from '../../src/kernel/keyed-dice.ts';
import { type ChiSquare, evenness, normalTails } from './statistics.ts';

/** Faces of one throw; each throw has a key of its own, as at a table. */
const A_THROW = 10;

export interface FaceProof {
  readonly faces: Faces;
  readonly thrown: number;
  /** Every face as often as every other. */
  readonly even: ChiSquare;
  /** Every pair of faces in a row as often as every other, from one throw into the next. */
  readonly serial: ChiSquare;
  /** First faces of the same test done twice in a row: what undoing and going on could fish for. */
  readonly repeated: ChiSquare;
  /** Correlation of each face with the one before; `p` from its standard error 1 ÷ √n. */
  readonly correlation: { readonly value: number; readonly p: number };
}

function provenFaces(secret: Uint8Array, faces: Faces, thrown: number): FaceProof {
  const single = new Float64Array(faces);
  const pairs = new Float64Array(faces * faces);
  const firsts = new Float64Array(faces * faces);
  const mean = (faces + 1) / 2;
  let products = 0;
  let last = -1;
  let lastFirst = -1;
  for (let n = 0; n < thrown / A_THROW; n += 1) {
    const key = diceKey({ type: 'proof' }, n, 0, { id: 'faces', faces });
    const throwOfTen = keyedFaces(secret, key, A_THROW, faces);
    for (const [i, face] of throwOfTen.entries()) {
      single[face - 1]! += 1;
      if (last > 0) products += (last - mean) * (face - mean);
      // Pairs must not overlap, or they would not be independent: every second face closes one. The first
      // of a throw opens none, so that pairs reach from each throw into the next.
      if (i % 2 === 0 && last > 0) pairs[(last - 1) * faces + face - 1]! += 1;
      last = face;
    }
    const [first = 0] = throwOfTen;
    if (n % 2 === 1) firsts[(lastFirst - 1) * faces + first - 1]! += 1;
    lastFirst = first;
  }
  const value = products / (thrown - 1) / ((faces * faces - 1) / 12);
  return {
    ...{ faces, thrown, even: evenness(single), serial: evenness(pairs), repeated: evenness(firsts) },
    correlation: { value, p: normalTails(value * Math.sqrt(thrown - 1)) },
  };
}

export function* proveFaces(seed: string, thrown: number): Generator<FaceProof> {
  const secret = sha256(new TextEncoder().encode(seed));
  for (const faces of FACES) yield provenFaces(secret, faces, thrown);
}
