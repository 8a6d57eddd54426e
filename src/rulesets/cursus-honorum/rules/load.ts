/** CH-1 (CH-1.1: circumstance, points, test, reaction): tracks, loads, who can take a point, and how strong a source is. */
import {
  type Character,
  type Extra,
  isLeader,
  isPresent,
  type Side,
  type Status,
  type Track,
} from '../model/character.ts';
import type { House } from '../model/game.ts';

/** The track on which a reaction takes points (CH-1.3); null for ok. */
export const TRACK_OF: Readonly<Record<Status, Track | null>> = {
  ok: null,
  flight: 'demoralisation',
  cowering: 'demoralisation',
  pursuit: 'pursuit',
  attack: 'attack',
  fury: 'fury',
};

/** Fury, attack and pursuit (CH-11.1). */
export const isAggressive = (status: Status): boolean =>
  status === 'fury' || status === 'attack' || status === 'pursuit';

/** Fleeing means in flight, alive and on the table (CH-1.11). */
export const isFleeing = (character: Character): boolean =>
  character.status === 'flight' && isPresent(character);

/** Whether the load of a flight outside of the rounds is still to come (CH-8.1); nobody but a leader has one. */
export const owesLoad = (character: Character): boolean => character.owesLoad && isLeader(character);

/** Points on a track; in a reaction of that track the icon counts as one, carried points too (CH-1.4). */
export const loadOf = (character: Character, track: Track): number =>
  character.points[track] + (TRACK_OF[character.status] === track ? 1 + character.carriedPoints : 0);

/** Dice for each point of a track; flight and cowering share theirs (CH-1.5). */
export const dicePerPoint = (character: Pick<Character, 'psychDice'>, track: Track): number =>
  character.psychDice[track === 'demoralisation' ? 'flight' : track];

/** Whether a character can fall into the reaction of a track at all (CH-1.5; house: zeroDiceReceivePoints). */
export const isSusceptible = (character: Character, track: Track, house: House): boolean =>
  house.zeroDiceReceivePoints || dicePerPoint(character, track) >= 1;

/** Whether a character can take a point of a track, ranges and exemptions apart (CH-1.6, CH-14.1, CH-14.2). */
export const canReceive = (character: Character, track: Track, house: House): boolean =>
  isPresent(character) &&
  isSusceptible(character, track, house) &&
  (character.status === 'ok' || TRACK_OF[character.status] === track);

/**
 * Stars shield a leader from the death (CH-7.5) and the flight (CH-8.7) of one with fewer; nothing shields
 * from the general, and troopers have no shield.
 */
export const isShielded = (receiver: Character, source: Character): boolean =>
  isLeader(source) && source.role !== 'general' && isLeader(receiver) && receiver.stars > source.stars;

/** Points that a source gives: its size, at least 1, and what its special rules add (CH-1.10). */
export const strengthOf = (character: Character, kind: Extra): number =>
  Math.max(1, character.size) + character.extra[kind];

export const ofSide = (characters: readonly Character[], side: Side): Character[] =>
  characters.filter((character) => character.side === side);
