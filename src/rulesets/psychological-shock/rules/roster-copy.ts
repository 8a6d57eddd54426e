/** The table as it was before its first turn, for a link to the roster. */
import { freshCharacter, initial, type State } from '../model/state.ts';
import { reset } from './evolve-table.ts';

/** A new battle, and nobody on the board yet: who stands where and reaches whom is for the players to say. */
export function rosterOf(state: State): State {
  const { commandInRange, corrections, sides } = initial();
  const again = reset(state);
  const { reserve } = sides.A;
  return {
    ...again,
    sides: { A: { ...again.sides.A, reserve }, B: { ...again.sides.B, reserve } },
    characters: again.characters.map((one) => freshCharacter(one.id, one)),
    commandInRange,
    corrections,
  };
}
