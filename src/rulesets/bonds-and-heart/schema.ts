/** Strict schemas for whatever comes from outside. The last lines tie them to the model. */
import * as v from 'valibot';
import type { SameShape } from '../../kernel/types.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import { LIMITS } from './model/limits.ts';
import { PHASES, type State } from './model/state.ts';
import { commandSchema } from './schema/commands.ts';
import { eventSchema } from './schema/events.ts';
import { ability, bearer, claim, help, id, listOf, settings, whole } from './schema/parts.ts';

const stateSchema = v.strictObject({
  bearers: listOf(bearer, LIMITS.bearers),
  phase: v.picklist(PHASES),
  adventure: whole(0, 9999),
  running: v.boolean(),
  scene: whole(1, 9999),
  settings,
  claim: v.nullable(v.strictObject(claim)),
  helps: listOf(help, LIMITS.aids),
  refusals: listOf(v.strictObject({ claimant: id, claimed: id }), LIMITS.aids),
  bondPrompts: listOf(id, LIMITS.bearers),
  scoreRuleAsked: v.boolean(),
  lastTest: v.nullable(
    v.strictObject({ ability: v.nullable(ability), difficulty: whole(1, LIMITS.difficulty) }),
  ),
  serial: whole(1, Number.MAX_SAFE_INTEGER),
});

export const schemas = { state: stateSchema, command: commandSchema, event: eventSchema };

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;
true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;
