/** A random evening at one table, with every promise of the contract checked at every step. */
import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { resolve } from '../../src/kernel/dice.ts';
import { fingerprint } from '../../src/kernel/keyed-dice.ts';
import type { Entry, PlayEntry, Tagged } from '../../src/kernel/log.ts';
import { entrySchema } from '../../src/kernel/log-schema.ts';
import { fold } from '../../src/kernel/timeline.ts';
import { here } from '../../src/later/later.ts';
import { appDice } from '../../src/table/app-dice.ts';
import { createTable, type Table } from '../../src/table/table.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Loaded } from './rulesets.ts';
import { textsOf, twist } from './twist.ts';

export type Step =
  | { readonly do: 'play'; readonly pick: number; readonly twists: [number, number][] }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

export interface Evening {
  /** Whether the table starts as the demo or empty. */
  readonly demo: boolean;
  readonly steps: readonly Step[];
}

const natural = fc.nat({ max: 999 });
const play: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('play' as const),
  pick: natural,
  twists: fc.oneof(
    { weight: 3, arbitrary: fc.constant<[number, number][]>([]) },
    { weight: 2, arbitrary: fc.array(fc.tuple(natural, natural), { minLength: 1, maxLength: 3 }) },
  ),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: play },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('redo' as const) }) },
);

export const evenings: fc.Arbitrary<Evening> = fc.record({
  demo: fc.boolean(),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
});

export type AnyTable = Table<unknown, Tagged, Tagged>;

/** A table whose secret is fixed, so that a failing evening fails again. */
export function openTable({ module, extras, folder }: Loaded, demo: boolean): AnyTable {
  const secret = sha256(new TextEncoder().encode(folder));
  const state: unknown = demo ? extras.demo('es').state : module.ruleset.initial();
  const open: Entry<unknown, Tagged, Tagged> = {
    ...{ kind: 'open', id: 'o-1', seat: 'o', seq: 1, lamport: 1, at: 0 },
    ...{ ruleset: folder, rulesVersion: module.ruleset.rulesVersion, name: 'Table' },
    ...{ fingerprint: fingerprint(secret), state: deepFreeze(state) },
  };
  return createTable<unknown, Tagged, Tagged>({
    ...{ id: 't', ruleset: module.ruleset, entries: [open], draft: null, seat: 's', save: 'saved' },
    ...{ secret: bytesToHex(secret), dice: here(appDice) },
    now: () => 0,
    journal: { append: () => {}, keepDraft: () => {} },
  });
}

export const timelineOf = (table: AnyTable) => table.store.getState().timeline;
export const stateOf = (table: AnyTable): unknown => timelineOf(table).state;

/** A sentence that a player may see: never empty, and no hole in it. */
export function expectSentence(text: string, what: string): void {
  expect(text.trim(), what).not.toBe('');
  expect(text, what).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
}

function expectJson(value: unknown, what: string): void {
  expect(isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value), `${what} is plain JSON`).toBe(true);
}

function expectValid(schema: v.GenericSchema, value: unknown, what: string): void {
  const { issues } = v.safeParse(schema, value);
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [], what).toEqual([]);
}

/** What must be true of a state, however it came about. */
export function checkState({ module, words, rules }: Loaded, state: unknown): void {
  expectValid(module.schemas.state, state, 'the state fits its schema');
  expectJson(state, 'the state');
  expectJson(module.progressOf(state), 'the progress');
  for (const owed of module.ruleset.owed(state)) {
    expect(rules, `${owed.id} rests on a rule of the book`).toContain(owed.rule);
    for (const language of LANGUAGES) expectSentence(words[language].owed(owed, state), `owed ${owed.id}`);
    if (owed.command === null) continue;
    const first = module.ruleset.decide(state, owed.command).next();
    expect(
      first.done === true && !first.value.ok ? first.value.why.code : '',
      `${owed.id} can be rolled`,
    ).toBe('');
  }
  for (const language of LANGUAGES) {
    expect(words[language].headline(state)).toBeTypeOf('object');
    expect(words[language].summary(state)).toBeTypeOf('string');
  }
}

