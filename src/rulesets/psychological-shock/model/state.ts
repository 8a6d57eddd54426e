/** Everything that a table of Psychological Shock can be. Lengths are in u, the game's unit. */
import type { Point } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export const opponentOf = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export const WOUNDS = ['healthy', 'wounded', 'killed'] as const;
export type Wound = (typeof WOUNDS)[number];

/** One side of a stat card. */
export interface CardFace {
  /** 0…9: the Actions he may take, and the number that the shock test is rolled against. */
  readonly maxActions: number;
  /** 0…9; 0 means no Command. */
  readonly command: number;
}

export interface Card {
  readonly healthy: CardFace;
  /** Null: no wounded side, the first wound kills. */
  readonly wounded: CardFace | null;
}

/** What a player types in for a soldier. */
export interface Profile {
  readonly name: string;
  /** A few words under the name: "BAR gunner"; may be empty. */
  readonly role: string;
  readonly side: Side;
  readonly card: Card;
  /** Diameter of the base, above 0 and up to 6. */
  readonly baseDiameter: number;
}

export interface Character extends Profile {
  readonly id: EntityId;
  readonly wound: Wound;
  readonly shocked: boolean;
  /** The owner's turn number at whose start the wound-shock marker goes; null without a marker. */
  readonly woundShockUntil: number | null;
  readonly tookCover: boolean;
  /** Actions since the last refill. */
  readonly actionsUsed: number;
  /** Centre of the base; null while he is not on the board. */
  readonly position: Point | null;
  /** Only for the house rule of PS-2.8. A check may hold its own ticks instead. */
  readonly seesCasualty: boolean;
}

export interface SideState {
  /** Empty: the app says "Side A" in the reader's language. */
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
  readonly atPool: number;
  readonly turnNumber: number;
  /** AT that the player wants to keep; only the advisor looks at it. */
  readonly reserve: number;
}

/** A casualty whose shock test is not settled yet. Who tests is found anew from the state each time. */
export interface ShockCheck {
  readonly id: EntityId;
  /** Number of the attack that caused it. */
  readonly attack: number;
  readonly casualtyId: EntityId;
  /** The tester picked by a player or by the die; null while the distances decide. */
  readonly chosenId: EntityId | null;
  /** PS-2.8: who saw it; null while the marks on the characters count. */
  readonly witnesses: readonly EntityId[] | null;
}

/** PS-6.4, boost after the roll: a failed throw that paying `need` AT would still turn. */
export interface Shortfall {
  readonly characterId: EntityId;
  readonly kind: 'test' | 'recovery';
  readonly need: number;
}

/** Somebody's hand on the measured list of who is within Command range. */
export interface RangeCorrection {
  readonly commanderId: EntityId;
  readonly characterId: EntityId;
  readonly inRange: boolean;
}

export interface State {
  readonly activeSide: Side;
  readonly sides: Readonly<Record<Side, SideState>>;
  /** In the order of the roster; each side keeps its own order in it. */
  readonly characters: readonly Character[];
  /** Without a board: commander id → whom he reaches. */
  readonly commandInRange: Readonly<Record<EntityId, readonly EntityId[]>>;
  /** With a board: corrections of what was measured, until one of the two moves. */
  readonly corrections: readonly RangeCorrection[];
  /** In the order in which the casualties fell. */
  readonly checks: readonly ShockCheck[];
  readonly shortfall: Shortfall | null;
  /** Number of the latest attack, and how many checks there have been: the source of their ids. */
  readonly attack: number;
  readonly checkCount: number;
  /** Who has already tested in an attack that is not settled, for `oneTestPerAttack`. */
  readonly tested: readonly { readonly attack: number; readonly characterId: EntityId }[];
  readonly board: { readonly inUse: boolean; readonly size: number };
  readonly settings: Settings;
}

export const LIMITS = {
  nameLength: 40,
  characters: 120,
  /** Characters in one command: an import, a group that moves. */
  batch: 60,
  boosts: 12,
  checks: 60,
  cardNumber: { min: 0, max: 9 },
  baseDiameter: { min: 0, max: 6 },
  counter: { min: 0, max: 99 },
  turn: { min: 0, max: 999 },
  board: { min: 6, max: 120 },
} as const;

export const DEFAULT_BASE = 1;
export const DEFAULT_BOARD = 24;
export const SIDE_COLOURS: Readonly<Record<Side, string>> = { A: '#b8435e', B: '#4d7fb0' };

const side = (id: Side): SideState => ({
  name: '',
  colour: SIDE_COLOURS[id],
  atPool: DEFAULT_SETTINGS.atPerTurn,
  turnNumber: 1,
  reserve: 0,
});

export const initial = (): State => ({
  activeSide: 'A',
  sides: { A: side('A'), B: side('B') },
  characters: [],
  commandInRange: {},
  corrections: [],
  checks: [],
  shortfall: null,
  attack: 0,
  checkCount: 0,
  tested: [],
  board: { inUse: false, size: DEFAULT_BOARD },
  settings: DEFAULT_SETTINGS,
});

/** A soldier as he comes to the table: unhurt, upright, not yet on the board. */
export const freshCharacter = (id: EntityId, profile: Profile): Character => ({
  ...profile,
  id,
  wound: 'healthy',
  shocked: false,
  woundShockUntil: null,
  tookCover: false,
  actionsUsed: 0,
  position: null,
  seesCasualty: true,
});

export const characterOf = (state: State, id: EntityId): Character | undefined =>
  state.characters.find((one) => one.id === id);

/** The characters of one side, killed ones included, in roster order. */
export const charactersOf = (state: State, side: Side): readonly Character[] =>
  state.characters.filter((one) => one.side === side);
