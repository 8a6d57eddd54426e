import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import module from '../../src/rulesets/psychological-shock/index.ts';
import type { State } from '../../src/rulesets/psychological-shock/model/state.ts';
import { renderScreen } from './render-screen.tsx';

const example = (): State => module.demo('en').state;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the screen of Psychological Shock', () => {
  it('leads with the test that is owed: who, why, the chance, what failing means', async () => {
    await renderScreen(module, example());
    const guide = screen.getByRole('complementary');
    expect(within(guide).getByRole('heading', { name: 'Pvt. Ortiz must test' })).toBeVisible();
    expect(within(guide).getByText(/Closest to Pvt\. Lund \(0\.8u\)/)).toBeVisible();
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
    expect(screen.getByText('A further wound kills Pvt. Lund.')).toBeVisible();
    expect(table.store.getState().timeline.entries).toHaveLength(1);
  });

  it('teaches an empty table', async () => {
    await renderScreen(module, module.ruleset.initial());
    expect(screen.getByText(/Add the soldiers of both sides/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Add soldiers/ }).length).toBeGreaterThan(1);
  });
});
