/** What a table can do without until somebody asks: the example, the house rules, the paper. */
import type { RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/command.ts';
import { DEFAULT_SETTINGS, optionsOf, SETTING_KEYS, SETTING_RULES } from './model/settings.ts';
import type { State } from './model/state.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { printRoster } from './strings/print-roster.ts';
import type { Text } from './strings/text.ts';

const extras: RulesetExtras<State, Command, Text> = {
  demo,
  houseRules: {
    fields: SETTING_KEYS.map((key) => {
      const rule = SETTING_RULES[key];
      const options = optionsOf(key);
      return options ? { key, rule, kind: 'choice', options } : { key, rule, kind: 'switch' };
    }),
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    // An unknown key is refused by `decide`.
    change: (key, value) => ({ type: 'changeSetting', key: key as (typeof SETTING_KEYS)[number], value }),
  },
  rosterOf,
  printRoster,
};

export default extras;
