import type { PrintRoster } from '../../contract.ts';
import type { State } from '../model.ts';
import type { Text } from './text.ts';

/** The units on paper, with a box for being shaken. */
export const printRoster = (state: State, t: Text): PrintRoster => ({
  groups: [
    {
      title: t.units(state.units.length),
      columns: [t.nerveHeading],
      rows: state.units.map(({ name, nerve, shaken }) => ({
        name,
        values: [String(nerve)],
        boxes: [{ label: t.shaken, total: 1, ticked: shaken ? 1 : 0 }],
      })),
    },
  ],
});
