/** The ruleset's chunk: rules, schemas, words and screen. */
import type { RulesetModule } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/command.ts';
import type { Event } from './model/event.ts';
import { DEFAULT_SETTINGS, SETTING_KEYS, SETTING_OPTIONS, SETTING_RULES } from './model/settings.ts';
import type { State } from './model/state.ts';
import { REJECTIONS } from './rules/rejections.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { ruleset } from './rules/ruleset.ts';
import { sampleCommands } from './rules/samples.ts';
import { owing } from './rules/when.ts';
import { commandSchema, stateSchema } from './schema.ts';
import { eventSchema } from './schema-event.ts';
import { Screen } from './screen/screen.tsx';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const stupidity: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf: (state) => ({ turn: state.turn, units: state.units.length, owed: owing(state).length }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  houseRules: {
    fields: SETTING_KEYS.map((key) =>
      key === 'units' || key === 'pinLasts' || key === 'oddDie'
        ? { key, rule: SETTING_RULES[key], kind: 'choice' as const, options: SETTING_OPTIONS[key] }
        : { key, rule: SETTING_RULES[key], kind: 'switch' as const },
    ),
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    // An unknown key is refused by `decide`.
    change: (key, value) => ({ type: 'changeSetting', key: key as (typeof SETTING_KEYS)[number], value }),
  },
  demo,
  rosterOf,
  printRoster,
  rejectionCodes: REJECTIONS,
  sampleCommands,
  Screen,
};

export default stupidity;
