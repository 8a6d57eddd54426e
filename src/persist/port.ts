/** Where tables are kept. Two adapters fill it: IndexedDB, and memory where nothing else works. */
import type { EntryRecord, QuarantineRecord, TableRecord } from './records.ts';

export interface StoredTable {
  readonly record: TableRecord;
  readonly entries: readonly EntryRecord[];
  /** The open roll, as it lies in storage; null when there is none. */
  readonly draft: unknown;
}

export interface StoragePort {
  readonly kind: 'indexed' | 'memory';
  /** Every table that can be read, deleted ones included; unreadable ones go to quarantine. */
  readonly tables: () => Promise<TableRecord[]>;
  readonly load: (table: string) => Promise<StoredTable | null>;
  /** Writes an entry and its table's record in one transaction; resolves after it is on the disk. */
  readonly append: (entry: EntryRecord, record: TableRecord) => Promise<void>;
  /** Writes whole tables at once: all of all of them or nothing. */
  readonly create: (...stored: readonly StoredTable[]) => Promise<void>;
  readonly keepRecord: (record: TableRecord) => Promise<void>;
  readonly keepDraft: (table: string, draft: unknown) => Promise<void>;
  readonly quarantine: (record: QuarantineRecord) => Promise<void>;
  readonly quarantined: () => Promise<QuarantineRecord[]>;
  /** Things kept across tables, such as profiles and reference tables of a ruleset. */
  readonly readShelf: (key: string) => Promise<unknown>;
  readonly writeShelf: (key: string, value: unknown) => Promise<void>;
}
