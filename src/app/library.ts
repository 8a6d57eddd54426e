/** All tables of this device: listing, opening, making, deleting. One instance, made in main.tsx. */
import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoragePort } from '../persist/port.ts';
import type { TableRecord } from '../persist/records.ts';
import type { AnyRulesetModule } from '../rulesets/contract.ts';
import type { Table } from '../table/table.ts';
import type { NewTable } from './make-table.ts';

// biome-ignore lint/suspicious/noExplicitAny: the library holds tables of every ruleset side by side
export type AnyTable = Table<any, any, any>;

export interface OpenedTable {
  readonly table: AnyTable;
  /** Records that could not be read and were put aside. */
  readonly damaged: number;
}

export interface LibraryState {
  readonly ready: boolean;
  readonly storage: StoragePort['kind'];
  readonly records: readonly TableRecord[];
}

export interface Library {
  readonly store: StoreApi<LibraryState>;
  /** Settles once the list of tables is read. */
  readonly ready: Promise<void>;
  /** Opens a table once; asking again gives the same one. Null when it is not on this device. */
  readonly open: (id: string, module: AnyRulesetModule) => Promise<OpenedTable | null>;
  /** Stores a new table and gives its id. */
  readonly create: (module: AnyRulesetModule, table: NewTable) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
  readonly quarantined: StoragePort['quarantined'];
}

export function createLibrary(opening: Promise<StoragePort>): Library {
  const store = createStore<LibraryState>(() => ({ ready: false, storage: 'indexed', records: [] }));
  const opened = new Map<string, Promise<OpenedTable | null>>();

  const remember = (record: TableRecord): void =>
    store.setState(({ records }) => ({ records: [record, ...records.filter(({ id }) => id !== record.id)] }));
  const known = (id: string): TableRecord | undefined =>
    store.getState().records.find((one) => one.id === id);

  const ready = opening.then(async (storage) => {
    const records = await storage.tables();
    store.setState((now) => ({ ready: true, storage: storage.kind, records: [...now.records, ...records] }));
  });

  const change = async (id: string, part: Partial<TableRecord>): Promise<void> => {
    const record = known(id);
    if (!record) return;
    remember({ ...record, ...part });
    await (await opening).keepRecord({ ...record, ...part });
  };

  return {
    store,
    ready,
    open: (id, module) => {
      const again = opened.get(id);
      if (again) return again;
      const promise = Promise.all([opening, import('./open-table.ts')]).then(([storage, { openTable }]) =>
        openTable(storage, { known, remember }, id, module),
      );
      opened.set(id, promise);
      return promise;
    },
    create: async (module, table) => {
      const { makeTable } = await import('./make-table.ts');
      const record = await makeTable(await opening, module, table);
      remember(record);
      return record.id;
    },
    remove: (id) => change(id, { deletedAt: Date.now() }),
    restore: (id) => change(id, { deletedAt: null }),
    quarantined: async () => (await opening).quarantined(),
  };
}

/** Tables that are not deleted, the latest first; of one ruleset when one is named. */
export const livingTables = (records: readonly TableRecord[], ruleset?: string): TableRecord[] =>
  records
    .filter((record) => record.deletedAt === null && (!ruleset || record.ruleset === ruleset))
    .sort((a, b) => b.changedAt - a.changedAt);

export const LibraryContext = createContext<Library | null>(null);

/** The library. @throws outside of the app. */
export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (!library) throw new Error('no library here');
  return library;
}
