/** What the home screen tells of a table. */
import { isPresent, type Side } from '../model/character.ts';
import type { State } from '../model/game.ts';

/** How many of a side are alive and on the table. */
export const standing = (state: State, side: Side): number =>
  state.characters.filter((one) => one.side === side && isPresent(one)).length;

/** Turn, phase, round (0 outside rounds) and who is left. */
export const progressOf = (state: State): Readonly<Record<string, string | number>> => ({
  turn: state.turn,
  phase: state.phase,
  round: state.phase === 'flight' || state.phase === 'offensive' ? (state.step?.round ?? 0) : 0,
  a: standing(state, 'a'),
  b: standing(state, 'b'),
});
