/** Turns entries into sentences, and names what the sheets show. */
import type { Language, Translation } from '../../../i18n/language.ts';
import type { Telling } from '../../contract.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { House, State } from '../model/game.ts';
import type { Strings } from './en.ts';
import { eventLine, phaseLead } from './lines.ts';
import { ruleLinks } from './rule-links.ts';

/** A newcomer has no name yet in the state before the entry: that it joins says enough, without its place. */
const toldOf = (events: readonly Event[]): readonly Event[] =>
  events.some(({ type }) => type === 'charactersAdded')
    ? events.filter(({ type }) => type !== 'rosterMoved')
    : events;

export const telling = (t: Translation<Strings>, language: Language): Telling<State, Command, Event> => ({
  line: (state, { events, dice }) => {
    const by = { t, language, state, dice };
    const texts = toldOf(events).flatMap((event) => eventLine(by, event) ?? []);
    // A share stands behind its cause: "Marcus dies → 1 D to Lucius".
    const lead = phaseLead(by);
    const text = texts.reduce((all, one) => {
      if (one.startsWith('→')) return `${all} ${one}`;
      return `${all} · ${all !== '' && lead !== '' && one.startsWith(lead) ? one.slice(lead.length) : one}`;
    }, '');
    return t.line.at(state.turn, text.replace(/^ (· )?/, '') || t.line.nothing);
  },
  rules: ({ command, events }) => ruleLinks(command, events),
  houseRule: (key) => t.houseRules.names[key as keyof House],
  houseOption: (_key, option) => (t.houseRules.options as Readonly<Record<string, string>>)[option] ?? option,
});
