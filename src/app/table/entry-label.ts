import type { Shared } from '../../i18n/shared.ts';
import type { Entry, Tagged } from '../../kernel/log.ts';
import type { Words } from '../../rulesets/contract.ts';

/** The few words that name an entry, as in "Undo: …". */
export function entryLabel(
  t: Shared,
  words: Words<unknown, Tagged, Tagged>,
  state: unknown,
  entry: Entry<unknown, Tagged, Tagged>,
): string {
  switch (entry.kind) {
    case 'play':
      return words.label(state, entry);
    case 'roll':
      return entry.dice.id;
    case 'rename':
      return t.table.rename;
    case 'close':
      return t.table.close;
    default:
      return '';
  }
}
