/** What a test asks of a command: its events, or the refusal with everything that the players are told. */
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';
import { play } from '../rules/forecast.ts';
import { ruleset } from '../rules/ruleset.ts';

/** A command on dice that all show one face. */
export function given(
  state: State,
  command: Command,
  face = 2,
): { readonly state: State; readonly events: readonly Event[]; readonly why: unknown } {
  const decision = play(ruleset.decide(state, command), () => (face - 0.5) / 6);
  return decision.ok
    ? { state: decision.events.reduce(ruleset.evolve, state), events: decision.events, why: null }
    : { state, events: [], why: decision.why };
}

export const why = (state: State, command: Command): unknown => given(state, command).why;
