/** A storage that fails when it is told to, over one that keeps everything in memory. */
import { memoryStorage } from '../../src/persist/memory.ts';
import type { StoragePort } from '../../src/persist/port.ts';

const FAULTS = ['QuotaExceededError', 'SecurityError', 'AbortError'] as const;

export interface FaultyStorage extends StoragePort {
  readonly calls: () => number;
  /** The ids of all entries that the storage has said it holds, up to this very moment. */
  readonly held: ReadonlySet<string>;
}

/**
 * @param fails whether the call of that number fails, from 1; a failing call writes nothing
 * @param disk what lies on the disk already
 */
export function faultyStorage(fails: (call: number) => boolean, disk = memoryStorage()): FaultyStorage {
  let calls = 0;
  const held = new Set<string>();
  const guarded =
    <A extends readonly unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls += 1;
      const call = calls;
      await Promise.resolve();
      if (fails(call)) throw new DOMException('refused', FAULTS[call % FAULTS.length]);
      return act(...args);
    };
  return {
    kind: 'indexed',
    tables: guarded(disk.tables),
    load: guarded(disk.load),
    append: guarded(async (entry, record) => {
      await disk.append(entry, record);
      held.add(entry.id);
    }),
    create: guarded(async (...stored) => {
      await disk.create(...stored);
      for (const { id } of stored.flatMap(({ entries }) => entries)) held.add(id);
    }),
    keepRecord: guarded(disk.keepRecord),
    keepDraft: guarded(disk.keepDraft),
    quarantine: guarded(disk.quarantine),
    quarantined: guarded(disk.quarantined),
    readShelf: guarded(disk.readShelf),
    writeShelf: guarded(disk.writeShelf),
    calls: () => calls,
    held,
  };
}
