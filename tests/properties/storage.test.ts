/** Storage that fails, ends, or holds what nobody can read: nothing that was shown as saved is ever lost. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLibrary } from '../../src/app/library.ts';
import { fold } from '../../src/kernel/timeline.ts';
import { memoryStorage } from '../../src/persist/memory.ts';
import { createMigrations } from '../../src/persist/migrations.ts';
import type { StoragePort } from '../../src/persist/port.ts';
import { readTable } from '../../src/persist/read.ts';
import { ruleset } from '../../src/rulesets/_template/rules/ruleset.ts';
import { entriesOf, openNew, openOn, STEPS, saveOf, settle, template } from './evening.ts';
import { faultyStorage } from './faulty-storage.ts';
import { SEED } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The app listens for the page coming back; there is no page here.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'hidden' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that a fresh start finds of a table. */
async function found(disk: StoragePort, id: string) {
  const library = createLibrary(Promise.resolve(disk));
  await library.ready;
  const table = await openOn(library, id);
  return {
    entries: entriesOf(table),
    table,
    record: library.store.getState().records.find((one) => one.id === id),
  };
}

/** Plays the evening on a storage that fails as told; after each step it checks what is shown as saved. */
async function play(fails: (call: number) => boolean, stopAfter: number = STEPS.length) {
  const disk = memoryStorage();
  const storage = faultyStorage(fails, disk);
  const { table } = await openNew(storage);
  /** Whatever the storage has not confirmed by now must not be shown as saved, not for a moment. */
  const expectHonest = (): void => {
    if (saveOf(table) !== 'saved') return;
    expect(entriesOf(table).filter(({ id }) => !storage.held.has(id))).toEqual([]);
  };
  const lies: unknown[] = [];
  table.store.subscribe((now, before) => {
    if (now.save === before.save) return;
    try {
      expectHonest();
    } catch (error) {
      lies.push(error);
    }
  });
  let shown = -1;
  for (const step of STEPS.slice(0, stopAfter)) {
    step(table);
    expectHonest();
    await vi.advanceTimersByTimeAsync(5);
    if (saveOf(table) !== 'saved') continue;
    shown = entriesOf(table).length;
    expect((await found(disk, table.id)).entries).toEqual(entriesOf(table));
  }
  expect(lies).toEqual([]);
  return { disk, table, shown };
}

describe('a storage that fails', () => {
  // Making and playing the evening takes about a dozen calls: each of them fails once, and each for good.
  const calls = Array.from({ length: 14 }, (_, i) => i + 1);

  it.each(calls)('once, at call %i, loses nothing', async (n) => {
    const { disk, table } = await play((call) => call === n);
    await settle();
    expect(saveOf(table)).toBe('saved');
    const { entries, table: again, record } = await found(disk, table.id);
    expect(entries).toEqual(entriesOf(table));
    expect(again.store.getState().pending?.typed).toEqual(table.store.getState().pending?.typed);
    expect(record?.name).toBe('Night');
  });

  it.each(calls)('for good from call %i on never stops play, and says so', async (n) => {
    const { table } = await play((call) => call >= n);
    await settle(1);
    expect(entriesOf(table).length).toBeGreaterThan(6);
    if (n < 10) expect(saveOf(table)).toBe('failed');
  });

  it('comes back, and then holds the whole evening', async () => {
    let broken = true;
    const disk = memoryStorage();
    const { table } = await openNew(faultyStorage(() => broken, disk));
    for (const step of STEPS) step(table);
    await settle(2);
    expect(saveOf(table)).toBe('failed');
    expect(await disk.tables()).toEqual([]);
    broken = false;
    await settle(1);
    expect(saveOf(table)).toBe('saved');
    expect((await found(disk, table.id)).entries).toEqual(entriesOf(table));
  });

  it('at random places loses nothing that was shown as saved, wherever the page is killed', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.nat({ max: STEPS.length }),
        async (bad, stop) => {
          const { disk, table, shown } = await play((call) => bad[call - 1] ?? false, stop);
          // Killed here: nothing more is written, whatever waited.
          if (shown < 0) return;
          const { entries } = await found(disk, table.id);
          expect(entries.slice(0, shown)).toEqual(entriesOf(table).slice(0, shown));
        },
      ),
      { numRuns: 60, seed: SEED },
    );
  });
});

