import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { migrations } from './migrations.ts';
import type { StoragePort } from './port.ts';
import { type EntryRecord, type QuarantineRecord, type TableRecord, tableRecord } from './records.ts';

interface Database extends DBSchema {
  tables: { key: string; value: TableRecord };
  entries: { key: [string, string]; value: EntryRecord; indexes: { byTable: string } };
  drafts: { key: string; value: { readonly table: string; readonly draft: unknown } };
  quarantine: { key: [string, string]; value: QuarantineRecord };
  shelf: { key: string; value: { readonly key: string; readonly value: unknown } };
}

const NAME = 'nervio';
const VERSION = 1;

const open = (): Promise<IDBPDatabase<Database>> =>
  openDB<Database>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'id'] }).createIndex('byTable', 'table');
      db.createObjectStore('drafts', { keyPath: 'table' });
      db.createObjectStore('quarantine', { keyPath: ['table', 'id'] });
      db.createObjectStore('shelf', { keyPath: 'key' });
    },
    // A newer version in another tab may upgrade: let go of the database instead of blocking it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });

/** Opens the browser's database. Rejects where the browser has none or forbids it. */
export async function indexedStorage(): Promise<StoragePort> {
  const db = await open();
  const quarantine = async (record: QuarantineRecord): Promise<void> => {
    if (!(await db.get('quarantine', [record.table, record.id]))) await db.put('quarantine', record);
  };
  return {
    kind: 'indexed',
    tables: async () => {
      const good: TableRecord[] = [];
      for (const raw of await db.getAll('tables')) {
        const parsed = v.safeParse(tableRecord, migrations.record(raw));
        if (parsed.success) good.push(parsed.output);
        else await quarantine({ table: String(raw?.id), id: 'table', record: raw, at: Date.now() });
      }
      return good;
    },
    load: async (table) => {
      const tx = db.transaction(['tables', 'entries', 'drafts']);
      const [raw, entries, kept] = await Promise.all([
        tx.objectStore('tables').get(table),
        tx.objectStore('entries').index('byTable').getAll(table),
        tx.objectStore('drafts').get(table),
      ]);
      const parsed = v.safeParse(tableRecord, migrations.record(raw));
      return parsed.success ? { record: parsed.output, entries, draft: kept?.draft ?? null } : null;
    },
    append: async (entry, record) => {
      const tx = db.transaction(['entries', 'tables'], 'readwrite');
      const written = [tx.objectStore('entries').put(entry), tx.objectStore('tables').put(record), tx.done];
      // Committed in the same breath: from here on it is the browser's, even if the page dies now.
      tx.commit();
      await Promise.all(written);
    },
    create: async (...stored) => {
      const tx = db.transaction(['entries', 'tables', 'drafts'], 'readwrite');
      const writes: Promise<unknown>[] = [];
      try {
        for (const { record, entries, draft } of stored) {
          writes.push(tx.objectStore('tables').put(record));
          writes.push(tx.objectStore('drafts').put({ table: record.id, draft }));
          for (const entry of entries) writes.push(tx.objectStore('entries').put(entry));
        }
        await Promise.all(writes);
      } catch (error) {
        // What the browser refuses to copy fails alone; the rest would be written without this.
        for (const write of [...writes, tx.done]) write.catch(() => {});
        tx.abort();
        throw error;
      }
      await tx.done;
    },
    keepRecord: async (record) => void (await db.put('tables', record)),
    keepDraft: async (table, draft) => {
      const tx = db.transaction('drafts', 'readwrite');
      const written = [tx.store.put({ table, draft }), tx.done];
      tx.commit();
      await Promise.all(written);
    },
    quarantine,
    quarantined: () => db.getAll('quarantine'),
    readShelf: async (key) => (await db.get('shelf', key))?.value ?? null,
    writeShelf: async (key, value) => void (await db.put('shelf', { key, value })),
  };
}
