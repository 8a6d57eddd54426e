/** The fold of a log, kept up to date entry by entry. */
import type { EntryId } from './ids.ts';
import { byOrder, type Entry, inOrder, type Ruleset, type Tagged } from './log.ts';

/** Every so many entries the state is kept, so that undo and merges need not fold from the start. */
const CHECKPOINT_EVERY = 32;

export interface Timeline<S, C, E> {
  /** All entries in order, undone ones included. */
  readonly entries: readonly Entry<S, C, E>[];
  readonly undone: ReadonlySet<EntryId>;
  readonly state: S;
  readonly name: string;
  /** The revealed secret of a closed table. */
  readonly closed: string | null;
  /** The entry that "undo" takes back next, and the undo entry that "redo" takes back next. */
  readonly undoable: EntryId | null;
  readonly redoable: EntryId | null;
  /** States before entry 0, 32, 64 … of `entries`. */
  readonly checkpoints: readonly Snapshot<S>[];
}

interface Snapshot<S> {
  readonly state: S;
  readonly name: string;
  readonly closed: string | null;
}

/** Which entries do not count. Read backwards, because an undo may itself be undone. */
export function undoneIn(entries: readonly Entry<unknown, unknown, unknown>[]): Set<EntryId> {
  const undone = new Set<EntryId>();
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i]!;
    if (entry.kind === 'undo' && !undone.has(entry.id)) undone.add(entry.target);
  }
  return undone;
}

/** What the undo and redo buttons would do: a new action empties the redo list. */
function nextSteps(entries: readonly Entry<unknown, unknown, unknown>[]): {
  undoable: EntryId | null;
  redoable: EntryId | null;
} {
  const undo: EntryId[] = [];
  let redo: EntryId[] = [];
  const targets = new Map<EntryId, EntryId>();
  for (const entry of entries) {
    if (entry.kind === 'open') continue;
    if (entry.kind !== 'undo') {
      undo.push(entry.id);
      redo = [];
      continue;
    }
    targets.set(entry.id, entry.target);
    const back = redo.indexOf(entry.target);
    if (back >= 0) {
      redo.splice(back, 1);
      undo.push(targets.get(entry.target)!);
    } else {
      const at = undo.lastIndexOf(entry.target);
      if (at >= 0) undo.splice(at, 1);
      redo.push(entry.id);
    }
  }
  return { undoable: undo.at(-1) ?? null, redoable: redo.at(-1) ?? null };
}

function apply<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  before: Snapshot<S>,
  entry: Entry<S, C, E>,
): Snapshot<S> {
  switch (entry.kind) {
    case 'open':
      return { state: entry.state, name: entry.name, closed: null };
    case 'play':
      return { ...before, state: entry.events.reduce(ruleset.evolve, before.state) };
    case 'rename':
      return { ...before, name: entry.name };
    case 'close':
      return { ...before, closed: entry.secret };
    default:
      return before;
  }
}

/** Folds a whole log, in whatever order it arrives. */
export function fold<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  unordered: readonly Entry<S, C, E>[],
): Timeline<S, C, E> {
  return refold(ruleset, inOrder(unordered), null, 0);
}

/** Folds `entries` again from index `from` on; `known` is the fold of everything before. */
function refold<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  entries: readonly Entry<S, C, E>[],
  known: Timeline<S, C, E> | null,
  from: number,
): Timeline<S, C, E> {
  const undone = undoneIn(entries);
  const checkpoints = known ? known.checkpoints.slice(0, Math.floor(from / CHECKPOINT_EVERY) + 1) : [];
  // A plain append goes on from the present state, everything else from the last checkpoint before it.
  const appends = known !== null && from === known.entries.length;
  let i = appends ? from : Math.max(0, checkpoints.length - 1) * CHECKPOINT_EVERY;
  let now: Snapshot<S> = appends
    ? { state: known.state, name: known.name, closed: known.closed }
    : (checkpoints.at(-1) ?? { state: ruleset.initial(), name: '', closed: null });
  for (; i < entries.length; i += 1) {
    const entry = entries[i]!;
    if (i % CHECKPOINT_EVERY === 0 && i / CHECKPOINT_EVERY >= checkpoints.length) checkpoints.push(now);
    if (!undone.has(entry.id)) now = apply(ruleset, now, entry);
  }
  return { entries, undone, ...now, ...nextSteps(entries), checkpoints };
}

/**
 * Adds entries that are not yet there, wherever they belong in the order: one's own at the end, those of
 * another tab in between. Entries already known are ignored.
 */
export function extend<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  timeline: Timeline<S, C, E>,
  added: readonly Entry<S, C, E>[],
): Timeline<S, C, E> {
  const known = new Set(timeline.entries.map((entry) => entry.id));
  const fresh = inOrder(added.filter((entry) => !known.has(entry.id)));
  const [first] = fresh;
  if (!first) return timeline;
  const last = timeline.entries.at(-1);
  const atEnd = !last || byOrder(last, first) < 0;
  const entries = atEnd ? [...timeline.entries, ...fresh] : inOrder([...timeline.entries, ...fresh]);
  // Nothing before the earliest new or newly undone (or redone) entry can have changed. An undo always
  // stands after its target, so one pass from the end reaches whole chains.
  const changed = new Set(fresh.map((entry) => entry.id));
  let from = entries.length;
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i]!;
    if (!changed.has(entry.id)) continue;
    from = i;
    if (entry.kind === 'undo') changed.add(entry.target);
  }
  return refold(ruleset, entries, timeline, from);
}
