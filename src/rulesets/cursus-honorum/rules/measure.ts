/** CH-1.7–1.9, CH-1.14, CH-23.1: distances on the board and who is within them. */
import { distance, within } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { type Character, isPresent } from '../model/character.ts';
import type { Reach } from '../model/commands.ts';
import type { House, State } from '../model/game.ts';

/** Reach of casualties, fleeing friends and friends on the offensive, in cm. */
export const NEAR_CM = 10;

/**
 * Straight distance in cm between the nearest points of two bases, or between their centres by house rule
 * (CH-1.7); Infinity when one of them has no place on the map.
 */
export function distanceCm(one: Character, other: Character, house: House): number {
  if (!one.pos || !other.pos) return Number.POSITIVE_INFINITY;
  const between = distance(one.pos, other.pos);
  return house.measureFrom === 'centre'
    ? between
    : Math.max(0, between - one.baseRadiusCm - other.baseRadiusCm);
}

/** Whether two characters are within `cm` of each other, the line included. */
export const isWithin = (one: Character, other: Character, cm: number, house: House): boolean =>
  one.pos !== null && other.pos !== null && within(distanceCm(one, other, house), cm);

/** Characters of a side within `cm` of one, in roster order, without itself (CH-23.1). */
export const charactersWithin = (
  state: State,
  of: Character,
  cm: number,
  side: Character['side'] = of.side,
): EntityId[] =>
  state.characters
    .filter(
      (other) =>
        other.side === side && other.id !== of.id && isPresent(other) && isWithin(of, other, cm, state.house),
    )
    .map(({ id }) => id);

/** Friends within 10 cm. */
export const friendsNear = (state: State, of: Character): EntityId[] => charactersWithin(state, of, NEAR_CM);

/** Friends directly inside a leader's area of influence (CH-1.9). */
export const friendsInArea = (state: State, leader: Character): EntityId[] =>
  charactersWithin(state, leader, leader.areaOfInfluenceCm);

/** Whether `charger` could charge `target`: always the charger's own charge distance (CH-1.8). */
export const canCharge = (charger: Character, target: Character, house: House): boolean =>
  isWithin(charger, target, charger.chargeDistanceCm, house);

/** Enemies of `target` that have it within their charge distance, in roster order. */
export const chargersOf = (state: State, target: Character): EntityId[] =>
  state.characters
    .filter(
      (other) => other.side !== target.side && isPresent(other) && canCharge(other, target, state.house),
    )
    .map(({ id }) => id);

/** Those of `targets` that `charger` could charge. */
export const chargeable = (state: State, charger: Character, targets: readonly Character[]): EntityId[] =>
  targets.filter((target) => canCharge(charger, target, state.house)).map(({ id }) => id);

/** The lists that the players tapped, or those of the board where they tapped none. */
export const reachLists = (
  tapped: readonly Reach[] | null,
  sources: readonly Character[],
  measure: (source: Character) => readonly EntityId[],
): ReadonlyMap<string, readonly EntityId[]> =>
  new Map(
    tapped
      ? tapped.map(({ id, ids }) => [id, ids] as const)
      : sources.map((source) => [source.id, measure(source)] as const),
  );
