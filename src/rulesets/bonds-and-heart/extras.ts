/** What a table can do without until somebody asks: the example, the house rules, the paper. */
import type { HouseRuleField, RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES, type Settings } from './model/settings.ts';
import type { State } from './model/state.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { printRoster } from './strings/print-roster.ts';
import { SETTING_RULES } from './strings/rule-links.ts';
import type { Text } from './strings/text.ts';

const fields = (Object.keys(SETTING_VALUES) as (keyof Settings)[]).map((key): HouseRuleField => {
  const options = SETTING_VALUES[key].filter((value) => typeof value === 'string');
  const rule = SETTING_RULES[key];
  return options.length > 0 ? { key, rule, kind: 'choice', options } : { key, rule, kind: 'switch' };
});

const extras: RulesetExtras<State, Command, Text> = {
  demo,
  houseRules: {
    fields,
    defaults: { ...DEFAULT_SETTINGS },
    read: (state) => ({ ...state.settings }),
    change: (key, value) => ({ type: 'changeSetting', key: key as keyof Settings, value }),
  },
  rosterOf,
  printRoster,
};

export default extras;
