/** Forms of Comandos de Guerra that are half filled in when the table is left. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demo } from '../../src/rulesets/comandos-de-guerra/demo.ts';
import module from '../../src/rulesets/comandos-de-guerra/index.ts';
import type { State } from '../../src/rulesets/comandos-de-guerra/model/state.ts';
import { reload } from './reload.tsx';
import { openTable, show, stateOf } from './render-screen.tsx';

// Panels and sheets are fetched when they are first opened.
const find = (role: string, name: RegExp | string) => screen.findByRole(role, { name });
const tap = async (name: RegExp | string): Promise<void> => userEvent.click(await find('button', name));
const choose = async (name: RegExp | string): Promise<void> => userEvent.click(await find('radio', name));
const type = async (name: string, text: string): Promise<void> =>
  userEvent.type(await find('textbox', name), text);
const tab = async (name: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name }));

/** The example in mid-game with nothing owed, on the panel of that name. */
async function at(panel: string, state: Partial<State> = {}) {
  const table = openTable(module.ruleset, { ...demo('en').state, prompts: [], ...state });
  await show(module, table);
  await tab(panel);
  return table;
}

test('a contest comes back on its panel, and begins anew once it was rolled and left', async () => {
  const table = await at('Contest');
  await choose('Who is first');
  await type('What is at stake', 'to the alarm');
  await tap('Sanna Lindqvist');
  await tap('Tom Aldous');
  const again = await reload(module, table);
  expect(await find('radio', 'Who is first')).toBeChecked();
  expect(await find('textbox', 'What is at stake')).toHaveValue('to the alarm');
  await tap('Roll all · 2d100');
  expect(again.store.getState().forms).not.toHaveProperty('contest');
  // The next round asks the same: it stays until the panel is left.
  expect(await find('button', 'Roll all · 2d100')).toBeVisible();
  await tab('Check');
  await tab('Contest');
  expect(await find('textbox', 'What is at stake')).toHaveValue('');
  expect(await find('button', 'Roll all')).toBeVisible();
});

test('what was typed as own dice counts as sent, too', async () => {
  const table = await at('Contest');
  await tap('Sanna Lindqvist');
  await tap('Tom Aldous');
  await tap('I rolled…');
  expect(table.store.getState().forms).toHaveProperty('contest');
  for (const key of ['4', '2', '7', '1']) await tap(key);
  expect(stateOf(table)).not.toBe(demo('en').state);
  expect(table.store.getState().forms).not.toHaveProperty('contest');
});

test('two combined actions come back with the changes made to them', async () => {
  const table = await at('Check');
  await tap(/^Sanna Lindqvist,/);
  await tap('+ Another action');
  await tap('They do not go together');
  const again = await reload(module, table);
  expect(await find('heading', 'Sanna Lindqvist: two actions')).toBeVisible();
  expect(await find('button', 'They do not go together')).toHaveAttribute('aria-pressed', 'true');
  await tap('One action only');
  expect(screen.queryByRole('heading', { name: /two actions/ })).toBeNull();
  await reload(module, again);
  expect(screen.queryByRole('heading', { name: /two actions/ })).toBeNull();
});

test('a silent kill comes back for the one who was about to strike', async () => {
  const table = await at('Silent kill');
  await tap(/^Inés Robledo,/);
  const count = async () => (await find('group', 'Hiding checks')).textContent;
  await tap('More: Hiding checks');
  expect(await count()).toMatch(/2/);
  await reload(module, table);
  expect(await find('heading', /Inés Robledo/)).toBeVisible();
  expect(await count()).toMatch(/2/);
});

test('a chase that is being written comes back, even beside one that runs', async () => {
  const table = await at('Chase');
  if (stateOf(table).chases.length > 0) await tap('New chase');
  await tap('Tom Aldous');
  await type('Flees in', 'a sidecar');
  await reload(module, table);
  expect(await find('textbox', 'Flees in')).toHaveValue('a sidecar');
});

test('a brawl comes back with its sides', async () => {
  const table = await at('Brawl', { brawls: [] });
  await tap('Sanna Lindqvist');
  await type('Where', 'guardroom');
  await choose('Side B');
  await reload(module, table);
  expect(await find('textbox', 'Where')).toHaveValue('guardroom');
  expect(await find('radio', 'Side B')).toBeChecked();
});

test('what affects their morale comes back, and who checks', async () => {
  const table = await at('Morale');
  const first = async () =>
    within(await find('group', 'Who checks')).getByRole('button', { name: /^Sanna Lindqvist/ });
  await userEvent.click(await first());
  expect(await first()).toHaveAttribute('aria-pressed', 'false');
  await reload(module, table);
  expect(await first()).toHaveAttribute('aria-pressed', 'false');
});

test('a new sheet opens again with what was typed, and closing it puts it away', async () => {
  const table = await at('Morale');
  await tap(/Add commandos/);
  await type('Name', 'Sergeant');
  await reload(module, table);
  expect(await find('textbox', 'Name')).toHaveValue('Sergeant');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await tap(/Add commandos/);
  expect(await find('textbox', 'Name')).toHaveValue('');
});

test('a check keeps its modifiers, and a damaged form begins anew', async () => {
  const table = await at('Check');
  await tap(/^Sanna Lindqvist,/);
  await choose(/^hard/);
  const again = await reload(module, table);
  expect(await find('radio', /^hard/)).toBeChecked();
  again.keepForm('checks', { sanna: { who: 3 } });
  await reload(module, again);
  expect(await find('radio', /^hard/)).not.toBeChecked();
});

test('a shot comes back with its target, distance and cover, for the one who was about to fire', async () => {
  const table = await at('Shoot');
  await tap(/^Inés Robledo,/);
  const target = async () => find('combobox', 'Target');
  await userEvent.selectOptions(await target(), 'MG gunner');
  await type('Metres', '120');
  await userEvent.tab();
  await choose('half cover');
  await reload(module, table);
  expect(await find('heading', /Inés Robledo/)).toBeVisible();
  expect(within(await target()).getByRole('option', { name: 'MG gunner', selected: true })).toBeVisible();
  expect(await find('textbox', 'Metres')).toHaveValue('120');
  expect(await find('radio', 'half cover')).toBeChecked();
  // Another one has a shot of their own.
  await tap(/^Sanna Lindqvist,/);
  expect(await find('radio', 'half cover')).not.toBeChecked();
});

test('a weapon that is being written comes back for its bearer, and is put away once it is saved', async () => {
  const table = await at('Shoot');
  await tap(/^Inés Robledo,/);
  await tap('+ Weapon');
  await tap('Rifle');
  await userEvent.clear(await find('textbox', 'Name'));
  await type('Name', 'Trench gun');
  const again = await reload(module, table);
  expect(await find('heading', 'Weapon for Inés Robledo')).toBeVisible();
  expect(await find('textbox', 'Name')).toHaveValue('Trench gun');
  await tap('Save the weapon');
  const armed = (stateOf(again) as State).commandos.find(({ id }) => id === 'ines');
  expect(armed?.weapons.map(({ name }) => name)).toContain('Trench gun');
  expect(again.store.getState().forms).not.toHaveProperty('sheet/weapon');
  await tap('+ Weapon');
  expect(await find('textbox', 'Name')).toHaveValue('');
});
