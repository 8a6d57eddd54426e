/** BH-5: who can ask whom, and why not. */
import { type Fraction, fraction } from '../../../kernel/fraction.ts';
import type { Rejection } from '../../../kernel/result.ts';
import { type Bearer, BOND_KINDS, type BondKind } from '../model/bearer.ts';
import { activeOf, bearerOf, bondTowards, players, type State } from '../model/state.ts';
import { bondLight, bondParts } from './bonds.ts';
import { because } from './faults.ts';
import { bondWays, changeChance, HEART_THROWS, heartOdds } from './heart-odds.ts';

/** Claims in play: those of the active bearers (BH-1.7, BH-5.2). */
export const claimsInPlay = (state: State): number =>
  players(state).reduce((sum, { claims }) => sum + claims, 0);

/** BH-5.8: half of all claims with four players or more, never below 1; else 2. */
export const claimCap = (state: State): number =>
  players(state).length >= 4 ? Math.max(1, Math.floor(claimsInPlay(state) / 2)) : 2;

/** Whether a player holds fewer claims than the cap and can be asked. */
export const belowCap = (state: State, bearer: Bearer): boolean => bearer.claims < claimCap(state);

/** The light of the bond that a claim would call on; 0 when there is none. */
export function claimLight(state: State, claimant: string, claimed: string, kind: BondKind): number {
  const owner = bearerOf(state, claimed);
  const bond = owner && bondTowards(owner, claimant, kind);
  return owner && bond ? bondLight(owner, bond, state.settings) : 0;
}

/** BH-5.3: the first condition that a claim fails, in the order of the rule; null when it can be made. */
export function whyNotClaim(
  state: State,
  claimantId: string,
  claimedId: string,
  kind: BondKind,
): Rejection | null {
  if (claimantId === claimedId) return because('BH_E_SELF_CLAIM');
  const claimant = activeOf(state, claimantId);
  const claimed = activeOf(state, claimedId);
  if (!claimant || !claimed) return because('BH_E_NOT_ACTIVE');
  if (claimant.claims < 1) return because('BH_E_NO_CLAIM');
  if (!bondTowards(claimed, claimantId, kind)) return because('BH_E_NO_BOND');
  if (claimLight(state, claimantId, claimedId, kind) < 1) return because('BH_E_BOND_DARK');
  if (!belowCap(state, claimed)) return because('BH_E_TARGET_AT_CAP', { cap: claimCap(state) });
  // BH-5.9 to BH-5.11: only a combat limits the number of claims; being asked is free.
  if (state.phase === 'combat' && claimant.combatClaimsUsed >= claimant.combatClaimLimit)
    return because('BH_E_COMBAT_LIMIT');
  return null;
}

/** BH-5.14: whether this companion turned the claimant down lately. A reminder, no obstacle. */
export const refusedLately = (state: State, claimant: string, claimed: string): boolean =>
  state.refusals.some((one) => one.claimant === claimant && one.claimed === claimed);

export interface Cell {
  readonly bond: string;
  readonly kind: BondKind;
  readonly light: number;
  readonly parts: number;
  /** Why it cannot be claimed now; null when it can. */
  readonly why: Rejection | null;
}

export interface MatrixRow {
  readonly claimant: string;
  /** One entry for each player, in the order of the table; null on the diagonal. */
  readonly cells: readonly { readonly claimed: string; readonly bonds: readonly Cell[] | null }[];
}

/** The matrix of who (row) can ask whom (column) by which bonds (BH-4.1, BH-5.3). */
export function matrix(state: State): MatrixRow[] {
  const all = players(state);
  return all.map(({ id: claimant }) => ({
    claimant,
    cells: all.map((claimed) => ({
      claimed: claimed.id,
      bonds: claimed.id === claimant ? null : cellsOf(state, claimant, claimed),
    })),
  }));
}

function cellsOf(state: State, claimant: string, claimed: Bearer): Cell[] {
  return BOND_KINDS.flatMap((kind) => {
    const bond = bondTowards(claimed, claimant, kind);
    if (!bond) return [];
    return {
      bond: bond.id,
      kind,
      light: bondLight(claimed, bond, state.settings),
      parts: bondParts(bond, state.settings),
      why: whyNotClaim(state, claimant, claimed.id, kind),
    };
  });
}

/** What a refusal would risk: the chance that a plot darkens, and that this bond loses a part (BH-5.6). */
export function refusalOdds(
  state: State,
  claimantId: string,
  claimedId: string,
  kind: BondKind,
): { darkens: Fraction; bondLoses: Fraction } | null {
  const owner = bearerOf(state, claimedId);
  const bond = owner && bondTowards(owner, claimantId, kind);
  if (!owner || !bond) return null;
  const odds = heartOdds(owner.light, 'dark');
  const touched = state.settings.bondModel === 'linked' ? bondWays(odds, bond) : 0;
  return { darkens: changeChance(odds), bondLoses: fraction(touched, HEART_THROWS) };
}
