/** What a table can do without until somebody asks: the example, the house rules, the paper. */

import type { Translation } from '../../i18n/language.ts';
import type { RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import { houseRules } from './house-rules.ts';
import type { Command } from './model/commands.ts';
import type { State } from './model/state.ts';
import { rosterOf } from './rules/roster-copy.ts';
import type en from './strings/en.ts';
import { printRoster } from './strings/print-roster.ts';

const extras: RulesetExtras<State, Command, Translation<typeof en>> = {
  demo,
  houseRules,
  rosterOf,
  printRoster,
};

export default extras;
