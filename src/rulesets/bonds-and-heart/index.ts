/** The chunk of this ruleset: everything behind the manifest. */
import type { HouseRuleField, RulesetModule } from '../contract.ts';
import { demo } from './demo.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES, type Settings } from './model/settings.ts';
import { players, type State } from './model/state.ts';
import { REJECTIONS } from './rules/faults.ts';
import { rosterOf } from './rules/roster-copy.ts';
import { ruleset } from './rules/ruleset.ts';
import { sampleCommands } from './rules/samples.ts';
import { schemas } from './schema.ts';
import { Screen } from './screen/screen.tsx';
import { printRoster } from './strings/print-roster.ts';
import { SETTING_RULES } from './strings/rule-links.ts';
import type { Text } from './strings/text.ts';
import { words } from './strings/words.ts';

const fields = (Object.keys(SETTING_VALUES) as (keyof Settings)[]).map((key): HouseRuleField => {
  const options = SETTING_VALUES[key].filter((value) => typeof value === 'string');
  const rule = SETTING_RULES[key];
  return options.length > 0 ? { key, rule, kind: 'choice', options } : { key, rule, kind: 'switch' };
});

const module: RulesetModule<State, Command, Event, Text> = {
  ruleset,
  schemas,
  progressOf: (state) => ({
    adventure: state.adventure,
    scene: state.scene,
    combat: state.phase === 'combat' ? 1 : 0,
    bearers: players(state).length,
  }),
  strings: { es: () => import('./strings/es.ts'), en: () => import('./strings/en.ts') },
  words,
  houseRules: {
    fields,
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
