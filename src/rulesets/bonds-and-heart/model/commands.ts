/** Everything that a player or the director can tell the table. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { AbilityId, Aid, BondKind, Hp, PlotNo, Profile, QualityId, Status, Tone } from './bearer.ts';
import type { Settings } from './settings.ts';
import type { OpenClaim } from './state.ts';

/** BH-3.1: why a heart changes. */
export const CAUSES = ['kindAct', 'wickedAct', 'refusedClaim', 'card', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

export const DECISIONS = ['accept', 'refuse', 'deny'] as const;
export type Verdict = (typeof DECISIONS)[number];

export const CARD_TYPES = ['attack', 'magicAttack'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** One direction of a heart change: `plots` plots, one roll each (BH-3.9). */
export interface HeartOrder {
  readonly toward: Tone;
  readonly plots: number;
}

export interface NewBearer {
  readonly id: EntityId;
  readonly profile: Profile;
  /** The light plots when filled by hand; null for the alternating heart (BH-2.3). */
  readonly light: readonly PlotNo[] | null;
}

export interface NewBond {
  readonly id: EntityId;
  readonly to: EntityId;
  readonly kind: BondKind;
  /** Read in the linked model. */
  readonly plots: readonly number[];
  /** Read in the free model. */
  readonly freeLight: number | null;
}

export type RosterCommand =
  | { readonly type: 'addBearers'; readonly bearers: readonly NewBearer[] }
  | { readonly type: 'editBearer'; readonly id: EntityId; readonly profile: Profile }
  | { readonly type: 'duplicateBearer'; readonly id: EntityId; readonly newId: EntityId }
  /** BH-1.7: leaves the table with the claims, and stays on the list. */
  | { readonly type: 'removeBearer'; readonly id: EntityId }
  /** Off the list for good, with every bond towards them. */
  | { readonly type: 'deleteBearer'; readonly id: EntityId }
  | { readonly type: 'moveBearer'; readonly id: EntityId; readonly to: number }
  /** BH-8.3: back into play, or into the director's hands. */
  | {
      readonly type: 'setStatus';
      readonly id: EntityId;
      readonly status: Status;
      readonly fate: Tone | null;
    };

export type HeartCommand =
  | {
      readonly type: 'changeHeart';
      readonly id: EntityId;
      readonly cause: Cause;
      /** In the order of the card; light first if it states none (BH-3.10). */
      readonly changes: readonly HeartOrder[];
    }
  | { readonly type: 'paintPlot'; readonly id: EntityId; readonly plot: number; readonly tone: Tone }
  | { readonly type: 'paintHeart'; readonly id: EntityId; readonly light: readonly number[] }
  | { readonly type: 'setMark'; readonly id: EntityId; readonly mark: Tone | null };

export type BondCommand =
  | { readonly type: 'createBond'; readonly owner: EntityId; readonly bond: NewBond }
  | {
      readonly type: 'redrawBond';
      readonly owner: EntityId;
      readonly bond: EntityId;
      readonly plots: readonly number[];
    }
  | {
      readonly type: 'setBondLight';
      readonly owner: EntityId;
      readonly bond: EntityId;
      readonly light: number;
    }
  | { readonly type: 'removeBond'; readonly owner: EntityId; readonly bond: EntityId }
  | { readonly type: 'closeBondPrompt'; readonly id: EntityId };

export type ClaimCommand =
  | ({ readonly type: 'openClaim' } & OpenClaim)
  | { readonly type: 'withdrawClaim' }
  | ({ readonly type: 'resolveClaim'; readonly decision: Verdict } & OpenClaim)
  | { readonly type: 'dropHelp'; readonly help: string };

/** An accepted claim laid onto a test; `ability` is what the partner joins in with (BH-6.4). */
export interface HelpUse {
  readonly help: string;
  /** Null: the ability of the test. */
  readonly ability: AbilityId | null;
}

/** A test before its dice (BH-7). */
export interface TestPlan {
  /** Null: a character of the director. */
  readonly roller: EntityId | null;
  /** What the log calls a character of the director; may be empty. */
  readonly alias: string;
  readonly ability: AbilityId | null;
  /** Null: what the roller's sheet says. */
  readonly score: number | null;
  readonly heartless: number;
  readonly nobody: number;
  readonly difficulty: number;
  readonly other: number;
  readonly helps: readonly HelpUse[];
  /** Bond bonuses entered by hand. */
  readonly bonuses: readonly number[];
  /** Protection penalties entered by hand, as positive numbers. */
  readonly penalties: readonly number[];
  /** Whom a hostile action is aimed at: their protections count (BH-6.6). */
  readonly against: EntityId | null;
}

export type PlayCommand =
  | ({ readonly type: 'rollTest' } & TestPlan)
  | {
      readonly type: 'playCard';
      /** Who plays it. */
      readonly id: EntityId;
      readonly base: number;
      readonly cardType: string;
      /** Null: Fighter for an attack, Mage for a magic attack (BH-6.9). */
      readonly quality: QualityId | null;
      readonly helps: readonly string[];
    }
  | {
      readonly type: 'shareDamage';
      readonly help: string;
      readonly damage: number;
      readonly share: number;
    };

/** Values set by hand. */
export type OverrideCommand =
  | { readonly type: 'setHp'; readonly id: EntityId; readonly hp: Hp }
  | { readonly type: 'setClaims'; readonly id: EntityId; readonly claims: number }
  | { readonly type: 'setClaimLimit'; readonly id: EntityId; readonly limit: number }
  | { readonly type: 'setClaimsUsed'; readonly id: EntityId; readonly used: number }
  | { readonly type: 'setProtections'; readonly id: EntityId; readonly protections: readonly Aid[] }
  | { readonly type: 'setAdvice'; readonly id: EntityId; readonly advice: readonly Aid[] };

export type TableCommand =
  | { readonly type: 'startAdventure' }
  | { readonly type: 'endAdventure' }
  | { readonly type: 'startCombat' }
  | { readonly type: 'endCombat' }
  | { readonly type: 'endScene' }
  | {
      readonly type: 'changeSetting';
      readonly key: keyof Settings;
      readonly value: boolean | number | string;
    };

export type Command =
  | RosterCommand
  | HeartCommand
  | BondCommand
  | ClaimCommand
  | PlayCommand
  | OverrideCommand
  | TableCommand;
