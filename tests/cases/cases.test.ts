/** The worked cases of the specifications, one test each. `npm run test:cases` prints them by file. */
import { describe, expect, it } from 'vitest';
import { differences } from './compare.ts';
import type { CaseRunner, WorkedCase } from './runner.ts';

const RUNNERS = import.meta.glob<{ runner: CaseRunner }>('../../src/rulesets/*/tests/case-runner.ts', {
  eager: true,
});
const CASES = import.meta.glob<{ default: WorkedCase[] }>('./*.cases.json', { eager: true });

for (const [path, { runner }] of Object.entries(RUNNERS)) {
  const id = path.split('/').at(-3)!;
  describe(`cases of ${id}`, () => {
    it.each(CASES[`./${id}.cases.json`]?.default ?? [])('$id $title', ({ given, when, then }) => {
      expect(differences(then, runner.run(given, when), runner.comparison)).toEqual([]);
    });
  });
}

describe('the comparison itself', () => {
  it('sees a wrong value, a short list and a missing field', () => {
    expect(differences({ a: 1 }, { a: 2 })).toHaveLength(1);
    expect(differences({ a: [1, 2] }, { a: [1] })).toHaveLength(1);
    expect(differences({ a: { b: null } }, { a: {} })).toHaveLength(1);
    expect(differences({ gained: {} }, { gained: { x: 1 } }, { complete: ['gained'] })).toHaveLength(1);
    expect(differences({ a: 0.1 + 0.2 }, { a: 0.3, more: true })).toEqual([]);
  });
});
