/** A table for tests: commands with typed dice, as players would give them. */
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import type { Rejection } from '../../../kernel/result.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Commando, type CommandoDraft, commandoFrom, emptyDraft } from '../model/sheet.ts';
import { initial, type State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';

export interface Answered {
  readonly state: State;
  readonly events: readonly Event[];
  readonly dice: readonly DiceResult[];
}

/** Gives a command and the faces of its dice, request by request; fails loudly when it is refused. */
export function given(state: State, command: Command, ...faces: readonly (readonly number[])[]): Answered {
  const dice: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), dice);
    if (step.kind === 'done') {
      if (!step.value.ok) throw new Error(`refused: ${step.value.why.code}`);
      const { events } = step.value;
      return { state: events.reduce(ruleset.evolve, state), events, dice };
    }
    const values = faces[dice.length];
    if (step.kind === 'badDice' || !values) throw new Error(`needs dice: ${step.request.id}`);
    dice.push({ id: step.request.id, source: 'typed', values });
  }
}

/** Why a command is refused, with what the sentence needs; null when it is not. */
export function whyOf(state: State, command: Command): Rejection | null {
  const step = resolve(() => ruleset.decide(state, command), []);
  return step.kind === 'done' && !step.value.ok ? step.value.why : null;
}

/** The code with which a command is refused, or null. */
export const refusalOf = (state: State, command: Command): string | null =>
  whyOf(state, command)?.code ?? null;

/** Rolls a command with a source of faces until it is done. */
export function rolled(state: State, command: Command, face: (faces: number) => number): Answered | null {
  const dice: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), dice);
    if (step.kind === 'badDice') throw new Error('bad dice');
    if (step.kind === 'done') {
      if (!step.value.ok) return null;
      return { state: step.value.events.reduce(ruleset.evolve, state), events: step.value.events, dice };
    }
    const { id, count, faces } = step.request;
    dice.push({ id, source: 'app', values: Array.from({ length: count }, () => face(faces)) });
  }
}

/** A command whose dice all show one face, for ties that never part: how often they were thrown, and what came. */
export function stuckOn(
  state: State,
  command: Command,
  face: number,
): { throws: number; events: readonly Event[] } {
  const rule = ruleset.decide(state, command);
  let throws = 0;
  let step = rule.next();
  while (!step.done) {
    throws += 1;
    step = rule.next(Array.from({ length: step.value.count }, () => face));
  }
  return { throws, events: step.value.ok ? step.value.events : [] };
}

export const card = (
  id: string,
  draft: Partial<CommandoDraft> = {},
  play: Partial<Commando> = {},
): Commando => ({
  ...commandoFrom(id, { ...emptyDraft(id), ...draft }),
  ...play,
});

export const tableOf = (...commandos: readonly Commando[]): State => ({ ...initial(), commandos });
