/**
 * `npm run freeze`: writes the saves and links of the present version into tests/fixtures. Only before that
 * version is released; afterwards its files are never written again, and a changed shape needs a new version.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/properties/fixtures.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FREEZE: '1' } },
);
process.exitCode = status ?? 1;
