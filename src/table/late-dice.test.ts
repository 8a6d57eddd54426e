import { describe, expect, it } from 'vitest';
import { fingerprint } from '../kernel/keyed-dice.ts';
import type { Entry } from '../kernel/log.ts';
import { later } from '../later/later.ts';
import type { Command, Event, State } from '../rulesets/_template/model.ts';
import { ruleset } from '../rulesets/_template/rules/ruleset.ts';
import { type AppDice, appDice } from './app-dice.ts';
import type { RollDraft } from './journal.ts';
import { createTable, type Outcome } from './table.ts';

type Told = Outcome<State, Command, Event>;

const TEST: Command = { type: 'testNerve', id: 'a' };
const ADD: Command = { type: 'addUnit', id: 'a', name: 'A', nerve: 3 };

/** A table whose dice come when the test says so, or not at all. */
function open(
  draft: RollDraft<Command> | null = null,
  entries: readonly Entry<State, Command, Event>[] = [],
) {
  let come = (): void => {};
  let fail = (): void => {};
  const door = new Promise<AppDice>((resolve, reject) => {
    come = () => resolve(appDice);
    fail = () => reject(new Error('offline'));
  });
  const drafts: (RollDraft<Command> | null)[] = [];
  const table = createTable<State, Command, Event>({
    ...{ id: 't', ruleset, entries, draft, secret: '07'.repeat(32), dice: later(() => door) },
    ...{ seat: 's', now: () => 0, save: 'saved' },
    journal: { append: () => {}, keepDraft: (kept) => drafts.push(kept) },
  });
  table.play(ADD);
  return { table, drafts, come, fail };
}

const until = (outcome: Told): Promise<Told | null> => {
  if (outcome.kind !== 'waiting') throw new Error(`not waiting but ${outcome.kind}`);
  return outcome.until;
};

/** The faces that fell at a table whose dice were there from the beginning. */
async function atOnce() {
  const { table, come } = open();
  come();
  const outcome = await until(table.play(TEST));
  return outcome?.kind === 'done' && outcome.entry.kind === 'play' ? outcome.entry.dice : [];
}

describe('a roll that is tapped before the dice of the app have come', () => {
  it('lies open, is kept, and is rolled when they come, with the same faces as ever', async () => {
    const { table, drafts, come } = open();
    const outcome = table.play(TEST);
    expect(outcome.kind).toBe('waiting');
    expect(table.store.getState().pending?.command).toEqual(TEST);
    expect(drafts.at(-1)).toMatchObject({ command: TEST });
    come();
    expect(await until(outcome)).toMatchObject({ kind: 'done', entry: { dice: await atOnce() } });
    expect(table.store.getState().pending).toBeNull();
    expect(drafts.at(-1)).toBeNull();
    expect(table.play(TEST).kind).toBe('done');
  });

  it('does not hold up what needs no dice, nor a refusal', () => {
    const { table } = open();
    expect(table.play({ ...ADD, id: 'b' }).kind).toBe('done');
    expect(table.play({ type: 'testNerve', id: 'nobody' }).kind).toBe('refused');
  });

  it('is rolled once, however often it is tapped', async () => {
    const { table, come } = open();
    const taps = [table.play(TEST), table.play(TEST), table.rollOpen()];
    come();
    const kinds = (await Promise.all(taps.map(until))).map((outcome) => outcome?.kind ?? null);
    expect(kinds).toEqual([null, null, 'done']);
    expect(table.store.getState().timeline.entries).toHaveLength(2);
  });

  it('is the players’ again once they leave it, type it, or take its ground away', async () => {
    for (const otherwise of [
      (table: ReturnType<typeof open>['table']) => table.leave(),
      (table: ReturnType<typeof open>['table']) => void table.typeFace(4),
      (table: ReturnType<typeof open>['table']) => void table.undo(),
    ]) {
      const { table, come } = open();
      const outcome = table.play(TEST);
      otherwise(table);
      const { length } = table.store.getState().timeline.entries;
      come();
      const late = await until(outcome);
      expect(late === null || late.kind === 'refused').toBe(true);
      expect(table.store.getState().timeline.entries).toHaveLength(length);
    }
  });

  it('is found open after a reload, and rolled by another tap', async () => {
    const first = open();
    first.table.play(TEST);
    const { table, come } = open(first.drafts.at(-1)!);
    expect(table.store.getState().pending?.command).toEqual(TEST);
    const outcome = table.rollOpen();
    come();
    expect((await until(outcome))?.kind).toBe('done');
  });

  it('stays open when they cannot be fetched, and says so', async () => {
    const { table, fail } = open();
    const outcome = table.play(TEST);
    fail();
    expect(await until(outcome)).toEqual({ kind: 'refused', why: { code: 'dice-not-here' } });
    expect(table.store.getState().pending?.command).toEqual(TEST);
  });

  it('waits in the free tray too', async () => {
    const { table, come } = open();
    const outcome = table.rollFree(2, 6);
    expect(table.store.getState().timeline.entries).toHaveLength(1);
    come();
    expect(await until(outcome)).toMatchObject({ kind: 'done', entry: { kind: 'roll', faces: 6 } });
  });

  it('leaves another roll that lies open where it is, and comes all the same', async () => {
    const { table, come, drafts } = open();
    table.play({ ...ADD, id: 'b' });
    const other: Command = { type: 'testNerve', id: 'b' };
    table.ask(other);
    const taps = [table.play(TEST), table.play(TEST)];
    expect(table.store.getState().pending?.command).toEqual(other);
    come();
    expect((await Promise.all(taps.map(until))).map((outcome) => outcome?.kind ?? null)).toEqual([
      'done',
      null,
    ]);
    expect(table.store.getState().pending?.command).toEqual(other);
    expect(drafts.at(-1)).toMatchObject({ command: other });
  });

  it('is forgotten beside an open roll when something else is played first', async () => {
    const { table, come } = open();
    table.play({ ...ADD, id: 'b' });
    table.ask({ type: 'testNerve', id: 'b' });
    const outcome = table.play(TEST);
    table.play({ ...ADD, id: 'c' });
    come();
    expect(await until(outcome)).toBeNull();
  });
});

describe('dice whose secret is not the one that the log promised', () => {
  const opening = (secret: number): Entry<State, Command, Event> => ({
    ...{ kind: 'open', id: 'o-1', seat: 'o', seq: 1, lamport: 1, at: 0, name: 'Table' },
    ...{ ruleset: ruleset.id, rulesVersion: ruleset.rulesVersion, state: ruleset.initial() },
    fingerprint: fingerprint(new Uint8Array(32).fill(secret)),
  });

  it('do not roll; the roll lies open for real dice', async () => {
    const { table, come } = open(null, [opening(8)]);
    const first = table.play(TEST);
    come();
    const refused = { kind: 'refused', why: { code: 'dice-not-true' } };
    expect(await until(first)).toEqual(refused);
    expect(table.play(TEST)).toEqual(refused);
    expect(table.rollFree(1, 6)).toEqual(refused);
    expect(table.store.getState().pending?.command).toEqual(TEST);
    expect(table.typeFace(4).kind).toBe('done');
  });

  it('roll when it is', async () => {
    const { table, come } = open(null, [opening(7)]);
    const first = table.play(TEST);
    come();
    expect((await until(first))?.kind).toBe('done');
  });
});
