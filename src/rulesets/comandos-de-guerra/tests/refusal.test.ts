/** Answers that are refusals, and those that only look like one. */
import { describe, expect, it } from 'vitest';
import { accept, reject } from '../../../kernel/result.ts';
import { reasonOf, refused } from '../rules/refusal.ts';

describe('an answer', () => {
  it('is a refusal only when it says no', () => {
    const no = reject('CARD_GONE');
    expect([no, accept(), { ok: true }, { total: 5 }, null, 'no', 0].map(refused)).toEqual([
      ...[true, false, false, false, false, false, false],
    ]);
  });

  it('that says yes has no reason, so that its control works', () => {
    expect([reasonOf(accept()), reasonOf(null), reasonOf(reject('CARD_GONE'))]).toEqual([
      ...[null, null, { code: 'CARD_GONE' }],
    ]);
  });
});
