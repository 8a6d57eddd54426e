/** The switches of the house as the settings sheet shows them. */
import type { HouseRuleField, HouseRules } from '../contract.ts';
import type { Command } from './model/commands.ts';
import { DEFAULT_HOUSE, HOUSE_OPTIONS, type House } from './model/house.ts';
import type { State } from './model/state.ts';

const choice = (key: keyof typeof HOUSE_OPTIONS, rule: string): HouseRuleField => ({
  key,
  rule,
  kind: 'choice',
  options: HOUSE_OPTIONS[key],
});

const onOff = (key: keyof House, rule: string): HouseRuleField => ({ key, rule, kind: 'switch' });

export const houseRules: HouseRules<State, Command> = {
  fields: [
    choice('highFailureEdge', 'CG-2.6'),
    choice('naturalGrade', 'CG-2.8'),
    choice('overlapPriority', 'CG-2.9'),
    choice('aboveHundred', 'CG-2.10'),
    onOff('noHighSuccessBelow10', 'CG-2.11'),
    choice('combinedWaiver', 'CG-4.4'),
    choice('halfRounding', 'CG-7.5'),
    onOff('brawlGradeDamage', 'CG-7.8'),
    choice('commandBothFail', 'CG-8.4'),
    onOff('pointBlankAuto', 'CG-10.6'),
    onOff('hitStandsOnJam', 'CG-12.4'),
    choice('armourMode', 'CG-13.5'),
    onOff('moraleModifiesChecks', 'CG-16.6'),
    onOff('fanaticMoraleBonus', 'CG-18.4'),
    choice('shockLock', 'CG-18.6'),
  ],
  defaults: { ...DEFAULT_HOUSE },
  read: ({ settings }) => ({ ...settings }),
  change: (key, value) => ({ type: 'changeSetting', key, value }),
};
