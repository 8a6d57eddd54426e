/** The rules that an event rests on, for the links of the log. */
import type { Event } from '../model/events.ts';
import { CAUSE_RULES } from '../rules/heart.ts';
import { effectRule } from '../rules/owed.ts';

export const SETTING_RULES = {
  scoreInTests: 'BH-7.7',
  nobodySixRerolls: 'BH-7.4',
  meetingDifficultySucceeds: 'BH-7.8',
  bondModel: 'BH-4.10',
  startingHeart: 'BH-2.3',
  refusedClaimCountsAsUse: 'BH-5.6',
  adviceCapFrom: 'BH-6.9',
  claimsPerTest: 'BH-6.11',
  retireCheck: 'BH-8.2',
} as const;

export function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'bearerAdded':
    case 'bearerLeft':
    case 'bearerDeleted':
      return ['BH-1.7'];
    case 'statusSet':
      return ['BH-8.3'];
    case 'heartChanged': {
      const found = event.steps.every(({ changed }) => changed === null) ? 'BH-3.7' : 'BH-3.6';
      return [
        CAUSE_RULES[event.cause],
        found,
        ...(event.steps.length > 1 ? ['BH-3.9'] : []),
        ...(event.filled ? ['BH-8.1'] : []),
      ];
    }
    case 'plotPainted':
      return ['BH-2.5'];
    case 'heartPainted':
      return ['BH-2.3'];
    case 'markSet':
      return ['BH-8.2'];
    case 'bondCreated':
    case 'bondRedrawn':
    case 'bondRemoved':
      return ['BH-4.8'];
    case 'bondLightSet':
    case 'bondPromptClosed':
      return ['BH-4.10'];
    case 'claimOpened':
      return ['BH-5.3', 'BH-5.4'];
    case 'claimAnswered':
      return event.decision === 'accept'
        ? ['BH-5.5', effectRule(event, event.mode)]
        : [event.decision === 'refuse' ? 'BH-5.6' : 'BH-5.7'];
    case 'testRolled':
      return ['BH-7.6', ...(event.dice.extra.length > 0 ? ['BH-7.5'] : []), 'BH-7.8'];
    case 'cardPlayed':
      return ['BH-6.12'];
    case 'damageShared':
      return ['BH-6.7'];
    case 'claimLimitSet':
      return ['BH-5.10'];
    case 'adventureStarted':
      return ['BH-1.4'];
    case 'adventureEnded':
      return event.retired.length > 0 ? ['BH-1.5', 'BH-8.3'] : ['BH-1.5'];
    case 'combatStarted':
    case 'combatEnded':
      return ['BH-1.6'];
    case 'sceneEnded':
      return ['BH-6.6'];
    case 'settingChanged':
      return [SETTING_RULES[event.change.key]];
    default:
      return [];
  }
}
