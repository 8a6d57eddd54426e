import { describe, expect, it } from 'vitest';
import { roll } from '../kernel/dice.ts';
import type { Entry, Ruleset } from '../kernel/log.ts';
import { accept, reject } from '../kernel/result.ts';
import { here } from '../later/later.ts';
import { appDice } from './app-dice.ts';
import type { Forms, RollDraft } from './journal.ts';
import { createTable, type Table } from './table.ts';

/** A tiny game: throws of two dice are added up; a double is rolled on; nothing goes beyond `limit`. */
interface Game {
  readonly total: number;
  readonly limit: number;
}
type Command = { readonly type: 'throw' } | { readonly type: 'limit'; readonly to: number };
type Event =
  | { readonly type: 'added'; readonly by: number }
  | { readonly type: 'limited'; readonly to: number };

const ruleset: Ruleset<Game, Command, Event> = {
  id: 'sums',
  rulesVersion: 1,
  initial: () => ({ total: 0, limit: 100 }),
  *decide(state, command) {
    if (command.type === 'limit')
      return command.to >= 0 ? accept<Event>({ type: 'limited', to: command.to }) : reject('too-low');
    if (state.total >= state.limit) return reject('full', { limit: state.limit });
    const [a = 0, b = 0] = yield* roll('first', 2, 6);
    const more = a === b ? yield* roll('double', 1, 6) : [];
    return accept<Event>({ type: 'added', by: a + b + (more[0] ?? 0) });
  },
  evolve: (state, event) =>
    event.type === 'added' ? { ...state, total: state.total + event.by } : { ...state, limit: event.to },
  touches: () => [],
  owed: () => [],
};

const THROW: Command = { type: 'throw' };

/** A table without entries that writes nowhere. */
const bare = () => ({
  ...{ id: 'test', ruleset, entries: [], draft: null, secret: '07'.repeat(32) },
  ...{ dice: here(appDice), seat: 'seat0', now: () => 0, save: 'saved' as const },
});

function open(entries: readonly Entry<Game, Command, Event>[] = [], draft: RollDraft<Command> | null = null) {
  const written: Entry<Game, Command, Event>[] = [];
  const drafts: (RollDraft<Command> | null)[] = [];
  const table = createTable<Game, Command, Event>({
    ...bare(),
    ...{ entries, draft, seat: `seat${entries.length}` },
    journal: { append: (entry) => written.push(entry), keepDraft: (kept) => drafts.push(kept) },
  });
  return { table, written, drafts };
}

const total = (table: Table<Game, Command, Event>): number => table.store.getState().timeline.state.total;
const pending = (table: Table<Game, Command, Event>) => table.store.getState().pending;

