import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../kernel/keyed-dice.ts';
import type { Entry } from '../../kernel/log.ts';
import { here } from '../../later/later.ts';
import { type Command, type Event, initial, type State } from '../../rulesets/_template/model.ts';
import { ruleset } from '../../rulesets/_template/rules/ruleset.ts';
import { appDice } from '../../table/app-dice.ts';
import { createTable } from '../../table/table.ts';
import { luckOf } from '../luck/luck.ts';
import { checkRolls } from './check-rolls.ts';

type AnyEntry = Entry<State, Command, Event>;

const secret = new Uint8Array(32).fill(9);
const open: AnyEntry = {
  ...{ kind: 'open', id: 'o-0', seat: 'o', seq: 0, lamport: 0, at: 0, ruleset: ruleset.id },
  ...{ rulesVersion: 1, name: 'Checked', fingerprint: fingerprint(secret), state: initial() },
};
const test: Command = { type: 'testNerve', id: 'a' };

function openTable(seat: string, entries: readonly AnyEntry[] = [open]) {
  return createTable<State, Command, Event>({
    ...{ id: 't', ruleset, entries, draft: null, seat, now: () => 0, save: 'saved' },
    ...{ secret: bytesToHex(secret), dice: here(appDice) },
    journal: { append: () => {}, keepDraft: () => {} },
  });
}
const entriesOf = (table: ReturnType<typeof openTable>) => table.store.getState().timeline.entries;

/** An evening with repeats, undos, redos, free throws and typed dice. */
function evening() {
  const table = openTable('s');
  table.play({ type: 'addUnit', id: 'a', name: 'A', nerve: 3 });
  for (let i = 0; i < 4; i += 1) table.play(test);
  table.undo();
  table.undo();
  table.play(test);
  table.undo();
  table.redo();
  table.ask(test);
  table.typeFace(5);
  table.rollFree(3, 6);
  table.rollFree(3, 6);
  table.undo();
  table.rollFree(3, 6);
  table.rollFree(1, 100);
  table.play(test);
  return table;
}

describe('checking the dice of a closed table', () => {
  it('needs the table to be closed', () => {
    expect(checkRolls(ruleset, entriesOf(evening()))).toBeNull();
  });

  it('finds every honest roll right, whatever was undone', () => {
    const table = evening();
    table.close();
    const report = checkRolls(ruleset, [...entriesOf(table)].reverse());
    expect(report).toEqual({
      ...{ fingerprintFits: true, misfits: [], otherOrder: 0, older: 0 },
      ...{ fits: 6 + 4, outside: 1 },
    });
  });

  it('names each entry whose faces were changed', () => {
    const table = evening();
    table.close();
    const entries = entriesOf(table).map((entry) => {
      if (entry.kind !== 'play' || entry.dice.length === 0 || entry.dice[0]!.source !== 'app') return entry;
      const [result] = entry.dice;
      return { ...entry, dice: [{ ...result!, values: [(result!.values[0]! % 6) + 1] }] };
    });
    const report = checkRolls(ruleset, entries);
    expect(report?.misfits).toHaveLength(6);
    expect(report?.misfits[0]?.expected).toHaveLength(1);
    expect(report?.fits).toBe(4);
  });

  it('finds a roll that was fished for by leaving an undo out of the log', () => {
    const table = openTable('s');
    table.play({ type: 'addUnit', id: 'a', name: 'A', nerve: 3 });
    for (let i = 0; i < 3; i += 1) table.play(test);
    table.close();
    // The second throw is dropped, as if the third had been the second.
    const kept = entriesOf(table).filter((_, i) => i !== 3);
    expect(checkRolls(ruleset, kept)?.misfits.length).toBeGreaterThan(0);
  });

  it('finds a secret that belongs to another fingerprint', () => {
    const table = openTable('s');
    table.close();
    const other = bytesToHex(new Uint8Array(32).fill(1));
    const entries = entriesOf(table).map((entry) =>
      entry.kind === 'close' ? { ...entry, secret: other } : entry,
    );
    expect(checkRolls(ruleset, entries)?.fingerprintFits).toBe(false);
  });

  it('accepts what two tabs rolled before they heard of each other, and says so', () => {
    const first = openTable('a');
    first.play({ type: 'addUnit', id: 'a', name: 'A', nerve: 3 });
    const second = openTable('b', entriesOf(first));
    first.play(test);
    second.play(test);
    first.merge(entriesOf(second));
    first.close();
    expect(checkRolls(ruleset, entriesOf(first))).toMatchObject({ fits: 1, otherOrder: 1, misfits: [] });
  });

  it('does not judge rolls of other rules', () => {
    const table = evening();
    table.close();
    const report = checkRolls({ ...ruleset, rulesVersion: 2 }, entriesOf(table));
    expect(report).toMatchObject({ older: 6, misfits: [], fits: 4 });
  });
});

describe('the luck of a table', () => {
  it('counts the faces of rolls that count, app and typed apart', () => {
    const luck = luckOf(ruleset, entriesOf(evening()));
    const rolled = (dice: typeof luck.app) => dice.map((die) => [die.faces, die.rolled]);
    expect(rolled(luck.app)).toEqual([
      [6, 4 + 6],
      [100, 1],
    ]);
    expect(rolled(luck.typed)).toEqual([[6, 1]]);
    expect(luck.typed[0]).toMatchObject({ counts: [0, 0, 0, 0, 1, 0], sum: 5 });
    expect(luck.skipped).toBe(0);
  });
});
