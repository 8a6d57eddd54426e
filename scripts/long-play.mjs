/**
 * `npm run long-play`: a thousand taps of the seeded monkey in each ruleset, with ten reloads, on the build in
 * dist/. The seed is printed; `npm run long-play -- 42` plays seed 42 again. LONG_PLAY_TAPS and
 * LONG_PLAY_RELOADS change how much; what follows the seed goes to Playwright, such as `-g stupidity`.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

const [seed = String(Date.now() % 1_000_000), ...more] = process.argv.slice(2);
console.log(`seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'long-play', ...more],
  {
    stdio: 'inherit',
    env: {
      LONG_PLAY_TAPS: '1000',
      LONG_PLAY_RELOADS: '10',
      ...process.env,
      LONG_PLAY_SEED: seed,
      CHROMIUM_PATH: findChromium(),
    },
  },
);
process.exitCode = status ?? 1;
