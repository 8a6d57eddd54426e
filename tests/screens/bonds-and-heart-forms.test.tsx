/** Forms of Bonds and Heart that are half filled in when the table is left. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demo } from '../../src/rulesets/bonds-and-heart/demo.ts';
import module from '../../src/rulesets/bonds-and-heart/index.ts';
import { bearerOf, type State } from '../../src/rulesets/bonds-and-heart/model/state.ts';
import { reload } from './reload.tsx';
import { openTable, show, stateOf } from './render-screen.tsx';

// Panels and sheets are fetched when they are first opened.
const find = (role: string, name: RegExp | string) => screen.findByRole(role, { name });
const tap = async (name: RegExp | string): Promise<void> => userEvent.click(await find('button', name));
const choose = async (name: RegExp | string): Promise<void> => userEvent.click(await find('radio', name));

/** The example, with a bearer looked at. */
async function opened(name: RegExp = /^Aldara, /) {
  const table = openTable(module.ruleset, demo('en').state);
  await show(module, table);
  await tap(name);
  return table;
}

/** Opens the fold with all values of the bearer who is looked at. */
async function byHand(name: string): Promise<void> {
  const fold = await screen.findByText(`Set by hand: ${name}`);
  if (!fold.closest('details')?.open) await userEvent.click(fold);
}

test('a new bearer opens again as far as the sheet was filled in; closing it puts it away', async () => {
  const table = await opened();
  await tap('Add bearers');
  await userEvent.type(await find('textbox', 'Name'), 'Nima');
  await tap('More: How many');
  await tap('More: Tenacity');
  await tap('Add a specialty');
  await userEvent.type(await find('textbox', 'Name of the specialty'), 'Riddles');
  await choose('By hand');
  const sheet = () => within(screen.getByRole('dialog', { name: 'Add bearers' }));
  await userEvent.click(sheet().getByRole('button', { name: /^Plot 2, darkness/ }));
  const again = await reload(module, table);
  expect(await find('textbox', 'Name')).toHaveValue('Nima');
  expect(await find('group', 'Tenacity')).toHaveTextContent('2');
  expect(await find('textbox', 'Name of the specialty')).toHaveValue('Riddles');
  expect(sheet().getByRole('button', { name: /^Plot 2, light/ })).toBeVisible();
  expect(await find('button', 'Add 2')).toBeVisible();
  await tap('Close');
  await tap(/^Aldara, /);
  await tap('Add bearers');
  expect(await find('textbox', 'Name')).toHaveValue('');
  expect(again.store.getState().forms).not.toHaveProperty('sheet/bearer');
});

test('a sheet that was being edited is saved after the reload as it was left', async () => {
  const table = await opened(/^Orvo, /);
  await byHand('Orvo');
  await tap('Edit the sheet');
  await userEvent.type(await find('textbox', 'Player (optional)'), 'Marta');
  const again = await reload(module, table);
  expect(await find('dialog', 'Sheet of Orvo')).toBeVisible();
  await tap('Save');
  expect(bearerOf(stateOf(again) as State, 'orvo')).toMatchObject({ name: 'Orvo', playerName: 'Marta' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(again.store.getState().forms).not.toHaveProperty('sheet/bearer');
});

test('a pasted list comes back with its preview', async () => {
  const table = await opened();
  await tap('Add bearers');
  await userEvent.click(await find('textbox', 'Paste a list'));
  await userEvent.paste('Nima\nSelka');
  await reload(module, table);
  expect(await find('textbox', 'Paste a list')).toHaveValue('Nima\nSelka');
  expect(await find('button', 'Add 2 bearers')).toBeVisible();
});

test('help that was being given by hand waits, until it is given', async () => {
  const table = await opened(/^Brizo, /);
  await byHand('Brizo');
  await choose('Yanela');
  await tap('More: Light');
  const again = await reload(module, table);
  await tap(/^Brizo, /);
  await byHand('Brizo');
  expect(await find('radio', 'Yanela')).toBeChecked();
  await tap('Give protection');
  expect(bearerOf(stateOf(again) as State, 'brizo')?.protections).toEqual([{ from: 'yanela', light: 2 }]);
  expect(again.store.getState().forms).not.toHaveProperty('aid/brizo');
});
