/** The house rules as the settings sheet shows them, in the order of the rule book. */
import type { RuleId } from '../../../kernel/ids.ts';
import { SETTING_OPTIONS, SETTING_RANGES, type Settings } from '../model/settings.ts';

type Key = keyof Settings;

/** A house rule: its setting, the rule that it changes, and the values that it may take. */
export type HouseField = { readonly key: Key; readonly rule: RuleId } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

const onOff = (key: Key, rule: string): HouseField => ({ key, rule, kind: 'switch' });

const choice = (key: keyof typeof SETTING_OPTIONS, rule: string): HouseField => ({
  key,
  rule,
  kind: 'choice',
  options: SETTING_OPTIONS[key],
});

const number = (key: keyof typeof SETTING_RANGES, rule: string): HouseField => {
  const { min, max, step } = SETTING_RANGES[key];
  return { key, rule, kind: 'number', min, max, step };
};

export const HOUSE_FIELDS: readonly HouseField[] = [
  number('shockRadius', 'PS-2.1'),
  choice('tieBreak', 'PS-2.6'),
  choice('alreadyShockedTester', 'PS-2.7'),
  onOff('requireLineOfSight', 'PS-2.8'),
  onOff('oneTestPerAttack', 'PS-2.9'),
  onOff('boostFirstTest', 'PS-3.6'),
  onOff('recoverInOpponentTurn', 'PS-5.6'),
  choice('commandMode', 'PS-6.8'),
  number('commandRadius', 'PS-6.2'),
  onOff('commandStacks', 'PS-6.7'),
  onOff('commandRaisesTarget', 'PS-6.3'),
  choice('boostTiming', 'PS-6.4'),
  onOff('boostCountsAsCommanderAction', 'PS-6.5'),
  onOff('disabledCommanderLendsCommand', 'PS-6.6'),
  number('atPerTurn', 'PS-7.1'),
  choice('poolRefresh', 'PS-7.2'),
  onOff('woundShockMarkers', 'PS-8.4'),
  number('minCharacters', 'PS-10.1'),
  number('unitLengthMm', 'PS-2.2'),
];
