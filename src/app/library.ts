/** All tables of this device: listing, opening, making, deleting. One instance, made in main.tsx. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprint } from '../kernel/keyed-dice.ts';
import type { Entry, OpenEntry } from '../kernel/log.ts';
import type { StoragePort } from '../persist/port.ts';
import { readTable } from '../persist/read.ts';
import { SCHEMA, type TableRecord } from '../persist/records.ts';
import { createWriter } from '../persist/writer.ts';
import type { AnyRulesetModule, Progress } from '../rulesets/contract.ts';
import { createTable, type Table } from '../table/table.ts';
import { newId, newSecret } from './random.ts';

// biome-ignore lint/suspicious/noExplicitAny: the library holds tables of every ruleset side by side
export type AnyTable = Table<any, any, any>;
type AnyEntry = Entry<unknown, unknown, unknown>;

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

export interface NewTable {
  readonly name: string;
  readonly state: unknown;
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

  const openNow = async (id: string, module: AnyRulesetModule): Promise<OpenedTable | null> => {
    const storage = await opening;
    const stored = await storage.load(id);
    if (!stored) return null;
    const read = await readTable(storage, stored, module.schemas, module.ruleset.rulesVersion, Date.now());
    const setSave = (save: 'saved' | 'saving' | 'failed'): void =>
      table.store.setState({ save: storage.kind === 'memory' ? 'memory' : save });
    const writer = createWriter(setSave);
    const append = (entry: AnyEntry): void => {
      // The record is made when the entry is written: by then the table has folded it.
      writer.write(() => {
        const { timeline } = table.store.getState();
        const record: TableRecord = {
          ...(known(id) ?? stored.record),
          name: timeline.name,
          changedAt: entry.at,
          entries: timeline.entries.length - 1,
          progress: progressOf(module, timeline.state),
        };
        remember(record);
        return storage.append({ schema: SCHEMA, table: id, id: entry.id, entry }, record);
      });
    };
    const table: AnyTable = createTable<unknown, { type: string }, { type: string }>({
      id,
      ruleset: module.ruleset,
      entries: read.entries as Entry<unknown, { type: string }, { type: string }>[],
      draft: read.draft,
      secret: hexToBytes(stored.record.secret),
      seat: newId(),
      now: Date.now,
      journal: { append, keepDraft: (draft) => writer.write(() => storage.keepDraft(id, draft)) },
      save: storage.kind === 'memory' ? 'memory' : 'saved',
      readOnly: read.newer ? 'newer' : null,
    });
    return { table, damaged: read.damaged };
  };

  return {
    store,
    ready,
    open: (id, module) => {
      const promise = opened.get(id) ?? openNow(id, module);
      opened.set(id, promise);
      return promise;
    },
    create: async (module, { name, state }) => {
      const storage = await opening;
      const at = Date.now();
      const secret = newSecret();
      const id = newId();
      const seat = newId();
      const { id: ruleset, rulesVersion } = module.ruleset;
      const entry: OpenEntry<unknown> = {
        kind: 'open',
        ...{ id: `${seat}-0`, seat, seq: 0, lamport: 0, at },
        ...{ ruleset, rulesVersion, name, fingerprint: fingerprint(secret), state },
      };
      const record: TableRecord = {
        ...{ schema: SCHEMA, id, ruleset, name, secret: bytesToHex(secret) },
        ...{ createdAt: at, changedAt: at, deletedAt: null, entries: 0 },
        progress: progressOf(module, state),
      };
      await storage.create({
        record,
        entries: [{ schema: SCHEMA, table: id, id: entry.id, entry }],
        draft: null,
      });
      remember(record);
      return id;
    },
    remove: (id) => change(id, { deletedAt: Date.now() }),
    restore: (id) => change(id, { deletedAt: null }),
    quarantined: async () => (await opening).quarantined(),
  };
}

const progressOf = (module: AnyRulesetModule, state: unknown): Record<string, string | number> => ({
  ...(module.progressOf(state) as Progress),
});

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
