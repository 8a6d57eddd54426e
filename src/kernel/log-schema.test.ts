import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftSchema, entrySchema } from './log-schema.ts';

const command = v.strictObject({ type: v.literal('move') });
const schema = entrySchema({ state: v.strictObject({ turn: v.number() }), command, event: command });

const stamp = { id: 's-1', seat: 's', seq: 1, lamport: 1, at: 1_700_000_000_000 };
const dice = { id: 'hit', source: 'typed', values: [6, 1] };
const move = { type: 'move' };
const valid = {
  open: {
    ...stamp,
    ...{ kind: 'open', ruleset: 'x', rulesVersion: 1, name: 'Table', state: { turn: 1 } },
    fingerprint: 'ab'.repeat(32),
  },
  play: { ...stamp, kind: 'play', rulesVersion: 1, command: move, dice: [dice], events: [move] },
  roll: { ...stamp, kind: 'roll', faces: 6, dice },
  rename: { ...stamp, kind: 'rename', name: 'Other' },
  close: { ...stamp, kind: 'close', secret: '0f'.repeat(32) },
  undo: { ...stamp, kind: 'undo', target: 's-1' },
};

describe('the schema of an entry', () => {
  it.each(Object.entries(valid))('accepts an entry of kind %s, and nothing more in it', (_kind, entry) => {
    expect(v.is(schema, entry)).toBe(true);
    expect(v.is(schema, { ...entry, more: 1 })).toBe(false);
    expect(v.is(schema, { ...entry, seq: -1 })).toBe(false);
    expect(v.is(schema, { ...entry, lamport: 1.5 })).toBe(false);
    expect(v.is(schema, { ...entry, at: Number.POSITIVE_INFINITY })).toBe(false);
    for (const id of ['../up', 's-1/up', 'Up', '', 's'.repeat(65)])
      expect(v.is(schema, { ...entry, id })).toBe(false);
  });

  it.each([
    ['an unknown kind', { ...valid.undo, kind: 'other' }],
    ['a state of another game', { ...valid.open, state: { round: 1 } }],
    ['a fingerprint that is none', { ...valid.open, fingerprint: 'AB' }],
    ['a fingerprint with something before it', { ...valid.open, fingerprint: `0${'ab'.repeat(32)}` }],
    ['a fingerprint with something behind it', { ...valid.open, fingerprint: `${'ab'.repeat(32)}0` }],
    ['a command of another game', { ...valid.play, command: { type: 'fly' } }],
    ['an event of another game', { ...valid.play, events: [{ type: 'fly' }] }],
    ['a face of zero', { ...valid.play, dice: [{ ...dice, values: [0] }] }],
    ['half a face', { ...valid.play, dice: [{ ...dice, values: [1.5] }] }],
    ['too many dice', { ...valid.play, dice: [{ ...dice, values: Array.from({ length: 1_001 }, () => 1) }] }],
    ['a source nobody knows', { ...valid.play, dice: [{ ...dice, source: 'guessed' }] }],
    ['a die that no table has', { ...valid.roll, faces: 7 }],
    ['a name without end', { ...valid.rename, name: 'x'.repeat(201) }],
  ])('refuses %s', (_what, entry) => {
    expect(v.is(schema, entry)).toBe(false);
  });
});

describe('the sources of dice', () => {
  it.each(['app', 'typed', 'declared'])('are known: %s', (source) => {
    expect(v.is(schema, { ...valid.play, dice: [{ ...dice, source }] })).toBe(true);
  });
});

describe('the schema of an open roll', () => {
  it('takes answers and typed faces for a command of this game', () => {
    const draft = { command: move, answers: [dice], typed: [3] };
    expect(v.is(draftSchema(command), draft)).toBe(true);
    expect(v.is(draftSchema(command), { ...draft, typed: [101] })).toBe(false);
    expect(v.is(draftSchema(command), { ...draft, command: { type: 'fly' } })).toBe(false);
  });
});
