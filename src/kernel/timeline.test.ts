import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOrder, type Entry, inOrder, type Ruleset } from './log.ts';
import { narrate } from './narrate.ts';
import { accept } from './result.ts';
import { extend, fold, type Timeline, undoneIn } from './timeline.ts';

/** A game of letters: each play writes one behind the others, so that any wrong order shows. */
interface Write {
  readonly type: 'write';
  readonly letter: string;
}
type LetterEntry = Entry<string, Write, Write>;
type Letters = Timeline<string, Write, Write>;

const letters: Ruleset<string, Write, Write> = {
  id: 'letters',
  rulesVersion: 1,
  initial: () => '',
  // biome-ignore lint/correctness/useYield: this game has no dice
  *decide(_state, command) {
    return accept(command);
  },
  evolve: (state, event) => state + event.letter,
  touches: () => [],
  owed: () => [],
};

const stamp = (lamport: number, seat = 'a') => ({
  id: `${seat}${lamport}`,
  seat,
  seq: lamport,
  lamport,
  at: 0,
});
const open: LetterEntry = {
  ...stamp(1),
  ...{ kind: 'open', ruleset: 'letters', rulesVersion: 1, name: 'Start', fingerprint: '', state: '>' },
};
const play = (lamport: number, letter: string, seat = 'a'): LetterEntry => {
  const write: Write = { type: 'write', letter };
  return {
    ...stamp(lamport, seat),
    kind: 'play',
    rulesVersion: 1,
    command: write,
    dice: [],
    events: [write],
  };
};
const undo = (lamport: number, target: string, seat = 'a'): LetterEntry => ({
  ...stamp(lamport, seat),
  kind: 'undo',
  target,
});

const extendOneByOne = (entries: readonly LetterEntry[]): Letters =>
  entries.reduce<Letters>((timeline, entry) => extend(letters, timeline, [entry]), fold(letters, []));

/** What a timeline must say, read the plainest way. */
function expectConsistent(timeline: Letters): void {
  const { undone, undoable, redoable, entries } = timeline;
  const live = entries.filter((entry) => !undone.has(entry.id));
  expect(timeline.state).toBe(
    live.reduce((state, entry) => {
      if (entry.kind === 'open') return entry.state;
      return entry.kind === 'play' ? state + entry.events.map((event) => event.letter).join('') : state;
    }, ''),
  );
  if (undoable) expect(undone).not.toContain(undoable);
  if (redoable) expect(undone).not.toContain(redoable);
}

/** Logs of two seats, undos of anything that came before included: more than the buttons can do. */
const logs: fc.Arbitrary<LetterEntry[]> = fc
  .array(
    fc.record({ kind: fc.constantFrom('play', 'play', 'undo', 'rename'), at: fc.nat(), b: fc.boolean() }),
    {
      maxLength: 90,
    },
  )
  .map((steps) => {
    const entries: LetterEntry[] = [open];
    for (const [i, { kind, at, b }] of steps.entries()) {
      const lamport = i + 2;
      const seat = b ? 'b' : 'a';
      const target = entries[at % entries.length]!;
      if (kind === 'undo' && target.kind !== 'open') entries.push(undo(lamport, target.id, seat));
      else if (kind === 'rename') entries.push({ ...stamp(lamport, seat), kind: 'rename', name: `N${i}` });
      else entries.push(play(lamport, String.fromCharCode(97 + (i % 26)), seat));
    }
    return entries;
  });

const shuffled = fc.tuple(logs, fc.infiniteStream(fc.nat())).map(([entries, order]) => {
  const keys = new Map(entries.map((entry) => [entry.id, order.next().value]));
  return { entries, arrival: [...entries].sort((a, b) => keys.get(a.id)! - keys.get(b.id)!) };
});

describe('the order of a log', () => {
  it('is by time of cause, then by seat, then by number, and never by clock', () => {
    const first = { id: 'x', seat: 'b', seq: 9, lamport: 1, at: 99 };
    const second = { id: 'y', seat: 'a', seq: 1, lamport: 2, at: 1 };
    const third = { id: 'z', seat: 'b', seq: 1, lamport: 2, at: 0 };
    const fourth = { id: 'w', seat: 'b', seq: 2, lamport: 2, at: 0 };
    expect(inOrder([fourth, third, second, first])).toEqual([first, second, third, fourth]);
    expect(byOrder(first, first)).toBe(0);
  });

  it('puts seats in order within one moment, whatever came first', () => {
    const [a, b] = [
      { ...stamp(2, 'a'), seq: 9 },
      { ...stamp(2, 'b'), seq: 1 },
    ];
    expect(inOrder([b, a])).toEqual([a, b]);
    expect(inOrder([a, b])).toEqual([a, b]);
    expect(byOrder(b, a)).toBeGreaterThan(0);
  });

  it('leaves the given list alone', () => {
    const given = Object.freeze([play(3, 'b'), play(2, 'a')]);
    expect(inOrder(given)[0]).toBe(given[1]);
  });
});

