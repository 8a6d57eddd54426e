/** Turns entries into sentences, and names what the sheets show. */
import type { Language, Translation } from '../../../i18n/language.ts';
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { DEFAULT_HOUSE } from '../model/house.ts';
import type { State } from '../model/state.ts';
import type { Strings } from './en.ts';
import { entryRules } from './entry-rules.ts';
import { playLine } from './lines-play.ts';
import { optionOf, tableLine } from './lines-table.ts';
import { joined, sums } from './sums.ts';

/** CG-1.8: what a hidden check would give away is left out of its line. */
const publicEvents = (events: readonly Event[]): readonly Event[] =>
  events.filter(
    (event) =>
      !(event.type === 'promptRaised' && event.prompt.hidden !== null) &&
      !(event.type === 'hazardRaised' && event.hazard.hidden !== null),
  );

const isHouseKey = (key: string): key is keyof typeof DEFAULT_HOUSE => Object.hasOwn(DEFAULT_HOUSE, key);

export function telling(t: Translation<Strings>, language: Language): Telling<State, Command, Event> {
  const say = sums(t, language);
  return {
    line: (state, { events }) =>
      joined(
        t.roundMark(state.round),
        ...publicEvents(events).map(
          (event) => playLine(t, say, state, event) ?? tableLine(t, say, state, event) ?? '',
        ),
      ),
    rules: ({ events }) => entryRules(publicEvents(events)),
    houseRule: (key) => (isHouseKey(key) ? t.houseRules[key] : { name: key, help: '' }),
    houseOption: (key, option) => (isHouseKey(key) ? optionOf(t, key, option) : option),
  };
}
