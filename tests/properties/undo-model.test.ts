/** Undo and redo of one table against the plainest model there is: two piles of states. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, type Move, moves, openTab, SEED, stateOf, timelineOf } from './tabs.ts';

function playAgainstModel(program: readonly Move[]): void {
  const tab = openTab('a');
  const done = [stateOf(tab)];
  let taken: (typeof done)[number][] = [];
  for (const move of program) {
    const grew = act(tab, move);
    if (move.do === 'undo') {
      expect(grew).toBe(done.length > 1);
      if (grew) taken.push(done.pop()!);
    } else if (move.do === 'redo') {
      expect(grew).toBe(taken.length > 0);
      if (grew) done.push(taken.pop()!);
    } else if (grew) {
      done.push(stateOf(tab));
      taken = [];
    }
    expect(stateOf(tab)).toEqual(done.at(-1));
  }
  expect(openTab('b', JSON.parse(JSON.stringify(timelineOf(tab).entries))).store.getState()).toEqual(
    tab.store.getState(),
  );
}

describe('undo and redo', () => {
  it('do what two piles of states do', () => {
    fc.assert(fc.property(fc.array(moves, { maxLength: 80 }), playAgainstModel), {
      numRuns: 200,
      seed: SEED,
    });
  });

  it('give the same dice when a test is taken back and made again, whatever was done in between', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 20 }), (program) => {
        const tab = openTab('a');
        tab.play({ type: 'addUnit', id: 'unit-x', name: 'X', nerve: 3 });
        const test = { type: 'testNerve', id: 'unit-x' } as const;
        const first = tab.play(test);
        tab.undo();
        for (const move of program) if (move.do !== 'undo' && move.do !== 'redo') act(tab, move);
        const second = tab.play(test);
        const dice = [first, second].map((outcome) =>
          outcome.kind === 'done' && outcome.entry.kind === 'play' ? outcome.entry.dice : outcome.kind,
        );
        expect(dice[1]).toEqual(dice[0]);
      }),
      { numRuns: 100, seed: SEED },
    );
  });

  describe('regressions', () => {
    const programs: Record<string, readonly Move[]> = {
      'a throw of the free tray is a step of its own': [
        { do: 'add', unit: 0 },
        { do: 'roll' },
        { do: 'undo' },
        { do: 'undo' },
        { do: 'redo' },
        { do: 'redo' },
      ],
      'what was redone is undone first': [
        { do: 'add', unit: 0 },
        { do: 'add', unit: 1 },
        { do: 'undo' },
        { do: 'undo' },
        { do: 'redo' },
        { do: 'undo' },
        { do: 'redo' },
        { do: 'redo' },
      ],
      'a checkpoint does not hide an undo': [
        ...Array.from({ length: 33 }, (): Move => ({ do: 'roll' })),
        ...Array.from({ length: 34 }, (): Move => ({ do: 'undo' })),
        ...Array.from({ length: 33 }, (): Move => ({ do: 'redo' })),
      ],
    };
    it.each(Object.keys(programs))('%s', (name) => playAgainstModel(programs[name]!));
  });
});
