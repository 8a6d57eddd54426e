/** Whom a character runs at, and whether attackers are spread evenly (CH-11.5, CH-18.1, CH-19.1, CH-22.1). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile, Track } from '../model/character.ts';
import { movementPlan } from '../rules/movement-plan.ts';
import { badSpread, unevenSpread } from '../rules/spread.ts';
import { directionOf, suggestTargets, sweepers } from '../rules/target.ts';
import { person, table } from './tools.ts';

const NO_CAUSES = { demoralisation: [], pursuit: [], attack: [], fury: [] };
const caused = (track: Track, ids: readonly string[]): Partial<Character> => ({
  causes: { ...NO_CAUSES, [track]: ids },
});
const at = (
  id: string,
  x: number,
  y: number,
  changes: Partial<Character> = {},
  profile: Partial<Profile> = {},
) => person(id, profile, { pos: { x, y }, ...changes });
const enemy = (id: string, x: number, y: number, changes: Partial<Character> = {}) =>
  at(id, x, y, changes, { side: 'b' });
const of = (one: Character, others: readonly Character[], causeId?: string) =>
  suggestTargets(table([one, ...others], {}), one, causeId);

describe('a pursuer (CH-18.1)', () => {
  const pursuer = at(
    'p',
    50,
    50,
    { status: 'pursuit', ...caused('pursuit', ['e', 'f']) },
    { chargeDistanceCm: 10 },
  );
  const runs = { status: 'flight' } as const;

  it('goes for the nearest of those that drew it, at any distance; equally near ones in roster order', () => {
    expect(of(pursuer, [enemy('e', 150, 50, runs), enemy('g', 55, 50, runs)])).toEqual(['e']);
    expect(of(pursuer, [enemy('f', 50, 90, runs), enemy('e', 90, 50, runs)])).toEqual(['f', 'e']);
    expect(of(pursuer, [enemy('f', 50, 91, runs), enemy('e', 90, 50, runs)])).toEqual(['e']);
  });

  it('else for the nearest other within its charge distance, else for nobody', () => {
    const others = [enemy('e', 55, 50), enemy('g', 62, 50, runs), enemy('h', 60, 50, runs)];
    expect(of(pursuer, others)).toEqual(['h']);
    expect(of(pursuer, [enemy('g', 62.1, 50, runs)])).toBeNull();
    expect(of(pursuer, [enemy('e', 55, 50, { ...runs, onTable: false })])).toBeNull();
  });

  it('has all of its prey where no map tells which is nearest', () => {
    const off = { ...pursuer, pos: null };
    expect(of(off, [enemy('e', 1, 1, runs), enemy('f', 9, 9, runs)])).toEqual(['e', 'f']);
    expect(of(off, [enemy('g', 1, 1, runs)])).toBeNull();
  });
});

describe('one in killing fury (CH-19.1)', () => {
  const wild = at('p', 50, 50, { status: 'fury', ...caused('fury', ['e']) });

  it('goes for the enemy that caused it, else for the nearest', () => {
    expect(of(wild, [enemy('g', 55, 50), enemy('e', 90, 50)])).toEqual(['e']);
    expect(of(wild, [enemy('g', 55, 50), enemy('e', 90, 50, { alive: false, onTable: false })])).toEqual([
      'g',
    ]);
    expect(of({ ...wild, causes: NO_CAUSES }, [enemy('g', 60, 50), enemy('h', 55, 50)])).toEqual(['h']);
    expect(of({ ...wild, causes: NO_CAUSES, pos: null }, [enemy('g', 60, 50)])).toBeNull();
    expect(of({ ...wild, pos: null }, [enemy('e', 60, 50)])).toEqual(['e']);
    expect(of(wild, [at('friend', 51, 50)])).toBeNull();
  });
});

describe('an attacker (CH-11.5)', () => {
  const hot = at('p', 50, 50, { status: 'attack', ...caused('attack', ['s', 't']) });
  const ahead = enemy('n', 50, 20);
  const behind = enemy('m', 50, 60);

  it('takes the direction of the latest friend who swept it along', () => {
    const up = at('t', 40, 50, { facingDeg: 0 });
    const down = at('s', 40, 50, { facingDeg: 180 });
    expect(of(hot, [up, down, ahead, behind])).toEqual(['n']);
    expect(of(hot, [up, down, ahead, behind], 's')).toEqual(['m']);
    expect(of(hot, [down, ahead, behind])).toEqual(['m']);
    expect(of(hot, [{ ...up, pos: null }, down, ahead, behind])).toEqual(['m']);
    expect(sweepers(table([hot, up, down], {}), hot).map(({ id }) => id)).toEqual(['t', 's']);
  });

  it('goes for the nearest of all when nobody is ahead, or nobody swept it along', () => {
    const up = at('t', 40, 50, { facingDeg: 0 });
    expect(of(hot, [up, behind, enemy('k', 50, 80)])).toEqual(['m']);
    expect(of(hot, [ahead, behind])).toEqual(['m']);
    // A little before the line abreast, the sweep going up to the right.
    expect(of(hot, [at('t', 40, 50, { facingDeg: 45 }), enemy('k', 60, 59), ahead])).toEqual(['k']);
    // Exactly abreast is not ahead.
    expect(of(hot, [up, enemy('k', 55, 50), ahead])).toEqual(['n']);
    expect(of(hot, [up])).toBeNull();
    expect(of({ ...hot, pos: null }, [up, ahead])).toBeNull();
  });

  it('follows the marked target of that friend while it is there', () => {
    const state = table([hot, ahead, behind, enemy('gone', 90, 50, { onTable: false })], {});
    const friend = (targetId: string | null) =>
      directionOf(state, at('t', 50, 40, { facingDeg: 90, targetId }));
    expect(friend('n')).toEqual({ x: 0, y: -20 });
    expect(friend('m')).toEqual({ x: 0, y: 20 });
    for (const target of [null, 'gone', 'z']) {
      expect(friend(target)?.x).toBeCloseTo(1, 12);
      expect(friend(target)?.y).toBeCloseTo(0, 12);
    }
    expect(directionOf(state, person('t', {}, {}))).toBeNull();
  });
});

describe('everybody else', () => {
  it.each(['ok', 'flight', 'cowering'] as const)('has no target in %s', (status) => {
    expect(of(at('p', 50, 50, { status }), [enemy('e', 51, 50)])).toBeNull();
  });
});

describe('a spread of attackers (CH-22.1)', () => {
  const sized = (id: string, size: number, side: 'a' | 'b' = 'a') => person(id, { size, side }, {});
  const state = table(
    [
      sized('p', 1),
      sized('q', 1),
      sized('r', 1),
      sized('w', 2),
      sized('e', 1, 'b'),
      sized('f', 1, 'b'),
      sized('big', 3, 'b'),
      sized('huge', 9, 'b'),
    ],
    {},
  );
  const reach = (targets: readonly string[]) => ['p', 'q', 'r', 'w'].map((id) => ({ id, ids: targets }));
  const on = (pairs: Readonly<Record<string, string>>) =>
    Object.entries(pairs).map(([id, targetId]) => ({ id, targetId }));
  const uneven = (targets: readonly string[], pairs: Readonly<Record<string, string>>) =>
    unevenSpread(state, reach(targets), on(pairs)).map(({ id, from, to }) => `${id}: ${from} → ${to}`);

  it('is uneven when one of a crowd would find more room elsewhere', () => {
    expect(uneven(['e', 'f'], { p: 'e', q: 'e' })).toEqual(['p: e → f', 'q: e → f']);
    expect(uneven(['e', 'f'], { p: 'e', q: 'f' })).toEqual([]);
    expect(uneven(['e'], { p: 'e', q: 'e' })).toEqual([]);
    // (1 + 1) / 1 is not below 2 / 1: level is no gain.
    expect(uneven(['e', 'f'], { p: 'e', q: 'e', r: 'f' })).toEqual([]);
    expect(uneven(['e', 'f'], { w: 'e' })).toEqual([]);
  });

  it('lets a big target take attackers up to its size', () => {
    expect(uneven(['big', 'f'], { p: 'big', q: 'big', r: 'big' })).toEqual([]);
    expect(uneven(['big', 'f'], { p: 'big', q: 'big', w: 'big' })).toEqual(['p: big → f', 'q: big → f']);
    expect(uneven(['e', 'big'], { p: 'e', w: 'e' })).toEqual(['p: e → big', 'w: e → big']);
  });

  it('sends nobody on to a bigger target who is alone, or where there is room', () => {
    expect(uneven(['e', 'huge'], { w: 'e' })).toEqual([]);
    expect(uneven(['e', 'f', 'huge'], { w: 'e', p: 'f' })).toEqual([]);
    expect(uneven(['big', 'huge'], { p: 'big', q: 'big' })).toEqual([]);
    expect(uneven(['big', 'huge'], { p: 'big', q: 'big', r: 'big' })).toEqual([]);
  });

  it('looks at what each attacker itself can reach', () => {
    const own = [
      { id: 'p', ids: ['e'] },
      { id: 'q', ids: ['e', 'f'] },
    ];
    expect(unevenSpread(state, own, on({ p: 'e', q: 'e' }))).toEqual([{ id: 'q', from: 'e', to: 'f' }]);
    // Of whom nothing is known can go nowhere else.
    expect(unevenSpread(state, own.slice(1), on({ p: 'e', q: 'e' }))).toEqual([
      { id: 'q', from: 'e', to: 'f' },
    ]);
  });

  it('can still be read when a marked target has been taken out of the roster', () => {
    expect(uneven(['e', 'f'], { p: 'z', q: 'f' })).toEqual([]);
    expect(() => uneven(['e', 'f'], { p: 'z', q: 'z' })).not.toThrow();
  });

  it('names only targets that can be reached, and figures that are there', () => {
    const one = [{ id: 'p', ids: ['e'] }];
    expect(badSpread(state, one, on({ p: 'e' }))).toBeNull();
    expect(badSpread(state, one, on({ p: 'f' }))?.why).toEqual({
      code: 'E_NOT_REACHABLE',
      params: { id: 'p', target: 'f' },
    });
    expect(badSpread(state, one, on({ q: 'e' }))?.why.code).toBe('E_NOT_REACHABLE');
    for (const [lists, pairs] of [
      [[{ id: 'z', ids: [] }], {}],
      [[{ id: 'p', ids: ['z'] }], {}],
      [one, { z: 'e' }],
      [one, { p: 'z' }],
    ] as const)
      expect(badSpread(state, lists, on(pairs))?.why).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
  });
});

describe('the plan of a movement phase', () => {
  it('names those who run, those without a target, and crowds', () => {
    const wild = (id: string, x: number, targetId: string | null) =>
      at(id, x, 50, { status: 'fury', targetId });
    const state = table(
      [
        at('r', 10, 10, { status: 'flight' }),
        person('off', {}, { status: 'flight' }),
        at('gone', 10, 12, { status: 'flight', onTable: false }),
        wild('p', 50, null),
        wild('q', 52, 'e'),
        wild('t', 48, 'e'),
        at('dead', 48, 52, { status: 'fury', alive: false }),
        at('calm', 49, 52),
        enemy('e', 50, 55),
      ],
      {},
    );
    expect(movementPlan(state)).toEqual({
      fleeing: ['r'],
      unmarked: [{ id: 'p', targetId: 'e' }],
      uneven: [],
    });
    // Without marks nobody crowds, though both could go for the same enemy.
    const unmarked = table([wild('p', 50, null), wild('q', 52, null), enemy('e', 50, 55)], {});
    expect(movementPlan(unmarked).uneven).toEqual([]);
    // A mark on one who is dead, or out of the roster, is no target either (CH-19.3).
    const dead = at('d', 49, 55, { alive: false, onTable: false }, { side: 'b' });
    const next = table(
      [wild('p', 50, 'd'), wild('q', 52, 'd'), wild('t', 48, 'z'), dead, enemy('e', 50, 55)],
      {},
    );
    expect(movementPlan(next)).toEqual({
      fleeing: [],
      unmarked: ['p', 'q', 't'].map((id) => ({ id, targetId: 'e' })),
      uneven: [],
    });
    const alone = table([wild('p', 50, null)], {});
    expect(movementPlan(alone)).toEqual({ fleeing: [], unmarked: [], uneven: [] });
  });
});
