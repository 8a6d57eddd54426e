/** What a battle leaves of its units: for a link to the roster, and for a battle that starts again. */
import { initial, type State } from '../model/state.ts';
import { FRESH_TURN, freshUnit, type Unit } from '../model/unit.ts';

/**
 * Everything that is the unit's own stays, its full-game modifiers included; whether the General is near is
 * told anew in each battle. Models stay as many as there are: the table does not keep how many there were.
 */
export const rested = (unit: Unit): Unit => ({
  ...freshUnit(unit),
  groups: unit.groups.map((group) => ({ ...group, inContact: 0 })),
  ldChoice: unit.ldChoice,
  generalInRange: false,
  generalFleeing: false,
  ...FRESH_TURN,
});

/** The table as it was before its first turn. */
export const rosterOf = ({ units, settings }: State): State => ({
  ...initial(),
  settings,
  units: units.map(rested),
});
