/** Two tabs on one table: whatever they do and whenever they meet, they end on the same game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/kernel/timeline.ts';
import { ruleset } from '../../src/rulesets/_template/rules/ruleset.ts';
import { act, type Move, moves, openTab, SEED, stateOf, type Tab, timelineOf } from './tabs.ts';

type Step =
  | { readonly tab: 'a' | 'b'; readonly move: Move }
  /** One tab hears of everything that the other wrote. */
  | { readonly hears: 'a' | 'b' };

const seats = fc.constantFrom('a' as const, 'b' as const);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ tab: seats, move: moves }) },
    { weight: 1, arbitrary: fc.record({ hears: seats }) },
  ),
  { maxLength: 60 },
);

const entriesOf = (tab: Tab) => timelineOf(tab).entries;

/** What the buttons promise: they never take back what does not count, and they reach everything. */
function expectButtons(tab: Tab): void {
  const { undone, undoable, redoable } = timelineOf(tab);
  if (undoable) expect(undone).not.toContain(undoable);
  if (redoable) expect(undone).not.toContain(redoable);
}

function playTogether(program: readonly Step[]): { a: Tab; b: Tab } {
  const tabs = { a: openTab('a'), b: openTab('b') };
  for (const step of program) {
    if ('tab' in step) act(tabs[step.tab], step.move);
    else tabs[step.hears].merge(entriesOf(tabs[step.hears === 'a' ? 'b' : 'a']));
    expectButtons(tabs.a);
    expectButtons(tabs.b);
  }
  tabs.a.merge(entriesOf(tabs.b));
  tabs.b.merge(entriesOf(tabs.a));
  return tabs;
}

describe('two tabs', () => {
  it('end on the same game, whenever they hear of each other', () => {
    fc.assert(
      fc.property(steps, (program) => {
        const { a, b } = playTogether(program);
        expect(timelineOf(a)).toEqual(timelineOf(b));
        expect(timelineOf(a)).toEqual(fold(ruleset, [...entriesOf(a)].reverse()));
        expectButtons(a);
      }),
      { numRuns: 200, seed: SEED },
    );
  });

  it('can take everything back together', () => {
    fc.assert(
      fc.property(steps, (program) => {
        const { a } = playTogether(program);
        for (let n = entriesOf(a).length; n >= 0 && timelineOf(a).undoable; n -= 1) a.undo();
        expect(timelineOf(a).undoable).toBeNull();
        expect(stateOf(a).units).toEqual([]);
      }),
      { numRuns: 200, seed: SEED },
    );
  });

  describe('regressions', () => {
    const move = (tab: 'a' | 'b', what: Move['do'], unit = 0): Step => ({
      tab,
      move: { do: what, unit } as Move,
    });
    const meet: readonly Step[] = [{ hears: 'a' }, { hears: 'b' }];

    it('two undos of one action at once leave no dead undo behind', () => {
      const { a } = playTogether([move('a', 'add'), ...meet, move('a', 'undo'), move('b', 'undo'), ...meet]);
      expect(timelineOf(a).undoable).toBeNull();
      a.redo();
      a.redo();
      expect(stateOf(a).units).toHaveLength(1);
    });

    it('a redo while the other tab plays can be undone again', () => {
      const { a } = playTogether([
        ...[move('a', 'add', 0), move('a', 'undo'), ...meet],
        ...[move('a', 'add', 1), move('b', 'redo'), ...meet],
      ]);
      expect(stateOf(a).units).toHaveLength(2);
      a.undo();
      a.undo();
      expect(stateOf(a).units).toHaveLength(0);
      a.redo();
      a.redo();
      expect(stateOf(a).units).toHaveLength(2);
    });

    it('a message that comes twice counts once', () => {
      const { a, b } = playTogether([move('a', 'add', 0), move('a', 'add', 1)]);
      b.merge([...entriesOf(a), ...entriesOf(a)]);
      expect(entriesOf(b)).toEqual(entriesOf(a));
    });
  });
});
