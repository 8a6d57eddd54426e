/** Who leaves the roster takes along what hangs on him, and who moves, is edited or begins anew keeps the rest. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { ruleset } from '../rules/ruleset.ts';
import { at, man, play, refusal, sergeant, soldier, table } from './table.ts';

const remove = (...characterIds: string[]): Command => ({ type: 'removeCharacters', characterIds });

describe('somebody who is removed', () => {
  const squad = table([
    soldier('kerr'),
    soldier('ross'),
    sergeant('hale'),
    sergeant('cole'),
    soldier('dunn'),
  ]);
  const check = {
    id: 'check-1',
    attack: 1,
    casualtyId: 'dunn',
    chosenId: 'kerr',
    witnesses: ['kerr', 'ross'],
  };
  const busy: State = {
    ...squad,
    commandInRange: { hale: ['kerr', 'ross'], cole: ['kerr'] },
    corrections: [
      { commanderId: 'hale', characterId: 'kerr', inRange: true },
      { commanderId: 'hale', characterId: 'ross', inRange: true },
      { commanderId: 'cole', characterId: 'ross', inRange: false },
    ],
    checks: [check, { ...check, id: 'check-2', casualtyId: 'kerr', chosenId: null, witnesses: null }],
    tested: [
      { attack: 1, characterId: 'kerr' },
      { attack: 1, characterId: 'ross' },
    ],
    shortfall: { characterId: 'ross', kind: 'recovery', need: 1 },
  };

  it('leaves every list, and the check about him goes with him', () => {
    const gone = play(busy, remove('kerr')).state;
    expect(gone.characters.map(({ id }) => id)).toEqual(['ross', 'hale', 'cole', 'dunn']);
    expect(gone.commandInRange).toEqual({ hale: ['ross'], cole: [] });
    expect(gone.corrections).toEqual(busy.corrections.slice(1));
    expect(gone.checks).toEqual([{ ...check, chosenId: null, witnesses: ['ross'] }]);
    expect(gone.tested).toEqual([{ attack: 1, characterId: 'ross' }]);
    expect(gone.shortfall).toBe(busy.shortfall);
  });

  it('takes his own list and his corrections along when he commanded', () => {
    const gone = play(busy, remove('hale')).state;
    expect(gone.commandInRange).toEqual({ cole: ['kerr'] });
    expect(gone.corrections).toEqual([{ commanderId: 'cole', characterId: 'ross', inRange: false }]);
    expect(gone.checks).toEqual(busy.checks);
  });

  it('takes along the shortfall that was still to be paid for him', () => {
    expect(play(busy, remove('ross')).state.shortfall).toBeNull();
    expect(play({ ...busy, shortfall: null }, remove('ross')).state.shortfall).toBeNull();
  });

  it('is named once, however often he was ticked, and must be there', () => {
    const { events } = play(busy, remove('kerr', 'cole', 'kerr'));
    expect(events).toEqual([
      {
        type: 'charactersRemoved',
        removed: [
          { id: 'kerr', name: 'kerr' },
          { id: 'cole', name: 'cole' },
        ],
      },
    ]);
    expect(refusal(busy, remove())).toEqual({ code: 'nothing-to-do' });
    expect(refusal(busy, remove('nobody'))).toEqual({ code: 'character-unknown' });
    expect(refusal(busy, remove('kerr', 'nobody'))).toEqual({ code: 'character-unknown' });
  });
});

describe('a correction of the tape', () => {
  const measured = table([soldier('kerr', at(1, 1)), sergeant('hale', at(3, 1)), soldier('ross', at(5, 1))]);
  const corrections = [
    { commanderId: 'hale', characterId: 'kerr', inRange: false },
    { commanderId: 'hale', characterId: 'ross', inRange: false },
  ];
  const correctionsAfter = (characterId: string) =>
    play(
      { ...measured, corrections },
      { type: 'moveFigures', moves: [{ characterId, position: { x: 2, y: 2 } }] },
    ).state.corrections;

  it('holds until one of its two moves', () => {
    expect(correctionsAfter('kerr')).toEqual(corrections.slice(1));
    expect(correctionsAfter('ross')).toEqual(corrections.slice(0, 1));
    expect(correctionsAfter('hale')).toEqual([]);
  });
});

describe('somebody who comes to a table that knows his id', () => {
  it('replaces the one who had it, and leaves the others alone', () => {
    const state = table([soldier('kerr', { name: 'Kerr' }), soldier('ross')]);
    const characters = [soldier('kerr', { name: 'New' })];
    const now = ruleset.evolve(state, { type: 'charactersAdded', characters });
    expect(now.characters.map(({ id, name }) => [id, name])).toEqual([
      ['ross', 'ross'],
      ['kerr', 'New'],
    ]);
  });
});

describe('somebody who is not there any more', () => {
  const state = table([soldier('kerr'), soldier('ross')]);

  it('falls into no shock when he is dead, and has each check once', () => {
    const dead = table([soldier('kerr', { wound: 'killed' })]);
    const shock = { field: 'shocked', value: true } as const;
    const set = { type: 'characterValueSet', characterId: 'kerr', change: shock } as const;
    expect(ruleset.evolve(dead, set)).toEqual(dead);
    const thrown = { die: 6, target: 3, boosts: [], score: 6, passed: false, wasted: 0, bill: [] };
    const about = { characterId: 'kerr', casualtyId: null, attack: null, distance: null };
    expect(ruleset.evolve(dead, { type: 'shockTested', ...about, ...thrown })).toEqual(dead);
    const check = { id: 'check-1', attack: 1, casualtyId: 'kerr', chosenId: null, witnesses: null };
    const found = { status: 'none', testerId: null, distance: null } as const;
    const opened = { type: 'checkOpened', check, found } as const;
    expect([opened, opened].reduce(ruleset.evolve, dead).checks).toEqual([check]);
  });

  it('is left alone by whatever is said about him', () => {
    const told = [
      { type: 'characterReordered', characterId: 'gone', to: 0 },
      { type: 'actionSpent', characterId: 'gone', action: '', at: 1 },
      { type: 'characterValueSet', characterId: 'gone', change: { field: 'shocked', value: true } },
    ] as const;
    for (const event of told) expect(ruleset.evolve(state, event)).toEqual(state);
  });
});

describe('the order of a side', () => {
  const state = table([
    soldier('a'),
    soldier('x', { side: 'B' }),
    soldier('b'),
    soldier('y', { side: 'B' }),
    soldier('c'),
  ]);
  const order = (characterId: string, to: number) =>
    play(state, { type: 'reorderCharacter', characterId, to })
      .state.characters.map(({ id }) => id)
      .join('');

  it('changes among the own men only, from the first place to the last', () => {
    expect(order('a', 2)).toBe('bxcya');
    expect(order('c', 1)).toBe('axcyb');
    expect(order('y', 0)).toBe('aybxc');
    expect(order('b', 1)).toBe('axbyc');
  });

  it('has places from 0 to the last of the side, told as a player counts them', () => {
    const reorder = (characterId: string, to: number): Command => ({
      type: 'reorderCharacter',
      characterId,
      to,
    });
    expect(refusal(state, reorder('x', 2))).toEqual({ code: 'place-range', params: { max: 2 } });
    expect(refusal(state, reorder('a', -1))).toEqual({ code: 'place-range', params: { max: 3 } });
    expect(refusal(state, reorder('gone', 0))).toEqual({ code: 'character-unknown' });
  });
});

describe('a card that is edited', () => {
  const state = table([soldier('kerr', at(2, 2)), soldier('ross')]);
  const { name, role, side, card, baseDiameter } = soldier('x', {
    name: ' Kerr ',
    role: ' Scout ',
    side: 'B',
  });
  const profile = { name, role, side, card, baseDiameter };

  it('changes this man only, his texts without spaces around them', () => {
    const edited = play(state, { type: 'editCharacter', characterId: 'kerr', profile }).state;
    expect(man(edited, 'kerr')).toMatchObject({
      name: 'Kerr',
      role: 'Scout',
      side: 'B',
      position: { x: 2, y: 2 },
    });
    expect(man(edited, 'ross')).toEqual(man(state, 'ross'));
  });

  it('is refused for a stranger, or with a card that no game has', () => {
    const edit = (characterId: string, part: Partial<typeof profile>): Command => ({
      type: 'editCharacter',
      characterId,
      profile: { ...profile, ...part },
    });
    expect(refusal(state, edit('gone', {}))).toEqual({ code: 'character-unknown' });
    expect(refusal(state, edit('kerr', { name: '  ' }))).toEqual({ code: 'name-empty' });
    expect(refusal(state, edit('kerr', { baseDiameter: 0 }))).toEqual({
      code: 'base-diameter-range',
      params: { name: 'Kerr' },
    });
  });
});

describe('a new battle', () => {
  it('keeps roster, names, reserve, ticks, corrections, board and house rules, and nothing of the old one', () => {
    const hurt = soldier('kerr', { wound: 'wounded', shocked: true, actionsUsed: 2, ...at(4, 4) });
    const state: State = {
      ...table([hurt, sergeant('hale')], { atPerTurn: 8, tieBreak: 'random' }),
      activeSide: 'B',
      commandInRange: { hale: ['kerr'] },
      corrections: [{ commanderId: 'hale', characterId: 'kerr', inRange: true }],
      shortfall: { characterId: 'kerr', kind: 'test', need: 1 },
      attack: 4,
      checkCount: 6,
      tested: [{ attack: 4, characterId: 'kerr' }],
    };
    const named = play(state, { type: 'nameSide', side: 'B', name: 'Bravo', colour: '#000000' }).state;
    const kept = play(named, {
      type: 'setSideValue',
      side: 'B',
      change: { field: 'reserve', value: 2 },
    }).state;
    expect(play(kept, { type: 'newBattle' }).state).toEqual({
      ...kept,
      activeSide: 'A',
      sides: {
        A: { ...kept.sides.A, atPool: 8, turnNumber: 1 },
        B: { name: 'Bravo', colour: '#000000', atPool: 8, turnNumber: 1, reserve: 2 },
      },
      characters: [soldier('kerr', at(4, 4)), sergeant('hale')],
      checks: [],
      shortfall: null,
      attack: 0,
      checkCount: 0,
      tested: [],
    });
  });
});
