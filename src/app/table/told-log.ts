/** The log of a table as it is read to players: every entry with the sentence that tells it. */
import type { Shared } from '../../i18n/shared.ts';
import type { SheetWords } from '../../i18n/sheets.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Entry, Ruleset, Tagged } from '../../kernel/log.ts';
import { type Narrated, narrate } from '../../kernel/narrate.ts';
import type { AllWords } from '../../rulesets/contract.ts';
import { entryLine } from './entry-line.ts';

type Line = Narrated<unknown, Tagged, Tagged>;

export interface ToldLog {
  /** The oldest first. */
  readonly lines: readonly Line[];
  readonly find: (id: EntryId) => Line | undefined;
  /** Found when it is asked for: a long log is seldom read to its end. */
  readonly textOf: (line: Line) => string;
}

export function toldLog(
  ruleset: Ruleset<unknown, Tagged, Tagged>,
  entries: readonly Entry<unknown, Tagged, Tagged>[],
  t: Shared,
  w: SheetWords,
  words: AllWords<unknown, Tagged, Tagged>,
): ToldLog {
  const lines = narrate(ruleset, entries);
  const byId = new Map(lines.map((line) => [line.entry.id, line]));
  const find = (id: EntryId): Line | undefined => byId.get(id);
  return { lines, find, textOf: (line) => entryLine(t, w, words, line, find) };
}
