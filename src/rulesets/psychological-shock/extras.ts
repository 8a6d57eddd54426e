/** What a table can do without until somebody asks: the example, the house rules, the paper. */
import type { RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import { DEFAULT_SETTINGS, type Settings } from './model/settings.ts';
import type { State } from './model/state.ts';
import { HOUSE_FIELDS } from './rules/house-rules.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';

const extras: RulesetExtras<State, Command, Text> = {
  demo,
  houseRules: {
    fields: HOUSE_FIELDS,
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    change: (key, value) => ({ type: 'changeSetting', key: key as keyof Settings, value }),
  },
  rosterOf,
  printRoster,
};

export default extras;
