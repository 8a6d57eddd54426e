/** Predicted against observed: a test of the game rolled many times on keyed dice. */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../../src/kernel/canonical.ts';
import { type DiceResult, type Rule, resolve } from '../../src/kernel/dice.ts';
import type { Fraction } from '../../src/kernel/fraction.ts';
import { keyedFaces } from '../../src/kernel/keyed-dice.ts';
import type { Decision } from '../../src/kernel/result.ts';
import { distanceOf } from './statistics.ts';

/** Rolls a rule to its end. */
export type Roller = <T>(start: () => Rule<T>) => T;

/** One test of one ruleset: what the app says before the roll, and one roll of it. */
export interface Trial {
  readonly name: string;
  /** The chance of each outcome, from the functions that the screen asks. */
  readonly predicted: Readonly<Record<string, number>>;
  /** The outcome of one roll; one that was not predicted counts as impossible. */
  readonly once: (rolled: Roller) => string;
}

export interface Observation {
  readonly ruleset: string;
  readonly name: string;
  readonly rolls: number;
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly predicted: number;
    readonly observed: number;
    /** In standard errors. */
    readonly distance: number;
  }[];
}

export const chanceOf = ({ num, den }: Fraction): number => Number(num) / Number(den);

/** The events of a command that must be possible. */
export function eventsOf<E>(decision: Decision<E>): readonly E[] {
  if (!decision.ok) throw new Error(`refused: ${decision.why.code}`);
  return decision.events;
}

/** The event of a kind among others, which must be there. */
export function eventOf<E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { type: T }> {
  const found = events.find((event): event is Extract<E, { type: T }> => event.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

/** Faces are drawn in blocks: one key for so many of them. */
const BLOCK = 1_000;

/** Keyed dice of all sizes for one trial, each size a stream of its own. */
function rollerOf(secret: Uint8Array, name: string): Roller {
  const streams = new Map<number, { faces: readonly number[]; at: number; block: number }>();
  const draw = (sides: number): number => {
    const stream = streams.get(sides) ?? { faces: [], at: 0, block: 0 };
    if (stream.at === stream.faces.length) {
      const key = canonical(['nervio-proof-1', name, sides, stream.block]);
      stream.faces = keyedFaces(secret, key, BLOCK, sides);
      stream.block += 1;
      stream.at = 0;
      streams.set(sides, stream);
    }
    stream.at += 1;
    return stream.faces[stream.at - 1]!;
  };
  return (start) => {
    const answers: DiceResult[] = [];
    for (;;) {
      const step = resolve(start, answers);
      if (step.kind === 'done') return step.value;
      if (step.kind === 'badDice') throw new Error(`bad dice for ${step.request.id}`);
      const { id, count, faces } = step.request;
      answers.push({ id, source: 'app', values: Array.from({ length: count }, () => draw(faces)) });
    }
  };
}

export function observe(ruleset: string, trial: Trial, seed: string, rolls: number): Observation {
  const { name, predicted, once } = trial;
  const rolled = rollerOf(sha256(new TextEncoder().encode(seed)), `${ruleset} ${name}`);
  const seen = new Map<string, number>();
  for (let n = 0; n < rolls; n += 1) {
    const outcome = once(rolled);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  const outcomes = [...new Set([...Object.keys(predicted), ...seen.keys()])].map((outcome) => {
    const chance = predicted[outcome] ?? 0;
    const observed = seen.get(outcome) ?? 0;
    return { outcome, predicted: chance, observed, distance: distanceOf(observed, rolls, chance) };
  });
  return { ruleset, name, rolls, outcomes };
}
