/** What a file holds, table by table, read strictly before anything is stored. */

import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { fingerprint } from '../../kernel/keyed-dice.ts';
import type { Entry, Tagged } from '../../kernel/log.ts';
import { entrySchema } from '../../kernel/log-schema.ts';
import { fold } from '../../kernel/timeline.ts';
import { migrations } from '../../persist/migrations.ts';
import type { StoredTable } from '../../persist/port.ts';
import { NO_SECRET, SCHEMA } from '../../persist/records.ts';
import { newGlobalId } from '../../play/random.ts';
import type { AnyRulesetModule } from '../../rulesets/contract.ts';
import { manifestOf } from '../../rulesets/registry.ts';
import { type FileTable, MOST_FILE_BYTES, readFile } from '../../share/file.ts';
import { failed, type Read } from '../../share/result.ts';
import type { Library } from '../library.ts';
import { loadModule } from '../load-module.ts';

type AnyEntry = Entry<unknown, Tagged, Tagged>;

export type Readability = 'fresh' | 'differs' | 'already' | 'broken' | 'newer' | 'unknown';

export interface FoundTable {
  readonly source: FileTable;
  readonly is: Readability;
  /** Its log, when it can be read. */
  readonly entries: readonly AnyEntry[];
  readonly sealed: boolean;
}

export const canBeAdded = ({ is }: FoundTable): boolean => is === 'fresh' || is === 'differs';

type ReadEntries = AnyEntry[] | 'broken' | 'newer';

const isNewer = (raw: unknown, rulesVersion: number): boolean =>
  Number((raw as { readonly rulesVersion?: unknown } | null)?.rulesVersion ?? 0) > rulesVersion;

/** Every entry of a table, or why it cannot be read. One bad entry is enough: half a log is no log. */
function readEntries(source: FileTable, schema: number, module: AnyRulesetModule): ReadEntries {
  const { ruleset } = module;
  if (source.entries.some((raw) => isNewer(raw, ruleset.rulesVersion))) return 'newer';
  const reader = entrySchema(module.schemas);
  const entries: AnyEntry[] = [];
  for (const raw of source.entries) {
    const parsed = v.safeParse(reader, migrations.entry(raw, schema, source.ruleset));
    if (!parsed.success) return 'broken';
    entries.push(parsed.output as AnyEntry);
  }
  const opens = entries.filter((entry) => entry.kind === 'open' && entry.ruleset === source.ruleset);
  if (opens.length !== 1) return 'broken';
  try {
    module.progressOf(fold(ruleset, entries).state);
  } catch {
    return 'broken';
  }
  return entries;
}

/** The secret of a table: its own, or the one that its log reveals; null when it is not that of its dice. */
function secretOf(source: FileTable, entries: readonly AnyEntry[]): string | null {
  const secret = source.secret ?? entries.findLast((entry) => entry.kind === 'close')?.secret;
  const open = entries.find((entry) => entry.kind === 'open');
  return secret && open?.fingerprint === fingerprint(hexToBytes(secret)) ? secret : null;
}

async function readTable(library: Library, source: FileTable, schema: number): Promise<FoundTable> {
  const manifest = manifestOf(source.ruleset);
  const nothing = { source, entries: [], sealed: false };
  if (!manifest?.load) return { ...nothing, is: 'unknown' };
  const entries = readEntries(source, schema, await loadModule(manifest));
  if (typeof entries === 'string') return { ...nothing, is: entries };
  const found = { source, entries, sealed: secretOf(source, entries) === null };
  const here = await (await library.storage).load(source.id);
  if (!here) return { ...found, is: 'fresh' };
  const known = new Set(here.entries.map(({ id }) => id));
  const same = entries.every(({ id }) => known.has(id));
  return { ...found, is: same && here.record.deletedAt === null ? 'already' : 'differs' };
}

/** Reads a file that somebody chose or dropped. Never rejects. */
export async function openFile(library: Library, file: File): Promise<Read<FoundTable[]>> {
  if (file.size > MOST_FILE_BYTES) return failed('too-long');
  try {
    const read = readFile(await file.text(), SCHEMA);
    if (!read.ok) return read;
    const found: FoundTable[] = [];
    for (const source of read.value.tables) found.push(await readTable(library, source, read.value.schema));
    return { ok: true, value: found };
  } catch {
    return failed('damaged');
  }
}

/** The table as storage takes it: under its own id, or a new one where that is taken. */
function toStore({ source, entries, is }: FoundTable): StoredTable {
  const id = is === 'fresh' ? source.id : newGlobalId();
  const { ruleset, name, createdAt, changedAt, progress } = source;
  return {
    record: {
      ...{ schema: SCHEMA, id, ruleset, name, createdAt, changedAt, progress, deletedAt: null },
      secret: secretOf(source, entries) ?? NO_SECRET,
      entries: entries.length - 1,
    },
    entries: entries.map((entry) => ({ schema: SCHEMA, table: id, id: entry.id, entry })),
    draft: source.draft ?? null,
  };
}

/** Adds tables, all or none, and gives their ids and games. Rejects when they cannot be stored. */
export async function addTables(
  library: Library,
  found: readonly FoundTable[],
): Promise<{ readonly id: string; readonly ruleset: string }[]> {
  const stored = found.filter(canBeAdded).map(toStore);
  await library.adopt(stored);
  return stored.map(({ record }) => ({ id: record.id, ruleset: record.ruleset }));
}
