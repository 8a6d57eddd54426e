/** The log read from the start, each entry with the state that it was made on. */
import type { EntryId } from './ids.ts';
import type { Entry, Ruleset, Tagged, UndoEntry } from './log.ts';
import { fold, undoneIn } from './timeline.ts';

export interface Narrated<S, C, E> {
  readonly entry: Entry<S, C, E>;
  /** The state that the author saw: undone entries count until the moment they were undone. */
  readonly before: S;
  /** Whether the entry counts no more. */
  readonly undone: boolean;
}

/** Whether taking an entry back can change the game: throws of the free tray and names cannot. */
function changesState<S, C, E>(entry: Entry<S, C, E>, byId: ReadonlyMap<EntryId, Entry<S, C, E>>): boolean {
  let end: Entry<S, C, E> | undefined = entry;
  while (end?.kind === 'undo') end = byId.get(end.target);
  return end?.kind === 'play' || end?.kind === 'open';
}

/**
 * Walks ordered entries as they happened, undos and redos included, so that a line about somebody who was
 * added and taken back still finds the name. `before` is always the fold of everything before.
 */
export function narrate<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  entries: readonly Entry<S, C, E>[],
): Narrated<S, C, E>[] {
  const undone = undoneIn(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // While undos only take back the last live play, as the buttons do, the states around each play are
  // known and stay true. Any other undo comes from a merge: then everything is folded again.
  let live: EntryId[] = [];
  const around = new Map<EntryId, { readonly base: EntryId | undefined; before: S; after: S }>();
  let state = ruleset.initial();

  const move = (undo: UndoEntry, index: number): void => {
    const target = byId.get(undo.target);
    if (target && !changesState(target, byId)) return;
    const known = around.get(target?.kind === 'undo' ? target.target : undo.target);
    if (target?.kind === 'play' && known && live.at(-1) === target.id) {
      live.pop();
      state = known.before;
    } else if (target?.kind === 'undo' && known && live.at(-1) === known.base) {
      live.push(target.target);
      state = known.after;
    } else {
      const now = fold(ruleset, entries.slice(0, index + 1));
      // Nothing before this moment is known any more: what is undone next and lies behind it is folded again.
      live = [];
      around.clear();
      state = now.state;
    }
  };

  return entries.map((entry, index) => {
    const before = state;
    if (entry.kind === 'open') state = entry.state;
    if (entry.kind === 'play') {
      state = entry.events.reduce(ruleset.evolve, state);
      around.set(entry.id, { base: live.at(-1), before, after: state });
      live.push(entry.id);
    }
    if (entry.kind === 'undo') move(entry, index);
    return { entry, before, undone: undone.has(entry.id) };
  });
}
