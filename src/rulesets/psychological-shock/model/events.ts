/** What happened at the table. Amounts are what was spent, so that every event stands on its own. */
import type { Faces } from '../../../kernel/dice.ts';
import type { EntityId } from '../../../kernel/ids.ts';
import type { Boost, CharacterChange, Move, SideChange } from './commands.ts';
import type { Settings, SettingValue } from './settings.ts';
import type { Character, Profile, ShockCheck, Shortfall, Side } from './state.ts';

/** Why a check was closed. `nobody`: the players said so. */
export const CLOSINGS = ['tested', 'none', 'nobody', 'alreadyShocked', 'alreadyTested'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** What the table knew about the tester when a casualty fell. */
export const STATUSES = ['test', 'tie', 'ask', 'none', 'already-shocked', 'already-tested'] as const;
export interface Found {
  readonly status: (typeof STATUSES)[number];
  readonly testerId: EntityId | null;
  readonly distance: number | null;
}

/** Actions that went to somebody's count. */
export interface Bill {
  readonly commanderId: EntityId;
  readonly actions: number;
}

/** One throw against the card, with all that a referee would ask for. */
export interface Throw {
  readonly die: number;
  readonly target: number;
  /** AT that were paid by commanders. */
  readonly boosts: readonly Boost[];
  readonly score: number;
  readonly passed: boolean;
  /** Boost AT that could not help: above what makes a six pass. */
  readonly wasted: number;
}

export type Event =
  | {
      readonly type: 'characterWounded';
      readonly characterId: EntityId;
      /** The Actions on the two sides of the card. */
      readonly from: number;
      readonly to: number;
      readonly woundShockUntil: number | null;
    }
  | { readonly type: 'characterKilled'; readonly characterId: EntityId; readonly byWound: boolean }
  | { readonly type: 'checkOpened'; readonly check: ShockCheck; readonly found: Found }
  | {
      readonly type: 'checkClosed';
      readonly checkId: EntityId;
      readonly casualtyId: EntityId;
      /** Whom it was about: the closest, or null. */
      readonly testerId: EntityId | null;
      readonly reason: Closing;
    }
  | {
      readonly type: 'testerChosen';
      readonly checkId: EntityId;
      readonly casualtyId: EntityId;
      readonly characterId: EntityId;
      /** The die that decided a tie, with its faces; null when players chose. */
      readonly draw: { readonly face: number; readonly faces: Faces } | null;
    }
  | {
      readonly type: 'witnessesTicked';
      readonly checkId: EntityId;
      readonly characterIds: readonly EntityId[] | null;
    }
  | ({
      readonly type: 'shockTested';
      readonly characterId: EntityId;
      readonly casualtyId: EntityId | null;
      /** Number of the attack; null for a test by hand. */
      readonly attack: number | null;
      /** Edge to edge, in u; null where nothing was measured. */
      readonly distance: number | null;
      readonly bill: readonly Bill[];
    } & Throw)
  | ({
      readonly type: 'recoveryTried';
      readonly characterId: EntityId;
      /** The commander whose Action paid for the try (PS-6.8), or null. */
      readonly viaId: EntityId | null;
      readonly bill: readonly Bill[];
      /** AT for the try and its boosts. */
      readonly at: number;
    } & Throw)
  | { readonly type: 'shortfallOpened'; readonly shortfall: Shortfall }
  | {
      readonly type: 'shortfallPaid';
      readonly characterId: EntityId;
      readonly kind: Shortfall['kind'];
      readonly boosts: readonly Boost[];
      readonly bill: readonly Bill[];
    }
  | { readonly type: 'shortfallDeclined'; readonly characterId: EntityId }
  | {
      readonly type: 'actionSpent';
      readonly characterId: EntityId;
      readonly action: string;
      readonly at: number;
    }
  | {
      readonly type: 'turnStarted';
      readonly side: Side;
      readonly turnNumber: number;
      readonly refilled: readonly Side[];
      readonly atPool: number;
      /** Whose wound-shock markers went. */
      readonly markersRemoved: readonly EntityId[];
    }
  | { readonly type: 'battleReset' }
  | { readonly type: 'characterValueSet'; readonly characterId: EntityId; readonly change: CharacterChange }
  | { readonly type: 'sideValueSet'; readonly side: Side; readonly change: SideChange }
  | { readonly type: 'activeSideSet'; readonly side: Side }
  | { readonly type: 'sideNamed'; readonly side: Side; readonly name: string; readonly colour: string }
  | { readonly type: 'charactersAdded'; readonly characters: readonly Character[] }
  | { readonly type: 'characterEdited'; readonly characterId: EntityId; readonly profile: Profile }
  | {
      readonly type: 'charactersRemoved';
      readonly removed: readonly { readonly id: EntityId; readonly name: string }[];
    }
  | { readonly type: 'characterReordered'; readonly characterId: EntityId; readonly to: number }
  | { readonly type: 'figuresMoved'; readonly moves: readonly Move[] }
  | {
      readonly type: 'commandRangeTicked';
      readonly commanderId: EntityId;
      readonly characterId: EntityId;
      readonly inRange: boolean | null;
      /** Whether it corrects a measured distance, or is the list of a table without a board. */
      readonly correction: boolean;
    }
  | { readonly type: 'boardChanged'; readonly inUse: boolean; readonly size: number }
  | { readonly type: 'settingChanged'; readonly key: keyof Settings; readonly value: SettingValue };

/** One event of the union by its name. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
