/** Renders a ruleset's screen on a table of its own, as the shell does. */
import { act, render } from '@testing-library/react';
import { loadFieldWords } from '../../src/i18n/field.ts';
import type { Language } from '../../src/i18n/language.ts';
import { speak } from '../../src/i18n/shared.ts';
import { fingerprint } from '../../src/kernel/keyed-dice.ts';
import type { OpenEntry, Ruleset, Tagged } from '../../src/kernel/log.ts';
import { here } from '../../src/later/later.ts';
import { Wait } from '../../src/later/wait.tsx';
import { lateKeys } from '../../src/play/open-roll.tsx';
import { lateOf, loadStrings, WordsProvider } from '../../src/play/words.tsx';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';
import { appDice } from '../../src/table/app-dice.ts';
import type { Forms } from '../../src/table/journal.ts';
import { TableContext } from '../../src/table/react.ts';
import { createTable, type Table } from '../../src/table/table.ts';
import { notices } from '../../src/ui/notice.ts';
import { Notices } from '../../src/ui/notices.tsx';

const nothing = (): void => {};

/** A table that begins with `state` and writes nowhere. */
export function openTable<S, C extends Tagged, E extends Tagged>(
  ruleset: Ruleset<S, C, E>,
  state: S,
  forms: Forms = {},
): Table<S, C, E> {
  const opening: OpenEntry<S> = {
    ...{ kind: 'open', id: 'seat-0', seat: 'seat', seq: 0, lamport: 0, at: 0, name: 'Test' },
    ...{ ruleset: ruleset.id, rulesVersion: ruleset.rulesVersion, state },
    fingerprint: fingerprint(new Uint8Array(32).fill(7)),
  };
  return createTable<S, C, E>({
    ...{ id: 'test', ruleset, entries: [opening], draft: null, forms },
    ...{ secret: '07'.repeat(32), dice: here(appDice) },
    ...{ seat: 'player', now: () => 0, save: 'saved', journal: { append: nothing, keepDraft: nothing } },
  });
}

/** Shows the screen of a ruleset on a table, once its words are there, and what follows the first view. */
export async function show<S, C extends Tagged, E extends Tagged>(
  module: AnyRulesetModule,
  table: Table<S, C, E>,
  language: Language = 'en',
): Promise<void> {
  await speak(language);
  const late = [lateOf(module, language).load(), lateKeys.load(), loadFieldWords(language)];
  await Promise.all([loadStrings(module, language), ...late]);
  notices.setState({ shown: [] });
  const { Screen } = module;
  await act(async () => {
    render(
      <TableContext value={table}>
        <Wait fallback="loading">
          <WordsProvider module={module}>
            <Screen />
          </WordsProvider>
        </Wait>
        <Notices label="Notices" closeLabel="Close" />
      </TableContext>,
    );
  });
}

/** Opens a table on `state` and shows the screen; gives the table to look behind it. */
export async function renderScreen(module: AnyRulesetModule, state: unknown, language: Language = 'en') {
  const table = openTable<unknown, Tagged, Tagged>(module.ruleset, state);
  await show(module, table, language);
  return table;
}

/** The state as the table holds it now. */
export const stateOf = <S, C extends Tagged, E extends Tagged>(table: Table<S, C, E>): S =>
  table.store.getState().timeline.state;
