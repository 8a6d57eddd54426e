/** The roster: adding, pasting, editing, and the cards that are refused (PS-B.2, PS-B.4, PS-10). */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import type { Profile } from '../model/state.ts';
import { initial } from '../model/state.ts';
import { parsePaste, profilesOf } from '../rules/paste.ts';
import { adviceFor } from '../rules/size.ts';
import { at, kill, man, play, soldier, table } from './table.ts';

const rifleman: Profile = {
  name: ' Rifleman ',
  role: '',
  side: 'A',
  card: { healthy: { maxActions: 3, command: 0 }, wounded: null },
  baseDiameter: 1,
};
const add = (...ids: string[]): Command => ({ type: 'addCharacters', ids, profile: rifleman });
const names = (state: ReturnType<typeof initial>): string[] => state.characters.map(({ name }) => name);

describe('given an empty table', () => {
  it('when several are added, then they are numbered on', () => {
    const three = play(initial(), add('a', 'b', 'c')).state;
    expect(names(three)).toEqual(['Rifleman 1', 'Rifleman 2', 'Rifleman 3']);
    const four = play(three, { type: 'duplicateCharacter', characterId: 'b', id: 'd' }).state;
    expect(names(four).at(-1)).toBe('Rifleman 4');
    expect(names(play(initial(), add('a')).state)).toEqual(['Rifleman']);
  });

  it('when an entry is wrong, then nothing is added', () => {
    expect(play(initial(), add()).refused).toBe('nothing-to-do');
    expect(play(initial(), add('a', 'a')).refused).toBe('character-exists');
    const bad = { ...rifleman, card: { healthy: { maxActions: 1.5, command: 0 }, wounded: null } };
    const entries = [
      { id: 'a', profile: rifleman },
      { id: 'b', profile: bad },
    ];
    expect(play(initial(), { type: 'importCharacters', entries }).refused).toBe('max-actions-range');
  });

  it('then the advice counts the whole roster, the dead included (PS-10.1)', () => {
    const ids = Array.from({ length: 7 }, (_, i) => `r-${i}`);
    const state = play(play(initial(), add(...ids)).state, kill('r-1')).state;
    expect(adviceFor(state)).toEqual({ A: 'minimum', B: 'below', overall: 'below' });
  });
});

describe('given soldiers at the table', () => {
  const state = table([soldier('a'), soldier('x', { side: 'B' }), soldier('b'), soldier('c')]);
  const order = (now: typeof state): string[] => now.characters.map(({ id }) => id);

  it('when one is moved up, then the other side keeps its place', () => {
    const moved = play(state, { type: 'reorderCharacter', characterId: 'c', to: 0 }).state;
    expect(order(moved)).toEqual(['c', 'x', 'a', 'b']);
    expect(play(state, { type: 'reorderCharacter', characterId: 'c', to: 3 }).refused).toBe('place-range');
  });

  it('when a casualty is removed, then his test goes with him', () => {
    const fallen = play(state, kill('a')).state;
    const gone = play(fallen, { type: 'removeCharacters', characterIds: ['a', 'b'] }).state;
    expect([order(gone), gone.checks]).toEqual([['x', 'c'], []]);
  });

  it('when a card is edited, then what the battle did to him stays', () => {
    const hurt = play(state, { type: 'wound', characterId: 'a', sameAttack: null }).state;
    const edited = play(hurt, { type: 'editCharacter', characterId: 'a', profile: rifleman }).state;
    expect(man(edited, 'a')).toMatchObject({ name: 'Rifleman', wound: 'wounded', tookCover: true });
  });

  it('when several figures are moved, then it is one step, and the mat has an edge', () => {
    const moves = [
      { characterId: 'a', position: { x: 30, y: -2 } },
      { characterId: 'b', position: { x: 4, y: 4 } },
      { characterId: 'c', position: null },
    ];
    const moved = play(state, { type: 'moveFigures', moves }).state;
    expect([man(moved, 'a').position, man(moved, 'b').position]).toEqual([
      { x: 24, y: 0 },
      { x: 4, y: 4 },
    ]);
    const broken = [{ characterId: 'a', position: { x: Number.NaN, y: 1 } }];
    expect(play(state, { type: 'moveFigures', moves: broken }).refused).toBe('position-invalid');
  });

  it('when a new battle begins, then all are fresh and stand where they stood', () => {
    const hurt = play(table([soldier('a', at(3, 3))]), kill('a')).state;
    const fresh = play(hurt, { type: 'newBattle' }).state;
    expect(man(fresh, 'a')).toMatchObject({ wound: 'healthy', position: { x: 3, y: 3 } });
    expect([fresh.checks, fresh.sides.A.turnNumber]).toEqual([[], 1]);
  });

  it('when values are set by hand, then only sensible ones are taken', () => {
    const set = (change: Extract<Command, { type: 'setCharacterValue' }>['change']) =>
      play(state, { type: 'setCharacterValue', characterId: 'a', change });
    expect(man(set({ field: 'woundShockUntil', value: 4 }).state, 'a').woundShockUntil).toBe(4);
    expect(set({ field: 'actionsUsed', value: -1 }).refused).toBe('counter-range');
    const dead = set({ field: 'wound', value: 'killed' }).state;
    const stand: Command = {
      type: 'setCharacterValue',
      characterId: 'a',
      change: { field: 'shocked', value: true },
    };
    expect(play(dead, stand).refused).toBe('character-killed');
    const pool: Command = { type: 'setSideValue', side: 'B', change: { field: 'atPool', value: 7 } };
    expect(play(state, pool).state.sides.B.atPool).toBe(7);
  });
});

