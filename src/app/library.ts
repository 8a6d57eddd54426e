/** All tables of this device: listing, opening, making, deleting. One instance, made in main.tsx. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { awaited } from '../later/arrivals.ts';
import { openChannel } from '../persist/channel.ts';
import { type PatientStorage, patientStorage } from '../persist/patient.ts';
import type { StoragePort, StoredTable } from '../persist/port.ts';
import { SCHEMA, type TableRecord } from '../persist/records.ts';
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
  /** The list of tables could not be read; what is stored is not touched. */
  readonly unreadable: boolean;
  readonly storage: StoragePort['kind'];
  readonly records: readonly TableRecord[];
}

export interface Library {
  readonly store: StoreApi<LibraryState>;
  /** Settles once the list of tables is read. */
  readonly ready: Promise<void>;
  /** Opens a table once; asking again gives the same one. Null when it is not on this device. */
  readonly open: (id: string, module: AnyRulesetModule) => Promise<OpenedTable | null>;
  /** Forgets that a table was not here or could not be read, so that opening it looks again. */
  readonly retry: (id: string) => void;
  /** Stores a new table and gives its id. It waits in memory while the storage refuses it. */
  readonly create: (module: AnyRulesetModule, table: NewTable) => Promise<string>;
  /** Stores tables that came from a file: all or none. Rejects when they cannot be stored. */
  readonly adopt: (stored: readonly StoredTable[]) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
  /** What lies below, for backups and for what was put aside. */
  readonly storage: Promise<PatientStorage>;
}

export function createLibrary(port: Promise<StoragePort>): Library {
  const opening = port.then(patientStorage);
  const channel = openChannel();
  const store = createStore<LibraryState>(() => ({
    ...{ ready: false, unreadable: false, storage: 'indexed', records: [] },
  }));
  // A promise stays the same until it is tried again: React's `use` would wait for each new one for ever.
  const opened = new Map<string, Promise<OpenedTable | null>>();
  const missing = new Set<string>();
  const retry = (id: string): void => {
    if (missing.delete(id)) opened.delete(id);
  };

  const show = (record: TableRecord): void => {
    retry(record.id);
    store.setState(({ records }) => ({ records: [record, ...records.filter(({ id }) => id !== record.id)] }));
  };
  const remember = (record: TableRecord): void => {
    show(record);
    channel.post({ kind: 'record', record });
  };
  channel.listen((message) => {
    if (message.kind === 'record') show(message.record);
  });
  const known = (id: string): TableRecord | undefined =>
    store.getState().records.find((one) => one.id === id);

  const ready = opening.then(async (storage) => {
    const records = await storage.tables().catch(() => null);
    store.setState((now) => ({
      ...{ ready: true, unreadable: records === null, storage: storage.kind },
      records: [...now.records, ...(records ?? [])],
    }));
  });

  const change = async (id: string, part: Partial<TableRecord>): Promise<void> => {
    const record = known(id);
    // What a newer version wrote is not written over.
    if (!record || record.schema > SCHEMA) return;
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
        openTable(storage, { known, remember, channel }, id, module),
      );
      opened.set(id, awaited(promise));
      promise.then(
        (found) => found ?? missing.add(id),
        () => missing.add(id),
      );
      return promise;
    },
    retry,
    create: async (module, table) => {
      const { makeTable } = await import('./make-table.ts');
      const record = await makeTable(await opening, module, table);
      remember(record);
      return record.id;
    },
    adopt: async (stored) => {
      await (await opening).createNow(...stored);
      for (const { record } of stored) remember(record);
    },
    remove: (id) => change(id, { deletedAt: Date.now() }),
    restore: (id) => change(id, { deletedAt: null }),
    storage: opening,
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

/** What the list of tables says of one of them; undefined for a table that lies nowhere. */
export const useRecord = (id: string): TableRecord | undefined =>
  useStore(useLibrary().store, ({ records }) => records.find((record) => record.id === id));
