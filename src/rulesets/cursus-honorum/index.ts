/** The entry of this ruleset's chunk: what its table needs from the first moment. */

import type { Translation } from '../../i18n/language.ts';
import type { RulesetModule } from '../contract.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/game.ts';
import { progressOf } from './rules/progress.ts';
import { ruleset } from './rules/ruleset.ts';
import { commandSchema } from './schema/command.ts';
import { eventSchema } from './schema/event.ts';
import { stateSchema } from './schema/state.ts';
import { Screen } from './screen/screen.tsx';
import type { Strings } from './strings/en.ts';
import { words } from './strings/words.ts';

const cursusHonorum: RulesetModule<State, Command, Event, Translation<Strings>> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf,
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  late: { es: () => import('./late-es.ts'), en: () => import('./late-en.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default cursusHonorum;
