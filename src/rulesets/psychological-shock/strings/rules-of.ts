/** The rules that an event rests on, for the links from the log into the rule book. */
import type { RuleId } from '../../../kernel/ids.ts';
import type { Event } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import { HOUSE_FIELDS } from '../rules/house-rules.ts';

const CLOSING_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  none: ['PS-2.5'],
  nobody: ['PS-2.10'],
  alreadyShocked: ['PS-2.7'],
  alreadyTested: ['PS-2.9'],
};

const FOUND_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  test: ['PS-1.1', 'PS-2.1'],
  tie: ['PS-1.1', 'PS-2.6'],
  ask: ['PS-1.1', 'PS-2.10'],
  none: ['PS-1.1', 'PS-2.5'],
  'already-shocked': ['PS-1.1', 'PS-2.7'],
  'already-tested': ['PS-1.1', 'PS-2.9'],
};

const ruleOfSetting = (key: keyof Settings): readonly RuleId[] =>
  HOUSE_FIELDS.filter((field) => field.key === key).map((field) => field.rule);

export function rulesOf(event: Event): readonly RuleId[] {
  switch (event.type) {
    case 'characterWounded':
      return event.woundShockUntil === null ? ['PS-8.1', 'PS-8.2'] : ['PS-8.1', 'PS-8.2', 'PS-8.4'];
    case 'characterKilled':
      return ['PS-8.5'];
    case 'checkOpened':
      return FOUND_RULES[event.found.status] ?? [];
    case 'checkClosed':
      return CLOSING_RULES[event.reason] ?? [];
    case 'testerChosen':
      return [event.draw ? 'PS-2.6' : 'PS-2.10'];
    case 'witnessesTicked':
      return ['PS-2.8'];
    case 'shockTested':
      return [event.passed ? 'PS-3.1' : 'PS-3.3', 'PS-3.2', ...(event.boosts.length > 0 ? ['PS-3.6'] : [])];
    case 'recoveryTried':
      return [
        'PS-5.1',
        event.passed ? 'PS-5.5' : 'PS-5.4',
        ...(event.boosts.length > 0 ? ['PS-6.4'] : []),
        ...(event.viaId === null ? [] : ['PS-6.8']),
      ];
    case 'shortfallOpened':
    case 'shortfallPaid':
    case 'shortfallDeclined':
      return ['PS-6.4'];
    case 'actionSpent':
      return ['PS-7.5'];
    case 'turnStarted':
      return event.markersRemoved.length > 0 ? ['PS-7.2', 'PS-7.4', 'PS-8.4'] : ['PS-7.2', 'PS-7.4'];
    case 'commandRangeTicked':
      return ['PS-6.2'];
    case 'settingChanged':
      return ruleOfSetting(event.key);
    default:
      return [];
  }
}
