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

/**
 * What the undo and redo buttons would do: take back what came to count last, or bring back what was undone
 * last. A new action empties the redo list. Two seats may undo or redo the same entry at once, so what
 * counts is read from `undone` and only the sequence from the entries.
 */
function nextSteps(
  entries: readonly Entry<unknown, unknown, unknown>[],
  undone: ReadonlySet<EntryId>,
): { undoable: EntryId | null; redoable: EntryId | null } {
  const counting: EntryId[] = [];
  let undos: EntryId[] = [];
  // For each undo entry the action at the end of its chain, and whether it brings that action back.
  const chains = new Map<EntryId, { readonly root: EntryId; readonly redoes: boolean }>();
  for (const entry of entries) {
    if (entry.kind === 'open') continue;
    if (entry.kind !== 'undo') {
      counting.push(entry.id);
      undos = [];
      continue;
    }
    const chain = chains.get(entry.target);
    const next = { root: chain?.root ?? entry.target, redoes: chain ? !chain.redoes : false };
    chains.set(entry.id, next);
    if (next.redoes) counting.push(next.root);
    else undos.push(entry.id);
  }
  const lastLive = (ids: readonly EntryId[]) => ids.findLast((id) => !undone.has(id)) ?? null;
  return { undoable: lastLive(counting), redoable: lastLive(undos) };
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

/** Folds a whole log, in whatever order it arrives; an entry that arrives twice counts once. */
export function fold<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  unordered: readonly Entry<S, C, E>[],
): Timeline<S, C, E> {
  const once = new Map(unordered.map((entry) => [entry.id, entry]));
  return refold(ruleset, inOrder([...once.values()]), null, 0);
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
  return { entries, undone, ...now, ...nextSteps(entries, undone), checkpoints };
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
  const fresh = inOrder(added.filter(({ id }) => !known.has(id) && known.add(id)));
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
