/** Files carry whole tables to another device and back; what is there already is never touched. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTables, canBeAdded, openFile } from '../../src/app/import/read-tables.ts';
import { createLibrary, type Library } from '../../src/app/library.ts';
import { backupText, tableText } from '../../src/app/share/files.ts';
import { memoryStorage } from '../../src/persist/memory.ts';
import type { RulesetManifest } from '../../src/rulesets/contract.ts';
import { readFile } from '../../src/share/file.ts';
import { entriesOf, openNew, openOn, STEPS, template } from './evening.ts';
import { faultyStorage } from './faulty-storage.ts';

// The app knows no template; here it stands for every ruleset.
vi.mock('../../src/rulesets/registry.ts', async () => {
  const { default: manifest } = await import('../../src/rulesets/_template/manifest.ts');
  const manifestOf = (id: string): RulesetManifest | undefined => (id === manifest.id ? manifest : undefined);
  return { manifests: [manifest], manifestOf };
});

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  // Two devices hear nothing of each other.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'hidden' });
});
afterEach(() => vi.unstubAllGlobals());

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function played() {
  const storage = memoryStorage();
  const { library, table } = await openNew(storage);
  for (const step of STEPS) step(table);
  await later();
  const record = library.store.getState().records.find(({ id }) => id === table.id)!;
  return { storage, library, table, record };
}

async function device(storage = memoryStorage()): Promise<Library> {
  const library = createLibrary(Promise.resolve(storage));
  await library.ready;
  return library;
}

async function read(library: Library, text: string) {
  const answer = await openFile(library, new File([text], 'table.nervio.json'));
  if (!answer.ok) throw new Error(answer.why);
  return answer.value;
}

describe('a table as a file', () => {
  it('goes on elsewhere with its log, its open roll and the same dice', async () => {
    const { table, record } = await played();
    const other = await device();
    const found = await read(other, tableText(table, record, true));
    expect(found).toMatchObject([{ is: 'fresh', sealed: false }]);
    const [added] = await addTables(other, found);
    const there = await openOn(other, added!.id);
    expect(there.readOnly).toBeNull();
    expect(entriesOf(there)).toEqual(entriesOf(table));
    expect(there.store.getState().pending).toEqual(table.store.getState().pending);
    const test = { type: 'testNerve', id: 'a' };
    const dice = [table, there].map((one) => {
      const outcome = one.play(test);
      return outcome.kind === 'done' && outcome.entry.kind === 'play' ? outcome.entry.dice : null;
    });
    expect(dice[1]).toEqual(dice[0]);
  });

  it('for the referee holds no secret and can only be read, until it is closed', async () => {
    const { table, record } = await played();
    const text = tableText(table, record, false);
    expect(text).not.toContain(record.secret);
    const other = await device();
    const found = await read(other, text);
    expect(found).toMatchObject([{ is: 'fresh', sealed: true }]);
    const [added] = await addTables(other, found);
    const there = await openOn(other, added!.id);
    expect(there.readOnly).toBe('view');
    expect(there.play({ type: 'testNerve', id: 'a' })).toMatchObject({ why: { code: 'table-view' } });
    table.leave();
    table.close();
    expect(await read(other, tableText(table, record, false))).toMatchObject([
      { is: 'differs', sealed: false },
    ]);
  });

  it('that is here already is not added again; one that went on comes as a second table', async () => {
    const { library, table, record } = await played();
    const text = tableText(table, record, true);
    const [same] = await read(library, text);
    expect(same!.is).toBe('already');
    expect(canBeAdded(same!)).toBe(false);
    const other = await device();
    await addTables(other, await read(other, text));
    const there = await openOn(other, table.id);
    there.play({ type: 'addUnit', id: 'c', name: 'C', nerve: 2 });
    await later();
    const theirs = other.store.getState().records[0]!;
    const [differs] = await read(library, tableText(there, theirs, true));
    expect(differs!.is).toBe('differs');
    const [added] = await addTables(library, [differs!]);
    expect(added!.id).not.toBe(table.id);
    expect(library.store.getState().records).toHaveLength(2);
    expect(entriesOf(await openOn(library, table.id))).toHaveLength(entriesOf(table).length);
  });

  it('is added as a whole or not at all', async () => {
    const { table, record } = await played();
    const disk = memoryStorage();
    let broken = false;
    const other = await device(faultyStorage(() => broken, disk));
    const found = await read(other, tableText(table, record, true));
    broken = true;
    await expect(addTables(other, found)).rejects.toThrow();
    expect(await disk.tables()).toEqual([]);
    expect(other.store.getState().records).toEqual([]);
  });

  it('with one bad entry, from newer rules or of an unknown game is not added', async () => {
    const { library, table, record } = await played();
    const file = JSON.parse(tableText(table, record, true));
    const [one] = file.tables;
    const bad = { ...one, id: 'b', entries: [...one.entries, { kind: 'play' }] };
    const newer = { ...one, id: 'n', entries: [...one.entries, { kind: 'play', rulesVersion: 9 }] };
    const unknown = { ...one, id: 'u', ruleset: 'chess' };
    const twice = { ...one, id: 't', entries: [...one.entries, { ...one.entries[0], id: 'x-0' }] };
    const found = await read(library, JSON.stringify({ ...file, tables: [bad, newer, unknown, twice] }));
    expect(found.map(({ is }) => is)).toEqual(['broken', 'newer', 'unknown', 'broken']);
  });
});

describe('a backup', () => {
  it('brings every table to a new device', async () => {
    const { library, table } = await played();
    await library.create(template, { name: 'Second', state: template.ruleset.initial() });
    const gone = await library.create(template, { name: 'Deleted', state: template.ruleset.initial() });
    await library.remove(gone);
    const text = await backupText(library);
    const other = await device();
    const found = await read(other, text);
    await addTables(other, found);
    const names = other.store.getState().records.map(({ name }) => name);
    expect(names.sort()).toEqual(['Night', 'Second']);
    expect(entriesOf(await openOn(other, table.id))).toEqual(entriesOf(table));
    expect((await read(other, text)).map(({ is }) => is)).toEqual(['already', 'already']);
  });
});

describe('a file that is none of ours', () => {
  const good = '{"nervio":1,"kind":"table","schema":1,"savedAt":0,"tables":[{}]}';
  const FAULTS: Record<string, readonly [string, string]> = {
    nothing: ['', 'not-ours'],
    'a picture': ['\u0089PNG\r\n', 'not-ours'],
    'other JSON': ['{"name":"x"}', 'not-ours'],
    'a list': ['[1,2]', 'not-ours'],
    'a cut file': [good.slice(0, -9), 'cut'],
    'a newer form': ['{"nervio":2}', 'newer'],
    'newer content': [good.replace('"schema":1', '"schema":9').replace('{}', table()), 'newer'],
    'a table without a log': [good, 'invalid'],
    'a prototype': ['{"nervio":1,"__proto__":{"kind":"table"}}', 'invalid'],
  };
  function table(): string {
    return JSON.stringify({
      ...{ id: 'a', ruleset: '_template', name: 'A', createdAt: 0, changedAt: 0, secret: null },
      ...{ progress: {}, entries: [1], draft: null },
    });
  }

  it.each(Object.keys(FAULTS))('says so: %s', (fault) => {
    const [text, why] = FAULTS[fault]!;
    expect(readFile(text, 1)).toEqual({ ok: false, why });
  });
});
