/** What the players can tell the table. */
import type { Point } from '../../../kernel/geometry.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Settings, SettingValue } from './settings.ts';
import type { Profile, Side, Wound } from './state.ts';

/** AT that a commander spends to take as much off the die. */
export interface Boost {
  readonly commanderId: EntityId;
  readonly at: number;
}

/** The named Actions of PS-7.5; any other short text is a name too, and `''` is just an Action. */
export const ACTION_NAMES = [
  'move',
  'fire',
  'takeCover',
  'closeCombat',
  'opportunityFire',
  'suppressionFire',
  'throwGrenade',
] as const;

/** One value of a character, set by hand. */
export type CharacterChange =
  | { readonly field: 'wound'; readonly value: Wound }
  | { readonly field: 'shocked'; readonly value: boolean }
  | { readonly field: 'tookCover'; readonly value: boolean }
  | { readonly field: 'seesCasualty'; readonly value: boolean }
  | { readonly field: 'actionsUsed'; readonly value: number }
  | { readonly field: 'woundShockUntil'; readonly value: number | null };

/** One value of a side, set by hand. */
export interface SideChange {
  readonly field: 'atPool' | 'turnNumber' | 'reserve';
  readonly value: number;
}

export interface Move {
  readonly characterId: EntityId;
  /** Null takes the figure off the board. */
  readonly position: Point | null;
}

export type Command =
  /** `sameAttack`: null leaves it to the table: yes while a check of the latest attack is still open. */
  | { readonly type: 'wound'; readonly characterId: EntityId; readonly sameAttack: boolean | null }
  | { readonly type: 'kill'; readonly characterId: EntityId; readonly sameAttack: boolean | null }
  /** PS-2.10, PS-2.6: who is closest; null for "nobody". */
  | { readonly type: 'chooseTester'; readonly checkId: EntityId; readonly characterId: EntityId | null }
  /** PS-2.6 with `tieBreak: 'random'`. */
  | { readonly type: 'drawTester'; readonly checkId: EntityId }
  /** PS-2.8: who saw the casualty; null goes back to the marks on the characters. */
  | {
      readonly type: 'tickWitnesses';
      readonly checkId: EntityId;
      readonly characterIds: readonly EntityId[] | null;
    }
  /** `checkId` null: a test made by hand, without a recorded casualty. */
  | {
      readonly type: 'shockTest';
      readonly characterId: EntityId;
      readonly checkId: EntityId | null;
      readonly boosts: readonly Boost[];
    }
  /**
   * With `boostTiming: 'after'` the boosts are a promise: of them exactly the shortfall is paid, when it
   * is enough. Without a promise the table asks after the roll (`payShortfall`).
   */
  | {
      readonly type: 'recover';
      readonly characterId: EntityId;
      readonly boosts: readonly Boost[];
      readonly via: EntityId | null;
    }
  | { readonly type: 'payShortfall'; readonly boosts: readonly Boost[] }
  | { readonly type: 'declineShortfall' }
  | {
      readonly type: 'spend';
      readonly characterId: EntityId;
      readonly action: string;
      readonly at: number;
    }
  | { readonly type: 'startTurn'; readonly side: Side }
  | { readonly type: 'newBattle' }
  | { readonly type: 'setCharacterValue'; readonly characterId: EntityId; readonly change: CharacterChange }
  | { readonly type: 'setSideValue'; readonly side: Side; readonly change: SideChange }
  | { readonly type: 'setActiveSide'; readonly side: Side }
  | { readonly type: 'nameSide'; readonly side: Side; readonly name: string; readonly colour: string }
  /** One character for each id; several are numbered. */
  | { readonly type: 'addCharacters'; readonly ids: readonly EntityId[]; readonly profile: Profile }
  | {
      readonly type: 'importCharacters';
      readonly entries: readonly { readonly id: EntityId; readonly profile: Profile }[];
    }
  | { readonly type: 'editCharacter'; readonly characterId: EntityId; readonly profile: Profile }
  | { readonly type: 'duplicateCharacter'; readonly characterId: EntityId; readonly id: EntityId }
  | { readonly type: 'removeCharacters'; readonly characterIds: readonly EntityId[] }
  /** `to`: his new place among his own side, from 0. */
  | { readonly type: 'reorderCharacter'; readonly characterId: EntityId; readonly to: number }
  | { readonly type: 'moveFigures'; readonly moves: readonly Move[] }
  /** Null forgets a correction and goes back to the tape measure. */
  | {
      readonly type: 'tickCommandRange';
      readonly commanderId: EntityId;
      readonly characterId: EntityId;
      readonly inRange: boolean | null;
    }
  | { readonly type: 'setBoard'; readonly inUse: boolean; readonly size: number }
  | { readonly type: 'changeSetting'; readonly key: keyof Settings; readonly value: SettingValue };

/** One command of the union by its name. */
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
