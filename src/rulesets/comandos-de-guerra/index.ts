/** The entry of this ruleset's chunk: what its table needs from the first moment. */

import type { Translation } from '../../i18n/language.ts';
import type { RulesetModule } from '../contract.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { ruleset } from './rules/ruleset.ts';
import { commandSchema, eventSchema, stateSchema } from './schema.ts';
import { Screen } from './screen/screen.tsx';
import type en from './strings/en.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Translation<typeof en>> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf: ({ round, commandos, mission }) => ({
    round,
    mission: mission.number,
    team: commandos.filter(({ side }) => side === 'team').length,
  }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  late: { es: () => import('./late-es.ts'), en: () => import('./late-en.ts') },
  extras: () => import('./extras.ts'),
  Screen,
};

export default module;
