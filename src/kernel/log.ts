/**
 * A table of play is an append-only log of entries, and the state is their fold. Nothing in a log is ever
 * changed or removed: an undo is one more entry.
 */
import type { DiceResult, Rule } from './dice.ts';
import type { EntityId, EntryId, RuleId, SeatId } from './ids.ts';
import type { Decision, Message } from './result.ts';

/** Anything with a name in a union of commands or events. */
export interface Tagged {
  readonly type: string;
}

/** A test that somebody must roll now. */
export interface OwedTest<C> {
  /** Stays the same while the same test is owed. */
  readonly id: string;
  readonly who: EntityId;
  readonly because: Message;
  readonly rule: RuleId;
  /** What to send to roll it; null while the players must choose something first. */
  readonly command: C | null;
}

/** A ruleset as the table sees it: pure functions over its state S, commands C and events E. */
export interface Ruleset<S, C extends Tagged, E extends Tagged> {
  readonly id: string;
  /** Raised when a rule changes its meaning; old entries are never judged again. */
  readonly rulesVersion: number;
  /** An empty table with the default house rules. */
  readonly initial: () => S;
  /** Judges a command. Never throws, whatever the command says. */
  readonly decide: (state: S, command: C) => Rule<Decision<E>>;
  /** Applies one event. Never judges, never throws, ignores what no longer exists. */
  readonly evolve: (state: S, event: E) => S;
  /** The entities that an event changes. */
  readonly touches: (event: E) => readonly EntityId[];
  /** Who must roll now, in the order in which it is best done. */
  readonly owed: (state: S) => readonly OwedTest<C>[];
}

/** Who wrote an entry and when. Order comes from `lamport`, `seat` and `seq`; `at` is only shown. */
export interface Stamp {
  readonly id: EntryId;
  readonly seat: SeatId;
  readonly seq: number;
  readonly lamport: number;
  /** Milliseconds since 1970 on the writing device's clock. */
  readonly at: number;
}

/** The first entry: where the table starts (empty, a demo, a roster, a state that was handed over). */
export interface OpenEntry<S> extends Stamp {
  readonly kind: 'open';
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly name: string;
  /** SHA-256 of the table's dice secret, in hexadecimal. */
  readonly fingerprint: string;
  readonly state: S;
}

/** A command that was accepted, the dice that were rolled for it, and what followed. */
export interface PlayEntry<C, E> extends Stamp {
  readonly kind: 'play';
  readonly rulesVersion: number;
  readonly command: C;
  readonly dice: readonly DiceResult[];
  readonly events: readonly E[];
}

/** A throw of the free dice tray, outside every rule. `id` of the result is the notation, such as "3d6". */
export interface RollEntry extends Stamp {
  readonly kind: 'roll';
  readonly faces: number;
  readonly dice: DiceResult;
}

export interface RenameEntry extends Stamp {
  readonly kind: 'rename';
  readonly name: string;
}

/** Ends a table and reveals the secret of its dice, in hexadecimal. */
export interface CloseEntry extends Stamp {
  readonly kind: 'close';
  readonly secret: string;
}

/** Takes another entry back; undoing an undo is a redo. */
export interface UndoEntry extends Stamp {
  readonly kind: 'undo';
  readonly target: EntryId;
}

export type Entry<S, C, E> =
  | OpenEntry<S>
  | PlayEntry<C, E>
  | RollEntry
  | RenameEntry
  | CloseEntry
  | UndoEntry;

/** An entry before it is stamped. */
export type Draft<T> = T extends Stamp ? Omit<T, keyof Stamp> : never;

/** One order on every device: causal, and independent of clocks and of arrival. */
export const byOrder = (a: Stamp, b: Stamp): number =>
  a.lamport - b.lamport || (a.seat < b.seat ? -1 : a.seat > b.seat ? 1 : a.seq - b.seq);

export const inOrder = <T extends Stamp>(entries: readonly T[]): T[] => [...entries].sort(byOrder);