describe('the fold', () => {
  it('of nothing is the empty table', () => {
    expect(fold(letters, [])).toMatchObject({
      state: '',
      name: '',
      undoable: null,
      redoable: null,
      closed: null,
    });
  });

  it('keeps the name, the secret of a closed table and the state of the opening', () => {
    const entries: LetterEntry[] = [
      open,
      play(2, 'a'),
      { ...stamp(3), kind: 'rename', name: 'Later' },
      { ...stamp(4), kind: 'roll', faces: 6, dice: { id: '1d6', source: 'app', values: [3] } },
      { ...stamp(5), kind: 'close', secret: 'ff' },
    ];
    expect(fold(letters, entries)).toMatchObject({ state: '>a', name: 'Later', closed: 'ff' });
  });

  it('is the same one by one, in any order of arrival, and in packets', () => {
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: 40 }), ({ entries, arrival }, size) => {
        const whole = fold(letters, entries);
        expectConsistent(whole);
        expect(fold(letters, arrival)).toEqual(whole);
        expect(extendOneByOne(entries)).toEqual(whole);
        expect(extendOneByOne(arrival)).toEqual(whole);
        let packets = fold(letters, []);
        for (let at = 0; at < arrival.length; at += size)
          packets = extend(letters, packets, arrival.slice(at, at + size));
        expect(packets).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('takes every entry once, however often it arrives', () => {
    const entries = [open, play(2, 'a'), play(3, 'b')];
    const once = fold(letters, entries);
    expect(fold(letters, [...entries, ...entries])).toEqual(once);
    expect(extend(letters, fold(letters, [open]), [...entries, ...entries])).toEqual(once);
    expect(extend(letters, once, entries)).toBe(once);
  });

  it('keeps a checkpoint before entry 0, 32, 64 …, also across merges and undos', () => {
    const entries = [open, ...Array.from({ length: 70 }, (_, i) => play(i + 2, 'x'))];
    const timeline = extendOneByOne(entries);
    expect(timeline.checkpoints.map(({ state }) => state.length)).toEqual([0, 32, 64]);
    for (const target of [31, 32, 33, 34, 64, 65, 66]) {
      const undone = extend(letters, timeline, [undo(80, `a${target}`)]);
      expect(undone).toEqual(fold(letters, undone.entries));
      expect(extend(letters, undone, [undo(81, 'a80')]).state).toBe(timeline.state);
    }
  });

  it('does not change the timeline that it goes on from', () => {
    const before = extendOneByOne([open, ...Array.from({ length: 40 }, (_, i) => play(i + 2, 'x'))]);
    const copy = structuredClone(before);
    extend(letters, before, [undo(60, 'a2'), play(3, 'y', 'b')]);
    expect(before).toEqual(copy);
  });
});

describe('undo and redo', () => {
  const base = [open, play(2, 'a'), play(3, 'b'), play(4, 'c')];

  /** Presses a button until it does nothing more. */
  const press = (
    timeline: Letters,
    which: 'undoable' | 'redoable',
    most = Number.POSITIVE_INFINITY,
  ): Letters => {
    let now = timeline;
    for (let n = 0; n < most && now[which]; n += 1)
      now = extend(letters, now, [undo(now.entries.at(-1)!.lamport + 1, now[which]!)]);
    return now;
  };

  it('take everything back and bring everything again', () => {
    const start = extendOneByOne(base);
    const empty = press(start, 'undoable');
    expect(empty.state).toBe('>');
    expect(press(empty, 'redoable').state).toBe('>abc');
    expect(press(press(press(empty, 'redoable'), 'undoable'), 'redoable').state).toBe('>abc');
  });

  it('undo an undo, and an undo of an undo', () => {
    const entries = [...base, undo(5, 'a4'), undo(6, 'a5'), undo(7, 'a6')];
    expect([4, 5, 6, 7].map((n) => fold(letters, entries.slice(0, n)).state)).toEqual([
      '>abc',
      '>ab',
      '>abc',
      '>ab',
    ]);
    expect([...undoneIn(entries)].sort()).toEqual(['a4', 'a6']);
  });

  it('forget the way forward after a new action', () => {
    const back = press(extendOneByOne(base), 'undoable', 2);
    expect(back.redoable).not.toBeNull();
    const on = extend(letters, back, [play(20, 'z')]);
    expect(on.state).toBe('>az');
    expect(on.redoable).toBeNull();
    expect(press(on, 'undoable').state).toBe('>');
  });

  it('know the buttons when two seats undo the same entry at once', () => {
    const both = fold(letters, [...base, undo(5, 'a4', 'a'), undo(5, 'a4', 'b'), undo(6, 'b5', 'a')]);
    expect(both.state).toBe('>ab');
    expect(both.undoable).toBe('a3');
    expectConsistent(both);
    expect(press(both, 'redoable').state).toBe('>abc');
  });
});

describe('the log told from the start', () => {
  it('shows each entry on the state that its author saw', () => {
    const entries = [
      open,
      play(2, 'a'),
      undo(3, 'a2'),
      play(4, 'b'),
      undo(5, 'a4'),
      undo(6, 'a5'),
      play(7, 'c'),
    ];
    const told = narrate(letters, entries);
    expect(told.map(({ before }) => before)).toEqual(['', '>', '>a', '>', '>b', '>', '>b']);
    expect(told.filter(({ undone }) => undone).map(({ entry }) => entry.id)).toEqual(['a2', 'a5']);
  });

  it('agrees with the fold of everything before, for any log', () => {
    fc.assert(
      fc.property(logs, (entries) => {
        for (const [i, { entry, before, undone }] of narrate(letters, entries).entries()) {
          expect(entry).toBe(entries[i]);
          expect(before).toBe(fold(letters, entries.slice(0, i)).state);
          expect(undone).toBe(undoneIn(entries).has(entry.id));
        }
      }),
      { numRuns: 200 },
    );
  });
});
