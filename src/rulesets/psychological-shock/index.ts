/** Entry of the chunk: everything behind the tile. */
import type { RulesetModule } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import { DEFAULT_SETTINGS, type Settings } from './model/settings.ts';
import type { State } from './model/state.ts';
import { REJECTIONS } from './rules/decide.ts';
import { HOUSE_FIELDS } from './rules/house-rules.ts';
import { progressOf } from './rules/progress.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { ruleset } from './rules/ruleset.ts';
import { sampleCommands } from './rules/samples.ts';
import { commandSchema } from './schema/command.ts';
import { eventSchema } from './schema/event.ts';
import { stateSchema } from './schema/state.ts';
import { Screen } from './screen/screen.tsx';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf,
  strings: { en: () => import('./strings/en.ts'), es: () => import('./strings/es.ts') },
  words,
  houseRules: {
    fields: HOUSE_FIELDS,
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    change: (key, value) => ({ type: 'changeSetting', key: key as keyof Settings, value }),
  },
  demo,
  rosterOf,
  printRoster,
  rejectionCodes: REJECTIONS,
  sampleCommands,
  Screen,
};

export default module;
