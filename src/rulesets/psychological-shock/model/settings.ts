/** The house rules of a table: every point where the game is silent or tables differ. */

export interface Settings {
  /** PS-7.1: Action Tokens of each player per turn, 1…30. */
  readonly atPerTurn: number;
  /** PS-2.1: how near the closest friend must be, in u. */
  readonly shockRadius: number;
  /** PS-6.2: how far Command reaches, in u. */
  readonly commandRadius: number;
  /** How long 1u is drawn, in mm. Only for display. */
  readonly unitLengthMm: number;
  readonly poolRefresh: 'ownTurn' | 'everyTurn';
  readonly recoverInOpponentTurn: boolean;
  readonly commandMode: 'capBonus' | 'commanderPays';
  readonly commandStacks: boolean;
  readonly commandRaisesTarget: boolean;
  readonly boostCountsAsCommanderAction: boolean;
  readonly boostTiming: 'before' | 'after';
  readonly boostFirstTest: boolean;
  readonly disabledCommanderLendsCommand: boolean;
  readonly alreadyShockedTester: 'noTest' | 'nextClosest';
  readonly tieBreak: 'owner' | 'opponent' | 'random';
  readonly requireLineOfSight: boolean;
  readonly woundShockMarkers: boolean;
  readonly oneTestPerAttack: boolean;
  /** PS-10.1: fewer characters a side than this bring the warning. */
  readonly minCharacters: number;
}

export type SettingValue = boolean | number | string;

export const DEFAULT_SETTINGS: Settings = {
  atPerTurn: 5,
  shockRadius: 2,
  commandRadius: 5,
  unitLengthMm: 25,
  poolRefresh: 'ownTurn',
  recoverInOpponentTurn: true,
  commandMode: 'capBonus',
  commandStacks: false,
  commandRaisesTarget: false,
  boostCountsAsCommanderAction: true,
  boostTiming: 'before',
  boostFirstTest: false,
  disabledCommanderLendsCommand: false,
  alreadyShockedTester: 'noTest',
  tieBreak: 'owner',
  requireLineOfSight: false,
  woundShockMarkers: true,
  oneTestPerAttack: false,
  minCharacters: 7,
};

/** The values that a setting with named options may take. */
export const SETTING_OPTIONS = {
  poolRefresh: ['ownTurn', 'everyTurn'],
  commandMode: ['capBonus', 'commanderPays'],
  boostTiming: ['before', 'after'],
  alreadyShockedTester: ['noTest', 'nextClosest'],
  tieBreak: ['owner', 'opponent', 'random'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

/** Ranges of the settings that are numbers; those in u may have parts, the others are whole. */
export const SETTING_RANGES = {
  atPerTurn: { min: 1, max: 30, step: 1, whole: true },
  shockRadius: { min: 0, max: 24, step: 0.5, whole: false },
  commandRadius: { min: 0, max: 48, step: 0.5, whole: false },
  unitLengthMm: { min: 5, max: 200, step: 1, whole: false },
  minCharacters: { min: 1, max: 30, step: 1, whole: true },
} as const;

export const SETTING_KEYS = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];
