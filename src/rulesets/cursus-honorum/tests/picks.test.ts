/** Ties of the fair share: whom the app takes, what players may choose, and choosing anew (CH-2.4–2.10). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import type { Choice, Command } from '../model/commands.ts';
import { FRESH_STEP, type House, type State } from '../model/game.ts';
import { makeShare, waitingPicks } from '../rules/place.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const dice = (flight: number): Partial<Profile> => ({
  psychDice: { flight, pursuit: 1, attack: 1, fury: 0 },
});
const loaded = (id: string, demoralisation: number, profile: Partial<Profile> = {}): Character =>
  person(id, profile, { points: { demoralisation, pursuit: 0, attack: 0, fury: 0 } });

interface Given {
  readonly points: number;
  readonly split?: boolean;
  readonly house?: Partial<House>;
  readonly picks?: readonly Choice[];
  readonly reach?: readonly string[];
}

/** The points of one source "s" over everybody, or over a list. */
function shared(
  characters: readonly Character[],
  { points, split = false, house, picks = [], reach }: Given,
) {
  const state = table(characters, {});
  const source = { id: 's', points, split, reach: reach ?? characters.map(({ id }) => id) };
  return makeShare({ ...state, house: { ...state.house, ...house } }, 'a', 'demoralisation', [source], picks);
}
function sourceOf(characters: readonly Character[], wanted: Given) {
  const made = shared(characters, wanted);
  if (!made.ok) throw new Error(made.why.code);
  return made.share.sources[0]!;
}
const gains = (characters: readonly Character[], wanted: Given) =>
  Object.fromEntries(sourceOf(characters, wanted).gains.map(({ id, points }) => [id, points]));

describe('an automatic pick (CH-2.7)', () => {
  const four = [
    loaded('p', 0, dice(3)),
    loaded('q', 0, { ...dice(1), role: 'officer', stars: 2 }),
    loaded('r', 0, dice(1)),
    loaded('t', 0, dice(2)),
  ];

  it('hurts least: fewest dice first, then fewest stars, then the order of the roster', () => {
    expect(gains(four, { points: 1 })).toEqual({ r: 1 });
    expect(gains(four, { points: 2 })).toEqual({ q: 1, r: 1 });
    expect(gains(four, { points: 3 })).toEqual({ q: 1, r: 1, t: 1 });
    expect(gains([loaded('x', 0), loaded('y', 0)], { points: 1 })).toEqual({ x: 1 });
    expect(sourceOf(four, { points: 2 })).toMatchObject({
      ...{ tied: ['p', 'q', 'r', 't'], pick: 2, chosen: ['r', 'q'], auto: true, lost: 0 },
    });
  });

  it('follows the roster alone by house rule', () => {
    expect(gains(four, { points: 1, house: { autoPolicy: 'rosterOrder' } })).toEqual({ p: 1 });
    expect(gains(four, { points: 3, house: { autoPolicy: 'rosterOrder' } })).toEqual({ p: 1, q: 1, r: 1 });
  });
});