/** What must be true of an accepted command. */
function checkEntry(loaded: Loaded, before: unknown, entry: PlayEntry<Tagged, Tagged>): void {
  const { module, words, rules } = loaded;
  const { ruleset, schemas } = module;
  expectValid(entrySchema(schemas), entry, 'the entry fits its schema');
  expectJson(entry, 'the entry');
  // The same dice on the same state mean the same: nothing else may flow into a judgement.
  const again = resolve(() => ruleset.decide(before, entry.command), entry.dice);
  expect(again).toEqual({ kind: 'done', value: { ok: true, events: entry.events } });
  let state = before;
  for (const event of entry.events) {
    for (const id of ruleset.touches(event)) expect(id).toBeTypeOf('string');
    ruleset.evolve(ruleset.initial(), event);
    state = deepFreeze(ruleset.evolve(state, event));
    deepFreeze(ruleset.evolve(state, event));
  }
  for (const language of LANGUAGES) {
    const what = `${language} on ${entry.command.type}`;
    expectSentence(words[language].line(before, entry), `line ${what}`);
    expectSentence(words[language].label(before, entry), `label ${what}`);
    for (const rule of words[language].rules(entry)) expect(rules, what).toContain(rule);
  }
}

function checkRefusal({ proof, words }: Loaded, state: unknown, why: { readonly code: string }): void {
  expect(proof.rejectionCodes).toContain(why.code);
  for (const language of LANGUAGES) {
    const sentence = words[language].rejection(why, state);
    expectSentence(sentence, why.code);
    expect(sentence).not.toBe(why.code);
  }
}

export interface Tally {
  accepted: number;
  refused: number;
}

/** The command that a step stands for on this state; null when the ruleset proposes none. */
export function commandOf(
  { module, proof }: Loaded,
  state: unknown,
  wanted: Extract<Step, { do: 'play' }>,
): Tagged | null {
  const samples = proof.sampleCommands(state);
  const command = samples[wanted.pick % samples.length];
  if (!command) return null;
  const pool = wanted.twists.length > 0 ? [...textsOf(state)].slice(0, 40) : [];
  return twist<Tagged>(command, wanted.twists, pool, module.schemas.command);
}

function playStep(loaded: Loaded, table: AnyTable, wanted: Step, tally: Tally): void {
  if (wanted.do === 'undo') table.undo();
  else if (wanted.do === 'redo') table.redo();
  else {
    const before = deepFreeze(stateOf(table));
    const command = commandOf(loaded, before, wanted);
    if (!command) return;
    const outcome = table.play(deepFreeze(command));
    if (outcome.kind === 'done') {
      tally.accepted += 1;
      checkEntry(loaded, before, deepFreeze(outcome.entry) as PlayEntry<Tagged, Tagged>);
    } else {
      if (outcome.kind !== 'refused') throw new Error('the app rolls every die itself');
      tally.refused += 1;
      expect(stateOf(table)).toBe(before);
      checkRefusal(loaded, before, outcome.why);
    }
  }
  checkState(loaded, stateOf(table));
}

/** Undoes everything, redoes everything, and reads the log back: the same states each time. */
function checkHistory({ module }: Loaded, table: AnyTable, start: unknown): void {
  // The steps that a new action took from the redo list cannot come back; the present state must.
  const end = stateOf(table);
  const replayed = fold(module.ruleset, JSON.parse(JSON.stringify(timelineOf(table).entries)));
  expect(replayed.state).toEqual(end);
  let undone = 0;
  for (; timelineOf(table).undoable; undone += 1) table.undo();
  expect(stateOf(table)).toEqual(start);
  for (; undone > 0; undone -= 1) table.redo();
  expect(stateOf(table)).toEqual(end);
}

export function playEvening(loaded: Loaded, evening: Evening, tally: Tally): void {
  const table = openTable(loaded, evening.demo);
  const start = stateOf(table);
  for (const wanted of evening.steps) playStep(loaded, table, wanted, tally);
  checkHistory(loaded, table, start);
}
