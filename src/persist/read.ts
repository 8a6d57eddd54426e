/** Reading a stored table: what fits the schemas comes in, the rest goes to quarantine. */
import * as v from 'valibot';
import { draftSchema, entrySchema, type RulesetSchemas } from '../kernel/log-schema.ts';
import { migrations } from './migrations.ts';
import type { StoragePort, StoredTable } from './port.ts';
import { type EntryRecord, SCHEMA } from './records.ts';

export interface ReadTable<Entry, Draft> {
  readonly entries: readonly Entry[];
  readonly draft: Draft | null;
  /** Records that could not be read and were put aside. */
  readonly damaged: number;
  /** Whether anything here was written by a newer version: then nothing may be written. */
  readonly newer: boolean;
}

/** An entry of newer rules or of a newer record shape must not be judged by this version. */
const isNewer = (record: EntryRecord, rulesVersion: number): boolean => {
  if (typeof record?.schema === 'number' && record.schema > SCHEMA) return true;
  const entry = record?.entry as { rulesVersion?: unknown } | undefined;
  return typeof entry?.rulesVersion === 'number' && entry.rulesVersion > rulesVersion;
};

/** @param rulesVersion the version of the rules that are installed here */
export async function readTable<S, C, E>(
  storage: StoragePort,
  stored: StoredTable,
  schemas: RulesetSchemas<S, C, E>,
  rulesVersion: number,
  now: number,
) {
  type Entry = v.InferOutput<ReturnType<typeof entrySchema<S, C, E>>>;
  type Draft = v.InferOutput<ReturnType<typeof draftSchema<C>>>;
  const schema = entrySchema(schemas);
  const entries: Entry[] = [];
  const bad: EntryRecord[] = [];
  let newer = stored.record.schema > SCHEMA;
  for (const record of stored.entries) {
    const raw = migrations.entry(record?.entry, record?.schema ?? SCHEMA, stored.record.ruleset);
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) entries.push(parsed.output);
    else if (!isNewer(record, rulesVersion)) bad.push(record);
    newer ||= isNewer(record, rulesVersion);
  }
  for (const record of bad)
    await storage.quarantine({ table: stored.record.id, id: String(record?.id), record, at: now });
  const draft = v.safeParse(draftSchema(schemas.command), stored.draft);
  const read: ReadTable<Entry, Draft> = {
    entries,
    draft: draft.success ? draft.output : null,
    damaged: bad.length,
    newer,
  };
  return read;
}
