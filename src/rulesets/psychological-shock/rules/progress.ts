/** The few numbers that the home screen tells about a table. */
import { charactersOf, type Side, type State } from '../model/state.ts';

/** Characters of a side who are still in the battle. */
export const standing = (state: State, side: Side): number =>
  charactersOf(state, side).filter((one) => one.wound !== 'killed').length;

export const progressOf = (state: State): Readonly<Record<string, string | number>> => ({
  turn: state.sides[state.activeSide].turnNumber,
  side: state.activeSide,
  a: standing(state, 'A'),
  b: standing(state, 'B'),
  shocked: state.characters.filter((one) => one.shocked).length,
});
