/** Turns entries into sentences, and names what the sheets show. */
import type { Language } from '../../../i18n/language.ts';
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { evolve } from '../rules/evolve.ts';
import { lines } from './lines.ts';
import { rulesOf } from './rules-of.ts';
import type { LateText, Text } from './text.ts';

export function telling(t: Text, late: LateText, language: Language): Telling<State, Command, Event> {
  const say = lines(t, late, language);
  return {
    line: (state, { events }) => {
      const after = events.reduce(evolve, state);
      return events
        .map((event) => say(event, state, after))
        .filter((text) => text !== '')
        .join(' · ');
    },
    rules: ({ events }) => [...new Set(events.flatMap(rulesOf))],
    houseRule: (key) => ({
      name: t.settings[key as keyof Settings],
      help: late.helps[key as keyof Settings],
    }),
    houseOption: (_key, option) => t.options[option as keyof Text['options']] ?? option,
  };
}
