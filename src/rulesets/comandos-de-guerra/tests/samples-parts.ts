/** What the sample commands share: a turn that moves with the table, and cards that are worth a try. */
import type { Commando } from '../model/sheet.ts';
import type { State } from '../model/state.ts';

/** A number that changes with nearly every step, so that lists that are too long to offer whole are gone through. */
export const turnOf = (state: State): number => JSON.stringify(state).length;

/** `count` entries of a list, from a place that moves with the turn. */
export const some = <T>(list: readonly T[], turn: number, count: number): T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(turn + i) % list.length]!);

/** A card and the one after it. */
export interface Pair {
  readonly one: Commando;
  readonly other: Commando;
}

/** Three cards and their neighbours, other ones at each turn; none while the table is empty. */
export const pairsOf = ({ commandos }: State, turn: number): Pair[] =>
  commandos.length === 0
    ? []
    : some(
        commandos.map((one, i) => ({ one, other: commandos[(i + 1) % commandos.length]! })),
        turn,
        3,
      );
