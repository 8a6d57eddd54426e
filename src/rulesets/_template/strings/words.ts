/** Turns ids and numbers into the sentences that the first view shows. */
import { plainRejection } from '../../../i18n/rejection.ts';
import type { Words } from '../../contract.ts';
import { type Command, type Event, type State, unitOf } from '../model.ts';
import { sayAll } from './telling.ts';
import type { Text } from './text.ts';

export const words = (t: Text): Words<State, Command, Event> => ({
  headline: () => ({ turn: t.test, phase: '' }),
  summary: (state) => t.units(state.units.length),
  label: (state, { events }) => sayAll(t, state, events),
  rejection: (why) => plainRejection(t.rejections, why),
  owed: (test, state) => t.owed(unitOf(state, test.who)?.name ?? '?'),
});
