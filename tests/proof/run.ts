/**
 * `npm run proof:dice`: ten million faces of every die, and every test of every ruleset beside its odds, into
 * docs/proof/. PROOF_FACES and PROOF_ROLLS make it smaller, and then nothing is written; PROOF_JOBS is how
 * many parts run beside each other.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaceProof } from './faces.ts';
import type { Observation } from './observe.ts';
import { RULESETS } from './part.ts';
import { failures, type Proof, page } from './report.ts';

const FOLDER = 'docs/proof';
const { PROOF_SEED: seed = 'nervio', PROOF_FACES, PROOF_ROLLS, PROOF_JOBS } = process.env;

/** Runs one part in a process of its own. @throws when it fails */
function run(part: string, out: string): Promise<unknown> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', 'tests/proof/part.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ PROOF_PART: part, PROOF_OUT: out, PROOF_SEED: seed },
      ...{ PROOF_FACES: PROOF_FACES ?? '10000000', PROOF_ROLLS: PROOF_ROLLS ?? '200000' },
    },
  });
  return new Promise((done, fail) => {
    child.on('close', (code) => {
      console.log(`${part}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (code === 0) done(JSON.parse(readFileSync(out, 'utf8')));
      else fail(new Error(`${part} failed`));
    });
  });
}

/** @returns whether everything holds */
export async function main(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'nervio-proof-'));
  const parts = ['faces', ...RULESETS];
  const found: unknown[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < parts.length) {
      const at = next;
      next += 1;
      found[at] = await run(parts[at]!, join(scratch, `${at}.json`));
    }
  };
  await Promise.all(Array.from({ length: Number(PROOF_JOBS ?? availableParallelism()) }, worker));
  rmSync(scratch, { recursive: true });
  const [faces, ...tests] = found as [FaceProof[], ...Observation[][]];
  const date = new Date().toISOString().slice(0, 10);
  const proof: Proof = { date, seed, leastP: 0.001, mostErrors: 4, faces, tests: tests.flat() };
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
