/** Opening a stored table: reading it strictly, and wiring its log to storage. Loaded with the first table. */
import type { Entry, Tagged } from '../kernel/log.ts';
import type { TabChannel } from '../persist/channel.ts';
import type { PatientStorage } from '../persist/patient.ts';
import { readTable } from '../persist/read.ts';
import { NO_SECRET, SCHEMA, type TableRecord } from '../persist/records.ts';
import { createWriter } from '../persist/writer.ts';
import { newGlobalId } from '../play/random.ts';
import type { AnyRulesetModule } from '../rulesets/contract.ts';
import type { Forms } from '../table/journal.ts';
import { createTable } from '../table/table.ts';
import { followTabs } from './follow-tabs.ts';
import { lateDice } from './late-dice.ts';
import type { AnyTable, OpenedTable } from './library.ts';
import { watchRoll } from './open-rolls.ts';

/** The part of the library that an open table keeps up to date. */
export interface TableList {
  readonly known: (id: string) => TableRecord | undefined;
  readonly remember: (record: TableRecord) => void;
  readonly channel: TabChannel;
}

/** Milliseconds that the first action of a visit, and its answer, have for themselves. */
const ASK_AFTER = 1_000;

let asked = false;

/** What has begun is worth keeping; looking the module up again at each tap would cost time. */
function askOnce(): void {
  if (asked) return;
  asked = true;
  setTimeout(() => void import('./storage/ask-to-keep.ts').then(({ askToKeep }) => askToKeep()), ASK_AFTER);
}

/** Half-filled forms stay on this device, beside the table and not in it. */
const formsKey = (table: string): string => `forms/${table}`;

async function formsOf(storage: PatientStorage, table: string): Promise<Forms> {
  const kept = await storage.readShelf(formsKey(table)).catch(() => null);
  return typeof kept === 'object' && kept !== null ? (kept as Forms) : {};
}

/** Opens a table; null when it is not on this device. */
export async function openTable(
  storage: PatientStorage,
  list: TableList,
  id: string,
  module: AnyRulesetModule,
): Promise<OpenedTable | null> {
  const stored = await storage.load(id);
  if (!stored) return null;
  const read = await readTable(storage, stored, module.schemas, module.ruleset.rulesVersion, Date.now());
  const entries = read.entries as Entry<unknown, Tagged, Tagged>[];
  const forms = await formsOf(storage, id);
  const writer = createWriter((save) =>
    table.store.setState({ save: storage.kind === 'memory' ? 'memory' : save }),
  );
  /** The table's record as it is now; every entry and every merge brings it up to date. */
  const record = (changedAt: number): TableRecord => {
    const { timeline } = table.store.getState();
    const now: TableRecord = {
      ...(list.known(id) ?? stored.record),
      ...{ name: timeline.name, changedAt, entries: timeline.entries.length - 1 },
      progress: { ...module.progressOf(timeline.state) },
    };
    list.remember(now);
    return now;
  };
  const append = (entry: Entry<unknown, Tagged, Tagged>): void => {
    const now = record(entry.at);
    list.channel.post({ kind: 'entries', table: id, entries: [entry] });
    writer.write(() => storage.append({ schema: SCHEMA, table: id, id: entry.id, entry }, now));
    if (entry.kind === 'play') askOnce();
  };
  const keepDraft = (draft: unknown): void => {
    list.channel.post({ kind: 'draft', table: id, draft });
    writer.write(() => storage.keepDraft(id, draft));
  };
  const table: AnyTable = createTable<unknown, Tagged, Tagged>({
    id,
    ruleset: module.ruleset,
    entries,
    draft: read.draft,
    forms,
    secret: stored.record.secret,
    dice: lateDice,
    seat: newGlobalId(),
    now: Date.now,
    journal: {
      append,
      keepDraft,
      keepForms: (kept) => writer.write(() => storage.writeShelf(formsKey(id), kept)),
    },
    save: storage.kind === 'memory' ? 'memory' : 'saved',
    readOnly: read.newer ? 'newer' : stored.record.secret === NO_SECRET ? 'view' : null,
  });
  if (storage.waits(id)) writer.write(() => storage.settle(id));
  watchRoll(table);
  if (!read.newer) {
    const onMerged = (): void => {
      const now = record(Date.now());
      writer.write(() => storage.keepRecord(now));
    };
    followTabs({ channel: list.channel, storage, table, module, onMerged });
  }
  return { table, damaged: read.damaged };
}
