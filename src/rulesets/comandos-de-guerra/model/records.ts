/** What events tell in one piece: throws, shots, damage, endings, steps of a chase. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { DiceText } from './sheet.ts';
import type { Outcome } from './state.ts';
import type { Band, ChaseStatus, Cover, Difficulty, Grade, JamOutcome, Role, ShockKind } from './words.ts';

/** One throw of one entrant: the check, its value, and the re-rolls that settled a tie. */
export interface Throw {
  readonly id: string;
  readonly who: EntityId | null;
  readonly name: string;
  readonly outcome: Outcome;
  readonly value: number;
  readonly rerolls: readonly number[];
}

/** A shot from the sum to the jam. */
export interface ShotRecord {
  readonly who: EntityId;
  readonly weaponId: string;
  readonly weaponName: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly role: Role;
  readonly difficulty: Difficulty;
  readonly cover: Cover;
  readonly aimRoundsUsed: number;
  /** Null: an automatic hit at point blank. */
  readonly outcome: Outcome | null;
  readonly jam: {
    readonly die: number | null;
    readonly effective: number;
    readonly outcome: JamOutcome;
  };
  readonly hits: boolean;
  readonly loaded: number | null;
}

export interface DamageRecord {
  readonly targetId: string;
  readonly targetName: string;
  readonly grade: Grade;
  readonly damage: DiceText;
  readonly rolled: number;
  readonly dealt: number;
  readonly armourLeft: number | null;
  readonly through: number;
  /** Null: the target has no card. */
  readonly lifeLeft: number | null;
  readonly wounded: boolean;
  readonly outOfAction: boolean;
}

export type Ending =
  | { readonly what: 'shock'; readonly who: EntityId; readonly kind: ShockKind }
  | { readonly what: 'unjam' | 'reload'; readonly who: EntityId; readonly weaponId: string }
  | { readonly what: 'aim'; readonly who: EntityId }
  | { readonly what: 'secondary'; readonly who: EntityId | null; readonly name: string };

/** What one step did to one track. */
export interface TrackStep {
  readonly id: EntityId;
  readonly winner: 'pursuer' | 'quarry' | null;
  readonly band: Band;
  readonly status: ChaseStatus;
}
