/** The words that commands and states may use, and how much a table may hold. */

export const GRADES = [
  'highSuccess',
  'mediumSuccess',
  'lowSuccess',
  'lowFailure',
  'mediumFailure',
  'highFailure',
] as const;
export type Grade = (typeof GRADES)[number];

/** From the mildest to the worst; also the columns of a weapon's ranges and damage. */
export const DIFFICULTIES = ['veryEasy', 'easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const CHARACTERISTICS = ['strength', 'dexterity', 'intelligence', 'constitution', 'command'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export const SKILL_KINDS = ['basic', 'special', 'weapon'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

export const CHECK_KINDS = ['general', 'weapon'] as const;

/** The family of the skill that a weapon is fired with: it decides whether aiming helps (CG-11.3). */
export const FAMILIES = ['pistol', 'submachineGun', 'machineGun', 'rifle', 'other'] as const;
export type Family = (typeof FAMILIES)[number];

export const WEAPON_CLASSES = [
  'firearm',
  'revolver',
  'projectile',
  'flamethrower',
  'aircraft',
  'melee',
] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** Rows of the table of clearing and reloading times. */
export const WEAPON_TYPES = [
  'pistol',
  'revolver',
  'submachineGun',
  'machineGun',
  'rifle',
  'projectile',
  'flamethrower',
  'aircraft',
  'other',
] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const WEAPON_STATES = ['ready', 'jammed', 'broken', 'unjamming', 'reloading'] as const;
export type WeaponState = (typeof WEAPON_STATES)[number];

export const SIDES = ['team', 'opponent'] as const;
export type Side = (typeof SIDES)[number];

export const STATUSES = ['active', 'unconscious', 'outOfAction', 'dead'] as const;
export type Status = (typeof STATUSES)[number];

export const SHOCK_KINDS = ['fanatic', 'apathetic', 'other'] as const;
export type ShockKind = (typeof SHOCK_KINDS)[number];
/** The kinds that count as a first choice (CG-18.6). */
export const LOCKING_SHOCKS = ['fanatic', 'apathetic'] as const;
export type LockingShock = (typeof LOCKING_SHOCKS)[number];

/** Gaps of a chase from the nearest to the farthest. */
export const BANDS = ['short', 'medium', 'long'] as const;
export type Band = (typeof BANDS)[number];
export const CHASE_STATUSES = ['running', 'caught', 'escaped'] as const;
export type ChaseStatus = (typeof CHASE_STATUSES)[number];

export const MOVEMENTS = ['none', 'shooter', 'target', 'both'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** The place of a check in a pair of combined actions (CG-4). */
export const ROLES = ['none', 'main', 'secondary', 'secondaryWaived'] as const;
export type Role = (typeof ROLES)[number];

export const CONTEST_MODES = ['onlyOne', 'order'] as const;
export type ContestMode = (typeof CONTEST_MODES)[number];

export const FACTORS = ['crossCountry', 'running', 'stealth', 'swimming', 'diving'] as const;
export type Factor = (typeof FACTORS)[number];

export const MORALE_KINDS = ['demoralise', 'moralise'] as const;
export type MoraleKind = (typeof MORALE_KINDS)[number];

export const TRIGGERS = [
  'wounded',
  'comradeDeath',
  'essentialDeath',
  'lost',
  'highFailure',
  'discovered',
  'worseThanBriefed',
  'missionFailed',
  'highSuccess',
  'solvedImpossible',
  'missionComplete',
  'objectiveAchieved',
  'pathFound',
  'reinforcements',
  'custom',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const COVERS = ['none', 'half', 'full'] as const;
export type Cover = (typeof COVERS)[number];

export const JAM_OUTCOMES = ['none', 'pending', 'jammed', 'broken', 'dud'] as const;
export type JamOutcome = (typeof JAM_OUTCOMES)[number];

export const RELOAD_MODES = ['magazine', 'bullets'] as const;

/** Why a shock ends before its time. */
export const END_REASONS = ['noEnemies', 'director'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Values of a card that can be set by hand. */
export const TRACKED = [
  'life',
  'lifeMax',
  'blows',
  'blowsMax',
  'armour',
  'load',
  'walkSpeed',
  'rank',
  'morale',
  'initialMorale',
  'pendingShock',
] as const;
export type Tracked = (typeof TRACKED)[number];

/** Whether a word is one of a list. */
export const isOne = <T extends string>(words: readonly T[], word: string): word is T =>
  words.some((one) => one === word);

export const LIMITS = {
  name: 40,
  text: 200,
  diceText: 16,
  commandos: 60,
  skills: 60,
  weapons: 12,
  arsenal: 100,
  modifiers: 20,
  entrants: 24,
  chases: 12,
  tracks: 6,
  brawls: 12,
  /** Cards that wait in a tray; the oldest fall off. */
  tray: 100,
  rank: 20,
  points: 999,
  armour: 9999,
  load: 9999,
  speed: 9999,
  distance: 100_000,
  rounds: 999,
  round: 9999,
  days: 999,
  damage: 99_999,
  modifier: 100_000,
  intervals: 20,
  weights: 40,
  custom: 30,
} as const;
