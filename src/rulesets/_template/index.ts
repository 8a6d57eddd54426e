/** The chunk of this ruleset: everything behind the manifest. */
import type { RulesetModule } from '../contract.ts';
import { demo } from './demo.ts';
import { type Command, DEFAULT_SETTINGS, type Event, type Settings, type State } from './model.ts';
import { REJECTIONS } from './rules/decide.ts';
import { rosterOf } from './rules/roster.ts';
import { ruleset } from './rules/ruleset.ts';
import { sampleCommands } from './rules/samples.ts';
import { commandSchema, eventSchema, stateSchema } from './schema.ts';
import { Screen } from './screen/screen.tsx';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas: { state: stateSchema, command: commandSchema, event: eventSchema },
  progressOf: (state) => ({ units: state.units.length }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  houseRules: {
    fields: [{ key: 'luckyOne', rule: 'TP-1.2', kind: 'switch' }],
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    change: (key, value) => ({ type: 'changeSetting', key: key as keyof Settings, value: value === true }),
  },
  demo,
  rosterOf,
  printRoster,
  rejectionCodes: REJECTIONS,
  sampleCommands,
  Screen,
};

export default module;
