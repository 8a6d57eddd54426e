/** Making a new table: its secret, its fingerprint, its opening entry. Loaded with the first table. */
import type { OpenEntry } from '../kernel/log.ts';
import type { StoragePort } from '../persist/port.ts';
import { SCHEMA, type TableRecord } from '../persist/records.ts';
import { newGlobalId } from '../play/random.ts';
import type { AnyRulesetModule } from '../rulesets/contract.ts';
import { newSecret } from './new-secret.ts';

export interface NewTable {
  readonly name: string;
  readonly state: unknown;
  /** A test that was begun, when the table comes from a link. */
  readonly draft?: unknown;
}

/** Stores a new table, all of it or nothing, and gives its record. */
export async function makeTable(
  storage: StoragePort,
  module: AnyRulesetModule,
  { name, state, draft = null }: NewTable,
): Promise<TableRecord> {
  const at = Date.now();
  const { secret, fingerprint } = newSecret();
  const id = newGlobalId();
  const seat = newGlobalId();
  const { id: ruleset, rulesVersion } = module.ruleset;
  const entry: OpenEntry<unknown> = {
    kind: 'open',
    ...{ id: `${seat}-0`, seat, seq: 0, lamport: 0, at },
    ...{ ruleset, rulesVersion, name, fingerprint, state },
  };
  const record: TableRecord = {
    ...{ schema: SCHEMA, id, ruleset, name, secret },
    ...{ createdAt: at, changedAt: at, deletedAt: null, entries: 0 },
    progress: { ...module.progressOf(state) },
  };
  await storage.create({
    record,
    entries: [{ schema: SCHEMA, table: id, id: entry.id, entry }],
    draft,
  });
  return record;
}
