/** Turns entries into sentences, and names what the sheets show. */
import type { RuleId } from '../../../kernel/ids.ts';
import type { Telling } from '../../contract.ts';
import { type Command, type Event, type Settings, type State, unitOf } from '../model.ts';
import type { Text } from './text.ts';

/** Says the events of an entry that was made on `state`. */
export const sayAll = (t: Text, state: State, events: readonly Event[]): string =>
  events.map((event) => say(t, state, event)).join(' · ');

function say(t: Text, state: State, event: Event): string {
  switch (event.type) {
    case 'unitAdded':
      return t.line.added(event.unit.name);
    case 'unitRemoved':
      return t.line.removed(event.name);
    case 'nerveTested': {
      const { face, nerve } = event;
      return t.line[event.passed ? 'held' : 'shaken'](unitOf(state, event.id)?.name ?? '?', face, nerve);
    }
    case 'settingChanged':
      return t.line.setting(t.houseRules[event.key].name, event.value);
  }
}

/** The rules that an event rests on, for the links from the log into the rule book. */
const RULES: { readonly [type in Event['type']]?: readonly RuleId[] } = {
  nerveTested: ['TP-1.1'],
  settingChanged: ['TP-1.2'],
};

export const telling = (t: Text): Telling<State, Command, Event> => ({
  line: (state, { events }) => sayAll(t, state, events),
  rules: ({ events }) => events.flatMap(({ type }) => RULES[type] ?? []),
  houseRule: (key) => t.houseRules[key as keyof Settings],
  houseOption: (_key, option) => option,
});
