/** The template's screen: what newcomers copy must work as it stands. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import module from '../../src/rulesets/_template/index.ts';
import { renderScreen } from './render-screen.tsx';

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes a new unit after one was removed', async () => {
  await renderScreen(module, module.ruleset.initial());
  await tap('Add a unit');
  await tap('Add a unit');
  await tap('Remove: Unit 1');
  await tap('Add a unit');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
