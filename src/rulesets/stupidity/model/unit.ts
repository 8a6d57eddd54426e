/** Units, the models in them, and what this turn has done to them. */
import type { EntityId } from '../../../kernel/ids.ts';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** Lengths are centimetres. 60 cm are 24 inches. */
export const LIMITS = {
  nameLength: 40,
  idLength: 32,
  units: 60,
  groups: 12,
  copies: 20,
  count: 200,
  movement: 60,
  ld: { min: 1, max: 10 },
  ldModifier: 9,
  points: 100_000,
  turn: 99,
  history: 30,
} as const;

/** One half of a model. `immune`: Immune to Psychology from anything but Stupidity itself. */
export interface Part {
  readonly stupid: boolean;
  readonly immune: boolean;
}

export interface Mount extends Part {
  /** Its own Leadership, 1…10; used only with `mountLeadershipAllowed`. */
  readonly ld: number | null;
}

export type Role = 'trooper' | 'character';

/** Identical models of a unit, or one character. */
export interface ModelGroup {
  readonly id: EntityId;
  readonly label: string;
  /** Models alive, 0…200. */
  readonly count: number;
  readonly role: Role;
  /** 1…10, the rider's when mounted. */
  readonly ld: number;
  /** Centimetres, 0…60, the mount's when mounted. */
  readonly movement: number;
  /** For models on foot: the model itself. */
  readonly rider: Part;
  readonly mount: Mount | null;
  /** Models in base contact with an enemy, 0…count. */
  readonly inContact: number;
  readonly wizard: boolean;
}

export type LdSource = 'own' | 'character' | 'mount' | 'general';

/** The Stupidity test that a unit took this turn. */
export interface TestRecord {
  readonly dice: readonly number[];
  readonly total: number;
  readonly ld: number;
  readonly source: LdSource;
  readonly passed: boolean;
  readonly rerolled: boolean;
}

export const TOUCHES = ['none', 'enemy', 'friend', 'tableEdge'] as const;
export type Touch = (typeof TOUCHES)[number];
export const REACTIONS = ['hold', 'standAndShoot', 'flee'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The compulsory move made this turn, in centimetres. */
export interface MoveRecord {
  readonly with: Touch;
  readonly moved: number;
  readonly targetId: EntityId | null;
}

/** An enemy that was touched, which must react (null: it has not yet). */
export interface ChargeRecord {
  readonly targetId: EntityId;
  readonly reaction: Reaction | null;
}

/** The count of one Close Combat phase: the odd die, and how many of each group stand idle. */
export interface CombatRecord {
  readonly die: number | null;
  readonly idle: Readonly<Record<string, number>> | null;
}

export const MOMENTS = [
  'passed',
  'failed',
  'moved',
  'hitEnemy',
  'hitFriend',
  'leftTable',
  'wasHitByFriend',
  'chargeBlocked',
  'wasHitByEnemy',
  'hold',
  'standAndShoot',
  'flee',
  'fought',
  'break',
  'panic',
  'terror',
  'charge',
  'rallied',
  'rulesLost',
  'lapsed',
] as const;

/** One line of a unit's own story, kept in the state so that it survives a hand-over without the log. */
export interface Moment {
  readonly turn: number;
  readonly side: Side;
  readonly what: (typeof MOMENTS)[number];
  /** `passed`, `failed`: Leadership. Moves: centimetres. `leftTable`: points or none. `fought`: fighting, idle. */
  readonly values: readonly number[];
  /** Name of the other unit. */
  readonly other: string | null;
}

export interface Unit {
  readonly id: EntityId;
  readonly name: string;
  readonly side: Side;
  readonly groups: readonly ModelGroup[];
  /** Victory-point value. */
  readonly points: number | null;
  readonly fleeing: boolean;
  readonly engaged: boolean;
  readonly offTable: boolean;
  readonly declaredCharge: boolean;
  /** Cannot move this turn: it collided with a friend. */
  readonly pinned: boolean;
  /** The last Stupidity test failed and still counts. */
  readonly stupid: boolean;
  /** Only with `oddDie: 'perTest'`: the kept result of the odd die. */
  readonly oddFights: boolean | null;
  /** The owner's own Movement value for the unit, in centimetres. */
  readonly movementOverride: number | null;
  /** Group (or 'general') that the owner prefers to test on. */
  readonly ldChoice: string | null;
  readonly missile: boolean;
  readonly immuneToPsychology: boolean;
  readonly skirmisher: boolean;
  // ST-11, ignored unless `fullGameModifiers`.
  readonly coldBlooded: boolean;
  readonly reroll: boolean;
  readonly ldModifier: number;
  readonly generalInRange: boolean;
  readonly generalLd: number | null;
  readonly generalFleeing: boolean;
  // This turn only.
  /** Its start-of-turn test fell due and was not taken yet. */
  readonly due: boolean;
  readonly test: TestRecord | null;
  readonly move: MoveRecord | null;
  readonly charge: ChargeRecord | null;
  /** ST-6.3, house rule: hour of the clock, 12 = straight ahead. */
  readonly direction: number | null;
  readonly combat: CombatRecord | null;
  readonly history: readonly Moment[];
}

/** What is typed in for a unit. */
export type UnitEntry = Pick<
  Unit,
  | 'id'
  | 'name'
  | 'side'
  | 'groups'
  | 'points'
  | 'movementOverride'
  | 'missile'
  | 'immuneToPsychology'
  | 'skirmisher'
>;

/** ST-11: everything outside the annotated rule. */
export type Modifiers = Pick<
  Unit,
  'coldBlooded' | 'reroll' | 'ldModifier' | 'generalInRange' | 'generalLd' | 'generalFleeing'
>;

export const NO_MODIFIERS: Modifiers = {
  coldBlooded: false,
  reroll: false,
  ldModifier: 0,
  generalInRange: false,
  generalLd: null,
  generalFleeing: false,
};

/** What a new turn forgets. */
export const FRESH_TURN = {
  pinned: false,
  declaredCharge: false,
  due: false,
  test: null,
  move: null,
  charge: null,
  direction: null,
  combat: null,
} satisfies Partial<Unit>;

/** A unit as it steps onto the table. */
export const freshUnit = (entry: UnitEntry): Unit => ({
  ...FRESH_TURN,
  ...NO_MODIFIERS,
  ...entry,
  fleeing: false,
  engaged: false,
  offTable: false,
  stupid: false,
  oddFights: null,
  ldChoice: null,
  history: [],
});
