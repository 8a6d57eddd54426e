/** The log read from the start, each entry with the state that it was made on. */
import type { EntryId } from './ids.ts';
import type { Entry, Ruleset, Tagged } from './log.ts';
import { undoneIn } from './timeline.ts';

export interface Narrated<S, C, E> {
  readonly entry: Entry<S, C, E>;
  /** The state that the author saw: undone entries count until the moment they were undone. */
  readonly before: S;
  /** Whether the entry counts no more. */
  readonly undone: boolean;
}

/**
 * Walks ordered entries as they happened, undos and redos included, so that a line about somebody who was
 * added and taken back still finds the name.
 */
export function narrate<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  entries: readonly Entry<S, C, E>[],
): Narrated<S, C, E>[] {
  const undone = undoneIn(entries);
  const before = new Map<EntryId, S>();
  const after = new Map<EntryId, S>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let state = ruleset.initial();
  return entries.map((entry) => {
    const line = { entry, before: state, undone: undone.has(entry.id) };
    before.set(entry.id, state);
    if (entry.kind === 'open') state = entry.state;
    if (entry.kind === 'play') state = entry.events.reduce(ruleset.evolve, state);
    if (entry.kind === 'undo') {
      const target = byId.get(entry.target);
      const back = target?.kind === 'undo' ? after.get(target.target) : before.get(entry.target);
      if (back !== undefined) state = back;
    }
    after.set(entry.id, state);
    return line;
  });
}
