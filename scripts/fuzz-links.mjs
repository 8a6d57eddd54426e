/** `npm run fuzz:links`: reads 100,000 damaged links; FUZZ_LINKS and FUZZ_SEED change how many and which. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/properties/link-fuzz.test.ts'],
  { stdio: 'inherit', env: { FUZZ_LINKS: '100000', ...process.env } },
);
process.exitCode = status ?? 1;
