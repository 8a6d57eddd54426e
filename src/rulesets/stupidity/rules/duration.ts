/** ST-5.3, ST-1.7: what follows when models come, go or change while a turn is under way. */
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { evolve } from './evolve.ts';
import { hasStupidModels, mustTest } from './who-tests.ts';

/**
 * Adds to `events` what they bring about: the state ends with the last stupid model (ST-5.3), and a unit
 * that becomes stupid before the tests of its start of turn are over still tests in it. Afterwards it
 * waits for its next test (ST-1.7).
 */
export function withConsequences(state: State, events: readonly Event[]): readonly Event[] {
  const after = events.reduce(evolve, state);
  const ended = after.units
    .filter((unit) => unit.stupid && !hasStupidModels(unit))
    .map(({ id }): Event => ({ type: 'stupidityEnded', id }));
  const open = after.panicTerrorDone && after.phase === 'startOfTurn';
  const due = after.units
    .filter((unit) => open && unit.side === after.activeSide && unit.test === null && !unit.due)
    .filter((unit) => mustTest(unit, after.settings).required)
    .filter((unit) => {
      const before = unitOf(state, unit.id);
      // A unit that was fleeing has missed its test.
      return !before || !(before.fleeing || mustTest(before, state.settings).required);
    })
    .map(({ id }) => id);
  const fell: readonly Event[] = due.length > 0 ? [{ type: 'testsFellDue', ids: due }] : [];
  return [...events, ...ended, ...fell];
}
