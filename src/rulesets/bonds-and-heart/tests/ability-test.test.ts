import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { fraction } from '../../../kernel/fraction.ts';
import type { TestPlan } from '../model/commands.ts';
import { DEFAULT_SETTINGS } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { rollTest, throwDice, totalOf } from '../rules/ability-test.ts';
import { diceTotals, meanTotal, testOdds, withoutBonds } from '../rules/test-odds.ts';
import { bearer, PLAIN_PLAN as plan, play, table } from './helpers.ts';

const odds = (state: State, changed: Partial<TestPlan>) => {
  const found = testOdds(state, { ...plan, ...changed });
  if (!found.ok) throw new Error(found.why.code);
  return found.value;
};

const helped = (): State =>
  table(
    [
      bearer('a', { abilities: { knowledge: 1, physique: 4, tenacity: 1, personality: 1 } }),
      bearer('b', { abilities: { knowledge: 1, physique: 2, tenacity: 1, personality: 4 } }),
    ],
    {
      helps: [
        { id: 'h1', mode: 'action', claimant: 'a', claimed: 'b', kind: 'friendshipRivalry', light: 4 },
        { id: 'h2', mode: 'action', claimant: 'a', claimed: 'b', kind: 'loveHate', light: 6 },
      ],
    },
  );

describe('the dice of a test', () => {
  it.each([
    [0, 0, false],
    [1, 1, false],
    [2, 1, false],
    [0, 2, true],
    [1, 1, true],
  ])('with %i heartless and %i nobody dice total as if every face were walked (BH-P6)', (s, n, again) => {
    const settings = { ...DEFAULT_SETTINGS, nobodySixRerolls: again };
    const walked = enumerate(
      () => throwDice(s, n, settings),
      (dice) => String(totalOf(dice)),
    );
    const exact = diceTotals(s, n, settings);
    expect(walked.size).toBe(exact.size);
    for (const [total, chance] of exact) expect(walked.get(String(total))).toEqual(chance);
  });

  it('have odds that equal the enumeration of the very roll', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([0, 0], [1, 0], [0, 1], [1, 1], [2, 0]),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -6, max: 6 }),
        fc.boolean(),
        ([heartless = 0, nobody = 0], difficulty, other, meetingDifficultySucceeds) => {
          const start = table([]);
          const state = { ...start, settings: { ...start.settings, meetingDifficultySucceeds } };
          const wanted = { ...plan, heartless, nobody, difficulty, other };
          const walked = enumerate(
            () => rollTest(state, wanted),
            (done) => String(done.ok && done.events[0]?.type === 'testRolled' && done.events[0].success),
          );
          expect(walked.get('true') ?? fraction(0)).toEqual(odds(state, wanted).success);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have the printed means and chances (BH-7.10, BH-P6)', () => {
    expect(meanTotal(2, 1, DEFAULT_SETTINGS)).toBeCloseTo(49 / 12 + 7 / 6 + 7 / 2, 9);
    const state = table([]);
    const thief = { heartless: 1, nobody: 1, difficulty: 13 };
    expect(odds(state, thief).success).toEqual(fraction(259, 1944));
    const again = { ...state, settings: { ...state.settings, nobodySixRerolls: true } };
    expect(odds(again, { ...thief, bonuses: [4] }).success).toEqual(fraction(143, 324));
    const scores = { ...state, settings: { ...state.settings, scoreInTests: true } };
    expect(odds(scores, { ...thief, bonuses: [4], score: 4 })).toEqual({
      need: 5,
      success: fraction(139, 162),
    });
  });
});

describe('a test with bonds', () => {
  const first = { roller: 'a', ability: 'physique', score: null } as const;

  it('caps friendship by the ability that the partner joins in with (BH-6.4)', () => {
    const same = { ...first, helps: [{ help: 'h1', ability: null }], difficulty: 9 } as const;
    const other = { ...first, helps: [{ help: 'h1', ability: 'personality' }], difficulty: 9 } as const;
    expect(odds(helped(), same).need).toBe(7);
    expect(odds(helped(), other).need).toBe(5);
    expect(odds(helped(), withoutBonds({ ...plan, ...other })).need).toBe(9);
  });

  it('uses a help up, and lets nobody else roll it (BH-6.2)', () => {
    const help = [{ help: 'h2', ability: null }];
    const start = helped();
    expect(play(start, { type: 'rollTest', ...plan, ...first, helps: help }, []).error).toBe(
      'BH_E_HELP_OTHER',
    );
    const love = play(start, { type: 'rollTest', ...plan, ...first, roller: 'b', helps: help }, [[4]]);
    expect(love.events[0]).toMatchObject({ result: 6, success: false, score: 2 });
    expect(love.state.helps.map(({ id }) => id)).toEqual(['h1']);
  });

  it('takes one claim at most by house rule (BH-6.11)', () => {
    const start = helped();
    const state = { ...start, settings: { ...start.settings, claimsPerTest: 'one' as const } };
    const two = { ...plan, ...first, helps: [{ help: 'h1', ability: null }], bonuses: [1] };
    expect(play(state, { type: 'rollTest', ...two }, []).error).toBe('BH_E_ONE_CLAIM_PER_TEST');
  });

  it('against a protected bearer loses the light of each shield, up to the score (BH-6.6)', () => {
    const target = bearer('t', {
      protections: [
        { from: 'x', light: 4 },
        { from: 'y', light: 1 },
      ],
    });
    const { events } = play(table([target]), { type: 'rollTest', ...plan, score: 3, against: 't' }, [[2]]);
    expect(events[0]).toMatchObject({ diceTotal: 2, result: -2 });
  });
});
