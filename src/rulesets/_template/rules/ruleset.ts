/** The rules as the table sees them. */
import type { OwedTest, Ruleset } from '../../../kernel/log.ts';
import { type Command, type Event, initial, type State } from '../model.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';

/** TP-1.3: a shaken unit owes a test. */
const owed = (state: State): OwedTest<Command>[] =>
  state.units
    .filter((unit) => unit.shaken)
    .map((unit) => ({
      id: `nerve-${unit.id}`,
      who: unit.id,
      because: { code: 'shaken' },
      rule: 'TP-1.3',
      command: { type: 'testNerve', id: unit.id },
    }));

export const ruleset: Ruleset<State, Command, Event> = {
  id: '_template',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches: (event) => ('unit' in event ? [event.unit.id] : 'id' in event ? [event.id] : []),
  owed,
};
