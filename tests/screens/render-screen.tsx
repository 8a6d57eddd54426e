/** Renders a ruleset's screen on a table of its own, as the shell does. */
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import type { Language } from '../../src/i18n/language.ts';
import { speak } from '../../src/i18n/shared.ts';
import type { OpenEntry, Tagged } from '../../src/kernel/log.ts';
import { loadStrings, WordsProvider } from '../../src/play/words.tsx';
import type { AnyRulesetModule } from '../../src/rulesets/contract.ts';
import { TableContext } from '../../src/table/react.ts';
import { createTable } from '../../src/table/table.ts';
import { notices } from '../../src/ui/notice.ts';
import { Notices } from '../../src/ui/notices.tsx';

/** Opens a table on `state` and shows the screen; gives the table to look behind it. */
export async function renderScreen(module: AnyRulesetModule, state: unknown, language: Language = 'en') {
  await speak(language);
  await loadStrings(module, language);
  notices.setState({ shown: [] });
  const opening: OpenEntry<unknown> = {
    ...{ kind: 'open', id: 'seat-0', seat: 'seat', seq: 0, lamport: 0, at: 0, name: 'Test' },
    ...{ ruleset: module.ruleset.id, rulesVersion: 1, fingerprint: '0'.repeat(64), state },
  };
  const table = createTable<unknown, Tagged, Tagged>({
    id: 'test',
    ruleset: module.ruleset,
    entries: [opening],
    draft: null,
    secret: new Uint8Array(32).fill(1),
    seat: 'player',
    now: () => 0,
    journal: { append: () => {}, keepDraft: () => {} },
    save: 'saved',
  });
  const { Screen } = module;
  await act(async () => {
    render(
      <TableContext value={table}>
        <Suspense fallback="loading">
          <WordsProvider module={module}>
            <Screen />
          </WordsProvider>
        </Suspense>
        <Notices closeLabel="Close" />
      </TableContext>,
    );
  });
  return table;
}
