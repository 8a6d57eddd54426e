/** CH-11.5, CH-18.1, CH-19.1, CH-20.1, CH-23.3: whom a character runs at. */
import { EPSILON, type Point } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, isPresent } from '../model/character.ts';
import { characterOf, type State } from '../model/game.ts';
import { isFleeing } from './load.ts';
import { canCharge, distanceCm } from './measure.ts';

/** The nearest of `candidates`, all that are equally near, in roster order; null when there is none. */
function nearest(state: State, from: Character, candidates: readonly Character[]): EntityId[] | null {
  const away = candidates.map((one) => distanceCm(from, one, state.house));
  const least = Math.min(...away);
  if (least === Number.POSITIVE_INFINITY) return null;
  return candidates.filter((_, i) => away[i]! <= least + EPSILON).map(({ id }) => id);
}

/** Those who drew a character are its targets even where no map tells which is nearest. */
const nearestOrAll = (state: State, from: Character, causing: readonly Character[]): EntityId[] =>
  nearest(state, from, causing) ?? causing.map(({ id }) => id);

const unitVector = (deg: number): Point => ({
  x: Math.sin((deg * Math.PI) / 180),
  y: -Math.cos((deg * Math.PI) / 180),
});

/** The direction that a friend on the offensive takes: towards its marked target, else where it faces. */
export function directionOf(state: State, friend: Character): Point | null {
  if (!friend.pos) return null;
  const target = characterOf(state, friend.targetId);
  if (!target?.pos || !isPresent(target)) return unitVector(friend.facingDeg);
  return { x: target.pos.x - friend.pos.x, y: target.pos.y - friend.pos.y };
}

/** Friends that may have swept a character along, latest first (CH-11.5): the player may pick another. */
export const sweepers = (state: State, character: Character): Character[] =>
  [...character.causes.attack].reverse().flatMap((id) => {
    const one = characterOf(state, id);
    return one?.pos ? [one] : [];
  });

/** CH-11.5: enemies in the half-plane ahead; all of them when nobody is ahead. */
function ahead(
  state: State,
  from: Character,
  enemies: readonly Character[],
  cause: Character | undefined,
): readonly Character[] {
  const direction = cause && directionOf(state, cause);
  const at = from.pos;
  if (!direction || !at) return enemies;
  const front = enemies.filter(
    ({ pos }) => pos && (pos.x - at.x) * direction.x + (pos.y - at.y) * direction.y > EPSILON,
  );
  return front.length > 0 ? front : enemies;
}

/**
 * Suggested targets of a character: all equally near ids in roster order; null when it has none, or when
 * its state has none.
 * @param causeId another causing friend than the latest, for the direction of an attack
 */
export function suggestTargets(state: State, character: Character, causeId?: EntityId): EntityId[] | null {
  const enemies = state.characters.filter((one) => one.side !== character.side && isPresent(one));
  switch (character.status) {
    case 'pursuit': {
      // CH-18.1: its own prey at any distance, then others within charge distance.
      const fleeing = enemies.filter(isFleeing);
      const own = fleeing.filter(({ id }) => character.causes.pursuit.includes(id));
      const others = fleeing.filter((one) => canCharge(character, one, state.house));
      return own.length > 0 ? nearestOrAll(state, character, own) : nearest(state, character, others);
    }
    case 'fury': {
      // CH-19.1: the enemy that caused it, else the nearest.
      const causing = enemies.filter(({ id }) => character.causes.fury.includes(id));
      return causing.length > 0
        ? nearestOrAll(state, character, causing)
        : nearest(state, character, enemies);
    }
    case 'attack': {
      const causes = sweepers(state, character);
      const cause = causes.find(({ id }) => id === causeId) ?? causes[0];
      return nearest(state, character, ahead(state, character, enemies, cause));
    }
    default:
      return null;
  }
}
