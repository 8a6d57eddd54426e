/**
 * Mutation tests of the pure parts, one folder at a time: `npm run mutation -- <folder>` names it in
 * MUTATION_FOLDER. Each folder has its own memory, so that a second run tries only what changed.
 */
const folder = process.env.MUTATION_FOLDER ?? 'src/kernel';
const name = folder.replaceAll('/', '-');

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts' },
  mutate: [`${folder}/**/*.ts`, '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  // A tight limit would count a slow or busy machine as a kill; the table of scores names timeouts for that reason.
  timeoutMS: Number(process.env.MUTATION_TIMEOUT ?? 10_000),
  timeoutFactor: 2,
  disableTypeChecks: true,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  ignorePatterns: ['dist', 'docs/*', '!docs/rules', 'test-results', 'reports', 'tests/e2e', 'tests/fixtures'],
  tempDirName: 'reports/.stryker-tmp',
};
