import type { StoragePort } from './port.ts';
import type { EntryRecord, QuarantineRecord, TableRecord } from './records.ts';

/** Storage that lasts as long as the page: for browsers that forbid everything else, and for tests. */
export function memoryStorage(): StoragePort {
  const records = new Map<string, TableRecord>();
  const entries = new Map<string, EntryRecord[]>();
  const drafts = new Map<string, unknown>();
  const shelf = new Map<string, unknown>();
  const aside: QuarantineRecord[] = [];
  return {
    kind: 'memory',
    tables: async () => [...records.values()],
    load: async (table) => {
      const record = records.get(table);
      return record
        ? { record, entries: [...(entries.get(table) ?? [])], draft: drafts.get(table) ?? null }
        : null;
    },
    append: async (entry, record) => {
      records.set(record.id, record);
      const known = entries.get(record.id) ?? [];
      entries.set(record.id, [...known.filter(({ id }) => id !== entry.id), entry]);
    },
    create: async (...all) => {
      for (const stored of all) {
        records.set(stored.record.id, stored.record);
        entries.set(stored.record.id, [...stored.entries]);
        drafts.set(stored.record.id, stored.draft);
      }
    },
    keepRecord: async (record) => void records.set(record.id, record),
    keepDraft: async (table, draft) => void drafts.set(table, draft),
    quarantine: async (record) => void aside.push(record),
    quarantined: async () => [...aside],
    readShelf: async (key) => shelf.get(key) ?? null,
    writeShelf: async (key, value) => void shelf.set(key, value),
  };
}
