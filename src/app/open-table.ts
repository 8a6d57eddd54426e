/** Opening a stored table: reading it strictly, and wiring its log to storage. Loaded with the first table. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Entry, Tagged } from '../kernel/log.ts';
import type { StoragePort } from '../persist/port.ts';
import { readTable } from '../persist/read.ts';
import { SCHEMA, type TableRecord } from '../persist/records.ts';
import { createWriter } from '../persist/writer.ts';
import type { AnyRulesetModule } from '../rulesets/contract.ts';
import { createTable } from '../table/table.ts';
import type { AnyTable, OpenedTable } from './library.ts';
import { newId } from './random.ts';

/** The part of the library that an open table keeps up to date. */
export interface Shelf {
  readonly known: (id: string) => TableRecord | undefined;
  readonly remember: (record: TableRecord) => void;
}

/** Opens a table; null when it is not on this device. */
export async function openTable(
  storage: StoragePort,
  shelf: Shelf,
  id: string,
  module: AnyRulesetModule,
): Promise<OpenedTable | null> {
  const stored = await storage.load(id);
  if (!stored) return null;
  const read = await readTable(storage, stored, module.schemas, module.ruleset.rulesVersion, Date.now());
  const writer = createWriter((save) =>
    table.store.setState({ save: storage.kind === 'memory' ? 'memory' : save }),
  );
  const append = (entry: Entry<unknown, Tagged, Tagged>): void => {
    const { timeline } = table.store.getState();
    const record: TableRecord = {
      ...(shelf.known(id) ?? stored.record),
      name: timeline.name,
      changedAt: entry.at,
      entries: timeline.entries.length - 1,
      progress: { ...module.progressOf(timeline.state) },
    };
    shelf.remember(record);
    writer.write(() => storage.append({ schema: SCHEMA, table: id, id: entry.id, entry }, record));
  };
  const table: AnyTable = createTable<unknown, Tagged, Tagged>({
    id,
    ruleset: module.ruleset,
    entries: read.entries as Entry<unknown, Tagged, Tagged>[],
    draft: read.draft,
    secret: hexToBytes(stored.record.secret),
    seat: newId(),
    now: Date.now,
    journal: { append, keepDraft: (draft) => writer.write(() => storage.keepDraft(id, draft)) },
    save: storage.kind === 'memory' ? 'memory' : 'saved',
    readOnly: read.newer ? 'newer' : null,
  });
  return { table, damaged: read.damaged };
}
