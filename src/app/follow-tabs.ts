/** One open table in several tabs: each tells the others what it wrote and merges what it hears. */
import * as v from 'valibot';
import type { Entry, Tagged } from '../kernel/log.ts';
import { draftSchema, entrySchema } from '../kernel/log-schema.ts';
import type { TabChannel } from '../persist/channel.ts';
import type { StoragePort } from '../persist/port.ts';
import type { AnyRulesetModule } from '../rulesets/contract.ts';
import type { RollDraft } from '../table/journal.ts';
import type { AnyTable } from './library.ts';

type AnyEntry = Entry<unknown, Tagged, Tagged>;

interface Followed {
  readonly channel: TabChannel;
  readonly storage: StoragePort;
  readonly table: AnyTable;
  readonly module: AnyRulesetModule;
  /** Called after entries of another tab came in. */
  readonly onMerged: () => void;
}

/** The last entry that is known of each seat; a seat writes its entries without gaps. */
function lastOf(entries: readonly AnyEntry[]): Record<string, number> {
  const last: Record<string, number> = {};
  for (const { seat, seq } of entries) last[seat] = Math.max(seq, last[seat] ?? -1);
  return last;
}

/** Starts to follow. What was written while the table was being read comes with the answer to the greeting. */
export function followTabs({ channel, storage, table, module, onMerged }: Followed): void {
  const schema = entrySchema(module.schemas);
  const entries = (): readonly AnyEntry[] => table.store.getState().timeline.entries as readonly AnyEntry[];

  /** Takes in what fits the schema; an entry of a newer version waits in storage for a newer tab. */
  const merge = (raw: readonly unknown[]): void => {
    const before = entries().length;
    const read = raw.map((one) => v.safeParse(schema, one));
    const fresh = read
      .flatMap((one) => (one.success ? [one.output as AnyEntry] : []))
      .filter((one) => one.kind !== 'play' || one.rulesVersion <= module.ruleset.rulesVersion);
    if (fresh.length > 0) table.merge(fresh);
    if (entries().length > before) onMerged();
  };

  const mergeDraft = (raw: unknown): void => {
    const draft = v.safeParse(v.nullable(draftSchema(module.schemas.command)), raw);
    if (draft.success) table.mergeDraft(draft.output as RollDraft<Tagged> | null);
  };

  channel.listen((message) => {
    if (message.kind === 'record' || message.table !== table.id) return;
    if (message.kind === 'entries') merge(message.entries);
    if (message.kind === 'draft') mergeDraft(message.draft);
    if (message.kind === 'hello') {
      const missing = entries().filter(({ seat, seq }) => seq > (message.known[seat] ?? -1));
      if (missing.length > 0) channel.post({ kind: 'entries', table: table.id, entries: missing });
    }
  });
  const greet = (): void => channel.post({ kind: 'hello', table: table.id, known: lastOf(entries()) });
  greet();

  // A tab that was frozen heard nothing meanwhile: it reads on where it stopped.
  const catchUp = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const known = new Set(entries().map(({ id }) => id));
    const stored = await storage.load(table.id).catch(() => null);
    merge((stored?.entries ?? []).filter(({ id }) => !known.has(id)).map(({ entry }) => entry));
    greet();
  };
  document.addEventListener('visibilitychange', () => void catchUp());
}
