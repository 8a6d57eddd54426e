/** Leaves a table and opens it again, as a reload or a way over the home page does. */
import { cleanup } from '@testing-library/react';
import type { Tagged } from '../../src/kernel/log.ts';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';
import type { Table } from '../../src/table/table.ts';
import { openTable, show, stateOf } from './render-screen.tsx';

/** The same game with the forms as storage gives them back. */
export async function reload<S, C extends Tagged, E extends Tagged>(
  module: AnyRulesetModule,
  table: Table<S, C, E>,
) {
  cleanup();
  const forms = JSON.parse(JSON.stringify(table.store.getState().forms));
  const again = openTable<unknown, Tagged, Tagged>(module.ruleset, stateOf(table), forms);
  await show(module, again);
  return again;
}
