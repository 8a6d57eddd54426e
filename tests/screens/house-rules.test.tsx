/** The sheet of house rules, for a game that has some and for one that has none. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HouseRulesSheet } from '../../src/app/table/house-rules-sheet.tsx';
import { Wait } from '../../src/later/wait.tsx';
import template from '../../src/rulesets/_template/index.ts';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';
import { renderScreen } from './render-screen.tsx';

const Screen = () => (
  <Wait>
    <HouseRulesSheet onClose={() => {}} />
  </Wait>
);

it('has a switch for each house rule', async () => {
  await renderScreen({ ...template, Screen } as AnyRulesetModule, template.ruleset.initial());
  expect(await screen.findByRole('switch', { name: /A 1 always holds/ })).not.toBeNull();
  expect(screen.queryByText('This game has no house rules.')).toBeNull();
});

it('says so where a game has none', async () => {
  const none = async () => {
    const { default: extras } = await template.extras();
    return { default: { ...extras, houseRules: { ...extras.houseRules, fields: [] } } };
  };
  // Extras are kept by the name of the ruleset.
  const ruleset = { ...template.ruleset, id: 'plain-game' };
  const plain = { ...template, ruleset, extras: none, Screen } as AnyRulesetModule;
  await renderScreen(plain, template.ruleset.initial());
  expect(await screen.findByText('This game has no house rules.')).not.toBeNull();
});
