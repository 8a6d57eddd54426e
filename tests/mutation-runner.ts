/**
 * Vitest's runner for Stryker: a test file that does not load counts as a failed test. Stryker asks for failed tests
 * alone, so a change that breaks a file on loading would otherwise pass as one that nobody noticed.
 */
import { TestRunner, test } from 'vitest';

export default class LoadingRunner extends TestRunner {
  override async importFile(...[path, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      return test('the file loads', () => {
        throw error;
      });
    }
  }
}
