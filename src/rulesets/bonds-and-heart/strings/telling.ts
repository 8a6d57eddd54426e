/** Turns entries into sentences, and names what the sheets show. */
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { Settings } from '../model/settings.ts';
import type { State } from '../model/state.ts';
import { sayAll } from './lines.ts';
import { rulesOf } from './rule-links.ts';
import type { WholeText } from './text.ts';

export const telling = (t: WholeText): Telling<State, Command, Event> => ({
  line: (state, { events }) => sayAll(t, state, events),
  rules: ({ events }) => [...new Set(events.flatMap(rulesOf))],
  houseRule: (key) => t.houseRules[key as keyof Settings],
  houseOption: (_key, option) => t.houseOptions[option as keyof WholeText['houseOptions']],
});