describe('given pasted text', () => {
  const read = (text: string) =>
    parsePaste(text, 'B').map((line) =>
      'profile' in line
        ? [line.profile.name, line.profile.role, line.profile.card, line.count]
        : [line.line, line.code],
    );
  const card = (healthy: [number, number], wounded: [number, number] | null) => ({
    healthy: { maxActions: healthy[0], command: healthy[1] },
    wounded: wounded && { maxActions: wounded[0], command: wounded[1] },
  });

  it('then lines of text are understood', () => {
    expect(
      read('Sgt. Moore (Section leader) 5/3 C2/1\n3x Rifleman 3/2\nCabo Gil 4/2 M1\nScout 4/- x2'),
    ).toEqual([
      ['Sgt. Moore', 'Section leader', card([5, 2], [3, 1]), 1],
      ['Rifleman', '', card([3, 0], [2, 0]), 3],
      ['Cabo Gil', '', card([4, 1], [2, 0]), 1],
      ['Scout', '', card([4, 0], null), 2],
    ]);
  });

  it('then rows of a spreadsheet are understood, their heading left out', () => {
    const rows =
      'Name\tRole\tActions\tWounded\tCommand\tWounded\tBase\nMoore\tLeader\t5\t3\t2\t1\t1,2\r\nBell;;3;-';
    expect(read(rows)).toEqual([
      ['Moore', 'Leader', card([5, 2], [3, 1]), 1],
      ['Bell', '', card([3, 0], null), 1],
    ]);
  });

  it('then what is not understood comes back with its line and reason', () => {
    expect(read('hello\n\n \t\t3\nMoore;;12;3\nOx;;3;2;0;0;9\n0x Bell 3/2')).toEqual([
      [1, 'line-unclear'],
      [3, 'name-empty'],
      [4, 'max-actions-range'],
      [5, 'base-diameter-range'],
      [6, 'too-many'],
    ]);
  });

  it('then a higher wounded number is only a warning, and copies are numbered (PS-B.4)', () => {
    const lines = parsePaste('Bell 2/3 x2', 'A');
    expect(lines).toMatchObject([{ warning: 'warn-wounded-higher' }]);
    expect(profilesOf(lines).map(({ name }) => name)).toEqual(['Bell 1', 'Bell 2']);
  });
});
