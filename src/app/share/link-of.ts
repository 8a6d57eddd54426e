/** A table's link: the codec of its ruleset, what goes in, and the address around it. */
import type { Tagged } from '../../kernel/log.ts';
import { SCHEMA } from '../../persist/records.ts';
import { loadExtras } from '../../play/extras.ts';
import type { AnyRulesetModule } from '../../rulesets/contract.ts';
import type { LinkKind } from '../../share/fragment.ts';
import { type LinkCodec, type LinkContent, minuteOf, writeLink } from '../../share/link.ts';
import { draftOf } from '../../table/pending.ts';
import type { AnyTable } from '../library.ts';

export const codecOf = (module: AnyRulesetModule): LinkCodec<unknown, Tagged> => ({
  schemas: module.schemas,
  rulesVersion: module.ruleset.rulesVersion,
  schema: SCHEMA,
});

/** What of a table goes into a link; null for a roster of a ruleset that does not tell rosters apart. */
async function contentOf(
  table: AnyTable,
  module: AnyRulesetModule,
  kind: LinkKind,
  now: number,
): Promise<LinkContent<unknown, Tagged>> {
  const { timeline, pending } = table.store.getState();
  const about = { name: timeline.name, minute: minuteOf(now), rulesVersion: module.ruleset.rulesVersion };
  if (kind === 'r') {
    const { rosterOf } = await loadExtras(module);
    return { ...about, state: rosterOf!(timeline.state), draft: null };
  }
  return { ...about, state: timeline.state, draft: draftOf(pending) };
}

/** The whole address, made on demand and never written into the address bar. */
export async function linkOf(
  table: AnyTable,
  module: AnyRulesetModule,
  kind: LinkKind,
  now: number,
): Promise<string> {
  const fragment = await writeLink(codecOf(module), kind, await contentOf(table, module, kind, now));
  return `${location.origin}${import.meta.env.BASE_URL}${module.ruleset.id}#${fragment}`;
}

/** Whether other devices cannot open addresses like this page's. */
export const isLocalAddress = (host: string): boolean =>
  /^(localhost|127\.|\[?::1\]?$)/.test(host) || host.endsWith('.localhost');
