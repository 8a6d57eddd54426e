/** The panels as players use them: by role and name. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { demo } from '../../src/rulesets/comandos-de-guerra/demo.ts';
import module from '../../src/rulesets/comandos-de-guerra/index.ts';
import { initial, type State } from '../../src/rulesets/comandos-de-guerra/model/state.ts';
import { notices } from '../../src/ui/notice.ts';
import { openTable, show, stateOf } from './render-screen.tsx';

const quiet = (): State => ({ ...demo('en').state, prompts: [] });
/** What stands lower in a panel is drawn a moment later. */
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tab = (name: RegExp | string): Promise<void> =>
  userEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name }));
/** A d100 on the keypad: two digits as the dice lie are a face at once. */
async function typeHundred(digits: string): Promise<void> {
  for (const digit of digits) await tap(digit);
}

describe('the check panel', () => {
  test('shows the strip, takes a typed die, sets the marker and says the grade', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Sanna Lindqvist,/);
    expect(screen.getByRole('heading', { name: /Explosives\s*65/ })).toBeVisible();
    expect(screen.getByRole('figure', { name: /level 65, modifier 0/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^hard/ }));
    await tap('I rolled…');
    await typeHundred('42');
    expect(screen.getByText(/42 \+ 20 = 62/)).toHaveTextContent('low success');
    expect(screen.getByText('last roll: 42')).toBeInTheDocument();
  });

  test('answers in words when the commando cannot act', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Bruno Carvalho,/);
    await tap('Roll 1d100');
    expect(notices.getState().shown.at(-1)?.text).toMatch(/Bruno Carvalho/);
    expect(stateOf(table).lastCheck).toBeNull();
  });

  test('keeps a hidden roll from everybody but the director', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Sanna Lindqvist,/);
    await tap(/Stealth 58/);
    await tap('Roll 1d100');
    expect(screen.getByText(/Rolled out of sight/)).toBeVisible();
    await tab('Now');
    expect(screen.queryByText(/success|failure/)).toBeNull();
    await tap('Director: look');
    expect(screen.getAllByText(/success|failure/).length).toBeGreaterThan(0);
    await tap('Reveal to all');
    expect(stateOf(table).lastCheck?.skill).toBe('stealth');
  });

  test('shows the danger of a hidden failure to the director alone, until it is revealed', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Sanna Lindqvist,/);
    await tap(/Stealth 58/);
    await tap('Dangerous');
    await tap('I rolled…');
    await typeHundred('99');
    await tab('Now');
    expect(screen.queryByText(/Danger|suffers/)).toBeNull();
    await tap('Director: look');
    expect(screen.getByText(/Danger \(1d10\)\. The harm is rolled once you reveal the check/)).toBeVisible();
    await tap('Reveal to all');
    expect(await screen.findByRole('heading', { name: /Sanna Lindqvist/ })).toBeVisible();
    await tap('Roll the harm · 1d10');
    expect(stateOf(table).hazards).toMatchObject([{ suggested: expect.any(Number) }]);
  });

  test('takes the outcome alone, by its grade', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Sanna Lindqvist,/);
    await tap('I rolled…');
    await tap(/low failure/i);
    expect(stateOf(table).lastCheck?.outcome.grade).toBe('lowFailure');
  });
});

test('a check with a weapon shows what the table of ranges adds', async () => {
  const state = quiet();
  const range = { ...state.tables.range, hard: 35 };
  await show(module, openTable(module.ruleset, { ...state, tables: { ...state.tables, range } }));
  await tap(/^Inés Robledo,/);
  await tap(/Rifle 68/);
  expect(screen.getByRole('radio', { name: /^hard/ })).toHaveTextContent('+35');
  await tap(/Radio 70/);
  expect(screen.getByRole('radio', { name: /^hard/ })).toHaveTextContent('+20');
});

test('only who goes on the mission can be chosen to lead it', async () => {
  const state = quiet();
  const commandos = state.commandos.map((one) =>
    one.id === 'sanna'
      ? { ...one, status: 'dead' as const }
      : one.id === 'tom'
        ? { ...one, takesPart: false }
        : one,
  );
  await show(module, openTable(module.ruleset, { ...state, commandos }));
  await tab('Morale');
  const leaders = within(await screen.findByRole('combobox', { name: 'Who leads' })).getAllByRole('option');
  expect(leaders.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
    'Bruno Carvalho',
    'Inés Robledo',
  ]);
});

describe('what is owed', () => {
  test('a loss of nine points asks for a choice, and apathy lasts nine rounds', async () => {
    const table = openTable(module.ruleset, demo('en').state);
    await show(module, table);
    expect(screen.getByRole('heading', { name: 'Sanna Lindqvist: morale' })).toBeVisible();
    await tap('I rolled…');
    await tap('Fails');
    await tap('Face 9');
    await userEvent.click(screen.getByRole('radio', { name: /Apathy/ }));
    await tap('Apathy, 9 rounds');
    expect(stateOf(table).commandos[0]?.shock).toEqual({ kind: 'apathetic', roundsLeft: 9, note: '' });
    for (let i = 0; i < 9; i += 1) await tap(/^Next round/);
    expect(stateOf(table).commandos[0]?.shock).toBeNull();
  });

  test('a card may be skipped', async () => {
    const table = openTable(module.ruleset, demo('en').state);
    await show(module, table);
    await tap('Skip Sanna Lindqvist');
    await tap('Skip Inés Robledo');
    expect(screen.getByRole('heading', { name: 'What happens?' })).toBeVisible();
  });
});

describe('fire', () => {
  test('a shot hits, jams, and the weapon is cleared', async () => {
    const table = openTable(module.ruleset, quiet());
    await show(module, table);
    await tap(/^Inés Robledo,/);
    await tab('Shoot');
    await tap('I rolled…');
    await typeHundred('98');
    await tap('Face 1');
    await tap('Face 7');
    await tap('Face 4');
    expect(screen.getByRole('button', { name: /^Fire/ })).toHaveAttribute('aria-disabled', 'true');
    await tap(/^Clear/);
    const rifle = stateOf(table).commandos.find(({ id }) => id === 'ines')?.weapons[0];
    expect(rifle).toMatchObject({ state: 'unjamming', roundsLeft: 1, loaded: 5 });
  });
});

describe('the roster', () => {
  test('an empty table says what to do', async () => {
    await show(module, openTable(module.ruleset, initial()), 'es');
    expect(screen.getByRole('heading', { name: /Aún no hay comandos/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Añadir comandos' })).toBeVisible();
  });

  test('a pasted list is shown line by line before it is taken', async () => {
    const table = openTable(module.ruleset, initial());
    await show(module, table);
    await tap('Add commandos');
    const field = await screen.findByRole('textbox', { name: 'Paste a list' });
    await userEvent.click(field);
    await userEvent.paste('Ada; 52; 64; 66; 58; 72; LP 12; Stealth 45\nBob; nonsense');
    expect(screen.getByText(/“nonsense” is not a number/)).toBeVisible();
    await tap('Add 2');
    expect(stateOf(table).commandos.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
  });
});

test('holding a card is the short way to its points', async () => {
  const table = openTable(module.ruleset, quiet());
  await show(module, table);
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Inés Robledo,/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Less: Life points/ }));
  expect(stateOf(table).commandos.find(({ id }) => id === 'ines')?.life.now).toBe(10);
});
