/** A unit that joins the table. */
import { accept, type Decision, type Rejection, reject } from '../../../kernel/result.ts';
import { type Command, type Event, LIMITS, type State, unitOf } from '../model.ts';

/** Why no unit can join now, or null; the button asks it too. */
export const whyNotAdd = (state: State): Rejection | null =>
  state.units.length >= LIMITS.units ? { code: 'units-full', params: { max: LIMITS.units } } : null;

export function addUnit(state: State, command: Extract<Command, { type: 'addUnit' }>): Decision<Event> {
  const { min, max } = LIMITS.nerve;
  const name = command.name.trim().slice(0, LIMITS.nameLength);
  if (unitOf(state, command.id)) return reject('unit-exists');
  const why = whyNotAdd(state);
  if (why) return { ok: false, why };
  if (name === '') return reject('name-empty');
  if (!Number.isInteger(command.nerve) || command.nerve < min || command.nerve > max)
    return reject('nerve-range', { min, max });
  return accept({ type: 'unitAdded', unit: { id: command.id, name, nerve: command.nerve, shaken: false } });
}
