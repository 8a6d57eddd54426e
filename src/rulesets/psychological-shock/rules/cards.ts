/** PS-4, PS-8: what a stat card says at this moment, and whether its man can act at all. */
import { edgeDistance } from '../../../kernel/geometry.ts';
import type { CardFace, Character, State } from '../model/state.ts';

/** The side of the card that is up (PS-8.1). A card without a wounded side keeps its only one. */
export const faceOf = ({ card, wound }: Character): CardFace =>
  wound === 'wounded' ? (card.wounded ?? card.healthy) : card.healthy;

/** The side that lies down, for the small number; null when there is none. */
export const otherFaceOf = ({ card, wound }: Character): CardFace | null =>
  wound === 'wounded' && card.wounded ? card.healthy : card.wounded;

/** PS-8.4: whether a wound-shock marker bars his Actions. */
export const hasWoundShock = (state: State, character: Character): boolean =>
  state.settings.woundShockMarkers && character.woundShockUntil !== null && character.wound !== 'killed';

/** Not killed, not shocked, no wound-shock marker. */
export const canAct = (state: State, character: Character): boolean =>
  character.wound !== 'killed' && !character.shocked && !hasWoundShock(state, character);

/** PS-4.1: a shocked man's card lies sideways. */
export const cardTurnedSideways = (character: Character): boolean => character.shocked;

/** PS-8.5: whether the next wound kills. */
export const woundKills = ({ card, wound }: Character): boolean =>
  wound !== 'healthy' || card.wounded === null;

/** The living friends of a man, himself left out. */
export const friendsOf = (state: State, character: Character): readonly Character[] =>
  state.characters.filter(
    (one) => one.side === character.side && one.id !== character.id && one.wound !== 'killed',
  );

/** PS-2.2: between the edges of the bases, in u; null when the board is not used or one is not on it. */
export function measured(state: State, a: Character, b: Character): number | null {
  if (!state.board.inUse || !a.position || !b.position) return null;
  return edgeDistance(a.position, a.baseDiameter, b.position, b.baseDiameter);
}
