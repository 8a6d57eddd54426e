/** One part of the proof, in a process of its own: the faces, or the tests of one ruleset. Told by PROOF_PART. */
import { writeFileSync } from 'node:fs';
import { bondsAndHeart } from './cases/bonds-and-heart.ts';
import { comandosDeGuerra } from './cases/comandos-de-guerra.ts';
import { cursusHonorum } from './cases/cursus-honorum.ts';
import { psychologicalShock } from './cases/psychological-shock.ts';
import { stupidity } from './cases/stupidity.ts';
import { proveFaces } from './faces.ts';
import { observe, type Trial } from './observe.ts';

const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
  'Cursus Honorum': cursusHonorum,
  Stupidity: stupidity,
  'Comandos de Guerra': comandosDeGuerra,
  'Bonds and Heart': bondsAndHeart,
  'Psychological Shock': psychologicalShock,
};

export const RULESETS: readonly string[] = Object.keys(TRIALS);

/** Writes what it found to the file PROOF_OUT. */
export function main(): void {
  const { PROOF_PART = '', PROOF_OUT = '', PROOF_SEED = '', PROOF_FACES, PROOF_ROLLS } = process.env;
  const trials = TRIALS[PROOF_PART];
  const found = trials
    ? trials.map((trial) => observe(PROOF_PART, trial, PROOF_SEED, Number(PROOF_ROLLS)))
    : [...proveFaces(PROOF_SEED, Number(PROOF_FACES))];
  writeFileSync(PROOF_OUT, JSON.stringify(found));
}
