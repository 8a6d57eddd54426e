/** The output fields of worked cases, read from the state and the events. */
import type { Bearer } from '../model/bearer.ts';
import type { Event } from '../model/events.ts';
import { bearerOf, players, type State } from '../model/state.ts';
import { bondLight } from '../rules/bonds.ts';

/** A map over the active bearers. */
export const perBearer = <T>(state: State, read: (bearer: Bearer) => T): Record<string, T> =>
  Object.fromEntries(players(state).map((bearer) => [bearer.id, read(bearer)]));

export function bearerOut(state: State, id: string): object {
  const bearer = bearerOf(state, id);
  if (!bearer) return {};
  return {
    light: bearer.light,
    lightCount: bearer.light.length,
    claims: bearer.claims,
    filledMark: bearer.filledMark,
    bondLight: Object.fromEntries(
      bearer.bonds.map((bond) => [bond.id, bondLight(bearer, bond, state.settings)]),
    ),
  };
}

export function heartOut(state: State, id: string, events: readonly Event[]): object {
  const changes = events.filter((event) => event.type === 'heartChanged');
  return {
    steps: changes.flatMap(({ steps }) => steps),
    promptBonds: changes.some(({ prompt }) => prompt),
    ...bearerOut(state, id),
  };
}

export const adventureOut = (state: State, events: readonly Event[]): object => ({
  phase: state.phase,
  claims: perBearer(state, ({ claims }) => claims),
  combatClaimsUsed: perBearer(state, ({ combatClaimsUsed }) => combatClaimsUsed),
  combatClaimLimit: perBearer(state, ({ combatClaimLimit }) => combatClaimLimit),
  protections: perBearer(state, ({ protections }) => protections),
  pendingAdvice: perBearer(state, ({ pendingAdvice }) => pendingAdvice),
  status: Object.fromEntries(state.bearers.map(({ id, status }) => [id, status])),
  retired: events.flatMap((event) => (event.type === 'adventureEnded' ? event.retired : [])),
});
