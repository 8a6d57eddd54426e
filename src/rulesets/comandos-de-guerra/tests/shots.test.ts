import { describe, expect, it } from 'vitest';
import type { House } from '../model/house.ts';
import { plainShot, type ShotInput } from '../model/inputs.ts';
import { type Commando, emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { DEFAULT_TABLES } from '../model/tables.ts';
import { LIMITS, type Role } from '../model/words.ts';
import { aimOn, aimRoundsUsed } from '../rules/aim.ts';
import { reasonOf } from '../rules/refusal.ts';
import { coverOf, rangeOf, toHit, weaponRefusal } from '../rules/to-hit.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const RANGES = { veryEasy: 25, easy: 75, normal: 150, hard: 300, veryHard: 600 };
const DAMAGE = { veryEasy: '4d10', easy: '3d10', normal: '2d10', hard: '1d10', veryHard: '1d6' };
const gun = (over: Partial<Weapon> = {}): Weapon => ({
  ...weaponFrom({ ...emptyProfile('g', 'Rifle'), skill: 'rifle', jamBase: 3, capacity: 8 }, 'rifle'),
  ...{ ranges: RANGES, damage: DAMAGE },
  ...over,
});
const table = (
  over: Partial<Weapon> = {},
  play: Partial<Commando> = {},
  house: Partial<House> = {},
): State => {
  const rifle = { id: 'rifle', name: 'Rifle', kind: 'weapon', level: 65, hidden: false } as const;
  const base = tableOf(
    card('ada', { skills: [rifle], weapons: [gun(over)] }, { morale: 50, initialMorale: 50, ...play }),
    card('sentry', { side: 'opponent', lifeMax: 12, armour: 4 }),
  );
  return { ...base, settings: { ...base.settings, ...house } };
};
const shot = (over: Partial<ShotInput> = {}): ShotInput => ({ ...plainShot('g', 'sentry', 100), ...over });
const sum = (state: State, over: Partial<ShotInput> = {}, role: Role = 'none') =>
  toHit(state, 'ada', shot(over), role);
const why = (state: State, over: Partial<ShotInput> = {}) => reasonOf(sum(state, over));
const fire = (over: Partial<ShotInput> = {}) => ({ type: 'fire', who: 'ada', shot: shot(over) }) as const;
const rifle = (state: State) => commandoOf(state, 'ada')!.weapons[0]!;

describe('whether a weapon fires at all (CG-12.8)', () => {
  it.each([
    ['jammed', 0, { code: 'WEAPON_JAMMED', params: { name: 'Rifle', rounds: 0 } }],
    ['unjamming', 2, { code: 'WEAPON_JAMMED', params: { name: 'Rifle', rounds: 2 } }],
    ['broken', 0, { code: 'WEAPON_BROKEN', params: { name: 'Rifle' } }],
    ['reloading', 3, { code: 'WEAPON_NOT_LOADED', params: { name: 'Rifle', rounds: 3 } }],
    ['ready', 0, null],
  ] as const)('%s', (state, roundsLeft, reason) => {
    expect(reasonOf(weaponRefusal(gun({ state, roundsLeft })))).toEqual(reason);
  });

  it('empty not, uncounted yes', () => {
    const empty = { code: 'WEAPON_NOT_LOADED', params: { name: 'Rifle', rounds: 0 } };
    expect(reasonOf(weaponRefusal(gun({ loaded: 0 })))).toEqual(empty);
    expect(weaponRefusal(gun({ loaded: null }))).toBeNull();
    expect(weaponRefusal(gun({ loaded: 1 }))).toBeNull();
  });
});

describe('the sum of a shot (CG-10)', () => {
  it('takes the difficulty of the distance, each distance included', () => {
    const at = (distance: number) => rangeOf(gun(), distance);
    expect([0, 25, 25.5, 75, 150, 300, 600].map(at)).toEqual([
      ...['veryEasy', 'veryEasy', 'easy', 'easy', 'normal', 'hard', 'veryHard'],
    ]);
    expect(reasonOf(at(600.5))).toEqual({ code: 'OUT_OF_RANGE', params: { name: 'Rifle' } });
    expect(rangeOf(gun({ ranges: { ...RANGES, easy: null } }), 30)).toBe('normal');
    const none = { veryEasy: null, easy: null, normal: null, hard: null, veryHard: null };
    expect(reasonOf(rangeOf(gun({ ranges: none }), 5))).toEqual({
      code: 'TABLE_CELL_EMPTY',
      params: { table: 'ranges' },
    });
  });

  it('takes half cover up to one half, full beyond', () => {
    expect([0, 0.01, 0.5, 0.51, 1].map(coverOf)).toEqual(['none', 'half', 'half', 'full', 'full']);
  });

  it('adds range, cover, aim, pair, state and the players’ own, in this order', () => {
    const state = {
      ...table(
        {},
        {
          aim: { rounds: 2, lastRound: 1, targetId: 'sentry' },
          shock: { kind: 'fanatic', roundsLeft: 2, note: '' },
        },
      ),
      round: 2,
    };
    expect(
      sum(state, { distanceM: 200, hiddenFraction: 0.6, extra: [{ id: 'dark', value: 10 }] }, 'secondary'),
    ).toEqual({
      ...{ automatic: false, level: 65, difficulty: 'hard', cover: 'full', aimRoundsUsed: 2, total: 30 },
      breakdown: [
        { id: 'range', value: 20, house: false },
        { id: 'cover', value: 40, house: true },
        { id: 'aim', value: -40, house: true },
        { id: 'combined', value: 20, house: false },
        { id: 'fanatic', value: -20, house: false },
        { id: 'dark', value: 10, house: false },
      ],
    });
  });

  it('always lists the range, and of the rest what is not nothing', () => {
    expect(sum(table())).toMatchObject({ total: 0, breakdown: [{ id: 'range', value: 0, house: false }] });
    expect(sum(table(), { hiddenFraction: 0.3 })).toMatchObject({
      breakdown: [{ id: 'range' }, { id: 'cover', value: 20, house: false }],
    });
  });

  it('marks what the table changed as no house default', () => {
    const base = table({}, { aim: { rounds: 1, lastRound: 0, targetId: 'sentry' } });
    const hit = { ...DEFAULT_TABLES.hit, fullCover: 30, aimStill: [0, -10, -20] as const };
    const state = { ...base, tables: { ...base.tables, hit } };
    expect(sum(state, { hiddenFraction: 1 })).toMatchObject({
      breakdown: [
        { id: 'range' },
        { id: 'cover', value: 30, house: false },
        { id: 'aim', value: -10, house: false },
      ],
    });
  });

  it('marks the aim by the row that it was read from, still or moving (CG-11.5)', () => {
    const base = { ...table({}, { aim: { rounds: 2, lastRound: 1, targetId: 'sentry' } }), round: 2 };
    const aim = (over: object, moving: string) => {
      const state = { ...base, tables: { ...base.tables, hit: { ...DEFAULT_TABLES.hit, ...over } } };
      const plan = sum(state, { moving });
      return 'breakdown' in plan ? plan.breakdown.find(({ id }) => id === 'aim') : null;
    };
    expect(aim({ aimStill: [0, -10, -30] }, 'none')).toMatchObject({ value: -30, house: false });
    expect(aim({ aimStill: [0, -10, -30] }, 'both')).toMatchObject({ value: -20, house: true });
    expect(aim({ aimMoving: [0, -5, -10] }, 'none')).toMatchObject({ value: -40, house: true });
    expect(aim({ aimMoving: [0, -5, -10] }, 'both')).toMatchObject({ value: -10, house: false });
  });

  it('lets an aim in motion count less (CG-11.5)', () => {
    const state = { ...table({}, { aim: { rounds: 2, lastRound: 1, targetId: 'sentry' } }), round: 2 };
    for (const moving of ['shooter', 'target', 'both'])
      expect(sum(state, { moving })).toMatchObject({ total: -20 });
    expect(sum(state, { moving: 'none' })).toMatchObject({ total: -40 });
  });

  it('goes without what the players take off, range included', () => {
    expect(sum(table(), { distanceM: 200, hiddenFraction: 0.3, without: ['range'] })).toMatchObject({
      total: 20,
      breakdown: [{ id: 'cover', value: 20 }],
    });
  });

  it('goes against the level of the weapon’s skill, or the one that is said', () => {
    expect(sum(table())).toMatchObject({ level: 65 });
    expect(sum(table({ skillId: 'none' }))).toMatchObject({ level: 0 });
    expect(sum(table(), { level: 40 })).toMatchObject({ level: 40 });
    expect(why(table(), { level: 101 })).toEqual({ code: 'LEVEL_OUT_OF_RANGE', params: { level: '101' } });
  });

  it('at point blank there is none, or by house rule a very easy one (CG-10.6)', () => {
    expect(sum(table(), { pointBlank: true, distanceM: 9000 })).toEqual({
      automatic: true,
      difficulty: 'veryEasy',
    });
    expect(
      sum(table({}, {}, { pointBlankAuto: false }), { pointBlank: true, difficulty: 'hard' }),
    ).toMatchObject({
      ...{ automatic: false, difficulty: 'veryEasy', total: -40 },
    });
  });

  it('takes the difficulty that is said before the one of the distance', () => {
    expect(sum(table(), { difficulty: 'veryHard' })).toMatchObject({ difficulty: 'veryHard', total: 40 });
  });

  it('is refused in the order words, actor, weapon, numbers, target, range', () => {
    const out = table({ state: 'jammed' }, { status: 'dead' });
    expect(why(out, { moving: 'odd' })).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    expect(why(out, { difficulty: 'odd' })).toEqual({ code: 'DIFFICULTY_UNKNOWN', params: { word: 'odd' } });
    const many = Array.from({ length: LIMITS.modifiers + 1 }, () => ({ id: 'x', value: 0 }));
    expect(why(out, { extra: many })).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.modifiers } });
    expect(why(table(), { extra: many.slice(1) })).toBeNull();
    expect(why(out)).toEqual({ code: 'COMMANDO_OUT_OF_ACTION', params: { name: 'ada' } });
    expect(why(table(), { weaponId: 'x' })).toEqual({ code: 'WEAPON_UNKNOWN' });
    expect(why(table({ state: 'jammed' }), { distanceM: -1 })).toMatchObject({ code: 'WEAPON_JAMMED' });
    expect(why(table(), { distanceM: -1 })).toEqual({ code: 'DISTANCE_NEGATIVE' });
    expect(why(table(), { distanceM: Number.NaN })).toEqual({ code: 'DISTANCE_NEGATIVE' });
    expect(why(table(), { distanceM: LIMITS.distance + 1, difficulty: 'easy' })).toEqual({
      code: 'OUT_OF_RANGE',
      params: { name: '' },
    });
    expect(why(table(), { distanceM: LIMITS.distance, difficulty: 'easy' })).toBeNull();
    for (const hiddenFraction of [-0.1, 1.1])
      expect(why(table(), { hiddenFraction })).toEqual({ code: 'COVER_OUT_OF_RANGE' });
    expect(why(table(), { extra: [{ id: 'x', value: 0.5 }] })).toEqual({ code: 'MODIFIER_NOT_INTEGER' });
    const lost = { hiddenFraction: 1, locationKnown: false };
    expect(why(table(), { ...lost, pointBlank: true, distanceM: 9000 })).toEqual({
      code: 'TARGET_NOT_LOCATED',
    });
    expect(why(table(), { ...lost, hiddenFraction: 0.9 })).toBeNull();
    expect(why(table(), { distanceM: 9000 })).toMatchObject({
      code: 'OUT_OF_RANGE',
      params: { name: 'Rifle' },
    });
    expect(reasonOf(toHit(table(), 'gone', shot(), 'none'))).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });
});

