/** One log entry as a sentence. */
import type { Shared } from '../../i18n/shared.ts';
import type { Entry, PlayEntry, Tagged } from '../../kernel/log.ts';
import type { Narrated } from '../../kernel/narrate.ts';
import type { AllWords, Words } from '../../rulesets/contract.ts';

type AnyEntry = Entry<unknown, Tagged, Tagged>;
type AnyWords = Words<unknown, Tagged, Tagged>;

/** The few words that name an entry, as in "Undo: …". */
export function entryLabel(t: Shared, words: AnyWords, state: unknown, entry: AnyEntry): string {
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

/** Where the dice of an entry came from, each source once. */
function sources(t: Shared, entry: PlayEntry<Tagged, Tagged>): string {
  const kinds = [...new Set(entry.dice.map((result) => result.source))];
  return kinds.length === 0 ? '' : ` · ${kinds.map((kind) => t.log.source[kind]).join(', ')}`;
}

/** The whole sentence. `find` looks an undone or redone entry up. */
export function entryLine(
  t: Shared,
  words: AllWords<unknown, Tagged, Tagged>,
  { entry, before }: Narrated<unknown, Tagged, Tagged>,
  find: (id: string) => Narrated<unknown, Tagged, Tagged> | undefined,
): string {
  switch (entry.kind) {
    case 'open':
      return t.log.opened(entry.name);
    case 'play':
      return words.line(before, entry) + sources(t, entry);
    case 'roll': {
      const total = entry.dice.values.reduce((sum, face) => sum + face, 0);
      return (
        t.log.freeRoll(entry.dice.id, entry.dice.values.join(' + '), total) +
        ` · ${t.log.source[entry.dice.source]}`
      );
    }
    case 'rename':
      return t.log.renamed(entry.name);
    case 'close':
      return t.log.closedWith(entry.secret);
    case 'undo': {
      const target = find(entry.target);
      if (target?.entry.kind === 'undo') {
        const redone = find(target.entry.target);
        return t.log.redid(redone ? entryLabel(t, words, redone.before, redone.entry) : '');
      }
      return t.log.undid(target ? entryLabel(t, words, target.before, target.entry) : '');
    }
  }
}
