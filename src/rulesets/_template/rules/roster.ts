import type { State } from '../model.ts';

/** The same units and house rules before the first test. */
export const rosterOf = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, shaken: false })),
});