describe('what was not written by this version', () => {
  async function stored() {
    const disk = memoryStorage();
    const { table } = await openNew(disk);
    for (const step of STEPS) step(table);
    await vi.advanceTimersByTimeAsync(5);
    return { disk, id: table.id, at: (await disk.load(table.id))! };
  }

  it('stays untouched when it comes from the future', async () => {
    const { disk, id, at } = await stored();
    const [, second] = at.entries;
    const future = {
      ...second!,
      schema: 9,
      entry: { ...(second!.entry as object), rulesVersion: 9, wonder: 1 },
    };
    await disk.append(future, { ...at.record, schema: 1 });
    const before = JSON.stringify(await disk.load(id));
    const { table } = await found(disk, id);
    expect(table.readOnly).toBe('newer');
    for (const step of STEPS) step(table);
    await settle(1);
    expect(JSON.stringify(await disk.load(id))).toBe(before);
    expect(await disk.quarantined()).toEqual([]);
  });

  it('is not even deleted when its record comes from the future', async () => {
    const { disk, id, at } = await stored();
    await disk.keepRecord({ ...at.record, schema: 9 });
    const library = createLibrary(Promise.resolve(disk));
    await library.ready;
    await library.remove(id);
    expect((await disk.load(id))?.record).toMatchObject({ schema: 9, deletedAt: null });
  });

  it('is put aside when it is damaged, the rest opens', async () => {
    const { disk, id, at } = await stored();
    const broken = { schema: 1, table: id, id: 'broken-1', entry: { kind: 'play', nonsense: true } };
    await disk.append(broken, at.record);
    const stayed = (await disk.load(id))!;
    const read = await readTable(disk, stayed, template.schemas, 1, 0);
    expect(read).toMatchObject({ damaged: 1, newer: false });
    expect(read.entries).toHaveLength(at.entries.length);
    expect(await disk.quarantined()).toMatchObject([{ table: id, id: 'broken-1', record: broken }]);
    expect((await disk.load(id))!.entries).toHaveLength(at.entries.length + 1);
  });

  it('is brought up step by step, and a gap in the steps is an error', () => {
    const step = (to: number) => ({
      to,
      entry: (entry: unknown) => [...(entry as number[]), to],
      record: (record: unknown) => ({ ...(record as object), [`to${to}`]: true }),
    });
    const steps = createMigrations([step(2), step(3)], 3);
    expect(steps.entry([], 1, 'any')).toEqual([2, 3]);
    expect(steps.entry([], 2, 'any')).toEqual([3]);
    expect(steps.record({ schema: 1 })).toEqual({ schema: 3, to2: true, to3: true });
    expect(steps.entry(null, 1, 'any')).toBeNull();
    expect(() => createMigrations([step(3)], 3)).toThrow();
    expect(() => createMigrations([], 2)).toThrow();
  });
});

describe('two pages of one browser', () => {
  /** Channels that deliver when they are told to, in order. */
  class LateChannel extends EventTarget {
    static all: LateChannel[] = [];
    static waiting: (() => void)[] = [];
    constructor() {
      super();
      LateChannel.all.push(this);
    }
    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      for (const other of LateChannel.all) {
        if (other !== this)
          LateChannel.waiting.push(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
      }
    }
    static deliver(count: number): void {
      for (const give of LateChannel.waiting.splice(0, count)) give();
    }
  }

  const turns = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ page: fc.nat({ max: 1 }), step: fc.nat({ max: STEPS.length - 1 }) }),
      },
      { weight: 2, arbitrary: fc.record({ deliver: fc.nat({ max: 4 }) }) },
    ),
    { maxLength: 30 },
  );

  it('end equal after any interleaving, in memory and on the disk', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (program) => {
        LateChannel.all = [];
        LateChannel.waiting = [];
        vi.stubGlobal('BroadcastChannel', LateChannel);
        const disk = memoryStorage();
        const { table: first } = await openNew(disk);
        await vi.advanceTimersByTimeAsync(1);
        const other = createLibrary(Promise.resolve(disk));
        await other.ready;
        const pages = [first, await openOn(other, first.id)];
        for (const turn of program) {
          if ('deliver' in turn) LateChannel.deliver(turn.deliver);
          else STEPS[turn.step]!(pages[turn.page]!);
          await vi.advanceTimersByTimeAsync(1);
        }
        while (LateChannel.waiting.length > 0) LateChannel.deliver(10);
        await vi.advanceTimersByTimeAsync(5);
        expect(entriesOf(pages[1]!)).toEqual(entriesOf(pages[0]!));
        const disked = (await disk.load(first.id))!;
        expect(disked.entries).toHaveLength(entriesOf(first).length);
        const folded = fold(
          ruleset,
          disked.entries.map(({ entry }) => entry as never),
        );
        expect(folded.state).toEqual(first.store.getState().timeline.state);
        expect(disked.record.entries).toBe(disked.entries.length - 1);
      }),
      { numRuns: 80, seed: SEED },
    );
  });
});
