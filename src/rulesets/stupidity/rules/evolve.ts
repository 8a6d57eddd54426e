/** Applies one event. It never judges: whoever is gone is left alone. */
import type { Event } from '../model/event.ts';
import { initial, type State } from '../model/state.ts';
import { FRESH_TURN, freshUnit, type Unit } from '../model/unit.ts';
import { evolveUnit, type UnitEvent } from './evolve-unit.ts';
import { remember } from './history.ts';

const eachUnit = (state: State, change: (unit: Unit) => Unit): State => ({
  ...state,
  units: state.units.map(change),
});

/**
 * What a battle leaves of a unit: all that is its own, full-game modifiers included; whether the General is near
 * is told anew in each battle. Models stay as many as there are: the table does not keep how many there were.
 */
export const rested = (unit: Unit): Unit => ({
  ...freshUnit(unit),
  groups: unit.groups.map((group) => ({ ...group, inContact: 0 })),
  ldChoice: unit.ldChoice,
  generalInRange: false,
  generalFleeing: false,
  ...FRESH_TURN,
});

function placed(units: readonly Unit[], id: string, to: number): readonly Unit[] {
  const unit = units.find((one) => one.id === id);
  if (!unit) return units;
  const rest = units.filter((one) => one.id !== id);
  return [...rest.slice(0, to), unit, ...rest.slice(to)];
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'turnStarted': {
      const { turn, side, lapsed } = event;
      const next: State = { ...state, turn, activeSide: side, phase: 'startOfTurn', panicTerrorDone: false };
      return eachUnit(next, (unit) => ({
        ...unit,
        ...FRESH_TURN,
        stupid: unit.stupid && !lapsed.includes(unit.id),
      }));
    }
    case 'panicTerrorConfirmed': {
      const fled = [...event.panicked, ...event.terrified];
      return eachUnit({ ...state, panicTerrorDone: true }, (unit) => ({
        ...unit,
        ...(fled.includes(unit.id) ? { fleeing: true, engaged: false } : {}),
        due: event.due.includes(unit.id),
      }));
    }
    case 'testsFellDue':
      return eachUnit(state, (unit) => (event.ids.includes(unit.id) ? { ...unit, due: true } : unit));
    case 'phaseReached':
      return eachUnit({ ...state, phase: event.phase }, (unit) => ({
        ...unit,
        pinned: unit.pinned && !event.freed.includes(unit.id),
        // ST-7.8: each Close Combat phase counts anew.
        combat: event.phase === 'combat' ? null : unit.combat,
      }));
    case 'unitsAdded': {
      const ids = event.units.map(({ id }) => id);
      return { ...state, units: [...state.units.filter(({ id }) => !ids.includes(id)), ...event.units] };
    }
    case 'unitEdited':
      return eachUnit(state, (unit) => (unit.id === event.unit.id ? { ...unit, ...event.unit } : unit));
    case 'unitRemoved':
      return { ...state, units: state.units.filter(({ id }) => id !== event.id) };
    case 'unitPlaced':
      return { ...state, units: placed(state.units, event.id, event.to) };
    case 'turnSet': {
      const { turn, side, firstSide } = event;
      return { ...state, turn, activeSide: side, firstSide };
    }
    case 'battleReset': {
      const { settings, firstSide, units } = state;
      return { ...initial(), settings, firstSide, activeSide: firstSide, units: units.map(rested) };
    }
    case 'settingChanged':
      return { ...state, settings: { ...state.settings, [event.key]: event.value } };
    default:
      return evolveUnits(state, event);
  }
}

/** Events about single units. */
const evolveUnits = (state: State, event: UnitEvent): State =>
  eachUnit(state, (unit) => evolveUnit(unit, event));

export const evolve = (state: State, event: Event): State => remember(apply(state, event), event);