describe('an open table', () => {
  it('commits a command with the dice of the app and writes the entry at once', () => {
    const { table, written } = open();
    expect(table.play(THROW).kind).toBe('done');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ kind: 'play', dice: [{ id: 'first', source: 'app' }] });
    expect(total(table)).toBeGreaterThan(1);
  });

  it('changes and writes nothing when a command is refused', () => {
    const { table, written } = open();
    const before = table.store.getState().timeline;
    expect(table.play({ type: 'limit', to: -1 })).toEqual({ kind: 'refused', why: { code: 'too-low' } });
    expect(table.store.getState().timeline).toBe(before);
    expect(written).toEqual([]);
  });

  it('gives the same dice after an undo, and others for the next throw of the same kind', () => {
    const { table } = open();
    const thrown = () => {
      const outcome = table.play(THROW);
      return outcome.kind === 'done' && outcome.entry.kind === 'play' ? outcome.entry.dice : [];
    };
    const first = thrown();
    table.undo();
    expect(thrown()).toEqual(first);
    const later = Array.from({ length: 8 }, thrown);
    expect(later.some((dice) => JSON.stringify(dice) !== JSON.stringify(first))).toBe(true);
  });

  it('takes typed faces one by one, a double asks for one more', () => {
    const { table } = open();
    expect(table.ask(THROW)).toEqual({ kind: 'asking' });
    table.typeFace(3);
    expect(pending(table)?.typed).toEqual([3]);
    expect(table.typeFace(7)).toMatchObject({ kind: 'refused', why: { code: 'die-out-of-range' } });
    table.typeFace(3);
    expect(pending(table)?.request).toMatchObject({ id: 'double', count: 1 });
    expect(table.typeFace(5).kind).toBe('done');
    expect(total(table)).toBe(11);
    expect(pending(table)).toBeNull();
  });

  it('goes back over typed dice, also into the request before', () => {
    const { table } = open();
    table.ask(THROW);
    table.typeFace(2);
    table.typeFace(2);
    expect(table.eraseFace()).toBe(true);
    expect(pending(table)).toMatchObject({ typed: [2], request: { id: 'first' } });
    expect(table.undo()).toBeNull();
    expect(pending(table)?.typed).toEqual([]);
    expect(table.eraseFace()).toBe(false);
  });

  it('finds an open roll again after a reload', () => {
    const { table, drafts } = open();
    table.ask(THROW);
    table.typeFace(4);
    const again = open([], drafts.at(-1) ?? null);
    expect(pending(again.table)?.typed).toEqual([4]);
    expect(again.table.typeFace(1).kind).toBe('done');
    expect(total(again.table)).toBe(5);
  });

  it('keeps an open roll over an undo that takes its ground away, and over the redo', () => {
    const { table } = open();
    table.play({ type: 'limit', to: 0 });
    table.undo();
    table.ask(THROW);
    table.redo();
    expect(pending(table)).toBeNull();
    table.undo();
    expect(pending(table)?.request.id).toBe('first');
  });

  it('keeps half-filled forms beside the log until they are dropped', () => {
    const kept: Forms[] = [];
    const source = {
      ...bare(),
      journal: { append: () => {}, keepDraft: () => {}, keepForms: (now: Forms) => kept.push(now) },
    };
    const table = createTable<Game, Command, Event>(source);
    table.keepForm('telling', { who: 'a' });
    table.keepForm('telling/points', 3);
    table.keepForm('share', [1]);
    expect(kept.at(-1)).toEqual({ telling: { who: 'a' }, 'telling/points': 3, share: [1] });
    const reopened = createTable<Game, Command, Event>({ ...source, forms: kept.at(-1)! });
    expect(reopened.store.getState().forms).toEqual(kept.at(-1));
    reopened.dropForm('telling');
    expect(kept.at(-1)).toEqual({ share: [1] });
    reopened.dropForm('telling');
    expect(kept).toHaveLength(4);
    expect(reopened.store.getState().timeline.entries).toEqual([]);
  });

  it('lets a grounded roll go when play goes on', () => {
    const { table, drafts } = open();
    table.play({ type: 'limit', to: 0 });
    table.undo();
    table.ask(THROW);
    table.play({ type: 'limit', to: 0 });
    expect(drafts.at(-1)).toBeNull();
    table.play({ type: 'limit', to: 50 });
    expect(pending(table)).toBeNull();
  });

  it('rolls the rest of a roll that was begun with real dice', () => {
    const { table, written } = open();
    table.ask(THROW);
    table.answer([6, 6], 'typed');
    expect(table.rollOpen().kind).toBe('done');
    expect(written[0]).toMatchObject({ dice: [{ source: 'typed' }, { id: 'double', source: 'app' }] });
  });

  it('undoes and redoes everything after a reload', () => {
    const { table, written } = open();
    for (let i = 0; i < 5; i += 1) table.play(THROW);
    const end = total(table);
    const again = open(written);
    while (again.table.undo());
    expect(total(again.table)).toBe(0);
    while (again.table.redo());
    expect(total(again.table)).toBe(end);
  });

  it('logs free throws, renames, and reveals its secret when it is closed', () => {
    const { table, written } = open();
    table.rollFree(3, 6);
    table.rename('The ford');
    table.close();
    expect(written.map((entry) => entry.kind)).toEqual(['roll', 'rename', 'close']);
    expect(table.store.getState().timeline).toMatchObject({ name: 'The ford', closed: '07'.repeat(32) });
    expect(table.play(THROW)).toMatchObject({ kind: 'refused', why: { code: 'table-closed' } });
    table.undo();
    expect(table.play(THROW).kind).toBe('done');
  });

  it('takes in the entries of another tab in their order', () => {
    const first = open();
    first.table.play(THROW);
    const second = open(first.written);
    second.table.play(THROW);
    first.table.merge(second.written);
    second.table.merge(first.written);
    expect(first.table.store.getState().timeline.state).toEqual(second.table.store.getState().timeline.state);
  });

  it('only shows a table that is read-only', () => {
    const { written } = (() => {
      const made = open();
      made.table.play(THROW);
      return made;
    })();
    const table = createTable<Game, Command, Event>({
      ...{ id: 'view', ruleset, entries: written, draft: null, secret: '00'.repeat(32), seat: 's' },
      ...{ dice: here(appDice), now: () => 0, save: 'saved', readOnly: 'newer' },
      journal: {
        append: () => {
          throw new Error('nothing may be written');
        },
        keepDraft: () => {},
      },
    });
    expect(table.play(THROW)).toMatchObject({ kind: 'refused', why: { code: 'table-read-only' } });
    expect(table.undo()).toBeNull();
    table.rename('no');
    expect(table.store.getState().timeline.name).toBe('');
  });
});
