/** Every value can be set by hand, within what a table can hold; the dead stay out of shock. */
import { describe, expect, it } from 'vitest';
import type { CharacterChange, SideChange } from '../model/commands.ts';
import type { Character } from '../model/state.ts';
import { progressOf } from '../rules/progress.ts';
import { adviceFor, forcesAdvice } from '../rules/size.ts';
import { man, play, refusal, soldier, table } from './table.ts';

const kerr = soldier('kerr', { name: 'Kerr' });

const set = (change: CharacterChange, part: Partial<Character> = {}): Character =>
  man(
    play(table([{ ...kerr, ...part }, soldier('ross')]), {
      type: 'setCharacterValue',
      characterId: 'kerr',
      change,
    }).state,
    'kerr',
  );
const refused = (change: CharacterChange, part: Partial<Character> = {}) =>
  refusal(table([{ ...kerr, ...part }]), { type: 'setCharacterValue', characterId: 'kerr', change });

describe('a value of a soldier, set by hand', () => {
  it('is that value, and no other changes', () => {
    expect(set({ field: 'shocked', value: true })).toEqual({ ...kerr, shocked: true });
    expect(set({ field: 'shocked', value: false }, { shocked: true })).toEqual(kerr);
    expect(set({ field: 'tookCover', value: true })).toEqual({ ...kerr, tookCover: true });
    expect(set({ field: 'seesCasualty', value: false })).toEqual({ ...kerr, seesCasualty: false });
    expect(set({ field: 'actionsUsed', value: 2 })).toEqual({ ...kerr, actionsUsed: 2 });
    expect(set({ field: 'woundShockUntil', value: 4 })).toEqual({ ...kerr, woundShockUntil: 4 });
    expect(set({ field: 'wound', value: 'wounded' })).toEqual({ ...kerr, wound: 'wounded' });
  });

  it('takes shock and marker from the killed, and from nobody else (PS-8.5)', () => {
    const busy = { shocked: true, woundShockUntil: 3 };
    expect(set({ field: 'wound', value: 'killed' }, busy)).toEqual({ ...kerr, wound: 'killed' });
    expect(set({ field: 'wound', value: 'healthy' }, { ...busy, wound: 'wounded' })).toEqual({
      ...kerr,
      ...busy,
    });
  });

  it('stays within what a counter or a turn number can be', () => {
    const range = { min: 0, max: 99 };
    for (const fine of [0, 99]) expect(set({ field: 'actionsUsed', value: fine }).actionsUsed).toBe(fine);
    for (const wrong of [-1, 100, 1.5])
      expect(refused({ field: 'actionsUsed', value: wrong })).toEqual({
        code: 'counter-range',
        params: range,
      });
    expect(set({ field: 'woundShockUntil', value: null }, { woundShockUntil: 3 }).woundShockUntil).toBeNull();
    for (const fine of [0, 999])
      expect(set({ field: 'woundShockUntil', value: fine }).woundShockUntil).toBe(fine);
    for (const wrong of [-1, 1000])
      expect(refused({ field: 'woundShockUntil', value: wrong })).toEqual({
        code: 'turn-range',
        params: { min: 0, max: 999 },
      });
  });

  it('turns no card that has one side only, and puts no dead man in shock', () => {
    const plain = { card: { ...kerr.card, wounded: null } };
    expect(refused({ field: 'wound', value: 'wounded' }, plain)).toEqual({
      code: 'no-wounded-side',
      params: { name: 'Kerr' },
    });
    expect(refused({ field: 'wound', value: 'wounded' })).toBeNull();
    for (const value of ['healthy', 'killed'] as const)
      expect(refused({ field: 'wound', value }, plain)).toBeNull();
    expect(refused({ field: 'shocked', value: true }, { wound: 'killed' })).toEqual({
      code: 'character-killed',
      params: { name: 'Kerr' },
    });
    expect(refused({ field: 'shocked', value: false }, { wound: 'killed' })).toBeNull();
    expect(refused({ field: 'shocked', value: true }, { wound: 'wounded' })).toBeNull();
  });

  it('belongs to somebody who is there', () => {
    const change = { field: 'shocked', value: true } as const;
    expect(refusal(table([kerr]), { type: 'setCharacterValue', characterId: 'gone', change })).toEqual({
      code: 'character-unknown',
    });
  });
});

