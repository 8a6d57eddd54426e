import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demo } from '../../src/rulesets/bonds-and-heart/demo.ts';
import module from '../../src/rulesets/bonds-and-heart/index.ts';
import { bearerOf, initial } from '../../src/rulesets/bonds-and-heart/model/state.ts';
import { openTable, show, stateOf } from './render-screen.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What stands lower in a panel is drawn a moment later. */
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });

const example = async () => {
  const table = openTable(module.ruleset, demo('en').state);
  await show(module, table);
  return table;
};

describe('the heart', () => {
  it('has twenty panes that tell number, tone, bonds and odds', async () => {
    await example();
    const heart = screen.getByRole('group', { name: 'Heart of Aldara' });
    expect(within(heart).getAllByRole('button')).toHaveLength(20);
    expect(button('Plot 4, darkness, part of protection towards Orvo')).toBeInTheDocument();
    await tap(/^Lighten/);
    expect(button(/^Plot 4, darkness, .*chance to change \d+%, \d+ in 216$/)).toBeInTheDocument();
  });

  it('is rolled for with typed dice and tells the search, plot by plot', async () => {
    const table = await example();
    await tap(/^Brizo, /);
    await tap(/^Darken/);
    await tap('My dice');
    for (const face of ['Face 1', 'Face 1', 'Face 1']) await tap(face);
    expect(screen.getByText('Sum 3, checked 3 → 4')).toBeInTheDocument();
    expect(screen.getByText('Plot 4 darkens.')).toBeInTheDocument();
    expect(bearerOf(stateOf(table), 'brizo')?.light).not.toContain(4);
  });

  it('is painted by hand from a pane, by keyboard too', async () => {
    const table = await example();
    button(/^Plot 1, /).focus();
    await userEvent.keyboard('{Enter}');
    await tap('Paint it dark');
    expect(bearerOf(stateOf(table), 'aldara')?.light).not.toContain(1);
  });
});

describe('the matrix', () => {
  it('lays a claim on the table, and a refusal opens the heart roll', async () => {
    const table = await example();
    await tap('Aldara asks Yanela: love, 6 of 7 light');
    expect(heading('Aldara asks Yanela for help')).toBeInTheDocument();
    await tap('Yanela refuses');
    expect(heading('Yanela refuses: the heart darkens')).toBeInTheDocument();
    for (const face of ['Face 3', 'Face 3', 'Face 2']) await tap(face);
    expect(screen.getByText('Love towards Aldara: 6 → 5')).toBeInTheDocument();
    expect(stateOf(table).claim).toBeNull();
  });

  it('keeps what cannot be claimed tappable and says why', async () => {
    await example();
    expect(button('Brizo asks Orvo: rivalry, 0 of 3 light')).toHaveAccessibleDescription(
      'That bond is all darkness.',
    );
    expect(button('Aldara asks Brizo: friendship, 4 of 4 light')).toHaveAccessibleDescription(
      'Already holds the maximum: 2 claims.',
    );
  });
});

describe('the test sheet', () => {
  it('leads with the accepted help, and asks for exactly the extra throws', async () => {
    const table = await example();
    expect(heading('Aldara · Physique 4 · Athletics')).toBeInTheDocument();
    expect(button('40%, 43 in 108')).toBeInTheDocument();
    await tap('My dice');
    for (const face of ['Face 6', 'Face 6', 'Face 2']) await tap(face);
    expect(screen.getByText(/^2 extra throws of the full die/)).toBeInTheDocument();
    for (const face of ['Face 1', 'Face 2']) await tap(face);
    expect(screen.getByText(/15 against 13 · success/)).toBeInTheDocument();
    expect(stateOf(table).helps).toEqual([]);
  });

  it('keeps its fields in the open roll of the table', async () => {
    const table = await example();
    await userEvent.click(screen.getByRole('radio', { name: '15' }));
    await tap('Friendship, Brizo (4): +4');
    expect(table.store.getState().pending?.command).toMatchObject({ difficulty: 15, helps: [] });
  });

  it('takes the mere outcome for an answer', async () => {
    const table = await example();
    await tap('Fails');
    expect(screen.getByText(/against 13 · failure/)).toBeInTheDocument();
    expect(table.store.getState().timeline.entries.at(-1)).toMatchObject({
      dice: [{ source: 'declared' }, { source: 'declared' }, { source: 'declared' }],
    });
  });
});

describe('an empty table', () => {
  it('asks who is there, in Spanish too', async () => {
    await show(module, openTable(module.ruleset, initial()), 'es');
    expect(screen.getByRole('heading', { name: '¿Quién se sienta a la mesa?' })).toBeInTheDocument();
    expect(button('Añadir portadores')).toBeInTheDocument();
  });

  it('takes three numbered bearers at once', async () => {
    const table = openTable(module.ruleset, initial());
    await show(module, table);
    await tap('Add bearers');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nima');
    for (const _ of [1, 2]) await tap('More: How many');
    await tap('Add 3');
    expect(stateOf(table).bearers.map(({ name }) => name)).toEqual(['Nima 1', 'Nima 2', 'Nima 3']);
  });
});
