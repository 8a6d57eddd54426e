/** Tokens on the map: drags, rows, another size of the table, flight moves, distances (CH-1.7, CH-16, CH-23). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import { initial } from '../model/game.ts';
import { fleeHeading } from '../rules/flee-move.ts';
import { canCharge, chargeable, chargersOf, distanceCm, friendsNear, isWithin } from '../rules/measure.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const { house } = initial();
const centre = { ...house, measureFrom: 'centre' } as const;
const at = (
  id: string,
  x: number,
  y: number,
  profile: Partial<Profile> = {},
  changes: Partial<Character> = {},
) => person(id, profile, { pos: { x, y }, ...changes });

describe('a drag', () => {
  const state = table([at('p', 10, 10), at('q', 20, 20)], {});
  const drag = (x: number, y: number, facingDeg = 0) =>
    ({ type: 'moveTokens', moves: [{ id: 'p', pos: { x, y }, facingDeg }] }) as const;

  it('stands where it was let go, to a hundredth of a cm', () => {
    const moved = given(state, drag(12.345, 40.004, 359.5));
    expect(moved.state.characters[0]).toMatchObject({ pos: { x: 12.35, y: 40 }, facingDeg: 359.5 });
    expect(moved.state.characters[1]).toMatchObject({ pos: { x: 20, y: 20 } });
    expect(moved.events).toMatchObject([{ type: 'tokensMoved', deployed: false }]);
  });

  it('reaches the edge of the table and not beyond (180 × 120)', () => {
    for (const [x, y] of [
      [0, 0],
      [180, 120],
    ] as const)
      expect(why(state, drag(x, y))).toBeNull();
    for (const [x, y] of [
      [-0.1, 0],
      [0, -0.1],
      [180.1, 0],
      [0, 120.1],
    ] as const)
      expect(why(state, drag(x, y))).toEqual({ code: 'E_POSITION', params: { id: 'p' } });
  });

  it('looks somewhere from 0 up to 360 degrees', () => {
    for (const deg of [-1, 360, Number.NaN])
      expect(why(state, drag(1, 1, deg))).toEqual({ code: 'E_POSITION', params: { id: 'p' } });
  });

  it('takes a token off the map; nobody moves when one of the group cannot', () => {
    const off = { type: 'moveTokens', moves: [{ id: 'p', pos: null, facingDeg: 0 }] } as const;
    expect(given(state, off).state.characters[0]?.pos).toBeNull();
    const both = { type: 'moveTokens', moves: [...off.moves, { id: 'z', pos: null, facingDeg: 0 }] } as const;
    expect(why(state, both)).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(given(state, { type: 'moveTokens', moves: [] }).events).toEqual([]);
  });
});

describe('rows', () => {
  const five = table(
    Array.from({ length: 5 }, (_, i) => person(`p${i}`, { baseRadiusCm: i === 4 ? 2 : 1 }, {})),
    {},
  );
  const rows = (changes: Partial<CommandOf<'deployRows'>>): CommandOf<'deployRows'> => ({
    ...{ type: 'deployRows', ids: five.characters.map(({ id }) => id), perRow: 3, gapCm: 1 },
    ...{ centreCm: 60, frontCm: 50, facingDeg: 180 },
    ...changes,
  });
  const places = (command: CommandOf<'deployRows'>) =>
    given(five, command).state.characters.map(({ pos }) => pos && [pos.x, pos.y]);

  it('go backwards: up the table for those who look down it; the widest base sets the step', () => {
    expect(places(rows({}))).toEqual([
      [55, 50],
      [60, 50],
      [65, 50],
      [57.5, 45],
      [62.5, 45],
    ]);
    expect(places(rows({ facingDeg: 90 }))[3]).toEqual([57.5, 55]);
    expect(given(five, rows({})).state.characters[0]?.facingDeg).toBe(180);
    expect(given(five, rows({})).events).toMatchObject([{ type: 'tokensMoved', deployed: true }]);
  });

  it('stand at the edge rather than off the table', () => {
    expect(places(rows({ centreCm: 2, frontCm: 3 }))).toEqual([
      [0, 3],
      [2, 3],
      [7, 3],
      [0, 0],
      [4.5, 0],
    ]);
  });

  it('place nobody twice, and nobody at all without names', () => {
    expect(places(rows({ ids: ['p0', 'p0', 'p1'], perRow: 2 })).slice(0, 2)).toEqual([
      [58.5, 50],
      [61.5, 50],
    ]);
    expect(given(five, rows({ ids: [] })).events).toEqual([]);
  });

  it('have 1 to 200 in each, at most 500 cm apart, on the table', () => {
    const limits = [
      [{ ids: ['z'] }, { code: 'E_UNKNOWN_ID', params: { id: 'z' } }],
      [{ perRow: 0 }, { code: 'E_ORDER', params: { max: 200 } }],
      [{ perRow: 201 }, { code: 'E_ORDER', params: { max: 200 } }],
      [{ perRow: 1.5 }, { code: 'E_ORDER', params: { max: 200 } }],
      [{ gapCm: -0.1 }, { code: 'E_DISTANCE', params: { max: 500 } }],
      [{ gapCm: 500.1 }, { code: 'E_DISTANCE', params: { max: 500 } }],
      [{ gapCm: Number.NaN }, { code: 'E_DISTANCE', params: { max: 500 } }],
      [{ facingDeg: 360 }, { code: 'E_POSITION' }],
      [{ frontCm: 121 }, { code: 'E_POSITION' }],
    ] as const;
    for (const [changes, refusal] of limits) expect(why(five, rows(changes))).toEqual(refusal);
    for (const changes of [{ perRow: 1 }, { perRow: 200 }, { gapCm: 0 }, { gapCm: 500 }])
      expect(why(five, rows(changes))).toBeNull();
  });
});

describe('another size of the table', () => {
  const size = (widthCm: number, heightCm: number) =>
    ({ type: 'changeBoard', widthCm, heightCm, scenery: 'ford' }) as const;

  it('is 20 to 500 cm each way', () => {
    const refusal = { code: 'E_DISTANCE', params: { max: 500 } };
    for (const [w, h] of [
      [19, 20],
      [20, 19],
      [501, 20],
      [20, 501],
      [Number.NaN, 20],
    ] as const)
      expect(why(table([], {}), size(w, h))).toEqual(refusal);
    expect(given(table([], {}), size(20, 500)).state.board).toEqual({
      widthCm: 20,
      heightCm: 500,
      scenery: 'ford',
    });
  });

  it('leaves whoever would fall off at its edge, and nobody else', () => {
    const state = table([at('p', 100, 90), at('q', 60, 50), person('r', {}, {})], {});
    const { events, state: smaller } = given(state, size(60, 50));
    expect(smaller.characters.map(({ pos }) => pos)).toEqual([{ x: 60, y: 50 }, { x: 60, y: 50 }, null]);
    expect(events).toMatchObject([{ type: 'boardChanged' }, { type: 'tokensMoved', moves: [{ id: 'p' }] }]);
    expect(given(state, size(100, 90)).events).toHaveLength(1);
  });
});

describe('a flight move (CH-16.1, CH-23.2)', () => {
  const runner = (changes: Partial<Character>) =>
    table([at('p', 50, 50, { maxMoveCm: 10 }, { status: 'flight', ...changes })], {});
  const move = { type: 'fleeMove', ids: ['p', 'p'] } as const;

  it('turns about once, and keeps its heading after', () => {
    expect(fleeHeading({ facingDeg: 270, hasTurned: false })).toBe(90);
    expect(fleeHeading({ facingDeg: 270, hasTurned: true })).toBe(270);
    const once = given(runner({ facingDeg: 270 }), move);
    expect(once.events).toHaveLength(1);
    expect(once.state.characters[0]).toMatchObject({
      pos: { x: 60, y: 50 },
      facingDeg: 90,
      hasTurned: true,
      onTable: true,
    });
    expect(given(once.state, move).state.characters[0]).toMatchObject({
      pos: { x: 70, y: 50 },
      facingDeg: 90,
    });
    expect(given(runner({ facingDeg: 0 }), move).state.characters[0]?.pos).toEqual({ x: 50, y: 60 });
    // Along the edge of the table it stays exactly on 0, never a hair above it.
    const along = runner({ facingDeg: 90, hasTurned: true, pos: { x: 50, y: 0 } });
    expect(given(along, move).state.characters[0]?.pos).toEqual({ x: 60, y: 0 });
    const aslant = given(runner({ facingDeg: 45, hasTurned: true }), move).state.characters[0];
    expect(aslant?.pos).toEqual({ x: 57.07, y: 42.93 });
  });

  it('beyond the edge it is gone for good, with all its points', () => {
    const points = { demoralisation: 3, pursuit: 0, attack: 0, fury: 0 };
    const near = (y: number) => runner({ facingDeg: 180, pos: { x: 50, y }, points, targetId: 'p' });
    expect(given(near(10), move).state.characters[0]).toMatchObject({ pos: { x: 50, y: 0 }, onTable: true });
    expect(given(near(9), move).state.characters[0]).toMatchObject({
      ...{ pos: null, onTable: false, alive: true, targetId: null },
      points: { demoralisation: 0 },
    });
  });

  it('is only for those in flight, alive and on the map', () => {
    const refusals = [
      [{ status: 'ok' }, 'E_STATUS_OK'],
      [{ status: 'cowering' }, 'E_IMMUNE'],
      [{ pos: null }, 'E_POSITION'],
      [{ alive: false }, 'E_DEAD'],
      [{ onTable: false }, 'E_OFF_TABLE'],
    ] as const;
    for (const [changes, code] of refusals)
      expect(why(runner(changes), move)).toEqual({ code, params: { id: 'p' } });
    expect(why(runner({}), { type: 'fleeMove', ids: ['z'] })).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
  });
});

describe('distances (CH-1.7, CH-1.8)', () => {
  const [one, other] = [at('p', 0, 0, { baseRadiusCm: 1 }), at('q', 3, 4, { baseRadiusCm: 2 })];

  it('go from edge to edge, by house rule from centre to centre', () => {
    expect(distanceCm(one, other, house)).toBe(2);
    expect(distanceCm(one, other, centre)).toBe(5);
    expect(distanceCm(one, { ...other, pos: { x: 1, y: 0 } }, house)).toBe(0);
    expect(distanceCm(one, { ...other, pos: null }, house)).toBe(Number.POSITIVE_INFINITY);
    expect(distanceCm({ ...one, pos: null }, other, centre)).toBe(Number.POSITIVE_INFINITY);
  });

  it('count on the line, and never without a place', () => {
    expect(isWithin(one, other, 2, house)).toBe(true);
    expect(isWithin(one, other, 1.99, house)).toBe(false);
    for (const cm of [2, Number.POSITIVE_INFINITY]) {
      expect(isWithin({ ...one, pos: null }, other, cm, house)).toBe(false);
      expect(isWithin(one, { ...other, pos: null }, cm, house)).toBe(false);
    }
  });

  it('of a charge are those of the one who would charge', () => {
    const far = { ...one, chargeDistanceCm: 2 };
    expect(canCharge(far, other, house)).toBe(true);
    expect(canCharge(other, far, house)).toBe(false);
    const enemy = (id: string, x: number, changes: Partial<Character> = {}) =>
      at(id, x, 0, { side: 'b', chargeDistanceCm: 8 }, changes);
    const state = table(
      [one, enemy('e', 10), enemy('f', 10.1), enemy('g', 5, { onTable: false }), at('h', 5, 0)],
      {},
    );
    expect(chargersOf(state, one)).toEqual(['e']);
    expect(chargeable(state, state.characters[1]!, [one, state.characters[4]!])).toEqual(['p', 'h']);
    expect(friendsNear(state, one)).toEqual(['h']);
  });
});
