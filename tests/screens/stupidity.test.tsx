import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demo } from '../../src/rulesets/stupidity/demo.ts';
import module from '../../src/rulesets/stupidity/index.ts';
import type { State } from '../../src/rulesets/stupidity/model/state.ts';
import { renderScreen } from './render-screen.tsx';

const example = (): State => demo('en').state;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (name: string) => button(new RegExp(`^${name}, Side`));
const guide = () => within(screen.getByRole('complementary', { name: 'What now?' }));
/** The screen with everything that it fetches late. */
async function opened(state: State) {
  const table = await renderScreen(module, state);
  await act(async () => {});
  return table;
}
/** What stands lower in a panel is drawn a moment later. */
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the screen of Stupidity', () => {
  it('leads with the test that is owed: who, why, the chance, what failing means', async () => {
    await opened(example());
    expect(guide().getByRole('heading', { name: 'Lances of the Moor' })).toBeVisible();
    expect(guide().getByRole('button', { name: '83%, 30 in 36' })).toBeVisible();
    expect(guide().getByText('If it fails: half of them fight')).toBeVisible();
    expect(guide().getByText(/5 in contact: 2 for certain and one more on 4\+/)).toBeVisible();
    expect(
      screen.getByText('Before any roll: all pass 5.8% · any fails 94.2% · failures expected: 1.6'),
    ).toBeVisible();
  });

  it('says who does not test and why', async () => {
    await opened(example());
    expect(screen.getByText('No test: fleeing')).toBeVisible();
  });

  it('rolls all tests as one step of undo each', async () => {
    const table = await opened(example());
    await tap('Roll the 2 tests left');
    expect(table.store.getState().timeline.entries).toHaveLength(3);
    expect(guide().getByRole('heading', { name: 'Who charges?' })).toBeVisible();
  });

  it('keeps a half-typed test on the table, not in the panel', async () => {
    const table = await opened(example());
    await tap('Face 3');
    expect(table.store.getState().pending).toMatchObject({
      command: { type: 'testStupidity', unitId: 'moor', extra: false },
      typed: [3],
    });
    await tap('Face 6');
    expect(row('Lances of the Moor')).toHaveAccessibleName(/Clear head/);
    expect(screen.getByText('3 + 6 = 9 · own dice')).toBeVisible();
  });

  it('keeps who still owes something on top of the list', async () => {
    await opened(example());
    await tap('Fails: Mudlark the Dizzy');
    await tap('Passes: Lances of the Moor');
    await tap('Charges declared: to Movement');
    await userEvent.click(await screen.findByRole('button', { name: /^It moves 7\.5/ }));
    const rows = screen.getAllByRole('button', { name: /, Side A, / });
    expect(rows[0]).toHaveAccessibleName(/^Mudlark the Dizzy, /);
  });

  it('shows no dice where only the outcome was told', async () => {
    await opened(example());
    await tap('Fails: Mudlark the Dizzy');
    expect(row('Mudlark the Dizzy')).toHaveAccessibleName(/Stupid/);
    expect(screen.getByText('Outcome declared')).toBeVisible();
  });

  it('draws the half move and says what a contact would lead to before it is recorded', async () => {
    await opened(example());
    await userEvent.click(row('Trolls of the Ford'));
    expect(
      screen.getByRole('img', { name: 'Moves 7.5\u00a0cm straight ahead: M 15\u00a0cm ÷ 2.' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Enemy' }));
    await tap('It hits an enemy');
    expect(screen.getByRole('status')).toHaveTextContent('Choose an enemy unit that is on the table.');
    await userEvent.click(screen.getByRole('radio', { name: 'Willow Bank Archers' }));
    expect(guide().getByText(/Reactions: Hold, Stand & Shoot, Flee/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Table edge' }));
    expect(guide().getByText(/165 victory points to the enemy/)).toBeVisible();
  });

  it('sets the front rank by tapping bases', async () => {
    await opened(example());
    await userEvent.click(row('Trolls of the Mire'));
    await tap('Trolls, base 4: not in contact');
    expect(guide().getByText(/4 in contact: 2 fight/)).toBeVisible();
    await tap(/^Trolls, base 2/);
    expect(guide().getByText(/2 in contact: 1 fight/)).toBeVisible();
  });

  it('answers why a stupid unit neither charges nor panics', async () => {
    await opened(example());
    await userEvent.click(row('Trolls of the Mire'));
    await tap('Panic');
    expect(screen.getByRole('status')).toHaveTextContent(/only a failed Break test makes it flee/);
    await tap('Breaks');
    expect(row('Trolls of the Mire')).toHaveAccessibleName(/Fleeing/);
    await tap('It rallies');
    expect(row('Trolls of the Mire')).not.toHaveAccessibleName(/Fleeing|, Stupid/);
  });

  it('locks the tests until Panic and Terror are done', async () => {
    const state = example();
    await opened({ ...state, panicTerrorDone: false });
    await tap('Roll: Mudlark the Dizzy');
    expect(screen.getByRole('status')).toHaveTextContent(/Panic and Terror come first/);
    await tap('Mudlark the Dizzy: fails Terror and flees');
    expect(row('Mudlark the Dizzy')).toHaveAccessibleName(/Fleeing/);
    await tap('Done: 2 Stupidity tests');
    expect(guide().getByRole('heading', { name: 'Lances of the Moor' })).toBeVisible();
  });

  it('teaches an empty table', async () => {
    await opened(module.ruleset.initial());
    expect(screen.getByText(/Add the units that are stupid/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Add units/ }).length).toBeGreaterThan(1);
  });
});
