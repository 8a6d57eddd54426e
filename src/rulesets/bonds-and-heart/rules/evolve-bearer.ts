/** Small steps that several events share. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { Bearer } from '../model/bearer.ts';
import type { State } from '../model/state.ts';

export const changeBearer = (
  state: State,
  id: EntityId,
  change: (bearer: Bearer) => Partial<Bearer>,
): State => ({
  ...state,
  bearers: state.bearers.map((bearer) => (bearer.id === id ? { ...bearer, ...change(bearer) } : bearer)),
});

export const changeAll = (state: State, change: (bearer: Bearer) => Partial<Bearer>): State => ({
  ...state,
  bearers: state.bearers.map((bearer) => ({ ...bearer, ...change(bearer) })),
});

/** Used-up helps go, and with a new action the reminder of BH-5.14 for whoever acted. */
export const withoutUsed = (state: State, used: readonly string[], actor: EntityId | null): State => ({
  ...state,
  helps: state.helps.filter(({ id }) => !used.includes(id)),
  refusals: state.refusals.filter(({ claimant }) => claimant !== actor),
});

/** Whatever waits for somebody who is out of play goes with them. */
export const withoutBearer = (state: State, id: EntityId): State => ({
  ...state,
  claim: state.claim?.claimant === id || state.claim?.claimed === id ? null : state.claim,
  helps: state.helps.filter(({ claimant, claimed }) => claimant !== id && claimed !== id),
  refusals: state.refusals.filter(({ claimant, claimed }) => claimant !== id && claimed !== id),
  bondPrompts: state.bondPrompts.filter((one) => one !== id),
});

/** BH-1.7, BH-8.3: out of play, without claims, shields or advice. */
export const OUT_OF_PLAY = {
  claims: 0,
  combatClaimsUsed: 0,
  combatClaimLimit: 1,
  pendingAdvice: [],
  protections: [],
} as const satisfies Partial<Bearer>;
