/** ST-4, ST-11, ST-12: Leadership, the test, and odds that agree with it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { compare, fraction, toNumber, ZERO } from '../../../kernel/fraction.ts';
import { DEFAULT_SETTINGS } from '../model/settings.ts';
import { expectedFighters, fightersOdds } from '../rules/combat.ts';
import { ldOptions, testLd } from '../rules/leadership.ts';
import { batchOdds, staysStupid, turnOdds } from '../rules/odds.ts';
import { passChance, type TestTerms, wholeTest } from '../rules/test.ts';
import { chanceText } from '../strings/sentences.ts';
import { play, refusal, startOfTurn, table, the, trolls } from './table.ts';

const FULL = { settings: { fullGameModifiers: true } };

const walked = (terms: TestTerms) =>
  enumerate(
    () => wholeTest(terms),
    ({ passed }) => String(passed),
  ).get('true') ?? ZERO;

describe('the odds of a test', () => {
  const lds = Array.from({ length: 13 }, (_, ld) => ld);

  it.each([
    ['2D6', false, false, lds],
    ['Cold-Blooded', true, false, lds],
    ['2D6 with a re-roll', false, true, lds],
    ['Cold-Blooded with a re-roll', true, true, [1, 4, 8, 10]],
  ] as const)('equal the walk over every throw: %s', (_name, coldBlooded, reroll, all) => {
    for (const ld of all) {
      const terms = { ld, coldBlooded, reroll };
      const { num, den } = passChance(terms);
      expect(compare(fraction(num, den), walked(terms)), `Ld ${ld}`).toBe(0);
      expect(den).toBe((coldBlooded ? 216 : 36) ** (reroll ? 2 : 1));
    }
  });

  it('equal the closed formula of the specification for 2D6', () => {
    const ways = (l: number) => (l < 2 ? 0 : l <= 7 ? (l * (l - 1)) / 2 : 36 - ((12 - l) * (13 - l)) / 2);
    for (const ld of lds) expect(passChance({ ld, coldBlooded: false, reroll: false }).num).toBe(ways(ld));
  });

  it('never promise a certainty that is none', () => {
    expect(chanceText('en', passChance({ ld: 10, coldBlooded: true, reroll: true }))).toBe('>99.9%');
    expect(chanceText('en', { num: 36, den: 36 })).toBe('100%');
  });

  it('of a batch equal the walk over every outcome of its units', () => {
    const terms = fc.record({
      ld: fc.integer({ min: 0, max: 12 }),
      coldBlooded: fc.boolean(),
      reroll: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 5 }), (units) => {
        const chances = units.map(passChance);
        const byFails = units.map(() => 0).concat(0);
        for (let mask = 0; mask < 2 ** units.length; mask += 1) {
          const failed = units.map((_, i) => (mask >> i) % 2 === 1);
          const p = chances.reduce((q, { num, den }, i) => q * (failed[i] ? 1 - num / den : num / den), 1);
          byFails[failed.filter(Boolean).length]! += p;
        }
        const odds = batchOdds(chances);
        odds.failDistribution.forEach((p, i) => {
          expect(p).toBeCloseTo(byFails[i]!, 9);
        });
        expect(odds.allPass + odds.anyFail).toBeCloseTo(1, 9);
        const mean = odds.failDistribution.reduce((sum, p, i) => sum + p * i, 0);
        expect(odds.expectedFails).toBeCloseTo(mean, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('of a long batch stay quick and add up', () => {
    const chances = Array.from({ length: 60 }, () => passChance({ ld: 7, coldBlooded: true, reroll: true }));
    const { failDistribution } = batchOdds(chances);
    expect(failDistribution.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });

  it('of staying stupid: trolls of Ld 4 expect five more failures', () => {
    const ld4 = passChance({ ld: 4, coldBlooded: false, reroll: false });
    expect(staysStupid(ld4, 2)).toEqual({ chance: (30 / 36) ** 2, expectedFailures: 5 });
    expect(staysStupid({ num: 0, den: 36 }, 3)).toEqual({ chance: 1, expectedFailures: null });
  });

  it('of fighters have c ÷ 2 as their mean', () => {
    for (let c = 0; c < 12; c += 1) {
      const mean = [...fightersOdds(c)].reduce((sum, [n, p]) => sum + n * toNumber(p), 0);
      expect(mean).toBe(expectedFighters(c));
    }
    expect(expectedFighters(4, 0.5)).toBe(3);
  });
});

it('the batch of a turn are the units of its side that must test', () => {
  const state = table([trolls('t'), trolls('f', { fleeing: true }), trolls('x', { side: 'B' })]);
  expect(turnOdds(state)).toEqual({
    ...{ units: 1, allPass: 0.166666666666, anyFail: 0.833333333333, expectedFails: 30 / 36 },
    failDistribution: [0.166666666666, 0.833333333333],
  });
});

describe('Leadership', () => {
  it('may be taken of each living group, troopers first, then characters, then the General', () => {
    const one = (id: string, ld: number, more: object = {}) => ({ id, count: 1, ld, movement: 10, ...more });
    const hero = { role: 'character' as const };
    const groups = [
      one('hero', 9, hero),
      one('troop', 5),
      one('gone', 10, { count: 0 }),
      one('boss', 7, hero),
      one('more', 6),
    ];
    const unit = { id: 't', groups, generalInRange: true, generalLd: 8 };
    const full = table([unit], FULL);
    expect(
      ldOptions(the(full, 't'), full.settings).map(({ ld, source, groupId }) => [ld, source, groupId]),
    ).toEqual([
      ...[
        [5, 'own', 'troop'],
        [6, 'own', 'more'],
        [9, 'character', 'hero'],
        [7, 'character', 'boss'],
        [8, 'general', null],
      ],
    ]);
    expect(ldOptions(the(table([unit]), 't'), DEFAULT_SETTINGS)).toHaveLength(4);
  });

  it('of a unit without living models is nothing', () => {
    const groups = [{ ...trolls('t').groups[0]!, count: 0 }];
    expect(testLd(the(table([trolls('t', { groups })]), 't'), DEFAULT_SETTINGS)).toEqual({
      ...{ ld: 0, source: 'own', groupId: null },
    });
  });

  it('is changed by a modifier only while the full-game modifiers count, and stays within 0 and 10', () => {
    const modified = (ldModifier: number, given: object = FULL) => {
      const state = table([trolls('t', { ldModifier })], given);
      return testLd(the(state, 't'), state.settings).ld;
    };
    expect([modified(2), modified(-2), modified(9), modified(-9), modified(6)]).toEqual([6, 2, 10, 0, 10]);
    expect(modified(2, {})).toBe(4);
  });

  const led = (more: object) => ({
    ...trolls('t', more),
    groups: [
      ...trolls('t').groups,
      { id: 'boss', count: 1, ld: 7, movement: 10, role: 'character' as const },
    ],
  });
  const ldOf = (more: object, settings: object = {}) => {
    const state = table([led(more)], { settings });
    return testLd(the(state, 't'), state.settings);
  };

  it('given a choice that is not available, it is ignored', () => {
    expect(ldOf({ ldChoice: 'trolls' })).toMatchObject({ ld: 4, source: 'own' });
    expect(ldOf({ ldChoice: 'general' })).toMatchObject({ ld: 7, source: 'character' });
  });

  it('given equal values, then trooper, character, General', () => {
    const general = { generalInRange: true, generalLd: 7 };
    expect(ldOf(general, FULL.settings)).toMatchObject({ source: 'character' });
    expect(ldOf({ ...general, ldChoice: 'general' }, FULL.settings)).toMatchObject({ source: 'general' });
    expect(ldOf(general)).toMatchObject({ source: 'character' });
  });

  it('given the house rule, a stupid mount lends its own Leadership only where it is higher', () => {
    const mounted = (ld: number, mount: object) => {
      const groups = [{ id: 'k', count: 1, ld, movement: 18, mount }];
      const state = table([{ id: 'k', groups }], { settings: { mountLeadershipAllowed: true } });
      return testLd(the(state, 'k'), state.settings);
    };
    expect(mounted(5, { stupid: true, ld: 5 })).toEqual({ ld: 5, source: 'own', groupId: 'k' });
    expect(mounted(5, { stupid: true, ld: null })).toMatchObject({ ld: 5, source: 'own' });
    expect(mounted(5, { stupid: false, ld: 8 })).toMatchObject({ ld: 5, source: 'own' });
  });

  it('given the house rule, a stupid mount lends its own higher Leadership', () => {
    const groups = [{ id: 'k', count: 1, ld: 5, movement: 18, mount: { stupid: true, ld: 8 } }];
    const state = table([{ id: 'k', groups }], { settings: { mountLeadershipAllowed: true } });
    const unit = the(state, 'k');
    expect(testLd(unit, state.settings)).toEqual({ ld: 8, source: 'mount', groupId: 'k' });
    expect(testLd(unit, DEFAULT_SETTINGS)).toEqual({ ld: 5, source: 'own', groupId: 'k' });
  });
});

describe('the re-roll', () => {
  const reroll = { type: 'rerollTest', unitId: 't' } as const;
  const failed = (more: object, given = FULL) =>
    play(
      startOfTurn(table([trolls('t', more)], given)),
      {
        ...({ type: 'testStupidity', unitId: 't', extra: false } as const),
      },
      [6, 6],
    );

  it('given a failure and the right to it, the second result stands, once', () => {
    const again = play(failed({ reroll: true }), reroll, [1, 1]);
    expect(the(again, 't')).toMatchObject({ stupid: false, test: { rerolled: true, total: 2 } });
    const worse = play(failed({ reroll: true }), reroll, [5, 5]);
    expect(refusal(worse, reroll)).toBe('reroll-not-allowed');
  });

  it('given no right, or the switch off, it is refused', () => {
    expect(refusal(failed({}), reroll)).toBe('reroll-not-allowed');
    expect(refusal(failed({ reroll: true }, { settings: { fullGameModifiers: false } }), reroll)).toBe(
      'reroll-not-allowed',
    );
  });

  it('given the unit has already shambled, it is too late', () => {
    const contact = { type: 'recordContact', unitId: 't', with: 'none', targetId: null, moved: 7.5 } as const;
    expect(refusal(play(failed({ reroll: true }), contact), reroll)).toBe('reroll-too-late');
  });
});
