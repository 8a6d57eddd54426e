/** Strict schemas for log entries and open rolls, built around a ruleset's own. */
import * as v from 'valibot';
import { FACES } from './dice.ts';

export interface RulesetSchemas<S, C, E> {
  readonly state: v.GenericSchema<unknown, S>;
  readonly command: v.GenericSchema<unknown, C>;
  readonly event: v.GenericSchema<unknown, E>;
}

/** No single command rolls more dice or causes more events than this. */
const MOST_DICE = 1_000;
const MOST_EVENTS = 5_000;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(200));
const faces = v.pipe(v.array(v.pipe(whole, v.minValue(1), v.maxValue(100))), v.maxLength(MOST_DICE));

const dice = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64)),
  source: v.picklist(['app', 'typed', 'declared']),
  values: faces,
});

const stamp = { id, seat: id, seq: whole, lamport: whole, at: v.pipe(v.number(), v.finite()) };

/** The schema of one log entry of a ruleset. */
export function entrySchema<S, C, E>(schemas: RulesetSchemas<S, C, E>) {
  const { state, command, event } = schemas;
  return v.variant('kind', [
    v.strictObject({
      kind: v.literal('open'),
      ...stamp,
      ruleset: v.string(),
      rulesVersion: whole,
      name,
      fingerprint: hex,
      state,
    }),
    v.strictObject({
      kind: v.literal('play'),
      ...stamp,
      rulesVersion: whole,
      command,
      dice: v.pipe(v.array(dice), v.maxLength(MOST_DICE)),
      events: v.pipe(v.array(event), v.maxLength(MOST_EVENTS)),
    }),
    v.strictObject({ kind: v.literal('roll'), ...stamp, faces: v.picklist(FACES), dice }),
    v.strictObject({ kind: v.literal('rename'), ...stamp, name }),
    v.strictObject({ kind: v.literal('close'), ...stamp, secret: hex }),
    v.strictObject({ kind: v.literal('undo'), ...stamp, target: id }),
  ]);
}

/** The schema of an open roll. */
export const draftSchema = <C>(command: v.GenericSchema<unknown, C>) =>
  v.strictObject({
    command,
    answers: v.pipe(v.array(dice), v.maxLength(MOST_DICE)),
    typed: faces,
  });
