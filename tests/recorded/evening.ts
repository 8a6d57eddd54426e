/**
 * A fixed evening at one ruleset's table, told in one line a step. The lines are kept in `<ruleset>.txt`, so that
 * a change of the rules shows where play goes another way, whether it was meant or not.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type DiceRequest, type DiceResult, resolve } from '../../src/kernel/dice.ts';
import type { Ruleset, Tagged } from '../../src/kernel/log.ts';
import type { RulesetProof } from '../../src/rulesets/contract.ts';

/** What an evening needs of a ruleset: its rules alone, no words and no screens. */
export interface Recordable {
  readonly ruleset: Ruleset<unknown, Tagged, Tagged>;
  readonly demo: (language: 'en') => { readonly state: unknown };
  readonly proof: RulesetProof<unknown, Tagged>;
}

/** Evenings that are kept for each ruleset, and the steps of each. */
export const EVENINGS = 40;
const STEPS = 30;

const step = fc.record({
  kind: fc.nat({ max: 9_999 }),
  pick: fc.nat({ max: 9_999 }),
  faces: fc.array(fc.nat({ max: 9_999 }), { minLength: 12, maxLength: 12 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const stepsOf = (evening: number): readonly Step[] =>
  fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), { seed: evening, numRuns: 1 })[0]!;

/** Every kind of command as often as any other, and every third step a test that is owed. */
function commandFor({ ruleset, proof }: Recordable, state: unknown, { kind, pick }: Step): Tagged | null {
  const owed = ruleset.owed(state).flatMap(({ command }) => (command ? [command] : []));
  if (kind % 3 === 0 && owed.length > 0) return owed[pick % owed.length]!;
  const samples = proof.sampleCommands(state);
  const kinds = [...new Set(samples.map(({ type }) => type))];
  const same = samples.filter(({ type }) => type === kinds[kind % kinds.length]);
  return same[pick % same.length] ?? null;
}

/** Settles a command on the faces of its step; the last request of a rule that never ends would be an error. */
function settle({ ruleset }: Recordable, state: unknown, command: Tagged, faces: readonly number[]) {
  const dice: DiceResult[] = [];
  const valuesFor = ({ count, faces: sides }: DiceRequest): number[] =>
    Array.from({ length: count }, (_, i) => 1 + (faces[(dice.length * 5 + i) % faces.length]! % sides));
  while (dice.length < 500) {
    const result = resolve(() => ruleset.decide(state, command), dice);
    if (result.kind === 'done') return { dice, outcome: result.value };
    if (result.kind === 'badDice') throw new Error(`${command.type} does not take its own dice`);
    dice.push({ id: result.request.id, source: 'app', values: valuesFor(result.request) });
  }
  throw new Error(`${command.type} asks for dice without end`);
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** The lines of an evening, one after the other; the sum at the end of each stands for all that is not shown. */
export function* linesOf(game: Recordable, evening: number): Generator<string> {
  const { ruleset, proof } = game;
  let state = evening % 5 === 4 ? ruleset.initial() : game.demo('en').state;
  for (const one of stepsOf(evening)) {
    const command = commandFor(game, state, one);
    if (!command) continue;
    const { dice, outcome } = settle(game, state, command, one.faces);
    const events = outcome.ok ? outcome.events : [];
    state = events.reduce(ruleset.evolve, state);
    const touched = events.map(ruleset.touches);
    const sum = digest([
      command,
      dice,
      outcome,
      state,
      touched,
      ruleset.owed(state),
      proof.readings?.(state),
    ]);
    const faces = dice.map(({ id, values }) => ` ${id}:${values.join(',')}`).join('');
    const what = outcome.ok ? events.map(({ type }) => type).join(' ') : `refused ${outcome.why.code}`;
    yield `${command.type}${faces} → ${what} #${sum}`;
  }
}