describe('aim (CG-11)', () => {
  const aim = { rounds: 1, lastRound: 4, targetId: 'x' };

  it('goes on with the same target in the next round only', () => {
    expect(aimOn(aim, 'x', 5)).toEqual({ rounds: 2, lastRound: 5, targetId: 'x' });
    expect(aimOn(aim, 'y', 5)).toEqual({ rounds: 1, lastRound: 5, targetId: 'y' });
    expect(aimOn(aim, 'x', 6)).toEqual({ rounds: 1, lastRound: 6, targetId: 'x' });
    expect(aimOn(aim, 'x', 4)).toEqual({ rounds: 1, lastRound: 4, targetId: 'x' });
    expect(aimOn(null, 'x', 5)).toEqual({ rounds: 1, lastRound: 5, targetId: 'x' });
  });

  it('counts for the very next round, on its target, up to two, and not for every weapon', () => {
    const used = (rounds: number, target: string, round: number, family: 'rifle' | 'pistol' = 'rifle') =>
      aimRoundsUsed({ ...aim, rounds }, target, round, family);
    expect([used(1, 'x', 5), used(2, 'x', 5), used(9, 'x', 5)]).toEqual([1, 2, 2]);
    expect([used(2, 'y', 5), used(2, 'x', 6), used(2, 'x', 4), used(2, 'x', 5, 'pistol')]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(aimRoundsUsed(null, 'x', 5, 'rifle')).toBe(0);
    for (const family of ['pistol', 'submachineGun', 'machineGun'] as const)
      expect(aimRoundsUsed(aim, 'x', 5, family)).toBe(0);
    expect(aimRoundsUsed(aim, 'x', 5, 'other')).toBe(1);
  });

  it('is an act on somebody, and is lost by another act or a wound', () => {
    const at = (targetId: string) =>
      ({ type: 'aimAt', who: 'ada', targetId, targetName: ' tower ' }) as const;
    const aimed = given(table(), at('sentry'));
    expect(aimed.events).toEqual([
      {
        type: 'aimed',
        who: 'ada',
        targetName: 'sentry',
        aim: { rounds: 1, lastRound: 1, targetId: 'sentry' },
      },
    ]);
    expect(given(table(), at('tower')).events[0]).toMatchObject({ targetName: 'tower' });
    expect(whyOf(table(), at(''))).toEqual({ code: 'TARGET_UNKNOWN' });
    expect(whyOf(table({}, { status: 'unconscious' }), at('x'))).toMatchObject({
      code: 'COMMANDO_OUT_OF_ACTION',
    });
    const hurt = {
      type: 'dealDamage',
      targetId: 'ada',
      targetName: '',
      grade: 'mediumSuccess',
      through: null,
    } as const;
    expect(commandoOf(given(aimed.state, { ...hurt, damage: '2' }, []).state, 'ada')!.aim).toBeNull();
    expect(commandoOf(given(aimed.state, { ...hurt, damage: '0' }, []).state, 'ada')!.aim).not.toBeNull();
    expect(commandoOf(given(aimed.state, fire(), [99], [9]).state, 'ada')!.aim).toBeNull();
  });
});

describe('a shot that is fired', () => {
  it('is told whole: sum, jam die, cartridges, hit', () => {
    const { events, state } = given(table({ daysUncleaned: 2 }), fire({ hiddenFraction: 0.5 }), [97], [6]);
    expect(events[0]).toEqual({
      type: 'shotFired',
      shot: {
        ...{
          who: 'ada',
          weaponId: 'g',
          weaponName: 'Rifle',
          targetId: 'sentry',
          targetName: 'sentry',
          role: 'none',
        },
        ...{ difficulty: 'normal', cover: 'half', aimRoundsUsed: 0, hits: false, loaded: 7 },
        outcome: {
          ...{ level: 65, modifier: 20, checkNeeded: true, roll: 97, result: 117, success: false },
          ...{ grade: 'highFailure', natural: null },
          parts: [
            { id: 'range', value: 0, house: false },
            { id: 'cover', value: 20, house: false },
          ],
        },
        jam: { die: 6, effective: 5, outcome: 'none' },
      },
    });
    expect(rifle(state)).toMatchObject({ state: 'ready', loaded: 7 });
    expect(state.lastCheck).toMatchObject({
      who: 'ada',
      name: 'ada',
      skill: 'rifle',
      what: 'sentry',
      role: 'none',
    });
  });

  it('at point blank hits without dice of its own, as a medium success at the nearest column', () => {
    const { events, state } = given(table({ loaded: null }), fire({ pointBlank: true }), [1, 2, 3, 4]);
    expect(events[0]).toMatchObject({
      shot: {
        ...{
          outcome: null,
          difficulty: 'veryEasy',
          cover: 'none',
          aimRoundsUsed: 0,
          hits: true,
          loaded: null,
        },
      },
    });
    expect(events[0]).toMatchObject({ shot: { jam: { die: null, effective: 3, outcome: 'none' } } });
    expect(events[1]).toMatchObject({
      damage: { grade: 'mediumSuccess', damage: '4d10', rolled: 10, through: 6 },
    });
    expect(state.lastCheck).toBeNull();
    expect(rifle(state).loaded).toBeNull();
  });

  it('a hit on a die that jams stands, or by house rule does not (CG-12.4)', () => {
    // Level 65 against 97 with −40: a hit on a raw high failure.
    const near = { distanceM: 5 };
    const stands = given(table(), fire(near), [97], [3], [1, 1, 1, 1]);
    expect(stands.events.map(({ type }) => type)).toEqual(['shotFired', 'damageDealt']);
    expect(rifle(stands.state).state).toBe('jammed');
    const falls = given(table({}, {}, { hitStandsOnJam: false }), fire(near), [97], [3]);
    expect(falls.events).toMatchObject([{ shot: { hits: false, outcome: { success: true } } }]);
    const clean = given(table({}, {}, { hitStandsOnJam: false }), fire(near), [97], [4], [1, 1, 1, 1]);
    expect(clean.events[0]).toMatchObject({ shot: { hits: true, jam: { die: 4, outcome: 'none' } } });
    const dud = given(table({ class: 'projectile' }), fire(near), [97], [3]);
    expect(dud.events).toMatchObject([{ shot: { hits: false, jam: { outcome: 'dud' } } }]);
    expect(rifle(dud.state)).toMatchObject({ state: 'jammed', loaded: 7 });
    const revolver = given(table({ class: 'revolver' }), fire(near), [97], [3], [1, 1, 1, 1]);
    expect(rifle(revolver.state)).toMatchObject({ state: 'broken', loaded: 7 });
    const broken = given(table({ class: 'revolver' }, {}, { hitStandsOnJam: false }), fire(near), [97], [3]);
    expect(broken.events).toMatchObject([{ shot: { hits: false, jam: { outcome: 'broken' } } }]);
    const knife = given(table({ class: 'melee' }), fire(near), [97], [1, 1, 1, 1]);
    expect(knife.events[0]).toMatchObject({ shot: { hits: true, jam: { die: null } } });
  });

  it('writes on the weapon what the players said about it, when told to', () => {
    const far = { distanceM: 700, difficulty: 'veryHard', damage: '1d4', remember: true };
    const learnt = given(table({ damage: { ...DAMAGE, veryHard: null } }), fire(far), [90]);
    expect(rifle(learnt.state)).toMatchObject({
      ranges: { ...RANGES, veryHard: 700 },
      damage: { ...DAMAGE, veryHard: '1d4' },
    });
    const forgot = given(
      table({ damage: { ...DAMAGE, veryHard: null } }),
      fire({ ...far, remember: false }),
      [90],
    );
    expect(rifle(forgot.state)).toMatchObject({ ranges: RANGES, damage: { veryHard: null } });
    const known = given(table(), fire({ distanceM: 100, damage: '1d4', remember: true }), [99], [9]);
    expect(known.events.map(({ type }) => type)).toEqual(['shotFired', 'promptRaised']);
    const nearer = given(table(), fire({ distanceM: 100, difficulty: 'hard', remember: true }), [99], [9]);
    expect(rifle(nearer.state).ranges).toEqual(RANGES);
    const falling = given(table(), fire({ distanceM: 200, difficulty: 'easy', remember: true }), [99], [9]);
    expect(rifle(falling.state).ranges).toEqual(RANGES);
    const blank = given(
      table({}, {}, { pointBlankAuto: false }),
      fire({ ...far, pointBlank: true }),
      [99],
      [9],
      [1],
    );
    expect(rifle(blank.state)).toMatchObject({ ranges: RANGES, damage: DAMAGE });
    const open = given(
      table({ ranges: { ...RANGES, veryHard: null } }),
      fire({ ...far, damage: null }),
      [90],
    );
    expect(rifle(open.state).ranges.veryHard).toBe(700);
  });

  it('wants dice that can be read', () => {
    expect(whyOf(table(), fire({ damage: 'x' }))).toEqual({
      code: 'DAMAGE_TEXT_UNKNOWN',
      params: { text: 'x' },
    });
    const { events } = given(table(), fire({ damage: '1d4' }), [38], [3]);
    expect(events[1]).toMatchObject({ damage: { damage: '1d4', rolled: 3 } });
  });
});
