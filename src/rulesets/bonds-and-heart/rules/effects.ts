/** BH-6: what an accepted claim is worth, outside combat and in it. */
import type { Rejection } from '../../../kernel/result.ts';
import {
  ABILITIES,
  type AbilityId,
  type Bearer,
  type BondKind,
  QUALITIES,
  type QualityId,
} from '../model/bearer.ts';
import { CARD_TYPES, type CardType } from '../model/commands.ts';
import { isWhole, LIMITS } from '../model/limits.ts';
import { activeOf, bondTowards, type Mode, modeOf, type OpenClaim, type State } from '../model/state.ts';
import { bondLight } from './bonds.ts';
import { because, firstOf, type Outcome } from './faults.ts';

/** Most HP that one light part can move (BH-6.7). */
export const HP_PER_LIGHT = 5;

/** Who rolls with the help of a bond: the companion for love (BH-6.2), else the claimant. */
export const rollerOf = (claim: OpenClaim): string =>
  claim.kind === 'loveHate' ? claim.claimed : claim.claimant;

/** Whose hand the card comes from: the companion's for love and friendship (BH-6.3, BH-6.5). */
export const cardOwnerOf = (claim: OpenClaim): string =>
  claim.kind === 'admirationEnvy' ? claim.claimant : claim.claimed;

/** BH-6.9: what the sheet proposes for a card. */
export const usualQuality = (cardType: CardType): QualityId => (cardType === 'attack' ? 'fighter' : 'mage');

export const isCardType = (value: unknown): value is CardType => CARD_TYPES.includes(value as CardType);

export const whyNotCard = (base: number, cardType: string): Rejection | null =>
  firstOf(
    isWhole(base, 0, LIMITS.card) ? null : because('BH_E_CARD_RANGE'),
    isCardType(cardType) ? null : because('BH_E_CARD_TYPE'),
  );

export const whyNotScore = (score: unknown): Rejection | null =>
  isWhole(score, 0, LIMITS.score) ? null : because('BH_E_SCORE_RANGE');

/**
 * The ability whose score caps an action bonus: that of the test (BH-6.2, BH-6.8), for friendship the one
 * the companion joins in with, which may be another (BH-6.4). The score is always the companion's own.
 */
export const cappingAbility = (kind: BondKind, ability: AbilityId, joinsWith: AbilityId | null): AbilityId =>
  kind === 'friendshipRivalry' ? (joinsWith ?? ability) : ability;

/** The score that caps advice on a card: the claimant's quality, or the adviser's by house rule (BH-6.9). */
export function adviceCap(
  state: State,
  claimant: Bearer | undefined,
  claimed: Bearer | undefined,
  quality: QualityId,
): number {
  const who = state.settings.adviceCapFrom === 'claimed' ? claimed : claimant;
  return who?.qualities[quality] ?? 0;
}

/** The question of `bondEffect`; each effect reads the fields it needs. */
export interface EffectQuery extends OpenClaim {
  readonly mode: Mode;
  readonly testAbility?: AbilityId;
  readonly claimedAbility?: AbilityId;
  readonly actorScore?: number;
  readonly base?: number;
  readonly cardType?: string;
  readonly quality?: QualityId;
  readonly damage?: number;
}

export type Effect =
  | {
      readonly as: 'bonus';
      readonly light: number;
      readonly roller: string;
      readonly cap: number;
      readonly bonus: number;
    }
  | { readonly as: 'penalty'; readonly light: number; readonly penalty: number }
  | {
      readonly as: 'card';
      readonly light: number;
      /** Null: no limit (BH-6.3, BH-6.5). */
      readonly cap: number | null;
      readonly bonus: number;
      readonly cardValue: number;
      readonly cardFrom: string;
      readonly cardPlayedBy: string;
    }
  | { readonly as: 'share'; readonly light: number; readonly maxShare: number };

/**
 * What a bond would give right now; nothing is stored and no token moves (BH-6.1). Errors in the order of
 * the spec's table: no such bond, no light in it, the wrong phase, then the numbers of the effect.
 */
export function bondEffect(state: State, query: EffectQuery): Outcome<Effect> {
  const { claimant: claimantId, claimed: claimedId, kind, mode } = query;
  const claimant = activeOf(state, claimantId);
  const claimed = activeOf(state, claimedId);
  const bond = claimed && bondTowards(claimed, claimantId, kind);
  const light = claimed && bond ? bondLight(claimed, bond, state.settings) : 0;
  const why = firstOf(
    claimant && claimed ? null : because('BH_E_NOT_ACTIVE'),
    bond ? null : because('BH_E_NO_BOND'),
    light > 0 ? null : because('BH_E_BOND_DARK'),
    mode === modeOf(state.phase) ? null : because('BH_E_PHASE'),
  );
  if (why) return { ok: false, why };
  return mode === 'action' ? actionEffect(query, light, claimed!) : combatEffect(state, query, light);
}

function actionEffect(query: EffectQuery, light: number, claimed: Bearer): Outcome<Effect> {
  if (query.kind === 'protectionContempt') {
    // BH-6.6: capped by the score of whoever acts against the claimant.
    const why = whyNotScore(query.actorScore);
    if (why) return { ok: false, why };
    return { ok: true, value: { as: 'penalty', light, penalty: Math.min(light, query.actorScore!) } };
  }
  const ability = query.testAbility ?? query.claimedAbility;
  const joinsWith = query.claimedAbility ?? null;
  if (!ability || !ABILITIES.includes(ability) || (joinsWith && !ABILITIES.includes(joinsWith)))
    return { ok: false, why: because('BH_E_SCORE_RANGE') };
  const cap = claimed.abilities[cappingAbility(query.kind, ability, joinsWith)];
  return {
    ok: true,
    value: { as: 'bonus', light, roller: rollerOf(query), cap, bonus: Math.min(light, cap) },
  };
}

function combatEffect(state: State, query: EffectQuery, light: number): Outcome<Effect> {
  if (query.kind === 'protectionContempt') {
    if (!isWhole(query.damage, 1, LIMITS.damage)) return { ok: false, why: because('BH_E_NO_DAMAGE') };
    return { ok: true, value: { as: 'share', light, maxShare: mostShare(query.damage, light) } };
  }
  const { base = Number.NaN, cardType = '' } = query;
  const why = whyNotCard(base, cardType);
  if (why) return { ok: false, why };
  const quality = query.quality ?? usualQuality(cardType as CardType);
  if (!QUALITIES.includes(quality)) return { ok: false, why: because('BH_E_SCORE_RANGE') };
  const advised = query.kind === 'admirationEnvy';
  const cap = advised
    ? adviceCap(state, activeOf(state, query.claimant), activeOf(state, query.claimed), quality)
    : null;
  const bonus = Math.min(light, cap ?? light);
  return {
    ok: true,
    value: {
      as: 'card',
      light,
      cap,
      bonus,
      // BH-6.12: no upper limit on the sum.
      cardValue: base + bonus,
      cardFrom: cardOwnerOf(query),
      cardPlayedBy: rollerOf(query),
    },
  };
}

/** BH-6.7: the most that a companion can take of a hit. */
export const mostShare = (damage: number, light: number): number => Math.min(damage, HP_PER_LIGHT * light);
