/** Counts, entry by entry, which entries count at that moment: the dice of a test hang on how many did. */
import type { EntryId } from '../../kernel/ids.ts';
import type { Entry } from '../../kernel/log.ts';

type AnyEntry = Entry<unknown, unknown, unknown>;

export interface LiveCount {
  /** Entries of one name that count now. */
  readonly live: (name: string) => number;
  /** Entries of one name that there have been. */
  readonly all: (name: string) => number;
  /** Goes on over an entry; `name` groups those that are the same test, null for those that are none. */
  readonly pass: (entry: AnyEntry, name: string | null) => void;
}

export function createLiveCount(): LiveCount {
  const live = new Map<string, number>();
  const all = new Map<string, number>();
  const names = new Map<EntryId, string>();
  const undos = new Map<EntryId, EntryId>();
  // By how many undos that count an entry is taken back: two tabs may undo the same one.
  const takenBack = new Map<EntryId, number>();

  const add = (counts: Map<string, number>, name: string, by: number): void =>
    void counts.set(name, (counts.get(name) ?? 0) + by);

  function take(target: EntryId, by: 1 | -1): void {
    const before = takenBack.get(target) ?? 0;
    takenBack.set(target, before + by);
    if (before > 0 === before + by > 0) return;
    const name = names.get(target);
    if (name !== undefined) add(live, name, -by);
    const undone = undos.get(target);
    if (undone !== undefined) take(undone, by === 1 ? -1 : 1);
  }

  return {
    live: (name) => live.get(name) ?? 0,
    all: (name) => all.get(name) ?? 0,
    pass: (entry, name) => {
      if (name !== null) {
        names.set(entry.id, name);
        add(live, name, 1);
        add(all, name, 1);
      }
      if (entry.kind !== 'undo') return;
      undos.set(entry.id, entry.target);
      take(entry.target, 1);
    },
  };
}
