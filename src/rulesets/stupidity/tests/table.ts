/** A table for tests: units in a few words, and commands with the dice in hand. */
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import { type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import type { Unit } from '../model/unit.ts';
import { ruleset } from '../rules/ruleset.ts';
import { buildState, type Given } from './case-state.ts';

export const STUPID = { stupid: true } as const;
export const IMMUNE = { immune: true } as const;

/** Three trolls on foot, Leadership 4, Movement 15. */
export const trolls = (id: string, more: object = {}) => ({
  id,
  name: id,
  groups: [{ id: 'trolls', label: 'Trolls', count: 3, ld: 4, movement: 15, rider: STUPID }],
  ...more,
});

/** Twenty spearmen with their wits about them, Leadership 7, Movement 10. */
export const spears = (id: string, more: object = {}) => ({
  id,
  name: id,
  groups: [{ id: 'spears', label: 'Spears', count: 20, ld: 7, movement: 10 }],
  ...more,
});

/** Six knights on stupid mounts, Leadership 8, Movement 18. */
export const knights = (id: string, more: object = {}) => ({
  id,
  name: id,
  groups: [{ id: 'knights', label: 'Knights', count: 6, ld: 8, movement: 18, mount: STUPID }],
  ...more,
});

/** A table with these units, Panic and Terror done, nobody's test due. */
export const table = (units: Given['units'], more: Given = {}): State =>
  buildState({ ...(units ? { units } : {}), ...more });

/** What the rules decide on a command with these throws. */
function decided(state: State, command: Command, throws: readonly (readonly number[])[]): Decision<Event> {
  const answers: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), answers);
    if (step.kind === 'badDice') return reject('bad-dice');
    if (step.kind === 'done') return step.value;
    const values = throws[step.index];
    if (!values) return reject('no-dice');
    answers.push({ id: step.request.id, source: 'typed', values });
  }
}

/** What a command does with these throws: its events, or the code of the refusal. */
export function attempt(
  state: State,
  command: Command,
  ...throws: (readonly number[])[]
): readonly Event[] | string {
  const decision = decided(state, command, throws);
  return decision.ok ? decision.events : decision.why.code;
}

/** The whole refusal, with the numbers of its sentence; null when the command was accepted. */
export function why(state: State, command: Command): Rejection | null {
  const decision = decided(state, command, []);
  return decision.ok ? null : decision.why;
}

/** The code of the refusal; null when the command was accepted. */
export function refusal(state: State, command: Command, ...throws: (readonly number[])[]): string | null {
  const result = attempt(state, command, ...throws);
  return typeof result === 'string' ? result : null;
}

/** The state after a command that must be accepted. */
export function play(state: State, command: Command, ...throws: (readonly number[])[]): State {
  const result = attempt(state, command, ...throws);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result.reduce(ruleset.evolve, state);
}

/** The state at a start of turn, Panic and Terror passed. */
export function startOfTurn(state: State, side: 'A' | 'B' = 'A'): State {
  const started = play(state, { type: 'startTurn', side });
  return play(started, { type: 'confirmPanicTerror', panicFailed: [], terrorFailed: [] });
}

/** A unit that must be on the table. */
export function the(state: State, id: string): Unit {
  const unit = unitOf(state, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}
