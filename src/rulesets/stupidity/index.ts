/** The entry of this ruleset's chunk: what its table needs from the first moment. */
import type { RulesetModule } from '../contract.ts';
import type { Command } from './model/command.ts';
import type { Event } from './model/event.ts';
import type { State } from './model/state.ts';
import { ruleset } from './rules/ruleset.ts';
import { owing } from './rules/when.ts';
import { commandSchema, stateSchema } from './schema.ts';
import { eventSchema } from './schema-event.ts';
import { Screen } from './screen/screen.tsx';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const stupidity: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf: (state) => ({ turn: state.turn, units: state.units.length, owed: owing(state).length }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  late: { es: () => import('./late-es.ts'), en: () => import('./late-en.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default stupidity;
