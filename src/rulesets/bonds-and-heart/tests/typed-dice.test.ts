/** Dice that players type in, and faces that stand for an outcome they tell (BH-7.5, BH-9.3). */
import { describe, expect, it } from 'vitest';
import type { TestPlan } from '../model/commands.ts';
import type { TestDice } from '../model/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { extraThrows, totalOf, whyNotTestDice } from '../rules/ability-test.ts';
import { declaredTest } from '../rules/declared-test.ts';
import { whyNotDice } from '../rules/faults.ts';
import { PLAIN_PLAN, table } from './helpers.ts';

const dice = (more: Partial<TestDice> = {}): TestDice => ({
  full: 1,
  heartless: [],
  nobody: [],
  extra: [],
  ...more,
});
const AGAIN: Settings = { ...DEFAULT_SETTINGS, nobodySixRerolls: true };

describe('typed faces', () => {
  const three = { id: 'heart-1', faces: 6, count: 3 } as const;

  it('run from 1 to 6, and there are as many as were asked for', () => {
    expect([whyNotDice(three, [1, 6, 3]), whyNotDice(three, [1, 6])?.code]).toEqual([
      null,
      'BH_E_DICE_COUNT',
    ]);
    const wrong = [[0, 1, 1], [1, 7, 1], [1, 1.5, 1], [1, null, 1], [7]];
    expect(wrong.map((values) => whyNotDice(three, values)?.code)).toEqual(wrong.map(() => 'BH_E_DIE_VALUE'));
    expect(whyNotDice({ ...three, id: 'extra', count: 2 }, [1])).toEqual({
      code: 'BH_E_EXTRA_THROWS',
      params: { k: 2 },
    });
  });

  it('of a whole test are judged by their faces first, then by the extra throws they ask for', () => {
    const why = (more: Partial<TestDice>, settings = DEFAULT_SETTINGS) =>
      whyNotTestDice(dice(more), settings);
    const wrong = [{ full: 7 }, { heartless: [0] }, { nobody: [7] }, { extra: [0] }];
    expect(wrong.map((more) => why({ ...more, extra: more.extra ?? [1, 1] })?.code)).toEqual(
      wrong.map(() => 'BH_E_DIE_VALUE'),
    );
    expect(why({ full: 6, heartless: [6], nobody: [6], extra: [6, 2] })).toBeNull();
    expect(why({ full: 6 })).toEqual({ code: 'BH_E_EXTRA_THROWS', params: { k: 1 } });
    expect(why({ extra: [1] })).toEqual({ code: 'BH_E_EXTRA_THROWS', params: { k: 0 } });
    expect(why({ nobody: [6, 6], extra: [] }, AGAIN)).toEqual({
      code: 'BH_E_EXTRA_THROWS',
      params: { k: 2 },
    });
  });
});

describe('the dice of a test', () => {
  it('ask for one throw more for each six that counts for it (BH-7.5)', () => {
    const all = dice({ full: 6, heartless: [6, 6, 5], nobody: [6, 1], extra: [6] });
    expect([extraThrows(all, DEFAULT_SETTINGS), extraThrows(all, AGAIN)]).toEqual([3, 4]);
  });

  it('count without the heartless ones (BH-7.3, BH-7.6)', () => {
    expect(totalOf(dice({ full: 6, heartless: [6, 5], nobody: [4, 3], extra: [2] }))).toBe(15);
  });
});

describe('a declared outcome', () => {
  const state = table([]);
  const house: State = { ...state, settings: AGAIN };
  const plan = (more: Partial<TestPlan>): TestPlan => ({ ...PLAIN_PLAN, ...more });

  it('has the most modest throw that leads to it', () => {
    expect(declaredTest(state, plan({ difficulty: 4 }), true)).toEqual([[4]]);
    expect(declaredTest(state, plan({ difficulty: 4 }), false)).toEqual([[1]]);
    expect(declaredTest(state, plan({ difficulty: 6, heartless: 1, nobody: 1 }), true)).toEqual([
      [3],
      [1],
      [3],
    ]);
    // The full die stops short of its six for as long as it can; the nobody die need not.
    expect(declaredTest(state, plan({ difficulty: 11, nobody: 1 }), true)).toEqual([[5], [6]]);
  });

  it('throws sixes only when nothing less will do, in the order in which a test asks', () => {
    expect(declaredTest(state, plan({ difficulty: 7 }), true)).toEqual([[6], [1]]);
    expect(declaredTest(state, plan({ difficulty: 20, heartless: 1, nobody: 1 }), true)).toEqual([
      [6],
      [6],
      [6],
      [4, 4],
    ]);
    expect(declaredTest(house, plan({ difficulty: 11, nobody: 1 }), true)).toEqual([[6], [6], [1, 1]]);
    expect(declaredTest(house, plan({ difficulty: 10, nobody: 1 }), true)).toEqual([[5], [5]]);
  });

  it('is none when no throw has it', () => {
    expect(declaredTest(state, plan({ difficulty: 12 }), true)).toEqual([[6], [6]]);
    expect(declaredTest(state, plan({ difficulty: 13 }), true)).toBeNull();
    expect(declaredTest(state, plan({ difficulty: 1 }), false)).toBeNull();
    expect(declaredTest(state, plan({ difficulty: 13, bonuses: [1] }), true)).toEqual([[6], [6]]);
  });
});
