/** Changing one or many characters without touching the others. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character } from '../model/character.ts';
import type { State } from '../model/game.ts';

export const change = (state: State, id: EntityId, by: (one: Character) => Character): State => ({
  ...state,
  characters: state.characters.map((one) => (one.id === id ? by(one) : one)),
});

export const changeMany = (
  state: State,
  ids: ReadonlySet<EntityId>,
  by: (one: Character) => Character,
): State =>
  ids.size === 0
    ? state
    : { ...state, characters: state.characters.map((one) => (ids.has(one.id) ? by(one) : one)) };
