/** The table as it was before its first turn, for a link to the roster. */
import { type Character, LIMITS, newCharacter } from '../model/character.ts';
import { type Army, initial, type State } from '../model/game.ts';

/** CH-13.2: what flight has taken comes back, as far as the table knows of it. */
const fresh = (one: Character): Character =>
  newCharacter(one.id, {
    ...one,
    leadership: Math.min(LIMITS.leadership, one.leadership + one.leadershipLost),
  });

const rested = (army: Army): Army => ({ ...army, commandLoss: { kind: 'none' } });

/** Names, profiles, house rules, the mat and how each army shares; nobody stands anywhere yet. */
export const rosterOf = ({ armies, board, house, characters }: State): State => ({
  ...initial(),
  board,
  house,
  armies: { a: rested(armies.a), b: rested(armies.b) },
  characters: characters.map(fresh),
});
