/** The log as sentences in the reader's language, and the rescue of a table whose screen broke. */
import type { Shared } from '../../i18n/shared.ts';
import type { SheetWords } from '../../i18n/sheets.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Tagged } from '../../kernel/log.ts';
import type { TableRecord } from '../../persist/records.ts';
import type { AllWords } from '../../rulesets/contract.ts';
import { download, fileName } from '../download.ts';
import type { AnyTable } from '../library.ts';
import { FILE_ENDING, tableText } from '../share/files.ts';
import { toldLog } from './told-log.ts';

export interface LogLine {
  readonly id: EntryId;
  readonly at: number;
  readonly text: string;
  readonly undone: boolean;
}

/** Saves the table with its whole log. Needs no words, so that it works when a screen is broken. */
export function exportFile(table: AnyTable, record: TableRecord): void {
  download(fileName(record.name, FILE_ENDING), tableText(table, record, true));
}

/** Every entry as a sentence, the oldest first. */
export function logLines(
  table: AnyTable,
  t: Shared,
  w: SheetWords,
  words: AllWords<unknown, Tagged, Tagged>,
): LogLine[] {
  const log = toldLog(table.ruleset, table.store.getState().timeline.entries, t, w, words);
  return log.lines.map((line) => {
    const { id, at } = line.entry;
    return { id, at, text: log.textOf(line), undone: line.undone };
  });
}

/** The date and time of day on this device, in a form that sorts: "2026-11-29 18:05". */
function stamp(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

/** The log as a text file. */
export function logText(
  table: AnyTable,
  t: Shared,
  w: SheetWords,
  words: AllWords<unknown, Tagged, Tagged>,
): string {
  const lines = logLines(table, t, w, words).map(
    ({ at, text, undone }) => `${stamp(at)}  ${text}${undone ? ` (${w.log.undone})` : ''}`,
  );
  return `${table.store.getState().timeline.name}\n\n${lines.join('\n')}\n`;
}
