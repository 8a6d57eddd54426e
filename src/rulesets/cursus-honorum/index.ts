/** Entry of this ruleset's chunk. */

import type { Translation } from '../../i18n/language.ts';
import type { RulesetModule } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/game.ts';
import { houseRules } from './rules/house-rules.ts';
import { progressOf } from './rules/progress.ts';
import { REJECTIONS } from './rules/rejections.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { ruleset } from './rules/ruleset.ts';
import { sampleCommands } from './rules/samples.ts';
import { commandSchema } from './schema/command.ts';
import { eventSchema } from './schema/event.ts';
import { stateSchema } from './schema/state.ts';
import { Screen } from './screen/screen.tsx';
import type { Strings } from './strings/en.ts';
import { printRoster } from './strings/print-roster.ts';
import { words } from './strings/words.ts';

const cursusHonorum: RulesetModule<State, Command, Event, Translation<Strings>> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf,
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  houseRules,
  demo,
  rosterOf,
  printRoster,
  rejectionCodes: REJECTIONS,
  sampleCommands,
  Screen,
};

export default cursusHonorum;
