/** The table: two armies, the house rules, and how far the psychology phase has come. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Character, Side, Status, Track } from './character.ts';

/** What each house rule that is not a switch may be. */
export const HOUSE_OPTIONS = {
  autoPolicy: ['lowestDice', 'rosterOrder'],
  measureFrom: ['edge', 'centre'],
  offensiveTestOrder: [
    'fury-attack-pursuit',
    'fury-pursuit-attack',
    'attack-fury-pursuit',
    'attack-pursuit-fury',
    'pursuit-fury-attack',
    'pursuit-attack-fury',
    'playerChoice',
  ],
  threatChooser: ['fleeingSide', 'threateningSide'],
  leaderLoadMode: ['equalThenFewest', 'fewestFirst'],
} as const;
export const COMMAND_LOSS_POINTS = { min: 1, max: 9 } as const;
type Option<K extends keyof typeof HOUSE_OPTIONS> = (typeof HOUSE_OPTIONS)[K][number];

/** House rules; meaning and reasons stand in the open points of the specification. */
export interface House {
  readonly coweringCanBreak: boolean;
  readonly iconCountsInBreakTest: boolean;
  readonly keepPointsAfterFailedRecovery: boolean;
  readonly autoPolicy: Option<'autoPolicy'>;
  readonly restoreLeadershipOnRecovery: boolean;
  readonly measureFrom: Option<'measureFrom'>;
  readonly offensiveTestOrder: Option<'offensiveTestOrder'>;
  readonly combatBonusesStack: boolean;
  readonly threatChooser: Option<'threatChooser'>;
  readonly onlyReadyThreats: boolean;
  readonly leaderLoadMode: Option<'leaderLoadMode'>;
  readonly leaderFlightLoadEveryTurn: boolean;
  readonly coweringLeaderNoLoad: boolean;
  readonly commandLossPoints: number;
  readonly commandLossFromNextTurn: boolean;
  readonly voluntaryFailPicksReaction: boolean;
  readonly zeroDiceReceivePoints: boolean;
}

export const DEFAULT_HOUSE: House = {
  coweringCanBreak: true,
  iconCountsInBreakTest: false,
  keepPointsAfterFailedRecovery: false,
  autoPolicy: 'lowestDice',
  restoreLeadershipOnRecovery: false,
  measureFrom: 'edge',
  offensiveTestOrder: 'fury-attack-pursuit',
  combatBonusesStack: true,
  threatChooser: 'fleeingSide',
  onlyReadyThreats: false,
  leaderLoadMode: 'equalThenFewest',
  leaderFlightLoadEveryTurn: false,
  coweringLeaderNoLoad: false,
  commandLossPoints: 1,
  commandLossFromNextTurn: true,
  voluntaryFailPicksReaction: false,
  zeroDiceReceivePoints: false,
};

export type CommandLoss =
  | { readonly kind: 'none' }
  | { readonly kind: 'generalFleeing' | 'generalDead'; readonly sinceTurn: number };

/** What is drawn on the mat; no rule looks at it. */
export const SCENERIES = ['plain', 'ford'] as const;
export type Scenery = (typeof SCENERIES)[number];

export interface Army {
  readonly name: string;
  readonly commandLoss: CommandLoss;
  readonly shareMode: 'auto' | 'manual';
  readonly rangeMode: 'board' | 'tap';
}

