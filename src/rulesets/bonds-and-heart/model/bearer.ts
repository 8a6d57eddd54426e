/** A bearer, the heart of twenty plots, and the bonds that stand in it. */
import type { EntityId } from '../../../kernel/ids.ts';
import { LIMITS } from './limits.ts';

export const TONES = ['light', 'dark'] as const;
export type Tone = (typeof TONES)[number];

/** BH-4.2: each is named after its light and its dark face. */
export const BOND_KINDS = ['loveHate', 'friendshipRivalry', 'protectionContempt', 'admirationEnvy'] as const;
export type BondKind = (typeof BOND_KINDS)[number];

export const ABILITIES = ['knowledge', 'physique', 'tenacity', 'personality'] as const;
export type AbilityId = (typeof ABILITIES)[number];

export const QUALITIES = ['fighter', 'mage', 'defender', 'summoner'] as const;
export type QualityId = (typeof QUALITIES)[number];

export const STATUSES = ['active', 'left', 'directorCharacter'] as const;
export type Status = (typeof STATUSES)[number];

/** BH-2.1: a plot of the heart, 1…20. */
export type PlotNo = number;

export interface Bond {
  readonly id: EntityId;
  /** The companion whom the bond is about; never the owner. */
  readonly to: EntityId;
  readonly kind: BondKind;
  /** 1…7 different plots of the owner's heart, ascending; empty only in the free model. */
  readonly plots: readonly PlotNo[];
  /** Light of a free bond, 0…7; null in the linked model. */
  readonly freeLight: number | null;
}

/** Light that a bond had when its claim was accepted (BH-6.10). */
export interface Aid {
  readonly from: EntityId;
  readonly light: number;
}

export interface Specialty {
  readonly name: string;
  readonly ability: AbilityId;
  readonly heartless: number;
  readonly nobody: number;
}

export interface Hp {
  readonly current: number;
  readonly max: number;
}

/** What a player writes on the sheet. */
export interface Profile {
  readonly name: string;
  readonly playerName: string;
  readonly abilities: Readonly<Record<AbilityId, number>>;
  readonly qualities: Readonly<Record<QualityId, number>>;
  readonly specialties: readonly Specialty[];
  readonly hp: Hp;
}

export interface Bearer extends Profile {
  readonly id: EntityId;
  readonly status: Status;
  /** Set on retirement (BH-8.5). */
  readonly fate: Tone | null;
  /** The light plots, ascending; every other plot is dark (BH-2.2). */
  readonly light: readonly PlotNo[];
  /** The tone that once filled the whole heart (BH-2.4). */
  readonly filledMark: Tone | null;
  readonly bonds: readonly Bond[];
  readonly claims: number;
  readonly combatClaimsUsed: number;
  readonly combatClaimLimit: number;
  /** Advice that waits for the next attack card (BH-6.9). */
  readonly pendingAdvice: readonly Aid[];
  /** Shields that last until the scene ends (BH-6.6). */
  readonly protections: readonly Aid[];
}

/** BH-2.4: the tone of a heart that is all of one tone. */
export const fullTone = (light: readonly PlotNo[]): Tone | null =>
  light.length === LIMITS.plots ? 'light' : light.length === 0 ? 'dark' : null;

/** BH-2.3: odd plots light, even plots dark. */
export const ALTERNATE: readonly PlotNo[] = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The sheet of a bearer, without what happens to them in play. */
export const profileOf = (bearer: Profile): Profile => ({
  name: bearer.name,
  playerName: bearer.playerName,
  abilities: bearer.abilities,
  qualities: bearer.qualities,
  specialties: bearer.specialties,
  hp: bearer.hp,
});

/** A sheet with nothing but a name on it. */
export const plainProfile = (name: string): Profile => ({
  name,
  playerName: '',
  abilities: { knowledge: 1, physique: 1, tenacity: 1, personality: 1 },
  qualities: { fighter: 1, mage: 1, defender: 1, summoner: 1 },
  specialties: [],
  hp: { current: 20, max: 20 },
});

/** BH-1.7, BH-2.3, BH-5.1: whoever joins has the starting heart, no bonds and one claim. */
export const newBearer = (id: EntityId, profile: Profile, light: readonly PlotNo[] = ALTERNATE): Bearer => ({
  id,
  ...profileOf(profile),
  status: 'active',
  fate: null,
  light,
  filledMark: fullTone(light),
  bonds: [],
  claims: 1,
  combatClaimsUsed: 0,
  combatClaimLimit: 1,
  pendingAdvice: [],
  protections: [],
});
