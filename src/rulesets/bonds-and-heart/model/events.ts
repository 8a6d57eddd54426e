/** Everything that can happen at the table, with all numbers that led to it (BH-9.1). */
import type { EntityId } from '../../../kernel/ids.ts';
import type {
  AbilityId,
  Aid,
  Bearer,
  Bond,
  BondKind,
  Hp,
  PlotNo,
  Profile,
  QualityId,
  Status,
  Tone,
} from './bearer.ts';
import type { CardType, Cause, Verdict } from './commands.ts';
import type { SettingChange } from './settings.ts';
import type { Help, Mode, OpenClaim } from './state.ts';

/** A bond whose light changed with a plot (BH-3.12); 0 to more is "now claimable", to 0 "no longer". */
export interface BondShift {
  readonly bond: EntityId;
  readonly to: EntityId;
  readonly kind: BondKind;
  readonly before: number;
  readonly after: number;
}

/** One heart roll: the plots looked at in order, the last of them changed unless `changed` is null. */
export interface HeartStep {
  readonly dice: readonly number[];
  readonly sum: number;
  readonly tried: readonly PlotNo[];
  readonly changed: PlotNo | null;
  readonly shifts: readonly BondShift[];
}

/** A bond's part in a result; `from` is null when the number was entered by hand. */
export interface Bonus {
  readonly from: EntityId | null;
  readonly kind: BondKind | null;
  readonly light: number;
  /** The score that caps it; null without a cap. */
  readonly cap: number | null;
  /** What that score is in, for a test. */
  readonly ability: AbilityId | null;
  readonly amount: number;
}

/** What several bonds come to (BH-6.11). */
export const sumOf = (bonuses: readonly Bonus[]): number =>
  bonuses.reduce((sum, { amount }) => sum + amount, 0);

export interface TestDice {
  readonly full: number;
  readonly heartless: readonly number[];
  readonly nobody: readonly number[];
  readonly extra: readonly number[];
}

export type RosterEvent =
  | { readonly type: 'bearerAdded'; readonly bearer: Bearer }
  | {
      readonly type: 'bearerEdited';
      readonly id: EntityId;
      readonly name: string;
      readonly profile: Profile;
    }
  | { readonly type: 'bearerLeft'; readonly id: EntityId; readonly name: string }
  | { readonly type: 'bearerDeleted'; readonly id: EntityId; readonly name: string }
  | { readonly type: 'bearerMoved'; readonly id: EntityId; readonly to: number }
  | {
      readonly type: 'statusSet';
      readonly id: EntityId;
      readonly status: Status;
      readonly fate: Tone | null;
    };

export type HeartEvent =
  | {
      readonly type: 'heartChanged';
      readonly id: EntityId;
      readonly toward: Tone;
      readonly cause: Cause;
      readonly steps: readonly HeartStep[];
      /** The tone that fills the heart from now on, if it just did (BH-2.4). */
      readonly filled: Tone | null;
      /** Whether to ask about the free bonds (BH-4.10). */
      readonly prompt: boolean;
    }
  | {
      readonly type: 'plotPainted';
      readonly id: EntityId;
      readonly plot: PlotNo;
      readonly tone: Tone;
      readonly shifts: readonly BondShift[];
      readonly filled: Tone | null;
    }
  | {
      readonly type: 'heartPainted';
      readonly id: EntityId;
      readonly light: readonly PlotNo[];
      readonly filled: Tone | null;
    }
  | { readonly type: 'markSet'; readonly id: EntityId; readonly mark: Tone | null };

interface BondRef {
  readonly owner: EntityId;
  readonly bond: EntityId;
  readonly to: EntityId;
  readonly kind: BondKind;
}

