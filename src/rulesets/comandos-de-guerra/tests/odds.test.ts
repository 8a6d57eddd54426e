import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { add, type Fraction, ONE, toNumber, ZERO } from '../../../kernel/fraction.ts';
import { DEFAULT_HOUSE } from '../model/house.ts';
import { entrant, plainCheck } from '../model/inputs.ts';
import { initial } from '../model/state.ts';
import { chaseOdds, moveGap } from '../rules/chase.ts';
import { planCheck, throwCheck } from '../rules/check.ts';
import { combinedOdds } from '../rules/combined.ts';
import { commandStanding } from '../rules/command-contest.ts';
import { rivalOf, standing } from '../rules/contest.ts';
import { commandOdds, contestOdds, fieldOdds } from '../rules/contest-odds.ts';
import { decide } from '../rules/decide.ts';
import { damageMean } from '../rules/fire.ts';
import { successChance } from '../rules/grades.ts';
import { asksJamDie, jamOdds, jamOf } from '../rules/jam.ts';
import { moraleOdds } from '../rules/morale.ts';
import { refused } from '../rules/refusal.ts';
import { card, tableOf } from './table.ts';

const near = (value: Fraction, other: number): void => expect(toNumber(value)).toBeCloseTo(other, 9);

const rivals = (a: [number, number], b: [number, number]) =>
  [rivalOf(initial(), entrant('a', ...a)), rivalOf(initial(), entrant('b', ...b))] as const;

