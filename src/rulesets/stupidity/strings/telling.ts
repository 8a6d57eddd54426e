/** Turns entries into sentences, and names what the sheets show. */
import type { Language } from '../../../i18n/language.ts';
import type { RuleId } from '../../../kernel/ids.ts';
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { SETTING_RULES, type Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { evolve } from '../rules/evolve.ts';
import { logLine } from './log-line.ts';
import type { Text } from './text.ts';

const FLIGHT_RULES = { break: 'ST-8.3', panic: 'ST-3.3', terror: 'ST-3.3', charge: 'ST-8.2' } as const;

/** The rules that an event rests on. */
function rulesOf(event: Event): readonly RuleId[] {
  switch (event.type) {
    case 'turnStarted':
      return [
        'ST-3.1',
        ...(event.skipped.length ? ['ST-3.4'] : []),
        ...(event.lapsed.length ? ['ST-2.9'] : []),
      ];
    case 'panicTerrorConfirmed':
      return ['ST-3.2', ...(event.panicked.length + event.terrified.length > 0 ? ['ST-3.3'] : [])];
    case 'testsFellDue':
      return ['ST-1.7'];
    case 'stupidityTested':
      return ['ST-4.1', event.rerolled ? 'ST-11.5' : 'ST-4.3', ...(event.passed ? ['ST-5.2'] : ['ST-5.1'])];
    case 'chargeDeclared':
      return ['ST-3.5'];
    case 'directionRolled':
      return ['ST-6.3'];
    case 'contactRecorded': {
      const by = { none: 'ST-6.8', enemy: 'ST-6.5', friend: 'ST-6.6', tableEdge: 'ST-6.4' } as const;
      return ['ST-6.1', by[event.with], ...(event.chargeBlocked ? ['ST-6.7'] : [])];
    }
    case 'reactionDeclared':
      return ['ST-6.5'];
    case 'oddDieRolled':
      return ['ST-7.3', ...(event.kept ? ['ST-7.8'] : [])];
    case 'idleChosen':
      return ['ST-7.4'];
    case 'combatCleared':
      return ['ST-7.8'];
    case 'unitFled':
      return [FLIGHT_RULES[event.cause], 'ST-8.4'];
    case 'unitRallied':
      return ['ST-8.5'];
    case 'stupidityEnded':
      return ['ST-5.3'];
    case 'characterMoved':
      return ['ST-5.4'];
    case 'partChanged':
      return [event.trait === 'stupid' ? 'ST-1.7' : 'ST-2.9'];
    case 'ldChosen':
      return ['ST-4.3'];
    case 'movementSet':
      return ['ST-6.2'];
    case 'modifiersSet':
      return ['ST-11.1'];
    case 'settingChanged':
      return [SETTING_RULES[event.key]];
    default:
      return [];
  }
}

export function telling(t: Text, language: Language): Telling<State, Command, Event> {
  const say = logLine(t, language);
  return {
    line: (state, { events, dice }) => {
      // Each event is told on the state it met, so that newcomers already have their names.
      let now = state;
      const lines = events.map((event) => {
        const told = say(now, event, dice);
        now = evolve(now, event);
        return told;
      });
      return lines.filter((told) => told !== '').join(' · ');
    },
    rules: ({ events }) => [...new Set(events.flatMap(rulesOf))],
    houseRule: (key) =>
      Object.hasOwn(t.houseRules, key) ? t.houseRules[key as keyof Settings] : { name: key, help: '' },
    houseOption: (_key, option) =>
      Object.hasOwn(t.houseOptions, option) ? t.houseOptions[option as keyof typeof t.houseOptions] : option,
  };
}
