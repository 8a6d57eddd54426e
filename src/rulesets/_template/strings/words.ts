/** Turns ids and numbers into the sentences of one language. */

import { plainRejection } from '../../../i18n/rejection.ts';
import type { Words } from '../../contract.ts';
import { type Command, type Event, type Settings, type State, unitOf } from '../model.ts';
import type { Text } from './text.ts';

export function words(t: Text): Words<State, Command, Event> {
  const name = (state: State, id: string): string => unitOf(state, id)?.name ?? '?';
  const say = (state: State, event: Event): string => {
    switch (event.type) {
      case 'unitAdded':
        return t.line.added(event.unit.name);
      case 'unitRemoved':
        return t.line.removed(event.name);
      case 'nerveTested': {
        const { face, nerve } = event;
        return t.line[event.passed ? 'held' : 'shaken'](name(state, event.id), face, nerve);
      }
      case 'settingChanged':
        return t.line.setting(t.houseRules[event.key].name, event.value);
    }
  };
  const line: Words<State, Command, Event>['line'] = (state, entry) =>
    entry.events.map((event) => say(state, event)).join(' · ');
  return {
    headline: () => ({ turn: t.test, phase: '' }),
    summary: (state) => t.units(state.units.length),
    line,
    label: (state, entry) => line(state, { ...entry, dice: [] }),
    rules: ({ command }) => (command.type === 'testNerve' ? ['TP-1.1'] : []),
    rejection: (why) => plainRejection(t.rejections, why),
    owed: (test, state) => t.owed(name(state, test.who)),
    houseRule: (key) => t.houseRules[key as keyof Settings],
    houseOption: (_key, option) => option,
  };
}
