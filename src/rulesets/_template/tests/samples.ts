import type { Command, State } from '../model.ts';

/** Commands worth trying on a state, sensible and senseless ones. */
export const sampleCommands = (state: State): Command[] => [
  ...state.units.flatMap(({ id }): Command[] => [
    { type: 'testNerve', id },
    { type: 'removeUnit', id },
  ]),
  { type: 'addUnit', id: `u${state.units.length}`, name: 'New', nerve: 3 },
  { type: 'addUnit', id: 'bad', name: ' ', nerve: 3 },
  { type: 'addUnit', id: 'bad', name: 'Bad', nerve: Number.NaN },
  { type: 'testNerve', id: 'nobody' },
  { type: 'changeSetting', key: 'luckyOne', value: !state.settings.luckyOne },
];
