/** The log as a file to keep, and as text to read. */
import type { Shared } from '../../i18n/shared.ts';
import type { Tagged } from '../../kernel/log.ts';
import { narrate } from '../../kernel/narrate.ts';
import type { Words } from '../../rulesets/contract.ts';
import { download, fileName } from '../download.ts';
import type { AnyTable } from '../library.ts';
import { entryLine } from './entry-line.ts';

/** What a Nervio file calls itself; the number is raised when its shape changes. */
const FORMAT = 'nervio-table-1';

/** Saves the table with its whole log. Needs no words, so that it works when a screen is broken. */
export function exportFile(table: AnyTable): void {
  const { entries, name } = table.store.getState().timeline;
  const body = { format: FORMAT, ruleset: table.ruleset.id, name, entries };
  download(fileName(name, 'nervio.json'), JSON.stringify(body));
}

/** Saves the log as sentences in the reader's language, the oldest first. */
export function exportText(table: AnyTable, t: Shared, words: Words<unknown, Tagged, Tagged>): void {
  const { entries, name } = table.store.getState().timeline;
  const narrated = narrate(table.ruleset, entries);
  const byId = new Map(narrated.map((line) => [line.entry.id, line]));
  const lines = narrated.map((line) => {
    const text = entryLine(t, words, line, (id) => byId.get(id));
    const time = new Date(line.entry.at).toISOString().slice(0, 16).replace('T', ' ');
    return `${time}  ${text}${line.undone ? ` (${t.log.undone})` : ''}`;
  });
  download(fileName(name, 'txt'), `${name}\n\n${lines.join('\n')}\n`, 'text/plain;charset=utf-8');
}
