/**
 * `npm run proof:dice`: ten million faces of every die, and every test of every ruleset beside its odds, into
 * docs/proof/. PROOF_FACES and PROOF_ROLLS make it smaller, and then nothing is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bondsAndHeart } from './cases/bonds-and-heart.ts';
import { comandosDeGuerra } from './cases/comandos-de-guerra.ts';
import { cursusHonorum } from './cases/cursus-honorum.ts';
import { psychologicalShock } from './cases/psychological-shock.ts';
import { stupidity } from './cases/stupidity.ts';
import { proveFaces } from './faces.ts';
import { observe, type Trial } from './observe.ts';
import { failures, type Proof, page } from './report.ts';

const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
  'Cursus Honorum': cursusHonorum,
  Stupidity: stupidity,
  'Comandos de Guerra': comandosDeGuerra,
  'Bonds and Heart': bondsAndHeart,
  'Psychological Shock': psychologicalShock,
};

const FOLDER = 'docs/proof';

function timed<T>(what: string, make: () => T): T {
  const started = performance.now();
  const made = make();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return made;
}

/** @returns whether everything holds */
export function main(): boolean {
  const { PROOF_SEED: seed = 'nervio', PROOF_FACES, PROOF_ROLLS } = process.env;
  const rolls = Number(PROOF_ROLLS ?? 200_000);
  const faces = timed('faces', () => [...proveFaces(seed, Number(PROOF_FACES ?? 10_000_000))]);
  const tests = Object.entries(TRIALS).flatMap(([ruleset, trials]) =>
    timed(`${ruleset}, ${trials.length} tests`, () =>
      trials.map((trial) => observe(ruleset, trial, seed, rolls)),
    ),
  );
  const date = new Date().toISOString().slice(0, 10);
  const proof: Proof = { date, seed, leastP: 0.001, mostErrors: 4, faces, tests };
  const wrong = failures(proof);
  for (const what of wrong) console.log(`does not hold: ${what}`);
  if (PROOF_FACES === undefined && PROOF_ROLLS === undefined) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/dice.json`, `${JSON.stringify(proof, null, 1)}\n`);
    writeFileSync(`${FOLDER}/dice.md`, page(proof));
  }
  console.log(wrong.length === 0 ? 'everything holds' : `${wrong.length} do not hold`);
  return wrong.length === 0;
}
