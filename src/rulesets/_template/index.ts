/** The entry of this ruleset's chunk: what its table needs from the first moment. */
import type { RulesetModule } from '../contract.ts';
import type { Command, Event, State } from './model.ts';
import { ruleset } from './rules/ruleset.ts';
import { commandSchema, eventSchema, stateSchema } from './schema.ts';
import { Screen } from './screen/screen.tsx';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf: (state) => ({ units: state.units.length }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  late: { es: () => import('./late-es.ts'), en: () => import('./late-en.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default module;
