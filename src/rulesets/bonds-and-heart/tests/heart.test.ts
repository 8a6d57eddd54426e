import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../kernel/enumerate.ts';
import { fraction, ONE, toNumber } from '../../../kernel/fraction.ts';
import { bondLight } from '../rules/bonds.ts';
import { heartRolls, search } from '../rules/heart.ts';
import { bondWays, chainChance, changeChance, HEART_THROWS, heartOdds, WAYS } from '../rules/heart-odds.ts';
import { rulesOf } from '../strings/rule-links.ts';
import { anyBond, anyHeart, anyTone, bearer, play, table, thrice } from './helpers.ts';

describe('the search of a heart roll', () => {
  it('looks at the sum, +1, −1, +2, −2 and stops at the first that can change (BH-3.6)', () => {
    expect(search([8, 14], 'dark', 10)).toEqual({ tried: [10, 11, 9, 12, 8], changed: 8 });
    expect(search([11], 'dark', 10)).toEqual({ tried: [10, 11], changed: 11 });
  });

  it('finds nothing when all five have the tone (BH-3.7)', () => {
    expect(search([7, 13], 'dark', 10)).toEqual({ tried: [10, 11, 9, 12, 8], changed: null });
  });

  it('stays within 1…20, even for a sum of other dice (BH-3.8)', () => {
    expect(search([], 'dark', 20)).toEqual({ tried: [20, 19, 18], changed: null });
    expect(search([], 'dark', 1)).toEqual({ tried: [1, 2, 3], changed: null });
    expect(search([], 'light', 22)).toEqual({ tried: [20], changed: 20 });
    expect(search([], 'light', -1)).toEqual({ tried: [1], changed: 1 });
    fc.assert(
      fc.property(anyHeart, anyTone, fc.integer({ min: 3, max: 18 }), (light, toward, sum) => {
        for (const plot of search(light, toward, sum).tried) expect(plot >= 1 && plot <= 20).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('odds of a heart roll', () => {
  it('have the printed ways of three dice (BH-P1)', () => {
    expect([...WAYS].sort(([a], [b]) => a - b).map(([, ways]) => ways)).toEqual([
      1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
    ]);
  });

  it('equal the enumeration of 216 throws for any heart (BH-P2, BH-P3)', () => {
    fc.assert(
      fc.property(anyHeart, anyTone, (light, toward) => {
        const odds = heartOdds(light, toward);
        const who = bearer('a', { light });
        const walked = enumerate(
          () => heartRolls(who, light, { toward, plots: 1 }, 1, table([]).settings),
          ({ steps }) => String(steps[0]!.changed),
        );
        const shown = new Map([...odds.ways].map(([plot, ways]) => [String(plot), ways]));
        if (odds.none > 0) shown.set('null', odds.none);
        expect(shown.size).toBe(walked.size);
        for (const [plot, ways] of shown) expect(walked.get(plot)).toEqual(fraction(ways, HEART_THROWS));
      }),
      { numRuns: 60 },
    );
  });

  it('add up to one, bonds included (BH-P4)', () => {
    fc.assert(
      fc.property(anyHeart, anyTone, anyBond, (light, toward, plots) => {
        const odds = heartOdds(light, toward);
        const touched = bondWays(odds, { id: 'b', to: 'x', kind: 'loveHate', plots, freeLight: null });
        const all = [...odds.ways.values()].reduce((sum, ways) => sum + ways, 0);
        expect(all + odds.none).toBe(HEART_THROWS);
        expect(touched).toBeLessThanOrEqual(all);
      }),
      { numRuns: 200 },
    );
  });

  it('for several plots match the worked numbers (BH-P5)', () => {
    const light = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(chainChance(light, 'light', 0)).toEqual(ONE);
    expect(chainChance(light, 'light', 1)).toEqual(changeChance(heartOdds(light, 'light')));
    expect(chainChance(light, 'light', 2)).toEqual(fraction(875, 1728));
    expect(chainChance(light, 'light', 3)).toEqual(fraction(7249, 23328));
  });

  it('for the last plot left match the worked numbers', () => {
    const want = [1, 4, 10, 20, 35, 55, 77, 98, 115, 125, 125, 115, 98, 77, 55, 35, 20, 10, 4, 1];
    const found = want.map((_, i) => heartOdds([i + 1], 'dark').ways.get(i + 1));
    expect(found).toEqual(want);
    expect(toNumber(changeChance(heartOdds([], 'dark')))).toBe(0);
  });
});

describe('a heart change', () => {
  it('alters at most one plot a roll, and a bond’s light always equals its lit plots (BH-4.4)', () => {
    fc.assert(
      fc.property(
        anyHeart,
        anyTone,
        anyBond,
        fc.array(thrice, { minLength: 1, maxLength: 6 }),
        (light, toward, plots, rolls) => {
          const bond = { id: 'b', to: 'b', kind: 'admirationEnvy', plots, freeLight: null } as const;
          const start = table([bearer('a', { light, bonds: [bond] }), bearer('b')]);
          const { state, events } = play(
            start,
            { type: 'changeHeart', id: 'a', cause: 'card', changes: [{ toward, plots: rolls.length }] },
            rolls,
          );
          const after = state.bearers[0]!;
          const changed = events.flatMap((event) =>
            event.type === 'heartChanged' ? event.steps.filter((step) => step.changed !== null) : [],
          );
          expect(Math.abs(after.light.length - light.length)).toBe(changed.length);
          expect(bondLight(after, bond, state.settings)).toBe(
            plots.filter((plot) => after.light.includes(plot)).length,
          );
          // BH-3.12: the shifts told on the way add up to the difference.
          const shifted = changed.flatMap(({ shifts }) => shifts);
          expect(shifted.at(-1)?.after ?? bondLight(start.bearers[0]!, bond, state.settings)).toBe(
            bondLight(after, bond, state.settings),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of a card with two directions is one command, in the card’s order (BH-3.10)', () => {
    const start = table([bearer('a', { light: [7, 13] })]);
    const changes = [
      { toward: 'light', plots: 1 },
      { toward: 'dark', plots: 2 },
    ] as const;
    const { state } = play(start, { type: 'changeHeart', id: 'a', cause: 'card', changes }, [
      [5, 5, 4],
      [2, 4, 4],
      [6, 6, 1],
    ]);
    expect(state.bearers[0]!.light).toEqual([7, 14]);
  });

  it('by a deed is one plot in the direction of the deed (BH-3.2)', () => {
    const start = table([bearer('a')]);
    const order = (toward: 'light' | 'dark', plots: number) => [{ toward, plots }];
    const why = (cause: 'kindAct' | 'wickedAct', changes: ReturnType<typeof order>) =>
      play(start, { type: 'changeHeart', id: 'a', cause, changes }, []).error;
    expect(why('kindAct', order('dark', 1))).toBe('BH_E_CAUSE');
    expect(why('wickedAct', order('dark', 2))).toBe('BH_E_COUNT');
  });

  it.each([
    ['kindAct', 'light', 'BH-3.2'],
    ['wickedAct', 'dark', 'BH-3.2'],
    ['card', 'dark', 'BH-3.4'],
    ['other', 'dark', 'BH-3.1'],
  ] as const)('for the cause %s towards %s cites %s', (cause, toward, rule) => {
    const changes = [{ toward, plots: 1 }];
    const { events } = play(table([bearer('a')]), { type: 'changeHeart', id: 'a', cause, changes }, [
      [1, 1, 1],
    ]);
    expect(events.flatMap(rulesOf)).toEqual([rule, 'BH-3.6']);
  });

  it('that a refused claim costs cites BH-3.3', () => {
    const bond = { id: 'x', to: 'b', kind: 'loveHate', plots: [3], freeLight: null } as const;
    const two = table([bearer('a', { bonds: [bond] }), bearer('b')]);
    const claim = { claimant: 'b', claimed: 'a', kind: 'loveHate' } as const;
    const asked = play(two, { type: 'openClaim', ...claim }, []).state;
    const { events } = play(asked, { type: 'resolveClaim', ...claim, decision: 'refuse' }, [[1, 1, 1]]);
    expect(events.filter(({ type }) => type === 'heartChanged').flatMap(rulesOf)).toEqual([
      'BH-3.3',
      'BH-3.6',
    ]);
  });

  it('marks a heart that fills, for good (BH-2.4, BH-8.2)', () => {
    const start = table([bearer('a', { light: [1] })]);
    const dark = play(
      start,
      { type: 'changeHeart', id: 'a', cause: 'other', changes: [{ toward: 'dark', plots: 1 }] },
      [[1, 1, 1]],
    ).state;
    expect(dark.bearers[0]!.filledMark).toBe('dark');
    const back = play(dark, { type: 'paintPlot', id: 'a', plot: 4, tone: 'light' }, []).state;
    expect(back.bearers[0]!.filledMark).toBe('dark');
    const cleared = play(back, { type: 'setMark', id: 'a', mark: null }, []).state;
    expect(play(cleared, { type: 'endAdventure' }, []).state.bearers[0]!.status).toBe('active');
  });
});
