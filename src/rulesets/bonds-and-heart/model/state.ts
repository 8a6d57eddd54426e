/** The table: who sits at it, what phase it is in, and what waits to be answered or used. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { AbilityId, Bearer, Bond, BondKind } from './bearer.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

export const PHASES = ['scene', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** BH-6.1: the phase picks the effect. */
export const MODES = ['action', 'combat'] as const;
export type Mode = (typeof MODES)[number];
export const modeOf = (phase: Phase): Mode => (phase === 'combat' ? 'combat' : 'action');

/** A claim that lies on the table and waits for accept, refuse or deny. */
export interface OpenClaim {
  readonly claimant: EntityId;
  readonly claimed: EntityId;
  readonly kind: BondKind;
}

/** An accepted claim whose test, card or shared damage is still to come. */
export interface Help extends OpenClaim {
  readonly id: string;
  readonly mode: Mode;
  /** Light at acceptance (BH-6.10), 1…7. */
  readonly light: number;
}

/** Who turned whom down lately, for the reminder of BH-5.14. */
export interface Refusal {
  readonly claimant: EntityId;
  readonly claimed: EntityId;
}

export interface State {
  /** In the order of the table. */
  readonly bearers: readonly Bearer[];
  readonly phase: Phase;
  /** Number of the adventure; 0 before the first. */
  readonly adventure: number;
  /** Whether an adventure is being played. */
  readonly running: boolean;
  /** Number of the scene in this adventure, from 1. */
  readonly scene: number;
  readonly settings: Settings;
  readonly claim: OpenClaim | null;
  readonly helps: readonly Help[];
  readonly refusals: readonly Refusal[];
  /** Hearts that changed under free bonds and whose bonds are to be asked about (BH-4.10). */
  readonly bondPrompts: readonly EntityId[];
  /** Whether the table was asked if scores count in tests (open point 1). */
  readonly scoreRuleAsked: boolean;
  /** What the test sheet starts with (BH-7.8). */
  readonly lastTest: { readonly ability: AbilityId | null; readonly difficulty: number } | null;
  /** Number of the next help. */
  readonly serial: number;
}

export const initial = (): State => ({
  bearers: [],
  phase: 'scene',
  adventure: 0,
  running: false,
  scene: 1,
  settings: DEFAULT_SETTINGS,
  claim: null,
  helps: [],
  refusals: [],
  bondPrompts: [],
  scoreRuleAsked: false,
  lastTest: null,
  serial: 1,
});

export const bearerOf = (state: State, id: EntityId | null): Bearer | undefined =>
  id === null ? undefined : state.bearers.find((bearer) => bearer.id === id);

export const activeOf = (state: State, id: EntityId): Bearer | undefined => {
  const bearer = bearerOf(state, id);
  return bearer?.status === 'active' ? bearer : undefined;
};

/** BH-1.3: the players are those with an active bearer; the director is none. */
export const players = (state: State): Bearer[] => state.bearers.filter(({ status }) => status === 'active');

export const bondOf = (bearer: Bearer, id: EntityId): Bond | undefined =>
  bearer.bonds.find((bond) => bond.id === id);

/** BH-4.5: at most one bond of a kind from one heart towards one companion. */
export const bondTowards = (owner: Bearer, to: EntityId, kind: BondKind): Bond | undefined =>
  owner.bonds.find((bond) => bond.to === to && bond.kind === kind);

export const helpOf = (state: State, id: string): Help | undefined =>
  state.helps.find((help) => help.id === id);
