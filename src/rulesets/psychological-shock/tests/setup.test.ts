/** The table around the battle: names, house rules, board, places and ticked ranges. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import type { Settings, SettingValue } from '../model/settings.ts';
import { reachedBy } from '../rules/command-range.ts';
import { at, man, play, refusal, sergeant, soldier, table } from './table.ts';

describe('the name of a side', () => {
  const name = (text: string, colour = '#B8435e') =>
    play(table([]), { type: 'nameSide', side: 'B', name: text, colour });

  it('is trimmed and cut to 40 signs, and its colour is kept in small letters', () => {
    const { sides } = name(`  ${'a'.repeat(41)} `, '#ABCDEF').state;
    expect(sides.B).toMatchObject({ name: 'a'.repeat(40), colour: '#abcdef' });
    expect(sides.A.name).toBe('');
  });

  it('needs a colour of six digits and nothing around it', () => {
    for (const colour of ['', 'red', '#abc', '#abcdeg', '#abcdef0', 'x#abcdef', '#abcdef '])
      expect(name('Able', colour).refused).toBe('colour-invalid');
    expect(name('Able', '#09afAF').refused).toBeNull();
  });
});

describe('a house rule', () => {
  const set = (key: string, value: SettingValue): Command => ({
    type: 'changeSetting',
    key: key as keyof Settings,
    value,
  });
  const now = (key: keyof Settings, value: SettingValue) =>
    play(table([]), set(key, value)).state.settings[key];

  it('takes one of its options and nothing else', () => {
    expect(now('tieBreak', 'random')).toBe('random');
    expect(refusal(table([]), set('tieBreak', 'nextClosest'))).toEqual({ code: 'setting-value' });
    expect(refusal(table([]), set('boostTiming', true))).toEqual({ code: 'setting-value' });
  });

  it('takes a number within its range, ends included, and says the range otherwise', () => {
    for (const fine of [1, 30]) expect(now('atPerTurn', fine)).toBe(fine);
    for (const wrong of [0, 31, 4.5, '5'])
      expect(refusal(table([]), set('atPerTurn', wrong))).toEqual({
        code: 'at-per-turn-range',
        params: { min: 1, max: 30 },
      });
    for (const fine of [0, 2.25, 24]) expect(now('shockRadius', fine)).toBe(fine);
    for (const wrong of [-0.5, 24.5, Number.NaN, true])
      expect(refusal(table([]), set('shockRadius', wrong))).toEqual({
        code: 'setting-range',
        params: { min: 0, max: 24 },
      });
  });

  it('is a switch only for yes and no', () => {
    expect(now('oneTestPerAttack', true)).toBe(true);
    for (const wrong of [1, 'true'])
      expect(refusal(table([]), set('oneTestPerAttack', wrong))).toEqual({ code: 'setting-value' });
  });

  it('has a name that the game knows', () => {
    for (const unknown of ['nonsense', 'constructor', 'toString'])
      expect(refusal(table([]), set(unknown, true))).toEqual({ code: 'setting-unknown' });
  });
});

describe('the board', () => {
  const board = (size: number, inUse = true): Command => ({ type: 'setBoard', inUse, size });

  it('is 6 to 120 u wide', () => {
    for (const size of [6, 120])
      expect(play(table([]), board(size, false)).state.board).toEqual({ inUse: false, size });
    for (const size of [5.9, 120.1, Number.NaN])
      expect(refusal(table([]), board(size))).toEqual({
        code: 'board-size-range',
        params: { min: 6, max: 120 },
      });
  });

  it('takes along those who stood beyond its new edge, and nobody else', () => {
    const state = table([soldier('far', at(20, 5)), soldier('near', at(3, 4)), soldier('off')]);
    const small = play(state, board(10)).state;
    expect(small.characters.map(({ position }) => position)).toEqual([{ x: 10, y: 5 }, { x: 3, y: 4 }, null]);
  });
});

describe('figures that move', () => {
  const state = table([soldier('kerr', at(3, 3)), soldier('ross')]);
  const move = (...moves: Extract<Command, { type: 'moveFigures' }>['moves']): Command => ({
    type: 'moveFigures',
    moves,
  });

  it('go where they are put, or leave the board', () => {
    const moved = play(
      state,
      move({ characterId: 'kerr', position: null }, { characterId: 'ross', position: { x: 1, y: 2 } }),
    ).state;
    expect([man(moved, 'kerr').position, man(moved, 'ross').position]).toEqual([null, { x: 1, y: 2 }]);
  });

  it('are refused without a move, for a stranger, or for a place that is none', () => {
    expect(refusal(state, move())).toEqual({ code: 'nothing-to-do' });
    expect(refusal(state, move({ characterId: 'nobody', position: null }))).toEqual({
      code: 'character-unknown',
    });
    for (const position of [
      { x: 1, y: Number.POSITIVE_INFINITY },
      { x: Number.NaN, y: 1 },
    ])
      expect(refusal(state, move({ characterId: 'kerr', position }))).toEqual({ code: 'position-invalid' });
  });

  it('are at most as many as a roster holds', () => {
    const many = (n: number) =>
      move(...Array.from({ length: n }, () => ({ characterId: 'kerr', position: { x: 1, y: 1 } })));
    expect(refusal(state, many(120))).toBeNull();
    expect(refusal(state, many(121))).toEqual({ code: 'too-many', params: { max: 120 } });
  });
});

describe('a ticked Command range (PS-6.2)', () => {
  const hale = sergeant('hale', { name: 'Hale' });
  const loose = table([hale, soldier('kerr'), soldier('ross'), soldier('foe', { side: 'B' })]);
  const tick = (characterId: string, inRange: boolean | null, commanderId = 'hale'): Command => ({
    type: 'tickCommandRange',
    commanderId,
    characterId,
    inRange,
  });

  it('is a list of its own for each commander where nothing is measured', () => {
    const two = play(play(loose, tick('kerr', true)).state, tick('ross', true)).state;
    expect(two.commandInRange).toEqual({ hale: ['kerr', 'ross'] });
    // Ticked twice, he still stands on it once.
    expect(play(two, tick('kerr', true)).state.commandInRange).toEqual({ hale: ['ross', 'kerr'] });
    expect(play(two, tick('kerr', false)).state.commandInRange).toEqual({ hale: ['ross'] });
    expect(play(two, tick('kerr', null)).state.commandInRange).toEqual({ hale: ['ross'] });
    expect(play(loose, tick('ross', false)).state.commandInRange).toEqual({ hale: [] });
    expect(two.corrections).toEqual([]);
    expect(reachedBy(two, 'hale')).toEqual([
      { id: 'kerr', reach: { inRange: true, distance: null, source: 'ticked' } },
      { id: 'ross', reach: { inRange: true, distance: null, source: 'ticked' } },
    ]);
    expect(reachedBy(loose, 'hale').map(({ reach }) => reach.inRange)).toEqual([false, false]);
  });

  it('corrects the tape for these two alone, and is forgotten by null', () => {
    const measured = table([
      sergeant('hale', at(1, 1)),
      soldier('kerr', at(3, 1)),
      soldier('ross', at(12, 1)),
    ]);
    const near = play(measured, tick('kerr', false)).state;
    const both = play(near, tick('ross', true)).state;
    expect(both.corrections).toEqual([
      { commanderId: 'hale', characterId: 'kerr', inRange: false },
      { commanderId: 'hale', characterId: 'ross', inRange: true },
    ]);
    expect(reachedBy(both, 'hale')).toEqual([
      { id: 'kerr', reach: { inRange: false, distance: 1, source: 'corrected' } },
      { id: 'ross', reach: { inRange: true, distance: 10, source: 'corrected' } },
    ]);
    // A second commander's correction of the same man is another one.
    const other = { ...both, corrections: [{ commanderId: 'cole', characterId: 'kerr', inRange: true }] };
    expect(play(other, tick('kerr', false)).state.corrections).toHaveLength(2);
    const again = play(both, tick('kerr', true)).state;
    expect(again.corrections).toHaveLength(2);
    expect(play(again, tick('kerr', null)).state.corrections).toEqual([
      { commanderId: 'hale', characterId: 'ross', inRange: true },
    ]);
    expect(both.commandInRange).toEqual({});
  });

  it('needs two friends who are there', () => {
    expect(refusal(loose, tick('nobody', true))).toEqual({ code: 'character-unknown' });
    expect(refusal(loose, tick('kerr', true, 'nobody'))).toEqual({ code: 'character-unknown' });
    expect(refusal(loose, tick('hale', true))).toEqual({ code: 'own-command', params: { name: 'Hale' } });
    expect(refusal(loose, tick('foe', true))).toEqual({ code: 'not-friendly', params: { name: 'Hale' } });
  });
});
