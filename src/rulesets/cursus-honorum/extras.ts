/** What a table can do without until somebody asks: the example, the house rules, the paper. */

import type { Translation } from '../../i18n/language.ts';
import type { RulesetExtras } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import type { State } from './model/game.ts';
import { houseRules } from './rules/house-rules.ts';
import { rosterOf } from './rules/roster-copy.ts';
import type { Strings } from './strings/en.ts';
import { printRoster } from './strings/print-roster.ts';

const extras: RulesetExtras<State, Command, Translation<Strings>> = {
  demo,
  houseRules,
  rosterOf,
  printRoster,
};

export default extras;
