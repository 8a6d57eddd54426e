/** What Stryker runs for each mutant: the quick tests that know the folder under test, and its worked cases. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folder = process.env.MUTATION_FOLDER ?? 'src/kernel';
const ruleset = /^src\/rulesets\/([^/]+)/.exec(folder)?.[1];

/** The recorded evenings first: they load fast and notice most, and the first failure settles a mutant. */
class RecordedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const later = ({ moduleId }: TestSpecification): number => (moduleId.includes('/recorded/') ? 0 : 1);
    return files.toSorted((a, b) => later(a) - later(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: RecordedFirst },
    environment: 'node',
    restoreMocks: true,
    testTimeout: 120_000,
    include: ruleset
      ? [
          `src/rulesets/${ruleset}/**/*.test.ts`,
          'tests/cases/cases.test.ts',
          'tests/recorded/recorded.test.ts',
        ]
      : [`${folder}/**/*.test.ts`],
    // Thousands of random evenings for each mutant would take days; `npm test` plays them.
    exclude: ['**/speed.test.ts', '**/properties.test.ts', '**/evenings.test.ts'],
    setupFiles: ['tests/mutation-setup.ts'],
    runner: 'tests/mutation-runner.ts',
  },
});
