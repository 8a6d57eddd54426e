/** What Stryker runs for each mutant: the quick tests that know the folder under test, and its worked cases. */
import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATION_FOLDER ?? 'src/kernel';
const ruleset = /^src\/rulesets\/([^/]+)/.exec(folder)?.[1];

export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    testTimeout: 120_000,
    include: ruleset
      ? [`src/rulesets/${ruleset}/**/*.test.ts`, 'tests/cases/cases.test.ts']
      : [`${folder}/**/*.test.ts`],
    // Thousands of random evenings for each mutant would take days; `npm test` plays them.
    exclude: ['**/speed.test.ts', '**/properties.test.ts', '**/evenings.test.ts'],
    setupFiles: ['tests/mutation-setup.ts'],
    runner: 'tests/mutation-runner.ts',
  },
});
