/** What waits at the table and for whom, and whom an event concerns. */
import { describe, expect, it } from 'vitest';
import { BOND_KINDS } from '../model/bearer.ts';
import type { Event } from '../model/events.ts';
import { asksScoreRule, effectRule, owed } from '../rules/owed.ts';
import { ruleset } from '../rules/ruleset.ts';
import { bearer, help, table } from './helpers.ts';

describe('what waits', () => {
  it('is the open claim, then each help, then the bonds to be asked about', () => {
    const claim = { claimant: 'a', claimed: 'b', kind: 'admirationEnvy' } as const;
    const state = table([], { claim, helps: [help('h1'), help('h2')], bondPrompts: ['c', 'd'] });
    expect(owed(state).map(({ id }) => id)).toEqual(['claim', 'help-h1', 'help-h2', 'bonds-c', 'bonds-d']);
    expect(owed(state)[0]).toEqual({
      id: 'claim',
      who: 'b',
      because: { code: 'claim', params: claim },
      rule: 'BH-5.4',
      command: null,
    });
    expect(owed(state)[3]).toEqual({
      id: 'bonds-c',
      who: 'c',
      because: { code: 'bonds', params: { who: 'c' } },
      rule: 'BH-4.10',
      command: null,
    });
    expect(owed(table([]))).toEqual([]);
  });

  it.each([
    ['loveHate', 'action', 'helpTest', 'b', 'BH-6.2'],
    ['loveHate', 'combat', 'helpCard', 'b', 'BH-6.3'],
    ['friendshipRivalry', 'action', 'helpTest', 'a', 'BH-6.4'],
    ['friendshipRivalry', 'combat', 'helpCard', 'a', 'BH-6.5'],
    ['protectionContempt', 'combat', 'share', 'a', 'BH-6.7'],
    ['admirationEnvy', 'action', 'helpTest', 'a', 'BH-6.8'],
  ] as const)('of %s for %s is %s, by %s (%s)', (kind, mode, code, who, rule) => {
    expect(owed(table([], { helps: [help('h', { kind, mode })] }))).toEqual([
      {
        id: 'help-h',
        who,
        because: { code, params: { claimant: 'a', claimed: 'b', kind, light: 7 } },
        rule,
        command: null,
      },
    ]);
  });

  it('has one rule for each effect', () => {
    const rules = BOND_KINDS.map((kind) => [effectRule({ kind }, 'action'), effectRule({ kind }, 'combat')]);
    expect(rules).toEqual([
      ['BH-6.2', 'BH-6.3'],
      ['BH-6.4', 'BH-6.5'],
      ['BH-6.6', 'BH-6.7'],
      ['BH-6.8', 'BH-6.9'],
    ]);
  });

  it('is the question about scores until it was answered (open point 1)', () => {
    expect([false, true].map((scoreRuleAsked) => asksScoreRule(table([], { scoreRuleAsked })))).toEqual([
      true,
      false,
    ]);
  });
});

describe('an event', () => {
  const claim = { claimant: 'a', claimed: 'b', kind: 'loveHate' } as const;

  it.each<[string, readonly string[], Event]>([
    ['a new bearer', ['n'], { type: 'bearerAdded', bearer: bearer('n') }],
    ['whoever leaves', ['a'], { type: 'bearerLeft', id: 'a', name: 'A' }],
    ['the owner of a bond', ['a'], { type: 'bondRemoved', owner: 'a', bond: 'x', to: 'b', kind: 'loveHate' }],
    ['both sides of a claim', ['a', 'b'], { type: 'claimOpened', ...claim, light: 1 }],
    ['both sides of a help', ['a', 'b'], { type: 'helpDropped', help: help('h') }],
    [
      'all who retire',
      ['a', 'c'],
      {
        type: 'adventureEnded',
        retired: [
          { bearer: 'a', fate: 'dark' },
          { bearer: 'c', fate: 'light' },
        ],
      },
    ],
    ['nobody', [], { type: 'combatStarted' }],
    ['nobody', [], { type: 'settingChanged', change: { key: 'scoreInTests', value: true } }],
  ])('concerns %s', (_who, ids, event) => {
    expect(ruleset.touches(event)).toEqual(ids);
  });

  it('of a test concerns the bearer who rolls, and nobody when the director does', () => {
    const test = (roller: string | null): Event => ({
      type: 'testRolled',
      roller,
      alias: '',
      ability: null,
      score: 0,
      scoreCounts: false,
      dice: { full: 1, heartless: [], nobody: [], extra: [] },
      diceTotal: 1,
      bonuses: [],
      penalties: [],
      other: 0,
      result: 1,
      difficulty: 9,
      success: false,
      used: [],
    });
    expect([ruleset.touches(test('a')), ruleset.touches(test(null))]).toEqual([['a'], []]);
  });
});
