/** One small evening at a stored table, as the app plays it: made, opened, played, rolled, taken back. */
import { vi } from 'vitest';
import { type AnyTable, createLibrary, type Library } from '../../src/app/library.ts';
import type { StoragePort } from '../../src/persist/port.ts';
import module from '../../src/rulesets/_template/index.ts';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';

export const template = module as unknown as AnyRulesetModule;

/** Longer than the pause after which a failed write is tried again, in milliseconds. */
const RETRY = 11_000;

export interface Opened {
  readonly library: Library;
  readonly table: AnyTable;
}

export async function openNew(storage: StoragePort): Promise<Opened> {
  const library = createLibrary(Promise.resolve(storage));
  await library.ready;
  const id = await library.create(template, { name: 'Evening', state: template.ruleset.initial() });
  return { library, table: await openOn(library, id) };
}

export async function openOn(library: Library, id: string): Promise<AnyTable> {
  for (let tries = 0; tries < 20; tries += 1) {
    const opened = await library.open(id, template).catch(() => null);
    if (opened) return opened.table;
    library.retry(id);
  }
  throw new Error('the table is gone');
}

/** What a player does, one step after the other. */
export const STEPS: readonly ((table: AnyTable) => void)[] = [
  (table) => table.play({ type: 'addUnit', id: 'a', name: 'A', nerve: 3 }),
  (table) => table.play({ type: 'addUnit', id: 'b', name: 'B', nerve: 4 }),
  (table) => table.play({ type: 'testNerve', id: 'a' }),
  (table) => table.undo(),
  (table) => table.ask({ type: 'testNerve', id: 'b' }),
  (table) => table.typeFace(2),
  (table) => table.rename('Night'),
  (table) => table.rollFree(2, 6),
  (table) => table.redo(),
];

/** Lets every write that was begun come to its end, failed ones through all their pauses. */
export async function settle(pauses = 3): Promise<void> {
  for (let i = 0; i < pauses; i += 1) await vi.advanceTimersByTimeAsync(RETRY);
}

export const entriesOf = (table: AnyTable) => table.store.getState().timeline.entries;
export const saveOf = (table: AnyTable) => table.store.getState().save;
