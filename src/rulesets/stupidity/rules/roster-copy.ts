/** The table as it was before its first turn, for a link to the roster. */
import { initial, type State } from '../model/state.ts';
import { rested } from './evolve.ts';

export const rosterOf = ({ units, settings }: State): State => ({
  ...initial(),
  settings,
  units: units.map(rested),
});
