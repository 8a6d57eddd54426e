/** Renders this ruleset's screen on a table, the way the shell does. */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Language } from '../../../i18n/language.ts';
import { speak } from '../../../i18n/shared.ts';
import { WordsProvider } from '../../../play/words.tsx';
import { TableContext } from '../../../table/react.ts';
import { createTable, type Table } from '../../../table/table.ts';
import module from '../index.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';

export type RaidTable = Table<State, Command, Event>;

const nothing = (): void => {};

export function openTable(state: State): RaidTable {
  return createTable({
    id: 'table',
    ruleset: module.ruleset,
    entries: [
      {
        kind: 'open',
        ruleset: module.ruleset.id,
        rulesVersion: 1,
        name: 'A table',
        fingerprint: '',
        state,
        id: 'open',
        seat: 'seat',
        seq: 0,
        lamport: 0,
        at: 0,
      },
    ],
    draft: null,
    secret: new Uint8Array(32).fill(7),
    seat: 'test',
    now: () => 0,
    journal: { append: nothing, keepDraft: nothing },
    save: 'saved',
  });
}

/** Shows the screen in a language and waits until its words are there. */
export async function show(table: RaidTable, language: Language = 'en'): Promise<void> {
  await speak(language);
  const { Screen } = module;
  await act(async () => {
    render(
      <TableContext value={table}>
        <Suspense>
          <WordsProvider module={module}>
            <Screen />
          </WordsProvider>
        </Suspense>
      </TableContext>,
    );
  });
  await screen.findAllByRole('heading');
}

/** The state as the table holds it now. */
export const stateOf = (table: RaidTable): State => table.store.getState().timeline.state;
