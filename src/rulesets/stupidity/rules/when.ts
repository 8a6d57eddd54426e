/** ST-3: the Start of Turn step, and who owes a test in it. */
import type { EntityId } from '../../../kernel/ids.ts';
import { accept, type Decision, reject } from '../../../kernel/result.ts';
import type { CommandOf } from '../model/command.ts';
import type { Event } from '../model/event.ts';
import { type State, unitOf } from '../model/state.ts';
import { LIMITS, type Side, type Unit } from '../model/unit.ts';
import { immuneByStupidity } from './permissions.ts';
import { effectsActive, mustTest } from './who-tests.ts';

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** ST-3.4: units of the active side that are still stupid and so skip Panic and Terror. */
export const skipsPanicTerror = (state: State): readonly Unit[] =>
  state.units.filter((unit) => unit.side === state.activeSide && effectsActive(unit, state.settings));

/** ST-1.2, ST-3.1: the unit's one test of this start of turn fell due and is still to be taken. */
export const owesTest = (state: State, unit: Unit): boolean =>
  state.panicTerrorDone &&
  unit.due &&
  unit.side === state.activeSide &&
  mustTest(unit, state.settings).required;

export const owing = (state: State): readonly Unit[] => state.units.filter((unit) => owesTest(state, unit));

/** The game turn in which a side next starts a turn; it counts up when the first side plays again. */
export const nextOwnTurn = (state: State, side: Side): number =>
  side === state.activeSide || side === state.firstSide ? state.turn + 1 : state.turn;

/** A new player turn. */
export function startTurn(state: State, side: Side): Event {
  return {
    type: 'turnStarted',
    turn: Math.min(LIMITS.turn, nextOwnTurn(state, side)),
    side,
    skipped: skipsPanicTerror({ ...state, activeSide: side }).map(({ id }) => id),
    // ST-2.9, ST-5.1: the next moment for a test has come, and suspended models take none.
    lapsed: state.units
      .filter(
        (unit) =>
          unit.side === side && unit.stupid && mustTest(unit, state.settings).reason === 'immunity-suspends',
      )
      .map(({ id }) => id),
  };
}

/** ST-3.2, ST-3.3: Panic and Terror are done; whoever failed them flees, and the tests fall due. */
export function confirmPanicTerror(state: State, command: CommandOf<'confirmPanicTerror'>): Decision<Event> {
  if (state.panicTerrorDone) return reject('panic-terror-done');
  const panicked = [...new Set(command.panicFailed)];
  const terrified = [...new Set(command.terrorFailed)].filter((id) => !panicked.includes(id));
  const fled = new Set<EntityId>([...panicked, ...terrified]);
  for (const id of fled) {
    const unit = unitOf(state, id);
    if (!unit) return reject('unit-unknown');
    if (unit.offTable) return reject('off-table');
    if (immuneByStupidity(unit, state.settings)) return reject('immune-while-stupid', { unitId: id }); // ST-3.4
  }
  const due = state.units
    .filter((unit) => unit.side === state.activeSide && !fled.has(unit.id) && unit.test === null)
    .filter((unit) => mustTest(unit, state.settings).required)
    .map(({ id }) => id);
  return accept({ type: 'panicTerrorConfirmed', panicked, terrified, due });
}