export type BondEvent =
  | {
      readonly type: 'bondCreated';
      readonly owner: EntityId;
      readonly bond: Bond;
      readonly light: number;
    }
  | ({
      readonly type: 'bondRedrawn';
      readonly plots: readonly PlotNo[];
      readonly before: number;
      readonly light: number;
    } & BondRef)
  | ({ readonly type: 'bondLightSet'; readonly before: number; readonly light: number } & BondRef)
  | ({ readonly type: 'bondRemoved' } & BondRef)
  | { readonly type: 'bondPromptClosed'; readonly id: EntityId };

/** What an accepted claim gives: a help to use up, a shield for the scene, or advice for a card. */
export const GRANTS = ['help', 'protection', 'advice'] as const;
export type Grant = (typeof GRANTS)[number];

export type ClaimEvent =
  | ({ readonly type: 'claimOpened'; readonly light: number } & OpenClaim)
  | ({ readonly type: 'claimWithdrawn' } & OpenClaim)
  | ({
      readonly type: 'claimAnswered';
      readonly decision: Verdict;
      readonly mode: Mode;
      readonly light: number;
      /** Tokens held before, by claimant and claimed. */
      readonly held: readonly [number, number];
      /** Whether it counts as the claimant's claim of this combat. */
      readonly counted: boolean;
      readonly grant: Grant | null;
      readonly help: string;
    } & OpenClaim)
  | { readonly type: 'helpDropped'; readonly help: Help };

export type PlayEvent =
  | {
      readonly type: 'testRolled';
      readonly roller: EntityId | null;
      readonly alias: string;
      readonly ability: AbilityId | null;
      readonly score: number;
      readonly scoreCounts: boolean;
      readonly dice: TestDice;
      readonly diceTotal: number;
      readonly bonuses: readonly Bonus[];
      readonly penalties: readonly Bonus[];
      readonly other: number;
      readonly result: number;
      readonly difficulty: number;
      readonly success: boolean;
      readonly used: readonly string[];
    }
  | {
      readonly type: 'cardPlayed';
      readonly id: EntityId;
      /** Whose hand it came from. */
      readonly cardFrom: EntityId;
      readonly base: number;
      readonly cardType: CardType;
      readonly quality: QualityId;
      readonly bonuses: readonly Bonus[];
      readonly bonus: number;
      readonly value: number;
      readonly used: readonly string[];
    }
  | {
      readonly type: 'damageShared';
      readonly help: string;
      readonly claimant: EntityId;
      readonly claimed: EntityId;
      readonly light: number;
      readonly damage: number;
      readonly maxShare: number;
      readonly claimantTakes: number;
      readonly claimedTakes: number;
      readonly claimantHp: number;
      readonly claimedHp: number;
    };

export type OverrideEvent =
  | { readonly type: 'hpSet'; readonly id: EntityId; readonly before: Hp; readonly hp: Hp }
  | {
      readonly type: 'claimsSet';
      readonly id: EntityId;
      readonly before: number;
      readonly claims: number;
    }
  | { readonly type: 'claimLimitSet'; readonly id: EntityId; readonly limit: number }
  | { readonly type: 'claimsUsedSet'; readonly id: EntityId; readonly used: number }
  | { readonly type: 'protectionsSet'; readonly id: EntityId; readonly protections: readonly Aid[] }
  | { readonly type: 'adviceSet'; readonly id: EntityId; readonly advice: readonly Aid[] };

export interface Retired {
  readonly bearer: EntityId;
  readonly fate: Tone;
}

export type TableEvent =
  | { readonly type: 'adventureStarted'; readonly adventure: number }
  | { readonly type: 'adventureEnded'; readonly retired: readonly Retired[] }
  | { readonly type: 'combatStarted' }
  | { readonly type: 'combatEnded' }
  | { readonly type: 'sceneEnded'; readonly scene: number }
  | { readonly type: 'settingChanged'; readonly change: SettingChange };

export type Event =
  | RosterEvent
  | HeartEvent
  | BondEvent
  | ClaimEvent
  | PlayEvent
  | OverrideEvent
  | TableEvent;
