import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedStorage } from './indexed.ts';
import type { StoragePort, StoredTable } from './port.ts';

const stored = (id: string, entries = 2): StoredTable => ({
  record: {
    ...{ schema: 1, id, ruleset: 'stupidity', name: id, secret: 'a'.repeat(64), progress: {} },
    ...{ createdAt: 1, changedAt: 1, deletedAt: null, entries: entries - 1 },
  },
  entries: Array.from({ length: entries }, (_, i) => ({
    schema: 1,
    table: id,
    id: `s-${i}`,
    entry: { seq: i },
  })),
  draft: { typed: [3] },
});

/** Puts something into the database behind the storage's back. */
async function plant(store: 'tables' | 'entries', value: unknown): Promise<void> {
  const db = await openDB('nervio');
  await db.put(store, value);
  db.close();
}

describe('the database of the browser', () => {
  let storage: StoragePort;
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    storage = await indexedStorage();
  });

  it('keeps whole tables, several at once', async () => {
    await storage.create(stored('a'), stored('b', 3));
    expect((await storage.tables()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await storage.load('b')).toEqual(stored('b', 3));
    expect(await storage.load('c')).toBeNull();
  });

  it('keeps all of them or none', async () => {
    const bad = { ...stored('b'), entries: [{ schema: 1, table: 'b', id: 's-0', entry: () => {} }] };
    await expect(storage.create(stored('a'), bad)).rejects.toThrow();
    expect(await storage.tables()).toEqual([]);
    expect(await storage.load('a')).toBeNull();
  });

  it('adds an entry and changes the record in one step', async () => {
    const { record } = stored('a');
    await storage.create(stored('a'));
    const entry = { schema: 1, table: 'a', id: 's-2', entry: { seq: 2 } };
    await storage.append(entry, { ...record, name: 'Later', entries: 2 });
    expect(await storage.load('a')).toMatchObject({ record: { name: 'Later' }, entries: [{}, {}, entry] });
    await storage.keepDraft('a', null);
    expect((await storage.load('a'))?.draft).toBeNull();
  });

  it('puts a record aside that it cannot read, and leaves the original where it is', async () => {
    await storage.create(stored('a'));
    await plant('tables', { id: 'broken', name: 7 });
    expect((await storage.tables()).map(({ id }) => id)).toEqual(['a']);
    await storage.tables();
    expect(await storage.quarantined()).toMatchObject([
      { table: 'broken', record: { id: 'broken', name: 7 } },
    ]);
    const db = await openDB('nervio');
    expect(await db.get('tables', 'broken')).toEqual({ id: 'broken', name: 7 });
    db.close();
  });

  it('lists a table of a newer version', async () => {
    await plant('tables', { ...stored('new').record, schema: 9, wonder: true });
    expect(await storage.tables()).toMatchObject([{ id: 'new', schema: 9 }]);
  });
});
