/** The checks of a profile and of a roster, each at its edge (table "Bad input"). */
import { describe, expect, it } from 'vitest';
import { initial } from '../model/game.ts';
import { type Draft, faultsOf, rosterFaults } from '../rules/profile.ts';

const faults = (draft: Readonly<Record<string, unknown>>): string[] =>
  faultsOf(draft as Draft, initial().board);

/** For each field the last values that fit, and the first that do not. */
const EDGES: readonly (readonly [
  code: string,
  field: string,
  fits: readonly unknown[],
  not: readonly unknown[],
])[] = [
  ['E_SIZE', 'size', [1, 20], [0, 21, 1.5, '3', null]],
  ['E_ROLE', 'role', ['general', 'officer', 'chief', 'trooper'], ['hero', '', 3]],
  ['E_LEADERSHIP', 'leadershipSpent', [0, 99], [-1, 100, 0.5]],
  ['E_PSYCH_DICE', 'psychDice', [{}, { flight: 0, fury: 20 }], [{ flight: 21 }, { panic: 1 }, null, [], 3]],
  ['E_EXTRA', 'extra', [{ casualty: 0, command: 50 }], [{ threat: 51 }, { threat: -1 }, { luck: 1 }, 'none']],
  ['E_POINTS', 'points', [{ fury: 0, attack: 999 }], [{ fury: 1000 }, { fury: 0.5 }, { fear: 1 }, []]],
  ['E_POINTS', 'carriedPoints', [0, 999], [-1, 1000]],
  ['E_DISTANCE', 'areaOfInfluenceCm', [0, 0.5, 500], [-0.1, 500.1, Number.NaN, '9']],
  ['E_DISTANCE', 'chargeDistanceCm', [0, 500], [-1, 501, Number.POSITIVE_INFINITY]],
  ['E_DISTANCE', 'maxMoveCm', [0, 500], [-1, 501]],
  ['E_DISTANCE', 'baseRadiusCm', [0, 500], [-1, 501]],
  [
    'E_POSITION',
    'pos',
    [null, { x: 0, y: 0 }, { x: 180, y: 120 }, [180, 0]],
    [{ x: 181, y: 0 }, [0, 121], {}],
  ],
  ['E_POSITION', 'pos', [[0, 120]], [[-1, 0], [0, -1], ['1', 2], [1, '2'], [1]]],
  ['E_STATUS', 'status', ['ok', 'flight', 'cowering', 'pursuit', 'fury', 'attack'], ['calm', 1]],
];

describe.each(EDGES)('%s of %s', (code, field, fits, not) => {
  it.each(fits.map((value) => [value]))('lets %j pass', (value) => {
    expect(faults({ [field]: value })).toEqual([]);
  });
  it.each(not.map((value) => [value]))('finds %j', (value) => {
    expect(faults({ [field]: value })).toEqual([code]);
  });
});

describe('a leader', () => {
  it.each(['general', 'officer', 'chief'])('may have stars and leadership as %s, up to 10 and 50', (role) => {
    expect(faults({ role, stars: 10, leadership: 50 })).toEqual([]);
    expect(faults({ role, stars: 11 })).toEqual(['E_STARS']);
    expect(faults({ role, stars: -1 })).toEqual(['E_STARS']);
    expect(faults({ role, leadership: 51 })).toEqual(['E_LEADERSHIP']);
    expect(faults({ role, leadership: -1 })).toEqual(['E_LEADERSHIP']);
  });

  it('is who has stars or leadership: a trooper, named so or not, has neither', () => {
    expect(faults({ stars: 1 })).toEqual(['E_ROLE_STARS']);
    expect(faults({ role: 'trooper', leadership: 1 })).toEqual(['E_ROLE_STARS']);
    expect(faults({ role: 'trooper', stars: 0, leadership: 0 })).toEqual([]);
    expect(faults({ stars: 'two' })).toEqual(['E_STARS']);
    // Text is no number, whatever it says.
    expect(faults({ stars: '2' })).toEqual(['E_STARS']);
  });
});

describe('a character in a reaction', () => {
  it('carries no retreat mark, and no points of a foreign track (CH-6.1, CH-14.1)', () => {
    expect(faults({ retreating: true })).toEqual([]);
    expect(faults({ retreating: false, status: 'flight' })).toEqual([]);
    expect(faults({ retreating: true, status: 'flight' })).toEqual(['E_RETREAT_STATUS']);
    expect(faults({ status: 'flight', points: { demoralisation: 3, fury: 0 } })).toEqual([]);
    expect(faults({ status: 'cowering', points: { demoralisation: 3 } })).toEqual([]);
    expect(faults({ status: 'pursuit', points: { pursuit: 2, attack: 1 } })).toEqual(['E_IMMUNE']);
    expect(faults({ status: 'ok', points: { pursuit: 2, attack: 1 } })).toEqual([]);
    expect(faults({ points: { pursuit: 2, attack: 1 } })).toEqual([]);
    expect(faults({ status: 'fury' })).toEqual([]);
    expect(faults({ status: 'calm', points: { fury: 1 } })).toEqual(['E_STATUS']);
    expect(faults({ status: 'fury', points: null })).toEqual(['E_POINTS']);
    expect(faults({ status: 'fury', points: { attack: '1' } })).toEqual(['E_POINTS']);
  });
});

describe('a profile with several faults', () => {
  it('has each told once, in the order of the specification', () => {
    const all = {
      ...{
        size: 0,
        role: 'hero',
        stars: -1,
        leadership: 99,
        leadershipSpent: -1,
        psychDice: null,
        extra: null,
      },
      ...{ points: [], areaOfInfluenceCm: -1, maxMoveCm: -1, pos: {}, status: '?', retreating: true },
    };
    expect(faults(all)).toEqual([
      ...['E_SIZE', 'E_ROLE', 'E_STARS', 'E_LEADERSHIP', 'E_PSYCH_DICE', 'E_EXTRA', 'E_POINTS'],
      ...['E_DISTANCE', 'E_POSITION', 'E_STATUS', 'E_RETREAT_STATUS'],
    ]);
  });
});

describe('a roster', () => {
  const many = (count: number, side: 'a' | 'b'): Draft[] =>
    Array.from({ length: count }, (_, i) => ({ id: `${side}${i}`, side }));

  it('has at most one general on each side', () => {
    expect(rosterFaults([{ role: 'general' }, { role: 'general', side: 'b' }])).toEqual([]);
    expect(rosterFaults([{ role: 'general' }, { role: 'general', side: 'a' }])).toEqual(['E_TWO_GENERALS']);
    expect(rosterFaults([{ role: 'officer' }, { role: 'officer' }])).toEqual([]);
  });

  it('uses no id twice; those without one are not compared', () => {
    expect(rosterFaults([{ id: 'x' }, { id: 'y' }])).toEqual([]);
    expect(rosterFaults([{ id: 'x' }, { id: 'x', side: 'b' }])).toEqual(['E_DUPLICATE_ID']);
    expect(rosterFaults([{}, {}])).toEqual([]);
  });

  it('has at most 200 on a side, whichever', () => {
    expect(rosterFaults([...many(200, 'a'), ...many(200, 'b')])).toEqual([]);
    expect(rosterFaults(many(201, 'a'))).toEqual(['E_ROSTER_SIZE']);
    expect(rosterFaults(many(201, 'b'))).toEqual(['E_ROSTER_SIZE']);
    expect(rosterFaults(Array.from({ length: 201 }, () => ({})))).toEqual(['E_ROSTER_SIZE']);
  });
});
