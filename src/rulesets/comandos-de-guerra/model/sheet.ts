/** The dossier of one commando, and what is on it. */
import type { EntityId } from '../../../kernel/ids.ts';
import type {
  Characteristic,
  Difficulty,
  Family,
  LockingShock,
  ShockKind,
  Side,
  SkillKind,
  Status,
  WeaponClass,
  WeaponState,
} from './words.ts';

/** `N`, `NdM`, `NdM+K` or `NdM-K`. */
export type DiceText = string;

export interface Skill {
  readonly id: EntityId;
  readonly name: string;
  readonly kind: SkillKind;
  /** 0…100. */
  readonly level: number;
  /** Its checks are rolled out of sight unless said otherwise (CG-1.8). */
  readonly hidden: boolean;
}

/** What the players know of a weapon; profiles of the arsenal are reused across cards. */
export interface WeaponProfile {
  readonly id: EntityId;
  readonly name: string;
  readonly skill: Family;
  readonly class: WeaponClass;
  /** The longest distance in metres for each difficulty, ascending; null: not filled in. */
  readonly ranges: Readonly<Record<Difficulty, number | null>>;
  readonly damage: Readonly<Record<Difficulty, DiceText | null>>;
  /** 0…10. */
  readonly jamBase: number;
  readonly unjamRounds: number | null;
  readonly reloadRounds: number | null;
  readonly capacity: number | null;
  readonly internalMagazine: boolean;
}

export interface Weapon extends WeaponProfile {
  /** The entry of the commando's skills that it is fired with. */
  readonly skillId: string;
  readonly daysUncleaned: number;
  /** Null: cartridges are not tracked. */
  readonly loaded: number | null;
  readonly state: WeaponState;
  /** Rounds until clearing or reloading is done; 0 otherwise. */
  readonly roundsLeft: number;
  /** Cartridges that are in when it is done. */
  readonly loading: number;
}

export interface Points {
  readonly max: number;
  readonly now: number;
}

export interface Shock {
  readonly kind: ShockKind;
  /** The present round counts as the first (CG-18.7). */
  readonly roundsLeft: number;
  readonly note: string;
}

export interface Aim {
  readonly rounds: number;
  readonly lastRound: number;
  readonly targetId: string;
}

export interface Commando {
  readonly id: EntityId;
  readonly name: string;
  readonly side: Side;
  readonly rank: number;
  readonly takesPart: boolean;
  readonly essential: boolean;
  readonly characteristics: Readonly<Record<Characteristic, number>>;
  readonly skills: readonly Skill[];
  readonly life: Points;
  readonly blows: Points;
  readonly armour: number;
  readonly status: Status;
  readonly load: number;
  readonly walkSpeed: number | null;
  readonly morale: number | null;
  readonly initialMorale: number | null;
  readonly shock: Shock | null;
  readonly pendingShock: number | null;
  readonly firstShock: LockingShock | null;
  readonly aim: Aim | null;
  readonly weapons: readonly Weapon[];
}

/** What is typed or pasted for a card; play values are made from it. */
export type CommandoDraft = Pick<
  Commando,
  | 'name'
  | 'side'
  | 'rank'
  | 'takesPart'
  | 'essential'
  | 'characteristics'
  | 'skills'
  | 'armour'
  | 'load'
  | 'walkSpeed'
  | 'weapons'
> & { readonly lifeMax: number; readonly blowsMax: number };

export const emptyDraft = (name: string): CommandoDraft => ({
  name,
  side: 'team',
  rank: 0,
  takesPart: true,
  essential: false,
  characteristics: { strength: 0, dexterity: 0, intelligence: 0, constitution: 0, command: 0 },
  skills: [],
  armour: 0,
  load: 0,
  walkSpeed: null,
  weapons: [],
  lifeMax: 10,
  blowsMax: 10,
});

/** A card as it enters the table: whole, calm, morale not yet worked out (CG-16.1). */
export function commandoFrom(id: EntityId, draft: CommandoDraft): Commando {
  const { lifeMax, blowsMax, ...sheet } = draft;
  return {
    id,
    ...sheet,
    life: { max: lifeMax, now: lifeMax },
    blows: { max: blowsMax, now: blowsMax },
    status: 'active',
    morale: null,
    initialMorale: null,
    shock: null,
    pendingShock: null,
    firstShock: null,
    aim: null,
  };
}

const EMPTY = { veryEasy: null, easy: null, normal: null, hard: null, veryHard: null };

export const emptyProfile = (id: EntityId, name: string): WeaponProfile => ({
  id,
  name,
  skill: 'other',
  class: 'firearm',
  ranges: EMPTY,
  damage: EMPTY,
  jamBase: 0,
  unjamRounds: null,
  reloadRounds: null,
  capacity: null,
  internalMagazine: false,
});

/** A weapon out of the locker: clean, full, ready. */
export const weaponFrom = (profile: WeaponProfile, skillId: string): Weapon => ({
  ...profile,
  skillId,
  daysUncleaned: 0,
  loaded: profile.capacity,
  state: 'ready',
  roundsLeft: 0,
  loading: 0,
});