export const PHASES = ['battle', 'recovery', 'flight', 'offensive', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** A test of the round that has been rolled and waits until all are (CH-13.7). */
export interface TestResult {
  readonly id: EntityId;
  readonly track: Track;
  readonly points: number;
  /** Dice thrown, or that would have been thrown before giving up the test. */
  readonly dice: number;
  /** What it falls into; null = passed. */
  readonly enters: Status | null;
}

/** Where the guided phase stands, from the recovery tests to the last round of the offensive. */
export interface Step {
  /** First player, second player; null while nobody has chosen (CH-13.3). */
  readonly order: readonly [Side, Side] | null;
  /** Who won the lots drawn in the app. */
  readonly drawn: Side | null;
  /** Which of `order` is playing. */
  readonly at: number;
  /** `share`: points (or threat dice) of this round are still to be placed. */
  readonly stage: 'share' | 'test';
  readonly round: number;
  /** Round 2 and on: who entered the state in the round before (CH-1.12). */
  readonly sources: readonly EntityId[];
  readonly threatDice: readonly { readonly id: EntityId; readonly dice: number }[];
  /** Pursuers without prey: their test is compulsory (CH-18.4). */
  readonly preyGone: readonly EntityId[];
  /** Who has had its recovery attempt or declined it. */
  readonly tried: readonly EntityId[];
  readonly results: readonly TestResult[];
}

/** What one source gave, and the choice that it left open: `pick` of `tied` (CH-2.6). */
export interface SharedSource {
  readonly id: string;
  readonly points: number;
  /** A leader load: equal parts first (CH-2.10). */
  readonly split: boolean;
  /** Who was in range and eligible, in roster order. */
  readonly reach: readonly EntityId[];
  readonly gains: readonly { readonly id: EntityId; readonly points: number }[];
  readonly lost: number;
  readonly tied: readonly EntityId[];
  readonly pick: number;
  /** Those of the tied who got the odd points. */
  readonly chosen: readonly EntityId[];
  /** Whether the app picked (CH-2.7). */
  readonly auto: boolean;
  /** The smallest load in reach before the first point of this source; 0 when nobody was. */
  readonly fewest: number;
}

/** One share; it can be chosen again until the next step. */
export interface Share {
  readonly track: Track | 'threat';
  /** The receiving side. */
  readonly side: Side;
  /** Who is asked about ties. */
  readonly chooser: Side;
  /** Open picks must be made by hand before the game goes on. */
  readonly manual: boolean;
  readonly sources: readonly SharedSource[];
}

/** A share with what its receivers had before it. */
export interface ShareRecord extends Share {
  readonly before: readonly {
    readonly id: EntityId;
    readonly points: number;
    readonly causes: readonly string[];
  }[];
}

export interface State {
  readonly turn: number;
  readonly phase: Phase;
  readonly board: { readonly widthCm: number; readonly heightCm: number; readonly scenery: Scenery };
  readonly house: House;
  readonly armies: Readonly<Record<Side, Army>>;
  /** In roster order, both sides. */
  readonly characters: readonly Character[];
  /** Null in battle and after the phase. */
  readonly step: Step | null;
  /** The shares of the last step, still open to another choice. */
  readonly shares: readonly ShareRecord[];
  /** Who went first the last time somebody chose. */
  readonly lastFirst: Side;
}

export const FRESH_STEP: Step = {
  order: null,
  drawn: null,
  at: 0,
  stage: 'share',
  round: 1,
  sources: [],
  threatDice: [],
  preyGone: [],
  tried: [],
  results: [],
};

const army = (name: string): Army => ({
  name,
  commandLoss: { kind: 'none' },
  shareMode: 'auto',
  rangeMode: 'tap',
});

export const initial = (): State => ({
  turn: 1,
  phase: 'battle',
  board: { widthCm: 180, heightCm: 120, scenery: 'plain' },
  house: DEFAULT_HOUSE,
  armies: { a: army('A'), b: army('B') },
  characters: [],
  step: null,
  shares: [],
  lastFirst: 'a',
});

/** One index for each list of characters: a rule in the middle of its dice is started again for each answer. */
const indexes = new WeakMap<readonly Character[], ReadonlyMap<EntityId, Character>>();

export function charactersById(state: Pick<State, 'characters'>): ReadonlyMap<EntityId, Character> {
  const known = indexes.get(state.characters);
  if (known) return known;
  const index = new Map(state.characters.map((character) => [character.id, character]));
  indexes.set(state.characters, index);
  return index;
}

export const characterOf = (state: Pick<State, 'characters'>, id: string | null): Character | undefined =>
  id === null ? undefined : charactersById(state).get(id);

export const nameOf = (state: Pick<State, 'characters'>, id: EntityId): string =>
  characterOf(state, id)?.name ?? id;

/** The side that is playing its part of the phase; null when nobody is. */
export const sideOnTurn = (state: State): Side | null => state.step?.order?.[state.step.at] ?? null;