describe('points over unequal loads (CH-2.6)', () => {
  const three = [loaded('p', 4), loaded('q', 1), loaded('r', 2)];

  it.each([
    [1, { q: 1 }, 0],
    [2, { q: 1, r: 1 }, 1],
    [3, { q: 2, r: 1 }, 0],
    [4, { q: 2, r: 2 }, 1],
    [5, { q: 3, r: 2 }, 0],
    [6, { p: 1, q: 3, r: 2 }, 1],
    [7, { p: 1, q: 4, r: 2 }, 2],
    [8, { p: 1, q: 4, r: 3 }, 0],
  ])('%i raise the lowest first', (points, expected, open) => {
    const source = sourceOf(three, { points });
    const total = source.gains.reduce((sum, gain) => sum + gain.points, 0);
    expect(total).toBe(points);
    expect(source.pick).toBe(open);
    expect(source.fewest).toBe(1);
    if (open === 0) expect(gains(three, { points })).toEqual(expected);
  });

  it('are told with those who were tied at the level', () => {
    expect(sourceOf(three, { points: 2 })).toMatchObject({ tied: ['q', 'r'], pick: 1 });
    expect(sourceOf(three, { points: 7 })).toMatchObject({ tied: ['p', 'q', 'r'], pick: 2 });
  });

  it('are lost where nobody is in range, or none are given', () => {
    const nobody = { gains: [], reach: [], tied: [], pick: 0, fewest: 0, auto: false };
    expect(sourceOf(three, { points: 3, reach: ['z', 's'] })).toMatchObject({ ...nobody, lost: 3 });
    expect(sourceOf([loaded('p', 2)], { points: 0 })).toMatchObject({ ...nobody, reach: ['p'], lost: 0 });
  });

  it('see lists in any order, without repeats and without the source itself', () => {
    const reach = ['r', 's', 'q', 'r', 'z', 'p'];
    const all = [...three, loaded('s', 0)];
    expect(sourceOf(all, { points: 3, reach })).toMatchObject({ reach: ['p', 'q', 'r'], lost: 0 });
    expect(gains(all, { points: 5, reach })).toEqual({ q: 3, r: 2 });
    expect(sourceOf(all, { points: 1, reach: ['q', 's'] })).toMatchObject({ reach: ['q'] });
  });
});

describe('a leader load (CH-2.10)', () => {
  const three = [loaded('p', 3), loaded('q', 0), loaded('r', 1)];

  it('goes in equal parts first, the rest to the fewest', () => {
    expect(gains(three, { points: 7, split: true })).toEqual({ p: 2, q: 3, r: 2 });
    expect(gains(three, { points: 6, split: true })).toEqual({ p: 2, q: 2, r: 2 });
    expect(gains(three, { points: 2, split: true })).toEqual({ q: 2 });
    // By fewest first throughout they would stand level at 3, and two of them at 4.
    expect(gains(three, { points: 7 })).toEqual({ p: 1, q: 4, r: 2 });
  });
});

describe('a pick by the player (CH-2.9)', () => {
  const four = [loaded('p', 0), loaded('q', 0), loaded('r', 0), loaded('h', 1), loaded('far', 0)];
  const pick = (ids: readonly string[]) =>
    shared(four, { points: 2, reach: ['p', 'q', 'r', 'h'], picks: [{ source: 's', ids }] });

  it('takes exactly as many of the tied as are open', () => {
    expect(pick(['r', 'p'])).toMatchObject({
      ok: true,
      share: {
        sources: [
          {
            ...{ chosen: ['r', 'p'], auto: false },
            gains: [
              { id: 'p', points: 1 },
              { id: 'r', points: 1 },
            ],
          },
        ],
      },
    });
  });

  it.each([
    [['p'], { code: 'E_PICK_COUNT', params: { source: 's', pick: 2, of: 3 } }],
    [['p', 'q', 'r'], { code: 'E_PICK_COUNT', params: { source: 's', pick: 2, of: 3 } }],
    [['p', 'p'], { code: 'E_PICK_COUNT', params: { source: 's', pick: 2, of: 3 } }],
    [['p', 'p', 'q'], { code: 'E_PICK_COUNT', params: { source: 's', pick: 2, of: 3 } }],
    [['far', 'h'], { code: 'E_NOT_FEWEST', params: { id: 'h' } }],
    [['p', 'far'], { code: 'E_NOT_ELIGIBLE', params: { id: 'far' } }],
  ])('%j is refused in the order of the rule', (ids, refusal) => {
    expect(pick(ids)).toEqual({ ok: false, why: refusal });
  });

  it('that does not fit refuses the share of the whole step', () => {
    const one = (id: string, status: Character['status'], side: 'a' | 'b' = 'a') =>
      person(id, { side }, { status });
    const at = (phase: State['phase'], ...people: Character[]): State =>
      table(people, { phase, step: { ...FRESH_STEP, order: ['a', 'b'] } });
    const lists = [{ id: 'e', ids: ['p', 'q'] }];
    const rest = { order: [], picks: [{ source: 'e', ids: ['p', 'q'] }] };
    const refusal = { code: 'E_PICK_COUNT', params: { source: 'e', pick: 1, of: 2 } };
    const threats = at('recovery', one('p', 'flight'), one('q', 'flight'), one('e', 'ok', 'b'));
    expect(why(threats, { type: 'openRecovery', threats: lists, prey: [], ...rest })).toEqual(refusal);
    const fear = at('flight', one('p', 'ok'), one('q', 'ok'), one('e', 'flight'));
    expect(why(fear, { type: 'shareFlight', inRange: lists, ...rest })).toEqual(refusal);
    const drive = at('offensive', one('p', 'ok'), one('q', 'ok'), one('e', 'fury'));
    const none = { type: 'shareOffensive', pursuit: [], attack: [], furyPoints: [], ...rest } as const;
    expect(why(drive, { ...none, attack: lists })).toEqual(refusal);
    const prey = at('offensive', one('p', 'ok'), one('q', 'ok'), one('e', 'flight', 'b'));
    expect(why(prey, { ...none, pursuit: lists })).toEqual(refusal);
  });

  it('is not looked at where nothing is open', () => {
    expect(shared(four, { points: 1, reach: ['p'], picks: [{ source: 's', ids: ['far'] }] }).ok).toBe(true);
  });
});

