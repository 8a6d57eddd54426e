/** CH-2: the fair share against a naive one-at-a-time simulation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Random } from '../rules/forecast.ts';
import { loadOf } from '../rules/load.ts';
import { gainsOf, lostPoints, makeShare, openChoices, trackPool } from '../rules/place.ts';
import { battle, person, seeded, table, tryOut } from './tools.ts';

const army = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 });

/** CH-2.1–2.3 word for word: one point after the other to one of the fewest, any of them. */
function oneByOne(loads: readonly number[], points: number, random: Random): number[] {
  const now = [...loads];
  for (let i = 0; i < points; i += 1) {
    const least = Math.min(...now);
    const fewest = now.flatMap((load, k) => (load === least ? [k] : []));
    now[fewest[Math.floor(random() * fewest.length)]!]! += 1;
  }
  return now;
}

const soldiers = (loads: readonly number[]) =>
  loads.map((demoralisation, i) =>
    person(`p${i}`, {}, { points: { demoralisation, pursuit: 0, attack: 0, fury: 0 } }),
  );

describe('given loads and a source, when its points are shared', () => {
  it('then every one-at-a-time course can be reached by a pick, and no other (CH-2.6)', () => {
    fc.assert(
      fc.property(army, fc.integer({ min: 0, max: 30 }), fc.integer(), (loads, points, seed) => {
        const naive = oneByOne(loads, points, seeded(seed));
        const characters = soldiers(loads);
        const state = table(characters, {});
        const reach = characters.map(({ id }) => id);
        const source = { id: 's', points, split: false, reach };
        const auto = makeShare(state, 'a', 'demoralisation', [source], []);
        if (!auto.ok) throw new Error(auto.why.code);
        const [open] = openChoices(auto.share);
        const nowOf = (id: string): number => naive[Number(id.slice(1))]!;
        const top = Math.max(...(open?.tied ?? []).map(nowOf));
        const picks = open ? [{ source: 's', ids: open.tied.filter((id) => nowOf(id) === top) }] : [];
        const made = makeShare(state, 'a', 'demoralisation', [source], picks);
        if (!made.ok) throw new Error(made.why.code);
        const gained = gainsOf(made.share);
        expect(loads.map((load, i) => load + (gained.get(`p${i}`) ?? 0))).toEqual(naive);
      }),
      { numRuns: 300 },
    );
  });

  it('then points are conserved and the automatic pick obeys fewest first (CH-2.2, CH-2.5)', () => {
    fc.assert(
      fc.property(battle, fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }), (state, strengths) => {
        const reach = state.characters.filter((_, i) => i % 3 !== 1).map(({ id }) => id);
        const sources = strengths.map((points, i) => ({ id: `s${i}`, points, split: false, reach }));
        const made = makeShare(state, 'a', 'demoralisation', sources, []);
        if (!made.ok) throw new Error(made.why.code);
        const placed = [...gainsOf(made.share).values()].reduce((sum, n) => sum + n, 0);
        expect(placed + lostPoints(made.share)).toBe(strengths.reduce((sum, n) => sum + n, 0));
        const gained = gainsOf(made.share);
        const { members } = trackPool(state, 'a', 'demoralisation');
        const inReach = members.filter(({ id }) => reach.includes(id));
        const after = inReach.map((one) => loadOf(one, 'demoralisation') + (gained.get(one.id) ?? 0));
        for (const [i, one] of inReach.entries())
          if (gained.has(one.id)) expect(after[i]! - 1).toBeLessThanOrEqual(Math.min(...after));
      }),
    );
  });
});

describe('given a share of the last step, when its pick is changed', () => {
  const four = () =>
    table(
      ['v', 'p', 'q', 'r'].map((id) => person(id, {}, {})),
      {},
    );
  const kill = { type: 'killCharacter', id: 'v', inRange: ['p', 'q', 'r'], picks: [] } as const;

  it('then the point moves, and no longer after the next step (CH-2.7)', () => {
    const killed = tryOut(four(), kill, Math.random);
    const moved = tryOut(killed.state, { type: 'choosePick', source: 'v', ids: ['r'] }, Math.random);
    expect(moved.state.characters.map((one) => one.points.demoralisation)).toEqual([0, 0, 0, 1]);
    expect(moved.state.characters.map((one) => one.causes.demoralisation.length)).toEqual([0, 0, 0, 1]);
    const later = tryOut(moved.state, { type: 'setRetreat', id: 'p', on: true }, Math.random).state;
    expect(tryOut(later, { type: 'choosePick', source: 'v', ids: ['q'] }, Math.random).refused).toBe(
      'E_NOT_A_SOURCE',
    );
  });

  it('then a side that shares by hand must choose before anything goes on (CH-2.9)', () => {
    const { armies, ...rest } = four();
    const state = { ...rest, armies: { ...armies, a: { ...armies.a, shareMode: 'manual' as const } } };
    const killed = tryOut(state, kill, Math.random).state;
    expect(tryOut(killed, { type: 'beginPsychology' }, Math.random).refused).toBe('E_PICK_COUNT');
    const chosen = tryOut(killed, { type: 'choosePick', source: 'v', ids: ['q'] }, Math.random).state;
    expect(tryOut(chosen, { type: 'beginPsychology' }, Math.random).refused).toBeNull();
  });
});
