/** What events about who plays change; `decide` has judged them already. */
import { assertNever } from '../../../kernel/result.ts';
import type { RosterEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { changeAll, changeBearer, OUT_OF_PLAY, withoutBearer } from './evolve-bearer.ts';

export function evolveRoster(state: State, event: RosterEvent): State {
  switch (event.type) {
    case 'bearerAdded':
      return {
        ...state,
        bearers: [...state.bearers.filter(({ id }) => id !== event.bearer.id), event.bearer],
      };
    case 'bearerEdited':
      return changeBearer(state, event.id, () => event.profile);
    case 'bearerLeft':
      return changeBearer(withoutBearer(state, event.id), event.id, () => ({
        ...OUT_OF_PLAY,
        status: 'left',
      }));
    case 'bearerDeleted': {
      const { id } = event;
      const rest = { ...state, bearers: state.bearers.filter((bearer) => bearer.id !== id) };
      return changeAll(withoutBearer(rest, id), (bearer) => ({
        bonds: bearer.bonds.filter(({ to }) => to !== id),
        protections: bearer.protections.filter(({ from }) => from !== id),
        pendingAdvice: bearer.pendingAdvice.filter(({ from }) => from !== id),
      }));
    }
    case 'bearerMoved': {
      const moved = state.bearers.find(({ id }) => id === event.id);
      if (!moved) return state;
      const rest = state.bearers.filter(({ id }) => id !== event.id);
      return { ...state, bearers: [...rest.slice(0, event.to), moved, ...rest.slice(event.to)] };
    }
    case 'statusSet': {
      const { id, status, fate } = event;
      const base = status === 'active' ? state : withoutBearer(state, id);
      return changeBearer(base, id, (bearer) => ({
        ...(status === 'active' ? {} : OUT_OF_PLAY),
        // BH-1.7: whoever comes into a running adventure has one claim.
        ...(status === 'active' && bearer.status !== 'active' ? { claims: 1 } : {}),
        status,
        fate,
      }));
    }
    default:
      return assertNever(event);
  }
}
