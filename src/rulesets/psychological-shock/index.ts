/** The entry of this ruleset's chunk: what its table needs from the first moment. */
import type { RulesetModule } from '../contract.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { progressOf } from './rules/progress.ts';
import { ruleset } from './rules/ruleset.ts';
import { commandSchema } from './schema/command.ts';
import { eventSchema } from './schema/event.ts';
import { stateSchema } from './schema/state.ts';
import { Screen } from './screen/screen.tsx';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf,
  strings: { en: () => import('./strings/en.ts'), es: () => import('./strings/es.ts') },
  words,
  late: { en: () => import('./late-en.ts'), es: () => import('./late-es.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default module;
