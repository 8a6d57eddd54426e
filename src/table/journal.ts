/** Where a table writes what happens to it. The app wires it to storage and to other tabs. */
import type { DiceResult } from '../kernel/dice.ts';
import type { Entry } from '../kernel/log.ts';

/** A test that was begun and still waits for dice. It is kept like the log, so that a reload finds it. */
export interface RollDraft<C> {
  readonly command: C;
  /** Finished requests, in order. */
  readonly answers: readonly DiceResult[];
  /** Faces typed so far for the request that is open. */
  readonly typed: readonly number[];
}

/** Forms that are half filled in, by name: JSON that only the screen which wrote it understands. */
export type Forms = Readonly<Record<string, unknown>>;

export interface Journal<S, C, E> {
  /** Called with each new entry as soon as it is folded, before the screen is drawn again. */
  readonly append: (entry: Entry<S, C, E>) => void;
  readonly keepDraft: (draft: RollDraft<C> | null) => void;
  /** Absent where a table is only looked at. */
  readonly keepForms?: (forms: Forms) => void;
}

/** `memory`: this browser keeps nothing. `failed`: a write failed and is tried again. */
export type SaveStatus = 'saved' | 'saving' | 'memory' | 'failed';
