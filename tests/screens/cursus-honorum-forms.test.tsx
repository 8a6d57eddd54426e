/** Sheets and events of Cursus Honorum that are half filled in when the table is left. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demo } from '../../src/rulesets/cursus-honorum/demo.ts';
import module from '../../src/rulesets/cursus-honorum/index.ts';
import { characterOf, type State } from '../../src/rulesets/cursus-honorum/model/game.ts';
import { reload } from './reload.tsx';
import { openTable, show, stateOf } from './render-screen.tsx';

// Panels and sheets are fetched when they are first opened.
const find = (role: string, name: RegExp | string) => screen.findByRole(role, { name });
const tap = async (name: RegExp | string): Promise<void> => userEvent.click(await find('button', name));
const choose = async (name: RegExp | string): Promise<void> => userEvent.click(await find('radio', name));
const type = async (name: string, text: string): Promise<void> =>
  userEvent.type(await find('textbox', name), text);
/** A fold tells its title as text. */
const unfold = async (title: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByText(title));
const LIST = 'Paste a list';

/** The example in its battle, measured by tapping. */
async function opened() {
  const { state } = demo('en');
  const battle: State = {
    ...state,
    ...{ phase: 'battle', step: null },
    armies: {
      a: { ...state.armies.a, rangeMode: 'tap' },
      b: { ...state.armies.b, rangeMode: 'tap' },
    },
    characters: state.characters.map((one) => ({ ...one, pos: null })),
  };
  const table = openTable(module.ruleset, battle);
  await show(module, table);
  return table;
}

test('a new character opens again as far as it was filled in, and is added as it stands', async () => {
  const table = await opened();
  await tap('Add characters');
  await choose('Iberia');
  await type('Name', 'Ambushers');
  await choose('Chief');
  await tap('More: Stars');
  await tap('How many: ×3');
  const again = await reload(module, table);
  expect(await find('dialog', 'Add characters')).toBeVisible();
  expect(await find('radio', 'Iberia')).toBeChecked();
  expect(await find('textbox', 'Name')).toHaveValue('Ambushers');
  expect(await find('radio', 'Chief')).toBeChecked();
  expect(await find('group', /^Stars/)).toHaveTextContent('1');
  await tap('Add 3');
  const added = (stateOf(again) as State).characters.filter(({ name }) => name.startsWith('Ambushers'));
  expect(added).toMatchObject([1, 2, 3].map((n) => ({ name: `Ambushers ${n}`, side: 'b', stars: 1 })));
});

test('reminders are kept as they are typed, however many they are', async () => {
  const table = await opened();
  await tap('Add characters');
  await unfold('Special rules');
  const reminders = Array.from({ length: 14 }, (_, i) => `reminder ${i}`).join('\n');
  await userEvent.click(await find('textbox', 'Reminders, one per line'));
  await userEvent.paste(reminders);
  await reload(module, table);
  await unfold('Special rules');
  expect(await find('textbox', 'Reminders, one per line')).toHaveValue(reminders);
});

test('closing the sheet puts away what was typed', async () => {
  const table = await opened();
  await tap('Add characters');
  await type('Name', 'Ambushers');
  const again = await reload(module, table);
  await tap('Close');
  await tap('Add characters');
  expect(await find('textbox', 'Name')).toHaveValue('');
  await tap('Close');
  await reload(module, again);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(again.store.getState().forms).toEqual({});
});

test('a pasted list stands beside the character, and nothing of it is left once it has been taken', async () => {
  const table = await opened();
  await tap('Add characters');
  await userEvent.click(await find('textbox', LIST));
  await userEvent.paste('8x Ambushers, flight 2');
  const again = await reload(module, table);
  expect(await find('textbox', LIST)).toHaveValue('8x Ambushers, flight 2');
  await tap('Add 8 characters');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(again.store.getState().forms).toEqual({});
  const { characters } = stateOf(again) as State;
  expect(characters.filter(({ name }) => name.startsWith('Ambushers'))).toHaveLength(8);
});

test('a profile that is being changed comes back changed; nobody is changed before it is saved', async () => {
  const table = await opened();
  await tap(/^Princeps I, Rome/);
  await unfold(/by hand/);
  await tap('Edit profile');
  await type('Name', ' the Bold');
  const again = await reload(module, table);
  expect(await find('dialog', 'Profile')).toBeVisible();
  expect(await find('textbox', 'Name')).toHaveValue('Princeps I the Bold');
  expect(characterOf(stateOf(again) as State, 'l1')?.name).toBe('Princeps I');
  await tap('Save');
  expect(characterOf(stateOf(again) as State, 'l1')?.name).toBe('Princeps I the Bold');
});

test('the profile of somebody who was struck off meanwhile does not open', async () => {
  const table = await opened();
  await tap(/^Princeps I, Rome/);
  await unfold(/by hand/);
  await tap('Edit profile');
  await type('Name', ' the Bold');
  table.play({ type: 'removeCharacters', ids: ['l1'] });
  await reload(module, table);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an army that is being named and drawn up comes back as it was', async () => {
  const table = await opened();
  await tap('Armies and table');
  await unfold('Deploy in rows');
  await tap('More: Per row');
  // A name counts when its field is left: here the page goes first.
  await type('Name of the army', ' Invicta');
  await reload(module, table);
  expect(await find('textbox', 'Name of the army')).toHaveValue('Rome Invicta');
  await unfold('Deploy in rows');
  expect(await find('group', /^Per row/)).toHaveTextContent('11');
});

test('leadership that is being told comes back as it was counted', async () => {
  const table = await opened();
  await tap(/^Titus Lucanus, Rome/);
  await tap('Leadership');
  await tap('More: Spent');
  await tap('More: Spent');
  await reload(module, table);
  expect(await screen.findByText('2 of 4 left.')).toBeVisible();
});
