/** Things of the table around the rules: values by hand, rows, leaders shared by hand, what the guide says. */
import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import manifest from '../manifest.ts';
import type { State } from '../model/game.ts';
import { characterOf } from '../model/game.ts';
import { whatNow } from '../rules/guide.ts';
import { waitingPicks } from '../rules/place.ts';
import { ruleset } from '../rules/ruleset.ts';
import { whyNoFlightTest } from '../rules/testing.ts';
import { person, seeded, table, tryOut } from './tools.ts';

const random = seeded(1);
const manual = (state: State): State => ({
  ...state,
  armies: { ...state.armies, a: { ...state.armies.a, shareMode: 'manual' } },
});

it('given links and saved games, then they find the rules by the name that the shell knows', () => {
  expect([ruleset.id, ruleset.rulesVersion]).toEqual([manifest.id, 1]);
});

describe('given a value set by hand', () => {
  it('then immunity stays sound: a status drops foreign points and a retreat', () => {
    const state = table(
      [person('x', {}, { retreating: true, points: { demoralisation: 2, pursuit: 1, attack: 0, fury: 0 } })],
      {},
    );
    const set = tryOut(
      state,
      { type: 'override', id: 'x', change: { field: 'status', value: 'pursuit' } },
      random,
    );
    expect(characterOf(set.state, 'x')).toMatchObject({
      status: 'pursuit',
      retreating: false,
      points: { demoralisation: 0, pursuit: 1 },
    });
    const foreign = { field: 'points', track: 'fury', value: 1 } as const;
    expect(tryOut(set.state, { type: 'override', id: 'x', change: foreign }, random).refused).toBe(
      'E_IMMUNE',
    );
  });

  it('then nonsense is refused and nothing changes', () => {
    const state = table([person('x', {}, {})], {});
    for (const value of [Number.NaN, -1, 1.5, 1e9]) {
      const change = { field: 'points', track: 'attack', value } as const;
      expect(tryOut(state, { type: 'override', id: 'x', change }, random).refused).toBe('E_POINTS');
    }
    expect(
      tryOut(state, { type: 'moveTokens', moves: [{ id: 'x', pos: { x: 1, y: 500 }, facingDeg: 0 }] }, random)
        .refused,
    ).toBe('E_POSITION');
  });
});

describe('given a leader who dies and a side that shares by hand', () => {
  it('then the dice are rolled first and the odd points are asked for afterwards (CH-2.10, CH-7.4)', () => {
    const leader = person('o', { role: 'officer', leadership: 3, stars: 1 }, {});
    const state = manual(table([leader, person('p', {}, {}), person('q', {}, {}), person('r', {}, {})], {}));
    const kill = { type: 'killCharacter', id: 'o', inRange: ['p', 'q', 'r'], picks: [] } as const;
    const { state: killed } = tryOut(state, kill, () => 0.5);
    const [open] = waitingPicks(killed);
    expect(open).toMatchObject({ id: 'o', points: 7, pick: 1, tied: ['p', 'q', 'r'] });
    expect(ruleset.owed(killed)[0]).toMatchObject({ who: 'o', rule: 'CH-2.6' });
    expect(whatNow(killed).kind).toBe('pick');
    const chosen = tryOut(killed, { type: 'choosePick', source: 'o', ids: ['r'] }, random).state;
    expect(chosen.characters.map((one) => one.points.demoralisation)).toEqual([0, 2, 2, 3]);
    expect(whatNow(chosen).kind).toBe('battle');
  });
});

describe('given an army to deploy', () => {
  it('then rows stand centred, one behind the other, inside the table', () => {
    const state = table(
      Array.from({ length: 5 }, (_, i) => person(`p${i}`, {}, {})),
      {},
    );
    const ids = state.characters.map(({ id }) => id);
    const rows = {
      type: 'deployRows',
      ids,
      perRow: 3,
      gapCm: 2,
      centreCm: 60,
      frontCm: 100,
      facingDeg: 0,
    } as const;
    const placed = tryOut(state, rows, random).state.characters.map(({ pos }) => pos);
    expect(placed).toEqual([
      { x: 56, y: 100 },
      { x: 60, y: 100 },
      { x: 64, y: 100 },
      { x: 58, y: 104 },
      { x: 62, y: 104 },
    ]);
  });
});

describe('given the demo', () => {
  it('then 24 stand against 24 and Rome owes four tests in round 2', () => {
    const { state } = demo('es');
    for (const side of ['a', 'b'])
      expect(state.characters.filter((one) => one.side === side)).toHaveLength(24);
    expect(whatNow(state)).toMatchObject({
      kind: 'test',
      side: 'a',
      round: 2,
      ids: ['h1', 'l8', 'l4', 'l6'],
    });
    expect(ruleset.owed(state)).toHaveLength(4);
    expect(whyNoFlightTest(state, 'v2')?.why.code).toBe('E_IMMUNE');
    expect(whyNoFlightTest(state, 'l1')?.why.code).toBe('E_NO_TEST_DUE');
  });

  it('then a test rolled early waits for the others, and the last one marks them all (CH-13.7)', () => {
    let { state } = demo('en');
    for (const id of ['l8', 'l4', 'h1'])
      state = tryOut(state, { type: 'testFlight', ids: [id] }, () => 0).state;
    expect(characterOf(state, 'l8')?.status).toBe('ok');
    expect(tryOut(state, { type: 'closeRound' }, random).refused).toBe('E_TEST_MISSING');
    const { state: after } = tryOut(state, { type: 'testFlight', ids: ['l6'] }, () => 0);
    expect(['l8', 'l4', 'h1', 'l6'].map((id) => characterOf(after, id)?.status)).toEqual(
      Array(4).fill('flight'),
    );
    expect(whatNow(after)).toMatchObject({ kind: 'ranges', round: 3, sources: ['l4', 'l6', 'l8', 'h1'] });
  });
});
