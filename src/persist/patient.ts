/** Storage that never stops a game from beginning: a table that cannot be written yet waits in memory. */
import type { StoragePort, StoredTable } from './port.ts';

export interface PatientStorage extends StoragePort {
  /** Like `create`, but rejects when the storage does, and then nothing has happened. */
  readonly createNow: StoragePort['create'];
  /** Writes a waiting table; resolves at once when the table does not wait. */
  readonly settle: (table: string) => Promise<void>;
  readonly waits: (table: string) => boolean;
}

export function patientStorage(inner: StoragePort): PatientStorage {
  const waiting = new Map<string, StoredTable>();
  // What was just written is remembered until it is played on: it opens even if reading fails now.
  const made = new Map<string, StoredTable>();

  const settle = async (table: string): Promise<void> => {
    const stored = waiting.get(table);
    if (!stored) return;
    await inner.create(stored);
    waiting.delete(table);
  };

  return {
    ...inner,
    createNow: inner.create,
    settle,
    waits: (table) => waiting.has(table),
    create: async (...stored) => {
      try {
        await inner.create(...stored);
        for (const one of stored) made.set(one.record.id, one);
      } catch {
        for (const one of stored) waiting.set(one.record.id, one);
      }
    },
    load: async (table) => {
      const here = waiting.get(table);
      if (here) return here;
      try {
        return await inner.load(table);
      } catch (error) {
        const known = made.get(table);
        if (known) return known;
        throw error;
      }
    },
    append: async (entry, record) => {
      await settle(record.id);
      made.delete(record.id);
      await inner.append(entry, record);
    },
    keepRecord: async (record) => {
      await settle(record.id);
      await inner.keepRecord(record);
    },
    keepDraft: async (table, draft) => {
      await settle(table);
      await inner.keepDraft(table, draft);
    },
  };
}
