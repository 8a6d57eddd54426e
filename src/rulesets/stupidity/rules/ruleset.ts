/** The rules as the table sees them. */
import type { EntityId } from '../../../kernel/ids.ts';
import type { OwedTest, Ruleset } from '../../../kernel/log.ts';
import type { Command } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { initial, type State } from '../model/state.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { pendingOddDice } from './guide.ts';
import { owing } from './when.ts';
import { mustTest } from './who-tests.ts';

/** ST-3: the tests of this start of turn, locked until Panic and Terror are done; then the odd dice. */
function owed(state: State): OwedTest<Command>[] {
  const { turn, activeSide, settings } = state;
  const locked = state.panicTerrorDone
    ? []
    : state.units.filter((unit) => unit.side === activeSide && mustTest(unit, settings).required);
  const test = (unitId: EntityId, open: boolean): OwedTest<Command> => ({
    id: `test-${turn}${activeSide}-${unitId}`,
    who: unitId,
    because: { code: open ? 'stupid-models' : 'panic-terror-first' },
    rule: open ? 'ST-1.1' : 'ST-3.2',
    command: open ? { type: 'testStupidity', unitId, extra: false } : null,
  });
  const dice = state.phase === 'combat' ? pendingOddDice(state) : [];
  return [
    ...locked.map(({ id }) => test(id, false)),
    ...owing(state).map(({ id }) => test(id, true)),
    ...dice.map(
      ({ id }): OwedTest<Command> => ({
        id: `odd-${turn}${activeSide}-${id}`,
        who: id,
        because: { code: 'odd-number' },
        rule: 'ST-7.3',
        command: { type: 'rollOddDie', unitId: id },
      }),
    ),
  ];
}

/** The units whose story an event belongs to. */
function touches(event: Event): readonly EntityId[] {
  switch (event.type) {
    case 'turnStarted':
      return [...event.skipped, ...event.lapsed];
    case 'panicTerrorConfirmed':
      return [...event.panicked, ...event.terrified, ...event.due];
    case 'testsFellDue':
      return event.ids;
    case 'phaseReached':
      return event.freed;
    case 'unitsAdded':
      return event.units.map(({ id }) => id);
    case 'unitEdited':
      return [event.unit.id];
    case 'contactRecorded':
    case 'reactionDeclared':
      return event.targetId === null ? [event.id] : [event.id, event.targetId];
    case 'characterMoved':
      return [event.id, event.toId];
    case 'turnSet':
    case 'battleReset':
    case 'settingChanged':
      return [];
    default:
      return [event.id];
  }
}

export const ruleset: Ruleset<State, Command, Event> = {
  id: 'stupidity',
  rulesVersion: 1,
  initial,
  decide,
  evolve,
  touches,
  owed,
};
