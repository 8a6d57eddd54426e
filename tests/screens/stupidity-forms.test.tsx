/** Forms of Stupidity that are half filled in when the table is left. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demo } from '../../src/rulesets/stupidity/demo.ts';
import module from '../../src/rulesets/stupidity/index.ts';
import type { State } from '../../src/rulesets/stupidity/model/state.ts';
import { reload } from './reload.tsx';
import { openTable, show, stateOf } from './render-screen.tsx';

// Panels and sheets are fetched when they are first opened.
const find = (role: string, name: RegExp | string) => screen.findByRole(role, { name });
const tap = async (name: RegExp | string): Promise<void> => userEvent.click(await find('button', name));
const choose = async (name: RegExp | string): Promise<void> => userEvent.click(await find('radio', name));

/** The example in mid-game, changed. */
async function opened(change: (state: State) => State = (state) => state) {
  const table = openTable(module.ruleset, change(demo('en').state));
  await show(module, table);
  return table;
}

test('a compulsory move comes back with its contact and distance, until it is recorded', async () => {
  const table = await opened();
  await tap(/^Trolls of the Ford, Side/);
  await choose('Enemy');
  await choose('Willow Bank Archers');
  await tap(/^Less: Distance/);
  const again = await reload(module, table);
  expect(await find('radio', 'Enemy')).toBeChecked();
  expect(await find('radio', 'Willow Bank Archers')).toBeChecked();
  expect(await find('group', /^Distance/)).toHaveTextContent('7 cm');
  await tap(/^It hits/);
  const { units } = stateOf(again) as State;
  expect(units.find(({ id }) => id === 'ford')?.move).toMatchObject({ moved: 7 });
  expect(again.store.getState().forms).not.toHaveProperty('move/ford');
});

test('what was written about a move of another turn is gone', async () => {
  const table = await opened();
  await tap(/^Trolls of the Ford, Side/);
  await choose('Table edge');
  const later = openTable(
    module.ruleset,
    { ...stateOf(table), turn: stateOf(table).turn + 2 },
    table.store.getState().forms,
  );
  await reload(module, later);
  expect(await find('radio', 'Nothing')).toBeChecked();
});

test('the reaction that was picked comes back', async () => {
  const table = await opened((state) => ({
    ...state,
    phase: 'movement',
    units: state.units.map((unit) =>
      unit.id === 'ford'
        ? {
            ...unit,
            charge: { targetId: state.units.find(({ side }) => side !== unit.side)!.id, reaction: null },
            move: {
              with: 'enemy',
              moved: 5,
              targetId: state.units.find(({ side }) => side !== unit.side)!.id,
            },
          }
        : unit,
    ),
  }));
  await tap(/^Trolls of the Ford, Side/);
  await choose(/^Flee/);
  await reload(module, table);
  expect(await find('radio', /^Flee/)).toBeChecked();
});

test('a new unit opens again with what was typed; closing the sheet puts it away', async () => {
  const table = await opened();
  await tap('Add units');
  await userEvent.type(await find('textbox', 'Name of the unit'), 'Ogres');
  await tap('How many such units: ×3');
  const again = await reload(module, table);
  expect(await find('textbox', 'Name of the unit')).toHaveValue('Ogres');
  expect(await find('button', 'Add 3 units')).toBeVisible();
  await tap('Close');
  await tap('Add units');
  expect(await find('textbox', 'Name of the unit')).toHaveValue('');
  expect(again.store.getState().forms).not.toHaveProperty('roster/unit');
});

test('a pasted list stays on its page', async () => {
  const table = await opened();
  await tap('Add units');
  await choose('Paste a list');
  await userEvent.click(await find('textbox', 'Lines of text or a spreadsheet'));
  await userEvent.paste('Ogres x3 Ld 7 M 6');
  await reload(module, table);
  expect(await find('textbox', 'Lines of text or a spreadsheet')).toHaveValue('Ogres x3 Ld 7 M 6');
});

test('who stands idle comes back as it was divided, until it is told', async () => {
  const table = await opened((state) => ({
    ...state,
    phase: 'combat',
    // The boss is as stupid as his trolls, so that two of four idle are the owner's choice.
    units: state.units.map((unit) => {
      const [trolls] = unit.groups;
      if (unit.id !== 'mire' || !trolls) return unit;
      return { ...unit, groups: unit.groups.map((group) => ({ ...group, rider: trolls.rider })) };
    }),
  }));
  const count = async (name: string) => (await find('group', name)).textContent;
  await tap(/^Trolls of the Mire, Side/);
  expect(await count('Trolls')).toMatch(/2/);
  await tap('Less: Trolls');
  await tap('More: Brizno the Boss');
  const again = await reload(module, table);
  expect(await count('Trolls')).toMatch(/1/);
  expect(await count('Brizno the Boss')).toMatch(/1/);
  await tap('These stand idle');
  const { units } = stateOf(again) as State;
  expect(units.find(({ id }) => id === 'mire')?.combat?.idle).toEqual({ trolls: 1, boss: 1 });
});
