import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demo } from '../../src/rulesets/psychological-shock/demo.ts';
import module from '../../src/rulesets/psychological-shock/index.ts';
import type { State } from '../../src/rulesets/psychological-shock/model/state.ts';
import { renderScreen } from './render-screen.tsx';

const example = (): State => demo('en').state;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the screen of Psychological Shock', () => {
  it('leads with the test that is owed: who, why, the chance, what failing means', async () => {
    await renderScreen(module, example());
    const guide = screen.getByRole('complementary');
    expect(within(guide).getByRole('heading', { name: 'Pvt. Ortiz must test' })).toBeVisible();
    expect(within(guide).getByText(/Closest to Pvt\. Lund \(0\.84u\)/)).toBeVisible();
    expect(within(guide).getByRole('button', { name: '50%, 3 in 6' })).toBeVisible();
    expect(within(guide).getByText(/If he fails: card sideways/)).toBeVisible();
  });

  it('turns the card sideways when the typed die fails', async () => {
    await renderScreen(module, example());
    await userEvent.click(button('Face 4'));
    expect(button(/^Pvt\. Ortiz,.*In shock/)).toHaveClass('is-sideways');
  });

  it('answers why somebody in wound shock cannot act', async () => {
    await renderScreen(module, example());
    await userEvent.click(button('Passes'));
    await userEvent.click(button(/^Pvt\. Lund,/));
    await userEvent.click(button('Fire'));
    expect(screen.getByRole('status')).toHaveTextContent(/wound shock until the start of his turn 7/);
  });

  it('says that no face can fail a test that cannot fail', async () => {
    const state = example();
    const sure = state.characters.map((one) =>
      one.name === 'Pvt. Ortiz'
        ? { ...one, card: { healthy: { maxActions: 6, command: 0 }, wounded: null } }
        : one,
    );
    await renderScreen(module, { ...state, characters: sure });
    await userEvent.click(button('Fails'));
    expect(screen.getByRole('status')).toHaveTextContent('No face fails this test.');
  });

  it('keeps a prepared boost on the table, not in the panel', async () => {
    const table = await renderScreen(module, { ...example(), checks: [] });
    await userEvent.click(button(/^Pvt\. Kowalski,/));
    await userEvent.click(button('More: Boost by Sgt. Moore'));
    expect(table.store.getState().pending?.command).toMatchObject({
      type: 'recover',
      boosts: [{ commanderId: 'us-1', at: 1 }],
    });
    expect(button('67%, 4 in 6')).toBeVisible();
  });

  it('asks before a second wound kills', async () => {
    const table = await renderScreen(module, { ...example(), checks: [] });
    await userEvent.click(button(/^Pvt\. Lund,/));
    await userEvent.click(screen.getAllByRole('button', { name: 'Wounded' })[0]!);
    expect(screen.getByText('This wound kills Pvt. Lund.')).toBeVisible();
    expect(table.store.getState().timeline.entries).toHaveLength(1);
  });

  it('tells what a roll came to, and what it means', async () => {
    await renderScreen(module, example());
    await userEvent.click(button('Face 5'));
    const guide = within(screen.getByRole('complementary'));
    expect(guide.getByText('Pvt. Ortiz falls into shock')).toBeVisible();
    expect(guide.getByText(/^In shock: no Actions except trying to recover/)).toBeVisible();
  });

  it('does not show the die of one man as that of another', async () => {
    await renderScreen(module, example());
    await userEvent.click(button('Face 5'));
    await userEvent.click(button(/^Pvt\. Kowalski,/));
    expect(screen.getByRole('complementary').querySelectorAll('circle')).toHaveLength(0);
    await userEvent.click(button('Face 6'));
    expect(screen.getByRole('complementary').querySelectorAll('circle')).toHaveLength(6);
    expect(screen.getByText('Still in shock; the AT and the Action are spent.')).toBeVisible();
  });

  it('takes a casualty straight from the card, and asks there before a second wound kills', async () => {
    await renderScreen(module, { ...example(), checks: [] });
    fireEvent.contextMenu(button(/^Pvt\. Bell,/));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'He is hit: Pvt. Bell' })).getByText('Wounded'),
    );
    expect(screen.getByRole('heading', { name: 'Pfc. Diaz must test' })).toBeVisible();
    fireEvent.contextMenu(button(/^Pvt\. Bell,/));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'He is hit: Pvt. Bell' })).getByText('Wounded'),
    );
    expect(button(/^Pvt\. Bell,/)).toHaveAttribute('data-wound', 'wounded');
    await userEvent.click(button('Yes, it kills him'));
    expect(button(/^Pvt\. Bell,/)).toHaveAttribute('data-wound', 'killed');
  });

  it('lets the owner take the tests of one attack in his own order', async () => {
    await renderScreen(module, example());
    fireEvent.contextMenu(button(/^Pvt\. Bell,/));
    await userEvent.click(within(screen.getByRole('group', { name: /Pvt\. Bell/ })).getByText('Killed'));
    const guide = within(screen.getByRole('complementary'));
    expect(guide.getByRole('heading', { name: 'Pvt. Ortiz must test' })).toBeVisible();
    await userEvent.click(guide.getByRole('button', { name: 'Pvt. Bell' }));
    expect(guide.getByRole('heading', { name: 'Pfc. Diaz must test' })).toBeVisible();
    await userEvent.click(button('Passes'));
    expect(guide.getByText('Pfc. Diaz holds on')).toBeVisible();
    expect(guide.getByRole('heading', { name: 'Pvt. Ortiz must test' })).toBeVisible();
  });

  it('asks who saw it wherever the house rule counts, and keeps asking when nobody did', async () => {
    const state = example();
    await renderScreen(module, { ...state, settings: { ...state.settings, requireLineOfSight: true } });
    const guide = within(screen.getByRole('complementary'));
    await userEvent.click(guide.getByRole('button', { name: 'Pvt. Ortiz' }));
    expect(guide.getByRole('heading', { name: 'Who is closest to Pvt. Lund?' })).toBeVisible();
    await userEvent.click(within(guide.getByRole('group', { name: 'Who saw it?' })).getByText('Pvt. Ortiz'));
    expect(guide.getByRole('heading', { name: 'Pvt. Ortiz must test' })).toBeVisible();
  });

  it('lets the players say which commander pays for a try', async () => {
    const state = example();
    const characters = state.characters.map((one) =>
      one.id === 'us-2' ? { ...one, actionsUsed: 3, position: { x: 12, y: 15.6 } } : one,
    );
    const settings = { ...state.settings, commandMode: 'commanderPays' as const };
    const table = await renderScreen(module, { ...state, checks: [], characters, settings });
    await userEvent.click(button(/^Pvt\. Kowalski,/));
    await userEvent.click(
      within(screen.getByRole('group', { name: /Who pays the Action/ })).getByText('Cpl. Hayes'),
    );
    await userEvent.click(button('Face 6'));
    expect(button(/^Cpl\. Hayes,.*1 of 4 Actions used/)).toBeVisible();
    expect(table.store.getState().pending).toBeNull();
  });

  it('teaches an empty table', async () => {
    await renderScreen(module, module.ruleset.initial());
    expect(screen.getByText(/Add the soldiers of both sides/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Add soldiers/ }).length).toBeGreaterThan(1);
  });
});
