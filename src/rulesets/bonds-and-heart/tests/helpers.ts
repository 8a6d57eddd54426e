/** Small tables, and commands played on them with typed dice. */
import fc from 'fast-check';
import { type DiceResult, resolve } from '../../../kernel/dice.ts';
import type { Rejection } from '../../../kernel/result.ts';
import { type Bearer, newBearer, plainProfile, TONES } from '../model/bearer.ts';
import type { Command, TestPlan } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { type Help, initial, type State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';

export const bearer = (id: string, more: Partial<Bearer> = {}): Bearer => ({
  ...newBearer(id, plainProfile(id)),
  ...more,
});

export const table = (bearers: readonly Bearer[], more: Partial<State> = {}): State => ({
  ...initial(),
  bearers,
  ...more,
});

/** An accepted claim of `a` on `b` that waits for its test. */
export const help = (id: string, more: Partial<Help> = {}): Help => ({
  id,
  mode: 'action',
  claimant: 'a',
  claimed: 'b',
  kind: 'admirationEnvy',
  light: 7,
  ...more,
});

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  /** The code of a refusal; null when the command was accepted. */
  readonly error: string | null;
  /** The whole refusal, with its numbers. */
  readonly why: Rejection | null;
}

/** A test by nobody on the roster, with nothing added to its dice. */
export const PLAIN_PLAN: TestPlan = {
  roller: null,
  alias: '',
  ability: null,
  score: 0,
  heartless: 0,
  nobody: 0,
  difficulty: 9,
  other: 0,
  helps: [],
  bonuses: [],
  penalties: [],
  against: null,
};

/** Plays a command; `dice` answer its requests in order, whatever they are called. */
export function play(state: State, command: Command, dice: readonly (readonly number[])[]): Played {
  const answers: DiceResult[] = [];
  for (;;) {
    const step = resolve(() => ruleset.decide(state, command), answers);
    if (step.kind === 'badDice') throw new Error(`bad dice for ${step.request.id}`);
    if (step.kind === 'needsDice') {
      const values = dice[step.index];
      if (!values) throw new Error(`no dice for ${step.request.id}`);
      answers.push({ id: step.request.id, source: 'typed', values });
      continue;
    }
    if (!step.value.ok) {
      const { why } = step.value;
      return { state, events: [], error: why.code, why };
    }
    const { events } = step.value;
    return { state: events.reduce(ruleset.evolve, state), events, error: null, why: null };
  }
}

const ALL = Array.from({ length: 20 }, (_, i) => i + 1);
const ascending = (plots: readonly number[]): number[] => [...plots].sort((a, b) => a - b);

export const anyHeart = fc.subarray(ALL).map(ascending);
export const anyBond = fc.subarray(ALL, { minLength: 1, maxLength: 7 }).map(ascending);
export const anyTone = fc.constantFrom(...TONES);
export const anyFace = fc.integer({ min: 1, max: 6 });
export const thrice = fc.array(anyFace, { minLength: 3, maxLength: 3 });
