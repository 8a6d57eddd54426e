/** The commands that draw, redraw and remove bonds (BH-4.8, BH-4.10). */
import { accept, type Decision } from '../../../kernel/result.ts';
import type { Bond } from '../model/bearer.ts';
import type { BondCommand } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { bearerOf, bondOf, type State } from '../model/state.ts';
import { bondLight, whyNotBond, whyNotBondLight, whyNotRedraw } from './bonds.ts';
import { no } from './faults.ts';

type Command<T> = Extract<BondCommand, { type: T }>;

const ascending = (plots: readonly number[]): number[] => [...plots].sort((a, b) => a - b);

export function createBond(state: State, command: Command<'createBond'>): Decision<Event> {
  const why = whyNotBond(state, command.owner, command.bond);
  if (why) return { ok: false, why };
  // Whoever may draw a bond was found on the list.
  const owner = bearerOf(state, command.owner)!;
  const { id, to, kind, plots, freeLight } = command.bond;
  const free = state.settings.bondModel === 'free';
  const bond: Bond = {
    id,
    to,
    kind,
    plots: free ? [] : ascending(plots),
    freeLight: free ? freeLight : null,
  };
  return accept({
    type: 'bondCreated',
    owner: owner.id,
    bond,
    light: bondLight(owner, bond, state.settings),
  });
}

/** Adds parts to a bond or takes them off, by drawing it anew. */
export function redrawBond(state: State, command: Command<'redrawBond'>): Decision<Event> {
  const why = whyNotRedraw(state, command.owner, command.bond, command.plots);
  if (why) return { ok: false, why };
  const owner = bearerOf(state, command.owner)!;
  const bond = bondOf(owner, command.bond)!;
  const plots = ascending(command.plots);
  const { to, kind } = bond;
  return accept({
    type: 'bondRedrawn',
    owner: owner.id,
    bond: bond.id,
    to,
    kind,
    plots,
    before: bondLight(owner, bond, state.settings),
    light: bondLight(owner, { ...bond, plots }, state.settings),
  });
}

export function setBondLight(state: State, command: Command<'setBondLight'>): Decision<Event> {
  const { light } = command;
  const why = whyNotBondLight(state, command.owner, command.bond, light);
  if (why) return { ok: false, why };
  const owner = bearerOf(state, command.owner)!;
  const bond = bondOf(owner, command.bond)!;
  const { to, kind } = bond;
  const before = bondLight(owner, bond, state.settings);
  return accept({ type: 'bondLightSet', owner: owner.id, bond: bond.id, to, kind, before, light });
}

export function removeBond(state: State, command: Command<'removeBond'>): Decision<Event> {
  const owner = bearerOf(state, command.owner);
  if (!owner) return no('BH_E_NOT_ACTIVE');
  const bond = bondOf(owner, command.bond);
  if (!bond) return no('BH_E_NO_BOND');
  return accept({ type: 'bondRemoved', owner: owner.id, bond: bond.id, to: bond.to, kind: bond.kind });
}

/** BH-4.10: the table has said whether a bond changes with the heart. */
export const closeBondPrompt = (state: State, command: Command<'closeBondPrompt'>): Decision<Event> =>
  state.bondPrompts.includes(command.id)
    ? accept({ type: 'bondPromptClosed', id: command.id })
    : no('BH_E_NOTHING_OPEN');
