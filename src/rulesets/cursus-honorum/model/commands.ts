/** Everything that players can tell the table. */
import type { Point } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Profile, Side, Status, Track } from './character.ts';
import type { Army, CommandLoss, House, Phase, Scenery } from './game.ts';

/** Who is in range of whom, as tapped by the players. */
export interface Reach {
  readonly id: string;
  readonly ids: readonly EntityId[];
}

/** A player's choice among the tied: exactly as many as the source leaves open. */
export interface Choice {
  readonly source: string;
  readonly ids: readonly EntityId[];
}

/** How points are to be shared: ranges (null = measure on the board), order of equal sources, picks. */
interface Sharing {
  readonly order: readonly EntityId[];
  readonly picks: readonly Choice[];
}

export const FLAGS = [
  'retreating',
  'pendingForcedFlight',
  'owesLoad',
  'alive',
  'onTable',
  'hasTurned',
] as const;
export const COUNTERS = [
  'leadership',
  'leadershipSpent',
  'leadershipLost',
  'turnsFleeing',
  'carriedPoints',
] as const;

/** One tracked value set by hand. */
export type Change =
  | { readonly field: 'status'; readonly value: Status }
  | { readonly field: 'points'; readonly track: Track; readonly value: number }
  | { readonly field: 'causes'; readonly track: Track; readonly value: readonly string[] }
  | { readonly field: 'flag'; readonly name: (typeof FLAGS)[number]; readonly value: boolean }
  | { readonly field: 'counter'; readonly name: (typeof COUNTERS)[number]; readonly value: number };

export interface Placement {
  readonly id: EntityId;
  readonly pos: Point | null;
  readonly facingDeg: number;
}

export type RosterCommand =
  | {
      readonly type: 'addCharacters';
      readonly entries: readonly { readonly id: EntityId; readonly profile: Profile }[];
    }
  | { readonly type: 'editCharacter'; readonly id: EntityId; readonly profile: Profile }
  | { readonly type: 'duplicateCharacter'; readonly id: EntityId; readonly newId: EntityId }
  | { readonly type: 'removeCharacters'; readonly ids: readonly EntityId[] }
  | { readonly type: 'moveInRoster'; readonly id: EntityId; readonly to: number }
  | { readonly type: 'moveTokens'; readonly moves: readonly Placement[] }
  | {
      readonly type: 'deployRows';
      readonly ids: readonly EntityId[];
      readonly perRow: number;
      /** Clear space between the bases, cm. */
      readonly gapCm: number;
      readonly centreCm: number;
      /** Where the first row stands, cm from the top edge. */
      readonly frontCm: number;
      /** 0 looks up the table, 180 down; the rows go backwards from the front. */
      readonly facingDeg: number;
    }
  | {
      readonly type: 'changeArmy';
      readonly side: Side;
      readonly name: string;
      readonly shareMode: Army['shareMode'];
      readonly rangeMode: Army['rangeMode'];
    }
  | {
      readonly type: 'changeBoard';
      readonly widthCm: number;
      readonly heightCm: number;
      readonly scenery: Scenery;
    }
  | {
      readonly type: 'changeSetting';
      readonly key: keyof House;
      readonly value: boolean | number | string;
    };

export type OverrideCommand =
  | { readonly type: 'override'; readonly id: EntityId; readonly change: Change }
  | { readonly type: 'overrideTurn'; readonly turn: number }
  | { readonly type: 'overridePhase'; readonly phase: Phase }
  | { readonly type: 'overrideCommandLoss'; readonly side: Side; readonly commandLoss: CommandLoss };

export type BattleCommand =
  | {
      readonly type: 'killCharacter';
      readonly id: EntityId;
      readonly inRange: readonly EntityId[] | null;
      readonly picks: readonly Choice[];
    }
  | {
      readonly type: 'scoreSuperiority';
      readonly id: EntityId;
      readonly attackDice: number;
      readonly defenceDice: number;
    }
  | { readonly type: 'setRetreat'; readonly id: EntityId; readonly on: boolean }
  | { readonly type: 'leaderFlees'; readonly id: EntityId }
  | { readonly type: 'leaveTable'; readonly id: EntityId }
  | { readonly type: 'fleeMove'; readonly ids: readonly EntityId[] }
  | {
      readonly type: 'addPoints';
      readonly id: EntityId;
      readonly track: Track;
      /** Negative takes points off. */
      readonly points: number;
      readonly reason: string;
      readonly cause: EntityId | null;
    }
  | {
      readonly type: 'sharePoints';
      readonly side: Side;
      readonly track: Track;
      readonly reason: string;
      readonly sources: readonly (Reach & { readonly points: number })[];
      readonly picks: readonly Choice[];
    }
  | { readonly type: 'spendLeadership'; readonly id: EntityId; readonly spent: number }
  | {
      readonly type: 'setTargets';
      readonly targets: readonly { readonly id: EntityId; readonly targetId: EntityId | null }[];
    }
  | { readonly type: 'choosePick'; readonly source: string; readonly ids: readonly EntityId[] };

export type PhaseCommand =
  | { readonly type: 'beginPsychology' }
  | { readonly type: 'drawLots' }
  | { readonly type: 'chooseFirst'; readonly first: Side }
  | ({
      readonly type: 'openRecovery';
      readonly threats: readonly Reach[] | null;
      /** Own pursuers with a fleeing enemy within charge distance. */
      readonly prey: readonly EntityId[] | null;
    } & Sharing)
  | { readonly type: 'attemptRecovery'; readonly ids: readonly EntityId[] }
  | { readonly type: 'declineRecovery'; readonly ids: readonly EntityId[] }
  | { readonly type: 'closeRecovery' }
  | ({ readonly type: 'shareFlight'; readonly inRange: readonly Reach[] | null } & Sharing)
  | { readonly type: 'testFlight'; readonly ids: readonly EntityId[] }
  | {
      readonly type: 'failFlight';
      readonly ids: readonly EntityId[];
      readonly reaction: 'flight' | 'cowering' | null;
    }
  | ({
      readonly type: 'shareOffensive';
      readonly pursuit: readonly Reach[] | null;
      readonly attack: readonly Reach[] | null;
      readonly furyPoints: readonly { readonly id: EntityId; readonly points: number }[];
    } & Sharing)
  | {
      readonly type: 'testOffensive';
      readonly ids: readonly EntityId[];
      /** Null = every due track in order, up to the first failure. */
      readonly track: Track | null;
    }
  | { readonly type: 'failOffensive'; readonly id: EntityId; readonly track: Track }
  | { readonly type: 'closeRound' }
  | { readonly type: 'endTurn' };

export type Command = RosterCommand | OverrideCommand | BattleCommand | PhaseCommand;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
