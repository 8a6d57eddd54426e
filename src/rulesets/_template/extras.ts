/** What a table can do without until somebody asks: the example, the house rules, the paper. */
import type { RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import { type Command, DEFAULT_SETTINGS, type Settings, type State } from './model.ts';
import { rosterOf } from './rules/roster.ts';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';

const extras: RulesetExtras<State, Command, Text> = {
  demo,
  houseRules: {
    fields: [{ key: 'luckyOne', rule: 'TP-1.2', kind: 'switch' }],
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    change: (key, value) => ({ type: 'changeSetting', key: key as keyof Settings, value: value === true }),
  },
  rosterOf,
  printRoster,
};

export default extras;
