/** Files that leave this device: one table, or everything. */
import { SCHEMA, type TableRecord } from '../../persist/records.ts';
import { type FileTable, writeFile } from '../../share/file.ts';
import { draftOf } from '../../table/pending.ts';
import type { AnyTable, Library } from '../library.ts';

export const FILE_TYPE = 'application/json';
/** How names of Nervio's files end. */
export const FILE_ENDING = 'nervio.json';

const fileTable = (
  record: TableRecord,
  rest: Pick<FileTable, 'entries' | 'draft' | 'secret'>,
): FileTable => ({
  ...{ id: record.id, ruleset: record.ruleset, name: record.name },
  ...{ createdAt: record.createdAt, changedAt: record.changedAt, progress: record.progress },
  ...rest,
});

/**
 * An open table with its whole log. With its secret it can be played on; without it, it can be read, and
 * checked once it is closed: the log of a closed table reveals the secret itself.
 */
export function tableText(table: AnyTable, record: TableRecord, withSecret: boolean): string {
  const { timeline, pending } = table.store.getState();
  const secret = withSecret ? record.secret : null;
  const one = fileTable(record, {
    entries: [...timeline.entries],
    draft: withSecret ? draftOf(pending) : null,
    secret,
  });
  return writeFile({ kind: 'table', schema: SCHEMA, savedAt: Date.now(), tables: [one] });
}

/** Every table of this device, as it lies in storage, deleted ones left out. */
export async function backupText(library: Library): Promise<string> {
  const storage = await library.storage;
  const tables: FileTable[] = [];
  for (const { id, deletedAt } of library.store.getState().records) {
    const stored = deletedAt === null ? await storage.load(id) : null;
    if (!stored || stored.record.schema > SCHEMA) continue;
    const entries = stored.entries.map(({ entry }) => entry);
    if (entries.length === 0) continue;
    tables.push(fileTable(stored.record, { entries, draft: stored.draft, secret: stored.record.secret }));
  }
  return writeFile({ kind: 'backup', schema: SCHEMA, savedAt: Date.now(), tables });
}
