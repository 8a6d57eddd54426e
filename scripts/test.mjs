/**
 * `npm test`: types, lint, unit tests, build, weight, browser tests. The last line counts the tests of Vitest and
 * Playwright; a step that fails without a failing test counts as one failure, so red never reads "0 failed".
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'nervio-test-'));
const unitReport = join(scratch, 'unit.json');
const browserReport = join(scratch, 'browser.json');
const total = { passed: 0, failed: 0 };

/** Runs a tool of node_modules; returns whether it succeeded. */
function tool(file, args, env = {}) {
  const run = spawnSync(process.execPath, [join('node_modules', file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return run.status === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function add(passed, failed, succeeded) {
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
}

function unit() {
  const succeeded = tool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  const report = readReport(unitReport);
  // A test file that does not load, or whose set-up fails, fails without a failing test.
  const broken = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  add(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken.length, succeeded);
  return succeeded;
}

function browser() {
  let chromium;
  try {
    chromium = findChromium();
  } catch (error) {
    console.log(error.message);
    add(0, 1, false);
    return false;
  }
  console.log(`Chromium: ${chromium}`);
  const succeeded = tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  const stats = readReport(browserReport)?.stats;
  add((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, succeeded);
  return succeeded;
}

/** A step without tests of its own: its failure is one failure. */
const plain = (file, args) => () => {
  const succeeded = tool(file, args);
  add(0, 0, succeeded);
  return succeeded;
};

/** After a failing `gate` the steps behind it would only repeat its errors. */
const STEPS = [
  { name: 'types', gate: true, run: plain('typescript/bin/tsc', []) },
  { name: 'lint', gate: true, run: plain('@biomejs/biome/bin/biome', ['ci', '.']) },
  { name: 'unit', gate: false, run: unit },
  { name: 'build', gate: true, run: plain('vite/bin/vite.js', ['build']) },
  { name: 'weight', gate: false, run: plain('../scripts/run-ts.mjs', ['tests/bench/budget.ts']) },
  { name: 'browser', gate: false, run: browser },
];

for (const { name, gate, run } of STEPS) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const succeeded = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${name}: ${succeeded ? 'done' : 'FAILED'} in ${seconds} s`);
  if (!succeeded && gate) break;
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
