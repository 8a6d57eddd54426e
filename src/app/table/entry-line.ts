/** One log entry as a sentence. */
import type { Shared } from '../../i18n/shared.ts';
import type { SheetWords } from '../../i18n/sheets.ts';
import type { PlayEntry, Tagged } from '../../kernel/log.ts';
import type { Narrated } from '../../kernel/narrate.ts';
import type { AllWords } from '../../rulesets/contract.ts';
import { entryLabel } from './entry-label.ts';

/** Where the dice of an entry came from, each source once. */
function sources({ log }: SheetWords, entry: PlayEntry<Tagged, Tagged>): string {
  const kinds = [...new Set(entry.dice.map((result) => result.source))];
  return kinds.length === 0 ? '' : ` (${kinds.map((kind) => log.source[kind]).join(', ')})`;
}

/** The whole sentence. `find` looks an undone or redone entry up. */
export function entryLine(
  t: Shared,
  w: SheetWords,
  words: AllWords<unknown, Tagged, Tagged>,
  { entry, before }: Narrated<unknown, Tagged, Tagged>,
  find: (id: string) => Narrated<unknown, Tagged, Tagged> | undefined,
): string {
  switch (entry.kind) {
    case 'open':
      return w.log.opened(entry.name);
    case 'play':
      return words.line(before, entry) + sources(w, entry);
    case 'roll': {
      const total = entry.dice.values.reduce((sum, face) => sum + face, 0);
      return (
        w.log.freeRoll(entry.dice.id, entry.dice.values.join(' + '), total) +
        ` (${w.log.source[entry.dice.source]})`
      );
    }
    case 'rename':
      return w.log.renamed(entry.name);
    case 'close':
      return w.log.closedWith(entry.secret);
    case 'undo': {
      const target = find(entry.target);
      if (target?.entry.kind === 'undo') {
        const redone = find(target.entry.target);
        return w.log.redid(redone ? entryLabel(t, words, redone.before, redone.entry) : '');
      }
      return w.log.undid(target ? entryLabel(t, words, target.before, target.entry) : '');
    }
  }
}
