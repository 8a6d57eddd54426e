import type { EntityId } from '../../../kernel/ids.ts';
import type { State } from '../model/game.ts';
import { dueTests, mostDiceFirst } from '../rules/due-tests.ts';

/** Whose line is open: the one looked at when it must test, else the one with most dice. */
export function lookedAt(state: State, selected: readonly EntityId[]): EntityId | null {
  const tests = mostDiceFirst(dueTests(state));
  const chosen = tests.find(({ id }) => id === selected[0]);
  return (chosen ?? tests[0])?.id ?? null;
}
