/** The roster at its edges: how many, which names and numbers, and what a card must not say (PS-B.2, PS-B.4). */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { freshCharacter, initial, type Profile, type State } from '../model/state.ts';
import { namesFor, whyNotProfile } from '../rules/roster.ts';
import { blockingErrors, characterErrors, settingsErrors, wholeIn } from '../rules/validate.ts';
import { at, play, refusal, soldier, table } from './table.ts';

const bell: Profile = {
  name: 'Bell',
  role: '',
  side: 'A',
  card: { healthy: { maxActions: 3, command: 0 }, wounded: null },
  baseDiameter: 1,
};
const idList = (n: number): string[] => Array.from({ length: n }, (_, i) => `new-${i}`);
const crowd = (n: number): State => table(Array.from({ length: n }, (_, i) => soldier(`old-${i}`)));
const add = (n: number, part: Partial<Profile> = {}): Command => ({
  type: 'addCharacters',
  ids: idList(n),
  profile: { ...bell, ...part },
});
const named = (names: readonly string[], part: Partial<Profile> = {}): State =>
  table(names.map((name, i) => soldier(`s-${i}`, { name, ...part })));

describe('how many a roster takes', () => {
  it('is sixty at once and 120 in all', () => {
    expect(refusal(crowd(0), add(60))).toBeNull();
    expect(refusal(crowd(0), add(61))).toEqual({ code: 'too-many', params: { max: 60 } });
    expect(refusal(crowd(115), add(5))).toBeNull();
    expect(refusal(crowd(115), add(6))).toEqual({ code: 'roster-full', params: { max: 120 } });
    const copy = (n: number) =>
      refusal(crowd(n), { type: 'duplicateCharacter', characterId: 'old-0', id: 'copy' });
    expect([copy(119), copy(120)]).toEqual([null, { code: 'roster-full', params: { max: 120 } }]);
  });

  it('is nobody twice: not in the list, and not at the table', () => {
    const list = (...ids: string[]): Command => ({
      type: 'importCharacters',
      entries: ids.map((id) => ({ id, profile: bell })),
    });
    expect(refusal(crowd(2), list('x', 'x'))).toEqual({ code: 'character-exists' });
    expect(refusal(crowd(2), list('x', 'old-1'))).toEqual({ code: 'character-exists' });
    expect(refusal(crowd(2), list())).toEqual({ code: 'nothing-to-do' });
    const copy = (characterId: string, id: string): Command => ({
      type: 'duplicateCharacter',
      characterId,
      id,
    });
    expect(refusal(crowd(2), copy('old-0', 'old-1'))).toEqual({ code: 'character-exists' });
    expect(refusal(crowd(2), copy('gone', 'x'))).toEqual({ code: 'character-unknown' });
  });
});

describe('who is added', () => {
  it('is fresh, with texts trimmed and cut to 40 signs', () => {
    const profile = { ...bell, name: ` ${'n'.repeat(41)}`, role: ` ${'r'.repeat(41)} ` };
    const entries = [{ id: 'x', profile }];
    const tidy = { ...bell, name: 'n'.repeat(40), role: 'r'.repeat(40) };
    const wanted = [freshCharacter('x', tidy)];
    expect(play(initial(), { type: 'importCharacters', entries }).state.characters).toEqual(wanted);
    const { state } = play(initial(), { type: 'addCharacters', ids: ['x'], profile });
    expect(state.characters).toEqual(wanted);
  });

  it('is unhurt and off the board when he is a copy of somebody who is neither', () => {
    const hurt = soldier('bell', {
      name: 'Bell',
      wound: 'wounded',
      shocked: true,
      actionsUsed: 2,
      ...at(1, 1),
    });
    const { state } = play(table([hurt]), { type: 'duplicateCharacter', characterId: 'bell', id: 'x' });
    expect(state.characters).toEqual([hurt, soldier('x', { name: 'Bell 2' })]);
  });

  it('is refused with the name that was typed, cut to 40 signs', () => {
    const bad = { ...bell, name: ` ${'n'.repeat(41)} `, baseDiameter: 9 };
    expect(whyNotProfile(bad)).toEqual({ code: 'base-diameter-range', params: { name: 'n'.repeat(40) } });
    expect(whyNotProfile({ ...bell, name: ' ' })).toEqual({ code: 'name-empty' });
    expect(whyNotProfile(bell)).toBeNull();
    // A higher number when wounded is only a warning.
    const wounded = { maxActions: 4, command: 0 };
    expect(whyNotProfile({ ...bell, card: { ...bell.card, wounded } })).toBeNull();
  });
});