describe('odds come from the functions that resolve', () => {
  it('a check: walking the rule gives the closed chance', () => {
    for (const [level, modifier] of [
      [65, 0],
      [0, 20],
      [100, -40],
      [30, 40],
    ] as const) {
      const plan = planCheck(
        initial(),
        { ...plainCheck(null, null, level), modifiers: [{ id: 'x', value: modifier }] },
        'none',
      );
      if (refused(plan)) throw new Error(plan.why.code);
      const walked = enumerate(
        () => throwCheck(plan, 'check', DEFAULT_HOUSE),
        ({ success }) => String(success),
      );
      expect(walked.get('true')).toEqual(successChance(level, modifier));
    }
  });

  it('a contest of two: every pair of first throws, and ties by re-roll values', () => {
    const pairs: [[number, number], [number, number]][] = [
      [
        [60, 0],
        [75, 0],
      ],
      [
        [20, 40],
        [85, -20],
      ],
      [
        [50, 0],
        [50, 0],
      ],
    ];
    for (const [one, two] of pairs) {
      const both = rivals(one, two);
      const count = { a: 0, b: 0, none: 0, tie: 0, above: 0, below: 0 };
      for (let x = 1; x <= 100; x += 1)
        for (let y = 1; y <= 100; y += 1) {
          const now = standing(both, 'onlyOne', { a: x, b: y }, [], DEFAULT_HOUSE);
          if (now.pending) count.tie += 1;
          else if (now.winner === null) count.none += 1;
          else count[now.winner as 'a' | 'b'] += 1;
          const [va, vb] = now.throws.map(({ value }) => value);
          if (va! > vb!) count.above += 1;
          if (va! < vb!) count.below += 1;
        }
      const share = count.above / (count.above + count.below);
      const odds = contestOdds({ level: one[0], modifier: one[1] }, { level: two[0], modifier: two[1] });
      near(odds.first, (count.a + count.tie * share) / 1e4);
      near(odds.second, (count.b + count.tie * (1 - share)) / 1e4);
      near(odds.neither, count.none / 1e4);
      expect(add(add(odds.first, odds.second), odds.neither)).toEqual(ONE);
    }
  });

  it('a field of two: the outright wins, nobody and the tie are the first throws of two', () => {
    const { wins, nobody, tie } = fieldOdds([
      { level: 60, modifier: 0 },
      { level: 75, modifier: 0 },
    ]);
    expect([...wins, nobody, tie].reduce(add, ZERO)).toEqual(ONE);
    near(nobody, 0.1);
    expect(toNumber(tie)).toBeGreaterThan(0);
  });

  it('an order: every pair of first throws', () => {
    const both = rivals([70, 0], [50, 20]);
    const house = DEFAULT_HOUSE;
    let obeyed = 0;
    let open = 0;
    for (let x = 1; x <= 100; x += 1)
      for (let y = 1; y <= 100; y += 1) {
        const { outcome } = commandStanding(both, { a: x, b: y }, [], house);
        if (outcome === 'obeyed') obeyed += 1;
        if (outcome === 'reroll') open += 1;
      }
    const odds = commandOdds({ level: 70, modifier: 0 }, { level: 50, modifier: 20 }, house);
    expect(toNumber(odds.obeyed)).toBeGreaterThanOrEqual(obeyed / 1e4);
    expect(toNumber(odds.obeyed)).toBeLessThanOrEqual((obeyed + open) / 1e4);
    expect(add(odds.obeyed, odds.refused)).toEqual(ONE);
  });

  it('a chase: the walk step by step comes to the same end', () => {
    const odds = chaseOdds('medium', { level: 70, modifier: 0 }, { level: 50, modifier: 0 });
    const [p, q, same] = [odds.pursuer, odds.quarry, odds.noChange].map(toNumber) as [number, number, number];
    let here: Record<string, number> = { medium: 1 };
    let caught = 0;
    for (let step = 0; step < 2000; step += 1) {
      const next: Record<string, number> = {};
      for (const [band, chance] of Object.entries(here))
        for (const [winner, share] of [
          ['pursuer', p],
          ['quarry', q],
          [null, same],
        ] as const) {
          const to = moveGap(band as 'short', winner);
          if (to.status === 'caught') caught += chance * share;
          else if (to.status === 'running') next[to.band] = (next[to.band] ?? 0) + chance * share;
        }
      here = next;
    }
    expect(toNumber(odds.caught)).toBeCloseTo(caught, 9);
  });

  it('a morale check: walking the command gives the closed odds', () => {
    const state = tableOf(card('ada', {}, { morale: 40 }));
    const walked = enumerate(
      () =>
        decide(state, { type: 'checkMorale', who: ['ada'], kind: 'demoralise', modifier: 0, prompt: null }),
      (decision) => {
        const event = decision.ok ? decision.events[0] : undefined;
        if (event?.type !== 'moraleChecked') return 'other';
        return event.shockRounds > 0 ? 'shock' : event.delta === 0 ? 'same' : 'loss';
      },
    );
    const odds = moraleOdds(40, 'demoralise', 0);
    expect(walked.get('shock')).toEqual(odds.shock);
    expect(add(walked.get('shock')!, walked.get('loss')!)).toEqual(odds.change);
  });

  it('a raw 100 always asks for the jam die, a raw 1 never (CG-12.1)', () => {
    const exclusive = { ...DEFAULT_HOUSE, highFailureEdge: 'exclusive' } as const;
    const asks = (level: number, roll: number) =>
      asksJamDie({ level, weaponClass: 'firearm', jamBase: 3, daysUncleaned: 0 }, roll, exclusive);
    expect([asks(100, 100), asks(100, 99), asks(0, 1), asks(65, 96), asks(65, 97)]).toEqual([
      ...[true, false, false, false, true],
    ]);
  });

  it('a jam: counting dice and jam dice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 12 }),
        (level, jamBase, daysUncleaned) => {
          const input = { level, weaponClass: 'firearm' as const, jamBase, daysUncleaned };
          let jams = 0;
          for (let roll = 1; roll <= 100; roll += 1)
            for (let die = 1; die <= 10; die += 1)
              if (jamOf(input, roll, die, DEFAULT_HOUSE).outcome === 'jammed') jams += 1;
          near(jamOdds(input, DEFAULT_HOUSE).jam, jams / 1000);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a shot and a pair: the printed examples of CG-P.9 and CG-P.11', () => {
    near(damageMean(65, -20, { count: 1, sides: 10, plus: 0 }, DEFAULT_HOUSE), 5.955);
    // (2·6 + 54) · 7.5 + 5 · 3.5 of 100: the plus goes in before the grade halves or doubles.
    near(damageMean(65, 0, { count: 1, sides: 10, plus: 2 }, DEFAULT_HOUSE), 5.125);
    near(damageMean(65, 0, { count: 1, sides: 10, plus: -20 }, DEFAULT_HOUSE), 0);
    const pair = combinedOdds({ level: 80, modifier: 0 }, { level: 70, modifier: 20 }, DEFAULT_HOUSE);
    near(pair.both, 0.256);
  });
});
