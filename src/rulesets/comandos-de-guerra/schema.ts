/** Strict schemas for whatever comes from outside. The last lines tie them to the model. */
import * as v from 'valibot';
import type { SameShape } from '../../kernel/types.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { LIMITS } from './model/words.ts';
import { commandSchema } from './schema/commands.ts';
import { eventSchema } from './schema/events.ts';
import { house, tables } from './schema/house-and-tables.ts';
import { int, list, optionalId, real } from './schema/parts.ts';
import { brawl, chase, checkRecord, hazardCard, hiddenCheck, hit, prompt, secondary } from './schema/play.ts';
import { commando } from './schema/sheet.ts';

export const stateSchema = v.strictObject({
  round: int(1, LIMITS.round),
  roundSeconds: v.nullable(real(0.1, 3600)),
  mission: v.strictObject({ number: int(0, LIMITS.round), officerId: optionalId }),
  commandos: list(commando, LIMITS.commandos),
  chases: list(chase, LIMITS.chases),
  brawls: list(brawl, LIMITS.brawls),
  secondaries: list(secondary, LIMITS.tray),
  prompts: list(prompt, LIMITS.tray),
  hidden: list(hiddenCheck, LIMITS.tray),
  hits: list(hit, LIMITS.tray),
  hazards: list(hazardCard, LIMITS.tray),
  lastCheck: v.nullable(checkRecord),
  serial: int(1, 1e9),
  settings: house,
  tables,
});

export { commandSchema, eventSchema };

// A schema that says something else than the model does not compile.
true satisfies SameShape<v.InferOutput<typeof stateSchema>, State>;
true satisfies SameShape<v.InferOutput<typeof commandSchema>, Command>;
true satisfies SameShape<v.InferOutput<typeof eventSchema>, Event>;