describe('the names of several', () => {
  const names = (state: State, name: string, count: number, side: 'A' | 'B' = 'A') =>
    namesFor(state, { ...bell, name, side }, count);

  it('go on from the highest number of the side', () => {
    expect(names(named(['Bell 2', 'Bell 7', 'Kerr 9']), 'Bell', 2)).toEqual(['Bell 8', 'Bell 9']);
    expect(names(named(['Bell']), 'Bell', 1)).toEqual(['Bell 2']);
    expect(names(named(['Bell 12']), 'Bell 12', 1)).toEqual(['Bell 13']);
    expect(names(named(['Bell  3']), 'Bell', 2)).toEqual(['Bell 4', 'Bell 5']);
  });

  it('leave a name alone that is free, on this side at least', () => {
    expect(names(named(['Bell 2']), 'Bell', 1)).toEqual(['Bell']);
    expect(names(named(['Bell'], { side: 'B' }), 'Bell', 1)).toEqual(['Bell']);
    expect(names(named(['Bell'], { side: 'B' }), 'Bell', 2)).toEqual(['Bell 1', 'Bell 2']);
  });

  it('take only a number at the end for a number, and only of the same name', () => {
    expect(names(named(['MG 42 gunner']), 'MG 42 gunner', 1)).toEqual(['MG 42 gunner 2']);
    expect(names(named(['Campbell 5', 'Bellamy 6']), 'Bell', 2)).toEqual(['Bell 1', 'Bell 2']);
    expect(names(named(['Bell42']), 'Bell', 2)).toEqual(['Bell 1', 'Bell 2']);
  });

  it('are cut so that the number still fits', () => {
    const long = 'n'.repeat(40);
    const cut = [` 9`, ' 10'].map((number) => 'n'.repeat(40 - number.length) + number);
    expect(names(named([long]), long, 9).at(-1)).toBe(`${'n'.repeat(37)} 10`);
    expect(names(named([long]), long, 9).at(-2)).toBe(cut[0]);
  });

  it('hold for a name that is nothing but a number', () => {
    expect(names(named(['7']), '7', 1)).toEqual(['7 2']);
  });
});

describe('a card', () => {
  const face = { maxActions: 3, command: 0 };
  const card = { healthy: face, wounded: null };
  const errors = (part: Record<string, unknown>) => characterErrors({ name: 'Bell', card, ...part });

  it('has a name and a healthy side', () => {
    for (const name of [undefined, 7, '', '  ']) expect(errors({ name })).toEqual(['name-empty']);
    for (const broken of [undefined, null, {}, { healthy: null }, { healthy: undefined, wounded: null }])
      expect(errors({ card: broken })).toEqual(['card-missing']);
    expect(errors({})).toEqual([]);
  });

  it('has whole numbers from 0 to 9 on both sides', () => {
    for (const maxActions of [0, 9])
      expect(errors({ card: { healthy: { ...face, maxActions } } })).toEqual([]);
    for (const maxActions of [-1, 10, 2.5, '3', null])
      expect(errors({ card: { healthy: { ...face, maxActions } } })).toEqual(['max-actions-range']);
    for (const command of [-1, 10, undefined])
      expect(errors({ card: { healthy: face, wounded: { maxActions: 2, command } } })).toEqual([
        'command-range',
      ]);
    for (const healthy of ['card', 7, []])
      expect(errors({ card: { healthy } })).toEqual(['command-range', 'max-actions-range']);
    expect(errors({ card: { healthy: face, wounded: undefined } })).toEqual([]);
  });

  it('has a base above 0 and up to 6 u, or none that is told', () => {
    for (const fine of [undefined, 0.01, 6]) expect(errors({ baseDiameter: fine })).toEqual([]);
    for (const wrong of [0, -1, 6.01, Number.NaN, '1', null])
      expect(errors({ baseDiameter: wrong })).toEqual(['base-diameter-range']);
  });

  it('warns when the wounded number is the higher one, and blocks nothing for it', () => {
    const higher = (up: unknown, down: unknown) => ({
      card: { healthy: { maxActions: up, command: 0 }, wounded: { maxActions: down, command: 0 } },
    });
    expect(errors(higher(3, 4))).toEqual(['warn-wounded-higher']);
    expect(errors(higher(3, 3))).toEqual([]);
    expect(errors(higher('3', 4))).toEqual(['max-actions-range']);
    expect(errors(higher(3, '4'))).toEqual(['max-actions-range']);
    expect(blockingErrors({ name: 'Bell', ...higher(3, 4) })).toEqual([]);
    expect(blockingErrors({ name: '', ...higher(3, 14) })).toEqual(['max-actions-range', 'name-empty']);
  });
});

describe('numbers', () => {
  it('are whole and within their range, ends included', () => {
    const range = { min: 2, max: 4 };
    expect([1, 2, 4, 5, 3.5, '3', null].map((value) => wholeIn(value, range))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of the house rules are told sorted, each code once, the absent ones left out', () => {
    expect(settingsErrors({})).toEqual([]);
    expect(settingsErrors({ atPerTurn: 5, shockRadius: 2 })).toEqual([]);
    expect(settingsErrors({ shockRadius: -1, commandRadius: 99, atPerTurn: 0 })).toEqual([
      'at-per-turn-range',
      'setting-range',
    ]);
    expect(settingsErrors({ minCharacters: 7.5, unitLengthMm: 25.4 })).toEqual(['setting-range']);
  });
});