describe('a shortfall that waits while values are set by hand (PS-6.4)', () => {
  const open = {
    ...table([{ ...kerr, shocked: true }, soldier('ross', { shocked: true }), soldier('dunn')]),
    shortfall: { characterId: 'kerr', kind: 'recovery', need: 2 } as const,
  };
  const openAfter = (characterId: string, change: CharacterChange) =>
    play(open, { type: 'setCharacterValue', characterId, change }).state.shortfall;

  it('goes when its man stands again, and stays in any other case', () => {
    expect(openAfter('kerr', { field: 'shocked', value: false })).toBeNull();
    expect(openAfter('kerr', { field: 'wound', value: 'killed' })).toBeNull();
    expect(openAfter('kerr', { field: 'tookCover', value: true })).toEqual(open.shortfall);
    expect(openAfter('ross', { field: 'shocked', value: false })).toEqual(open.shortfall);
    expect(openAfter('dunn', { field: 'actionsUsed', value: 1 })).toEqual(open.shortfall);
  });
});

describe('a value of a side, set by hand', () => {
  const side = (change: SideChange) => play(table([]), { type: 'setSideValue', side: 'B', change });
  const why = (change: SideChange) => refusal(table([]), { type: 'setSideValue', side: 'B', change });

  it('is that value on that side', () => {
    const { A, B } = table([]).sides;
    expect(side({ field: 'atPool', value: 99 }).state.sides).toEqual({ A, B: { ...B, atPool: 99 } });
    expect(side({ field: 'reserve', value: 0 }).state.sides).toEqual({ A, B });
    expect(side({ field: 'turnNumber', value: 999 }).state.sides).toEqual({
      A,
      B: { ...B, turnNumber: 999 },
    });
  });

  it('stays within its range', () => {
    for (const field of ['atPool', 'reserve'] as const)
      for (const value of [-1, 100])
        expect(why({ field, value })).toEqual({ code: 'counter-range', params: { min: 0, max: 99 } });
    for (const value of [-1, 1000])
      expect(why({ field: 'turnNumber', value })).toEqual({
        code: 'turn-range',
        params: { min: 0, max: 999 },
      });
  });

  it('can make the other side the active one', () => {
    expect(play(table([]), { type: 'setActiveSide', side: 'B' }).state.activeSide).toBe('B');
  });
});

describe('what the home screen tells', () => {
  const foe = { side: 'B' } as const;
  const state = {
    ...table([
      kerr,
      soldier('dead', { wound: 'killed' }),
      soldier('hurt', { wound: 'wounded', shocked: true }),
      soldier('foe', { ...foe, shocked: true }),
      soldier('late', { ...foe, wound: 'killed' }),
    ]),
    activeSide: 'B' as const,
  };

  it('is the turn of the active side, who still stands, and how many are in shock', () => {
    const now = play(state, { type: 'setSideValue', side: 'B', change: { field: 'turnNumber', value: 7 } });
    expect(progressOf(now.state)).toEqual({ turn: 7, side: 'B', a: 2, b: 1, shocked: 2 });
  });

  it('is whether the forces are big enough: the worse side counts (PS-10.1)', () => {
    expect(forcesAdvice({ A: 8, B: 7 }, 7)).toEqual({ A: 'recommended', B: 'minimum', overall: 'minimum' });
    expect(forcesAdvice({ A: 6, B: 9 }, 7)).toEqual({ A: 'below', B: 'recommended', overall: 'below' });
    expect(forcesAdvice({ A: 8, B: 8 }, 7).overall).toBe('recommended');
    const two = { ...state, settings: { ...state.settings, minCharacters: 2 } };
    expect(adviceFor(two)).toEqual({ A: 'recommended', B: 'minimum', overall: 'minimum' });
  });
});
