/** The house rules as the settings sheet shows them, each with the rule that it changes. */
import type { Command } from '../model/commands.ts';
import { COMMAND_LOSS_POINTS, DEFAULT_HOUSE, HOUSE_OPTIONS, type House, type State } from '../model/game.ts';

type Field =
  | { readonly key: string; readonly rule: string; readonly kind: 'switch' }
  | {
      readonly key: string;
      readonly rule: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly key: string;
      readonly rule: string;
      readonly kind: 'choice';
      readonly options: readonly string[];
    };

const onOff = (key: keyof House, rule: string): Field => ({ key, rule, kind: 'switch' });
const choice = (key: keyof typeof HOUSE_OPTIONS, rule: string): Field => ({
  key,
  rule,
  kind: 'choice',
  options: HOUSE_OPTIONS[key],
});

const fields: readonly Field[] = [
  onOff('coweringCanBreak', 'CH-12.5'),
  onOff('iconCountsInBreakTest', 'CH-12.5'),
  onOff('keepPointsAfterFailedRecovery', 'CH-1.13'),
  choice('autoPolicy', 'CH-2.7'),
  onOff('restoreLeadershipOnRecovery', 'CH-8.6'),
  choice('measureFrom', 'CH-1.7'),
  choice('offensiveTestOrder', 'CH-12.7'),
  onOff('combatBonusesStack', 'CH-21.2'),
  choice('threatChooser', 'CH-16.7'),
  onOff('onlyReadyThreats', 'CH-16.7'),
  choice('leaderLoadMode', 'CH-2.10'),
  onOff('leaderFlightLoadEveryTurn', 'CH-8.1'),
  onOff('coweringLeaderNoLoad', 'CH-7.9'),
  { key: 'commandLossPoints', rule: 'CH-7.8', kind: 'number', ...COMMAND_LOSS_POINTS, step: 1 },
  onOff('commandLossFromNextTurn', 'CH-7.8'),
  onOff('voluntaryFailPicksReaction', 'CH-12.3'),
  onOff('zeroDiceReceivePoints', 'CH-1.5'),
];

export const houseRules = {
  fields,
  defaults: { ...DEFAULT_HOUSE },
  read: (state: State): Readonly<Record<string, boolean | number | string>> => ({ ...state.house }),
  change: (key: string, value: boolean | number | string): Command => ({
    type: 'changeSetting',
    key: key as keyof House,
    value,
  }),
};
