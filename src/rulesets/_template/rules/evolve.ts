/** Applies one event. It never judges: whoever is gone is left alone. */
import { assertNever } from '../../../kernel/result.ts';
import type { Event, State, Unit } from '../model.ts';

const changeUnit = (state: State, id: string, change: (unit: Unit) => Unit): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? change(unit) : unit)),
});

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'unitAdded':
      return { ...state, units: [...state.units.filter(({ id }) => id !== event.unit.id), event.unit] };
    case 'unitRemoved':
      return { ...state, units: state.units.filter(({ id }) => id !== event.id) };
    case 'nerveTested':
      return changeUnit(state, event.id, (unit) => ({ ...unit, shaken: !event.passed }));
    case 'settingChanged':
      return { ...state, settings: { ...state.settings, [event.key]: event.value } };
    default:
      return assertNever(event);
  }
}
