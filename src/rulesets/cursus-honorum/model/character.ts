/** One character of an army: its profile, what the battle has made of it, and where it stands. */
import type { Point } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];
export const STATUSES = ['ok', 'flight', 'cowering', 'pursuit', 'fury', 'attack'] as const;
export type Status = (typeof STATUSES)[number];
export const TRACKS = ['demoralisation', 'pursuit', 'attack', 'fury'] as const;
export type Track = (typeof TRACKS)[number];
export const ROLES = ['general', 'officer', 'chief', 'trooper'] as const;
export type Role = (typeof ROLES)[number];
export const DICE_NAMES = ['flight', 'pursuit', 'attack', 'fury'] as const;
export type DiceName = (typeof DICE_NAMES)[number];
export const EXTRAS = ['casualty', 'fleeing', 'pursued', 'offensive', 'threat', 'command'] as const;
export type Extra = (typeof EXTRAS)[number];

export const LIMITS = {
  perSide: 200,
  size: { min: 1, max: 20 },
  leadership: 50,
  stars: 10,
  spent: 99,
  dice: 20,
  extra: 50,
  points: 999,
  distance: 500,
  counter: 9_999,
  causes: 400,
  idLength: 40,
  nameLength: 60,
  noteLength: 120,
  specialRules: 12,
} as const;

/** What a player writes on the roster. Lengths in cm, dice are dice per point. */
export interface Profile {
  readonly name: string;
  readonly side: Side;
  readonly role: Role;
  readonly size: number;
  readonly leadership: number;
  readonly stars: number;
  readonly areaOfInfluenceCm: number;
  readonly chargeDistanceCm: number;
  readonly maxMoveCm: number;
  readonly baseRadiusCm: number;
  /** Dice per point, 0 = cannot fall into it. `flight` serves flight and cowering (CH-1.5). */
  readonly psychDice: Readonly<Record<DiceName, number>>;
  readonly extra: Readonly<Record<Extra, number>>;
  /** Reminders in the players' own words. */
  readonly specialRules: readonly string[];
}

export interface Character extends Profile {
  readonly id: EntityId;
  readonly leadershipSpent: number;
  readonly status: Status;
  readonly points: Readonly<Record<Track, number>>;
  readonly carriedPoints: number;
  /** Ids that gave points, oldest first, no repeats. */
  readonly causes: Readonly<Record<Track, readonly string[]>>;
  readonly retreating: boolean;
  /** A retreat or command-loss point is among the points. */
  readonly pendingForcedFlight: boolean;
  /** A leader who began to flee outside of the rounds of flight: his load falls due in the next one (CH-8.1). */
  readonly owesLoad: boolean;
  readonly turnsFleeing: number;
  readonly leadershipLost: number;
  readonly alive: boolean;
  /** False: left the table for good. */
  readonly onTable: boolean;
  /** Centre in cm from the top left corner, y downwards; null = not on the map. */
  readonly pos: Point | null;
  /** 0 = up, clockwise, below 360. */
  readonly facingDeg: number;
  readonly hasTurned: boolean;
  readonly targetId: EntityId | null;
}

export const DEFAULT_DICE: Profile['psychDice'] = { flight: 1, pursuit: 1, attack: 1, fury: 0 };
export const NO_EXTRA: Profile['extra'] = {
  casualty: 0,
  fleeing: 0,
  pursued: 0,
  offensive: 0,
  threat: 0,
  command: 0,
};
export const NO_POINTS: Character['points'] = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
export const NO_CAUSES: Character['causes'] = { demoralisation: [], pursuit: [], attack: [], fury: [] };

export const DEFAULT_PROFILE: Profile = {
  name: '',
  side: 'a',
  role: 'trooper',
  size: 1,
  leadership: 0,
  stars: 0,
  areaOfInfluenceCm: 0,
  chargeDistanceCm: 0,
  maxMoveCm: 0,
  baseRadiusCm: 1,
  psychDice: DEFAULT_DICE,
  extra: NO_EXTRA,
  specialRules: [],
};

/** A fresh character in ok, not yet on the map. */
export const newCharacter = (id: EntityId, profile: Profile): Character => ({
  ...profile,
  id,
  leadershipSpent: 0,
  status: 'ok',
  points: NO_POINTS,
  carriedPoints: 0,
  causes: NO_CAUSES,
  retreating: false,
  pendingForcedFlight: false,
  owesLoad: false,
  turnsFleeing: 0,
  leadershipLost: 0,
  alive: true,
  onTable: true,
  pos: null,
  facingDeg: profile.side === 'a' ? 0 : 180,
  hasTurned: false,
  targetId: null,
});

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');
export const isLeader = (character: Pick<Character, 'role'>): boolean => character.role !== 'trooper';
/** Alive and not gone from the table. */
export const isPresent = (character: Pick<Character, 'alive' | 'onTable'>): boolean =>
  character.alive && character.onTable;
