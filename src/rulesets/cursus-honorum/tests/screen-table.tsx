/** An open table under the real screen, for tests by role and name. */
import { sha256 } from '@noble/hashes/sha2.js';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { speak } from '../../../i18n/shared.ts';
import type { Entry } from '../../../kernel/log.ts';
import { WordsProvider } from '../../../play/words.tsx';
import { TableContext } from '../../../table/react.ts';
import { createTable, type Table } from '../../../table/table.ts';
import { Notices } from '../../../ui/notices.tsx';
import cursusHonorum from '../index.ts';
import type { Command } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/game.ts';

export type OpenTable = Table<State, Command, Event>;

const text = (name: string): Uint8Array => sha256(new TextEncoder().encode(name));

export function openTable(state: State): OpenTable {
  const open: Entry<State, Command, Event> = {
    ...{ id: 's-1', seat: 's', seq: 1, lamport: 1, at: 1 },
    ...{ kind: 'open', ruleset: 'cursus-honorum', rulesVersion: 1, name: 'Test', fingerprint: 'f' },
    state,
  };
  return createTable<State, Command, Event>({
    ...{ id: 't', ruleset: cursusHonorum.ruleset, entries: [open], draft: null, secret: text('test') },
    ...{ seat: 'b', save: 'saved', now: () => 0 },
    journal: { append: () => {}, keepDraft: () => {} },
  });
}

export const stateOf = (table: OpenTable): State => table.store.getState().timeline.state;

export async function show(table: OpenTable): Promise<void> {
  await speak('en');
  await act(async () => {
    render(
      <TableContext value={table}>
        <Suspense fallback="…">
          <WordsProvider module={cursusHonorum}>
            <cursusHonorum.Screen />
          </WordsProvider>
        </Suspense>
        <Notices closeLabel="Close" />
      </TableContext>,
    );
  });
}
