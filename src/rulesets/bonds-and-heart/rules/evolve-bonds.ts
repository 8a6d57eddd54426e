/** What events about bonds change; `decide` has judged them already. */
import { assertNever } from '../../../kernel/result.ts';
import type { Bond } from '../model/bearer.ts';
import type { BondEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { changeBearer } from './evolve-bearer.ts';

const changeBond = (state: State, owner: string, id: string, change: Partial<Bond>): State =>
  changeBearer(state, owner, ({ bonds }) => ({
    bonds: bonds.map((bond) => (bond.id === id ? { ...bond, ...change } : bond)),
  }));

export function evolveBond(state: State, event: BondEvent): State {
  switch (event.type) {
    case 'bondCreated':
      return changeBearer(state, event.owner, ({ bonds }) => ({
        bonds: [...bonds.filter(({ id }) => id !== event.bond.id), event.bond],
      }));
    case 'bondRedrawn':
      return changeBond(state, event.owner, event.bond, { plots: event.plots });
    case 'bondLightSet':
      return changeBond(state, event.owner, event.bond, { freeLight: event.light });
    case 'bondRemoved':
      return changeBearer(state, event.owner, ({ bonds }) => ({
        bonds: bonds.filter(({ id }) => id !== event.bond),
      }));
    case 'bondPromptClosed':
      return { ...state, bondPrompts: state.bondPrompts.filter((id) => id !== event.id) };
    default:
      return assertNever(event);
  }
}
