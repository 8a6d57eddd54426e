/** Tables of the small template ruleset, opened by one or more tabs, driven by random programs. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { fingerprint } from '../../src/kernel/keyed-dice.ts';
import type { Entry } from '../../src/kernel/log.ts';
import { here } from '../../src/later/later.ts';
import { type Command, type Event, initial, type State } from '../../src/rulesets/_template/model.ts';
import { ruleset } from '../../src/rulesets/_template/rules/ruleset.ts';
import { appDice } from '../../src/table/app-dice.ts';
import { createTable, type Table } from '../../src/table/table.ts';

export type Tab = Table<State, Command, Event>;
export type TabEntry = Entry<State, Command, Event>;

const secret = sha256(new TextEncoder().encode('tabs'));

const open: TabEntry = {
  ...{ kind: 'open', id: 'o-1', seat: 'o', seq: 1, lamport: 1, at: 0 },
  ...{ ruleset: ruleset.id, rulesVersion: ruleset.rulesVersion, name: 'Table' },
  ...{ fingerprint: fingerprint(secret), state: initial() },
};

export function openTab(seat: string, entries: readonly TabEntry[] = [open]): Tab {
  const journal = { append: () => {}, keepDraft: () => {} };
  return createTable({
    id: 't',
    ruleset,
    entries,
    draft: null,
    secret: bytesToHex(secret),
    dice: here(appDice),
    seat,
    now: () => 0,
    journal,
    save: 'saved',
  });
}

export const timelineOf = (tab: Tab) => tab.store.getState().timeline;
export const stateOf = (tab: Tab): State => timelineOf(tab).state;

/** What one tab does next. Units come from a handful of names, so that tabs touch the same ones. */
export type Move =
  | { readonly do: 'add' | 'test' | 'remove'; readonly unit: number }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'roll' };

export const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('add', 'test', 'remove'), unit: fc.nat({ max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('roll') }) },
) as fc.Arbitrary<Move>;

/** Whether the log grew. */
export function act(tab: Tab, move: Move): boolean {
  const before = timelineOf(tab).entries.length;
  if (move.do === 'undo') tab.undo();
  else if (move.do === 'redo') tab.redo();
  else if (move.do === 'roll') tab.rollFree(2, 6);
  else {
    const id = `unit-${move.unit}`;
    if (move.do === 'add') tab.play({ type: 'addUnit', id, name: id, nerve: 3 });
    if (move.do === 'test') tab.play({ type: 'testNerve', id });
    if (move.do === 'remove') tab.play({ type: 'removeUnit', id });
  }
  return timelineOf(tab).entries.length > before;
}

/** The same programs on every run; `FUZZ_SEED` looks at others. */
export const SEED = Number(process.env.FUZZ_SEED ?? 48);
