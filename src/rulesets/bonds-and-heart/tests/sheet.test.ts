import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiceResult } from '../../../kernel/dice.ts';
import { demo } from '../demo.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import { claimWorth } from '../rules/claim-worth.ts';
import { declaredTest } from '../rules/declared-test.ts';
import { freshPlan, specialtyOf, withAbility } from '../rules/fresh-plan.ts';
import { heartProgress } from '../rules/heart-progress.ts';
import { testOdds, withOtherScoreRule } from '../rules/test-odds.ts';
import { play } from './helpers.ts';

const { state } = demo('en');
const typed = (...throws: readonly (readonly number[])[]): DiceResult[] =>
  throws.map((values, i) => ({ id: `heart-${i + 1}`, source: 'typed', values }));

describe('a fresh test sheet', () => {
  it('takes the last ability and difficulty, the specialty that fits and the help that waits', () => {
    const plan = freshPlan(state, 'aldara', null);
    expect(plan).toMatchObject({ ability: 'physique', difficulty: 13, heartless: 1, nobody: 1 });
    expect(plan.helps).toEqual([{ help: 'h1', ability: null }]);
    expect(specialtyOf(state, plan)?.name).toBe('Athletics');
    expect(withAbility(state, plan, 'tenacity')).toMatchObject({ heartless: 0, nobody: 0 });
  });

  it('shows the score rule the other way: 86 % in the printed example', () => {
    const odds = testOdds(withOtherScoreRule(state), freshPlan(state, 'aldara', null));
    expect(odds.ok && odds.value.success).toEqual({ num: 139n, den: 162n });
  });
});

describe('a declared outcome', () => {
  it('has faces that lead to it whenever it has a chance, and none otherwise', () => {
    const counts = fc.integer({ min: 0, max: 3 });
    const difficulties = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        counts,
        counts,
        difficulties,
        fc.boolean(),
        fc.boolean(),
        (s, n, difficulty, wish, again) => {
          const here = { ...state, settings: { ...state.settings, nobodySixRerolls: again } };
          const plan: TestPlan = { ...freshPlan(here, 'aldara', null), heartless: s, nobody: n, difficulty };
          const odds = testOdds(here, plan);
          const { num, den } = odds.ok ? odds.value.success : { num: 0n, den: 1n };
          const throws = declaredTest(here, plan, wish);
          expect(throws === null).toBe(wish ? num === 0n : num === den);
          if (!throws) return;
          const { events } = play(here, { type: 'rollTest', ...plan }, throws);
          expect(events).toMatchObject([{ type: 'testRolled', success: wish }]);
        },
      ),
    );
  });
});

describe('a heart roll in the middle of its dice', () => {
  const command = {
    type: 'changeHeart',
    id: 'brizo',
    cause: 'card',
    changes: [
      { toward: 'light', plots: 1 },
      { toward: 'dark', plots: 1 },
    ],
  } as const satisfies Command;

  it('shows the heart as the rolls so far left it, and where the next one leads', () => {
    expect(heartProgress(state, command, [])).toMatchObject({ toward: 'light', rolls: 2, steps: [] });
    const half = heartProgress(state, command, typed([1, 1, 1]));
    expect(half).toMatchObject({ toward: 'dark', steps: [{ tried: [3], changed: 3 }] });
    expect(half?.light).toContain(3);
    expect(heartProgress(state, command, typed([1, 1, 1], [2, 2, 2]))).toBeNull();
  });

  it('counts the rolls of all its directions, and starts from the heart as it is', () => {
    const fresh = heartProgress(state, command, []);
    expect(fresh).toEqual({
      id: 'brizo',
      toward: 'light',
      light: state.bearers[1]!.light,
      steps: [],
      rolls: 2,
    });
    const three = { ...command, changes: [{ toward: 'dark', plots: 3 }] } as const;
    const two = heartProgress(state, three, typed([1, 1, 2], [1, 1, 2]));
    expect(two).toMatchObject({
      toward: 'dark',
      rolls: 3,
      steps: [
        { sum: 4, changed: 4 },
        { sum: 4, changed: 5 },
      ],
    });
    expect(two?.light).toEqual([1, 2, 6, 8, 9, 11, 12, 15, 17, 19]);
  });

  it('is of nobody who is gone, nor of a claim that is not refused', () => {
    const claim = { type: 'resolveClaim', claimant: 'aldara', claimed: 'yanela', kind: 'loveHate' } as const;
    expect(heartProgress(state, { ...claim, decision: 'accept' }, [])).toBeNull();
    expect(heartProgress(state, { ...claim, decision: 'refuse' }, [])).toMatchObject({
      toward: 'dark',
      rolls: 1,
    });
    expect(heartProgress(state, { ...command, id: 'nobody' }, [])).toBeNull();
  });

  it('is that of the claimed when a claim is refused, and of nobody for a test', () => {
    const claim = { claimant: 'aldara', claimed: 'yanela', kind: 'loveHate' } as const;
    expect(heartProgress(state, { type: 'resolveClaim', decision: 'refuse', ...claim }, [])).toMatchObject({
      id: 'yanela',
      toward: 'dark',
    });
    expect(heartProgress(state, { type: 'rollTest', ...freshPlan(state, 'aldara', null) }, [])).toBeNull();
  });
});

describe('what a claim is worth', () => {
  it('is capped in a scene and free in combat', () => {
    const claim = { claimant: 'aldara', claimed: 'yanela', kind: 'loveHate' } as const;
    expect(claimWorth(state, claim)).toMatchObject({ as: 'bonus', roller: 'yanela', bonus: 2 });
    expect(claimWorth({ ...state, phase: 'combat' }, claim)).toMatchObject({ as: 'card', bonus: 6 });
  });
});