it('asks the side that receives; the other one for threat dice only, by house rule (CH-2.3, CH-16.7)', () => {
  const made = shared([loaded('p', 0), loaded('q', 0)], {
    points: 1,
    house: { threatChooser: 'threateningSide' },
  });
  expect(made).toMatchObject({ ok: true, share: { chooser: 'a' } });
});

describe('choosing anew (CH-2.7)', () => {
  const horns = (sources: readonly (readonly [string, number, readonly string[]])[]): Command => ({
    type: 'sharePoints',
    side: 'a',
    track: 'demoralisation',
    reason: ` ${'h'.repeat(130)}`,
    sources: sources.map(([id, points, ids]) => ({ id, points, ids })),
    picks: [],
  });
  const start = table(
    ['p', 'q', 'r'].map((id) => person(id, {}, {})),
    {},
  );
  const two = () =>
    given(
      start,
      horns([
        ['one', 1, ['p', 'q']],
        ['two', 1, ['p', 'q', 'r']],
        ['three', 1, ['r']],
      ]),
    );
  const points = (state: State) => state.characters.map((one) => one.points.demoralisation);

  it('lets what came after it in the same share follow', () => {
    expect(points(two().state)).toEqual([1, 1, 1]);
    const again = given(two().state, { type: 'choosePick', source: 'one', ids: ['q'] }).state;
    expect(points(again)).toEqual([1, 1, 1]);
    expect(again.characters.map((one) => one.causes.demoralisation)).toEqual([['two'], ['one'], ['three']]);
    const twice = given(again, { type: 'choosePick', source: 'two', ids: ['r'] }).state;
    expect(points(twice)).toEqual([0, 1, 2]);
    expect(twice.characters.map((one) => one.causes.demoralisation)).toEqual([[], ['one'], ['two', 'three']]);
    // What had been chosen before stays chosen as long as it fits; else the app chooses.
    const thrice = given(twice, { type: 'choosePick', source: 'one', ids: ['p'] }).state;
    expect(points(thrice)).toEqual([1, 0, 2]);
    const other = given(again, { type: 'choosePick', source: 'two', ids: ['p'] }).state;
    const anew = given(other, { type: 'choosePick', source: 'one', ids: ['p'] }).state;
    expect(anew.characters.map((one) => one.causes.demoralisation)).toEqual([['one'], ['two'], ['three']]);
  });

  it('is refused for what is no open source of the last step', () => {
    expect(why(two().state, { type: 'choosePick', source: 'z', ids: [] })).toEqual({
      code: 'E_NOT_A_SOURCE',
      params: { id: 'z' },
    });
    expect(why(two().state, { type: 'choosePick', source: 'three', ids: ['r'] })).toEqual({
      code: 'E_PICK_COUNT',
      params: { source: 'three', pick: 0, of: 0 },
    });
    expect(why(two().state, { type: 'choosePick', source: 'one', ids: ['r'] })).toEqual({
      code: 'E_NOT_ELIGIBLE',
      params: { id: 'r' },
    });
  });

  it('changes one share of a step and leaves the other', () => {
    const wild = (id: string) => person(id, {}, { status: 'fury', pos: { x: 10, y: 10 } });
    const calm = (id: string) => person(id, { chargeDistanceCm: 20 }, { pos: { x: 12, y: 10 } });
    const prey = person('e', { side: 'b' }, { status: 'flight', pos: { x: 20, y: 10 } });
    const state = table([wild('w'), calm('p'), calm('q'), prey], {
      phase: 'offensive',
      step: { ...FRESH_STEP, order: ['a', 'b'] },
    });
    const opened = given(state, {
      ...{ type: 'shareOffensive', pursuit: null, attack: null, furyPoints: [], order: [], picks: [] },
    }).state;
    const both = (of: State) =>
      of.characters.slice(1, 3).map((one) => [one.points.pursuit, one.points.attack]);
    expect(both(opened)).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const attack = given(opened, { type: 'choosePick', source: 'w', ids: ['q'] }).state;
    expect(both(attack)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const pursuit = given(attack, { type: 'choosePick', source: 'e', ids: ['q'] }).state;
    expect(both(pursuit)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(pursuit.shares.map(({ track, sources }) => [track, sources[0]?.chosen])).toEqual([
      ['pursuit', ['q']],
      ['attack', ['q']],
    ]);
  });

  it('is waited for where a side shares by hand', () => {
    const { armies } = start;
    const byHand = { ...start, armies: { ...armies, a: { ...armies.a, shareMode: 'manual' as const } } };
    const open = given(
      byHand,
      horns([
        ['one', 1, ['p', 'q']],
        ['two', 1, ['r']],
      ]),
    ).state;
    expect(waitingPicks(open).map(({ id }) => id)).toEqual(['one']);
    const refusal = { code: 'E_PICK_COUNT', params: { source: 'one', pick: 1, of: 2 } };
    expect(why(open, { type: 'beginPsychology' })).toEqual(refusal);
    expect(why(open, horns([]))).toEqual(refusal);
    expect(why(open, { type: 'leaveTable', id: 'p' })).toEqual(refusal);
    const chosen = given(open, { type: 'choosePick', source: 'one', ids: ['q'] }).state;
    expect(waitingPicks(chosen)).toEqual([]);
    // The pick of one source is no pick of the others.
    const both = given(
      byHand,
      horns([
        ['one', 1, ['p', 'q']],
        ['two', 1, ['p', 'q', 'r']],
      ]),
    ).state;
    expect(waitingPicks(both).map(({ id }) => id)).toEqual(['one', 'two']);
    const first = given(both, { type: 'choosePick', source: 'one', ids: ['p'] }).state;
    expect(waitingPicks(first).map(({ id }) => id)).toEqual(['two']);
    const second = given(both, { type: 'choosePick', source: 'two', ids: ['r'] }).state;
    expect(waitingPicks(second).map(({ id }) => id)).toEqual(['one']);
    expect(waitingPicks(two().state)).toEqual([]);
  });

  it('is refused with the points themselves when the pick is none', () => {
    const picks = [{ source: 'one', ids: [] }];
    expect(why(start, { ...horns([['one', 1, ['p', 'q']]]), picks } as Command)).toEqual({
      ...{ code: 'E_PICK_COUNT', params: { source: 'one', pick: 1, of: 2 } },
    });
  });

  it('shares any points from 0 to 999 with a reason of at most 120 letters', () => {
    expect(two().events).toMatchObject([{ type: 'pointsShared', reason: 'h'.repeat(120), joins: false }]);
    for (const bad of [-1, 1000, 0.5])
      expect(why(start, horns([['one', bad, []]]))).toEqual({ code: 'E_POINTS', params: { id: 'one' } });
    for (const fine of [0, 999]) expect(why(start, horns([['one', fine, ['p']]]))).toBeNull();
    expect(why(start, horns([['one', 1, ['p', 'z']]]))).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
  });
});
