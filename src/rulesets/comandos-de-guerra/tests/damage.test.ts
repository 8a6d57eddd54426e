import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { emptyProfile, weaponFrom } from '../model/sheet.ts';
import { commandoOf, type Hit, type State } from '../model/state.ts';
import { GRADES, LIMITS } from '../model/words.ts';
import { damageOf, gradedDamage, whyNotHit } from '../rules/damage.ts';
import { parseDice } from '../rules/dice-text.ts';
import { reasonOf } from '../rules/refusal.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const MANUAL: House = { ...DEFAULT_HOUSE, armourMode: 'manual' };
const sentry = card('sentry', { side: 'opponent', lifeMax: 12, armour: 4 }, { morale: 50 });
const withHouse = (state: State, settings: House): State => ({ ...state, settings });
const target = (state: State) => commandoOf(state, 'sentry')!;

describe('what a hit does (CG-13)', () => {
  const of = (over: object, house = DEFAULT_HOUSE) =>
    damageOf({ life: 12, armour: 4, grade: 'mediumSuccess', rolled: 11, through: null, ...over }, house);

  it('doubles a high success and halves a low one', () => {
    expect(
      ['highSuccess', 'mediumSuccess', 'lowSuccess'].map((grade) =>
        gradedDamage(grade as 'highSuccess', 7, DEFAULT_HOUSE),
      ),
    ).toEqual([14, 7, 3]);
    expect(gradedDamage('lowSuccess', 7, { ...DEFAULT_HOUSE, halfRounding: 'up' })).toBe(4);
  });

  it('empties the armour first, and life stops at nothing', () => {
    const hurt = { wounded: true, outOfAction: false, moralePrompt: 'demoralise' };
    expect(of({})).toEqual({ dealt: 11, armourLeft: 0, through: 7, lifeLeft: 5, ...hurt });
    expect(of({ rolled: 4 })).toEqual({
      ...{
        dealt: 4,
        armourLeft: 0,
        through: 0,
        lifeLeft: 12,
        wounded: false,
        outOfAction: false,
        moralePrompt: null,
      },
    });
    expect(of({ rolled: 3 })).toMatchObject({ armourLeft: 1, through: 0 });
    expect(of({ rolled: 16 })).toEqual({
      ...{
        dealt: 16,
        armourLeft: 0,
        through: 12,
        lifeLeft: 0,
        wounded: true,
        outOfAction: true,
        moralePrompt: null,
      },
    });
    expect(of({ rolled: 99 })).toMatchObject({ lifeLeft: 0 });
  });

  it('by hand lets through what the director says, and touches no armour', () => {
    expect(of({ through: 5 }, MANUAL)).toEqual({
      ...{ dealt: 11, armourLeft: 4, through: 5, lifeLeft: 7, wounded: true, outOfAction: false },
      moralePrompt: 'demoralise',
    });
    expect(of({}, MANUAL)).toMatchObject({ through: null, lifeLeft: 12, wounded: false, outOfAction: false });
    expect(of({ life: 0 }, MANUAL)).toMatchObject({ through: null, outOfAction: false });
  });

  it('needs a hit and numbers that are not below nothing', () => {
    for (const grade of GRADES)
      expect(reasonOf(of({ grade }))).toEqual(grade.endsWith('Success') ? null : { code: 'NO_HIT' });
    expect(reasonOf(of({ grade: 'odd' }))).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    for (const over of [{ rolled: -1 }, { through: -1 }, { rolled: Number.NaN }])
      expect(reasonOf(of(over))).toEqual({ code: 'DAMAGE_NEGATIVE' });
    expect(reasonOf(of({ through: 0, rolled: 0 }))).toBeNull();
  });
});

describe('damage from anything else', () => {
  const deal = (over: object = {}) => ({
    ...({ type: 'dealDamage', targetId: 'sentry', targetName: '', damage: '1d10', through: null } as const),
    grade: 'mediumSuccess',
    ...over,
  });

  it('hurts a card, which checks its morale while it is up (CG-13.6)', () => {
    const { events, state } = given(tableOf(sentry), deal(), [9]);
    expect(events[0]).toEqual({
      type: 'damageDealt',
      damage: {
        ...{
          targetId: 'sentry',
          targetName: 'sentry',
          grade: 'mediumSuccess',
          damage: '1d10',
          rolled: 9,
          dealt: 9,
        },
        ...{ armourLeft: 0, through: 5, lifeLeft: 7, wounded: true, outOfAction: false },
      },
    });
    expect(events[1]).toMatchObject({ prompt: { trigger: 'wounded', who: ['sentry'] } });
    expect(target(state)).toMatchObject({ armour: 0, life: { now: 7 }, status: 'active' });
  });

  it('that the armour takes up leaves life as it was, and the armour thinner (CG-13.5)', () => {
    const { events, state } = given(tableOf(sentry), deal(), [3]);
    expect(events).toMatchObject([{ damage: { armourLeft: 1, through: 0, wounded: false } }]);
    expect(target(state)).toMatchObject({ armour: 1, life: { now: 12 } });
  });

  it('puts out of action at nothing, and the dead stay dead (CG-13.7)', () => {
    const out = given(tableOf(sentry), deal({ damage: '16' }), []);
    expect(out.events).toHaveLength(1);
    expect(target(out.state)).toMatchObject({ life: { now: 0 }, status: 'outOfAction', aim: null });
    const dead = given(tableOf({ ...sentry, status: 'dead' }), deal({ damage: '16' }), []);
    expect(target(dead.state).status).toBe('dead');
  });

  it('is told of a target without a card', () => {
    const { events } = given(tableOf(), deal({ targetId: 'lorry', targetName: ' Lorry ' }), [9]);
    expect(events).toEqual([
      {
        type: 'damageDealt',
        damage: {
          ...{
            targetId: 'lorry',
            targetName: 'Lorry',
            grade: 'mediumSuccess',
            damage: '1d10',
            rolled: 9,
            dealt: 9,
          },
          ...{ armourLeft: null, through: 9, lifeLeft: null, wounded: false, outOfAction: false },
        },
      },
    ]);
    const manual = given(withHouse(tableOf(), MANUAL), deal({ targetId: 'lorry' }), [9]);
    expect(manual.events[0]).toMatchObject({ damage: { through: 9, lifeLeft: null } });
  });

  it('waits for the director where armour is played by hand', () => {
    const table = withHouse(tableOf(sentry), MANUAL);
    const { state } = given(table, deal({ grade: 'highSuccess' }), [5]);
    expect(state.hits).toEqual([
      {
        ...{ id: 'n1', by: '', weaponId: '', targetId: 'sentry', targetName: 'sentry', difficulty: 'normal' },
        ...{ grade: 'highSuccess', damage: '1d10', dealt: 10 },
      },
    ]);
    expect(given(state, deal(), [5]).state.hits.map(({ id }) => id)).toEqual(['n1', 'n2']);
    expect(target(given(table, deal({ through: 3 }), [5]).state).life.now).toBe(9);
  });

  it('wants dice, a hit, and a whole number that gets through', () => {
    const why = (over: object) => whyOf(withHouse(tableOf(sentry), MANUAL), deal(over));
    expect(why({ damage: 'x' })).toEqual({ code: 'DAMAGE_TEXT_UNKNOWN', params: { text: 'x' } });
    expect(why({ grade: 'lowFailure' })).toEqual({ code: 'NO_HIT' });
    expect(why({ through: -1 })).toEqual({ code: 'DAMAGE_NEGATIVE' });
    for (const through of [0.5, LIMITS.damage + 1])
      expect(why({ through })).toEqual({
        code: 'VALUE_OUT_OF_RANGE',
        params: { field: 'damage', low: 0, high: LIMITS.damage },
      });
    expect([why({ through: 0 }), why({ through: LIMITS.damage })]).toEqual([null, null]);
  });
});

describe('a hit that waits', () => {
  const hit = (over: Partial<Hit> = {}): Hit => ({
    ...{ id: 'h', by: 'ada', weaponId: 'g', targetId: 'sentry', targetName: 'sentry', difficulty: 'hard' },
    ...{ grade: 'mediumSuccess', damage: null, dealt: null },
    ...over,
  });
  const ada = card('ada', { weapons: [weaponFrom(emptyProfile('g', 'Rifle'), 's')] });
  const waiting = (over: Partial<Hit> = {}, settings = DEFAULT_HOUSE): State => ({
    ...tableOf(ada, sentry),
    hits: [hit(over)],
    serial: 9,
    settings,
  });
  const resolve = (over: object = {}) => ({
    ...({ type: 'resolveHit', id: 'h', damage: null, through: null, remember: false } as const),
    ...over,
  });

  it('takes the damage that is said, and remembers it on the weapon when told to', () => {
    const told = given(waiting(), resolve({ damage: '2d6', remember: true }), [3, 4]);
    expect(told.events.map(({ type }) => type)).toEqual([
      'weaponSet',
      'hitClosed',
      'damageDealt',
      'promptRaised',
    ]);
    expect(told.events[1]).toEqual({ type: 'hitClosed', id: 'h', targetName: 'sentry', dropped: false });
    expect(commandoOf(told.state, 'ada')!.weapons[0]!.damage).toEqual({
      ...{ veryEasy: null, easy: null, normal: null, hard: '2d6', veryHard: null },
    });
    expect(target(told.state).life.now).toBe(9);
    expect(told.state.hits).toEqual([]);
    const quiet = given(waiting(), resolve({ damage: '2d6' }), [3, 4]);
    expect(quiet.events[0]!.type).toBe('hitClosed');
    const known = given(waiting({ damage: '1d4' }), resolve({ damage: '2d6', remember: true }), [3]);
    expect(known.events).toMatchObject([{ type: 'hitClosed' }, { damage: { damage: '1d4', rolled: 3 } }]);
    const gone = given(waiting({ by: 'gone' }), resolve({ damage: '2d6', remember: true }), [3, 4]);
    expect(gone.events[0]!.type).toBe('hitClosed');
  });

  it('comes back with its number where armour is played by hand, and then lets it through', () => {
    const rolled = given(waiting({}, MANUAL), resolve({ damage: '2d6' }), [3, 4]);
    expect(rolled.state.hits).toEqual([hit({ id: 'n9', damage: '2d6', dealt: 7 })]);
    const [{ id }] = rolled.state.hits as [Hit];
    expect(whyOf(rolled.state, resolve({ id }))).toEqual({ code: 'THROUGH_NOT_SAID', params: { dealt: 7 } });
    const through = given(rolled.state, resolve({ id, through: 2 }));
    expect(through.events[1]).toEqual({
      type: 'damageDealt',
      damage: {
        ...{
          targetId: 'sentry',
          targetName: 'sentry',
          grade: 'mediumSuccess',
          damage: '2d6',
          rolled: 7,
          dealt: 7,
        },
        ...{ armourLeft: 4, through: 2, lifeLeft: 10, wounded: true, outOfAction: false },
      },
    });
    expect(given(rolled.state, resolve({ id, through: 12 })).events[1]).toMatchObject({
      damage: { lifeLeft: 0, outOfAction: true },
    });
    expect(given(rolled.state, resolve({ id, through: 0 })).events[1]).toMatchObject({
      damage: { lifeLeft: 12, wounded: false, outOfAction: false },
    });
    expect(given(rolled.state, resolve({ id, through: 99 })).events[1]).toMatchObject({
      damage: { lifeLeft: 0 },
    });
    const noCard = given(
      waiting({ targetId: 'x', targetName: 'X', damage: '1d4', dealt: 3 }, MANUAL),
      resolve({ through: 2 }),
    );
    expect(noCard.events[1]).toMatchObject({
      damage: { targetName: 'X', armourLeft: null, lifeLeft: null, wounded: false, outOfAction: false },
    });
  });

  it('is refused without a card, damage, dice or a whole number', () => {
    const why = (over: object, state = waiting()) => whyOf(state, resolve(over));
    expect(why({ id: 'x' })).toEqual({ code: 'CARD_GONE' });
    expect(why({})).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'damage' } });
    expect(why({ damage: 'x' })).toEqual({ code: 'DAMAGE_TEXT_UNKNOWN', params: { text: 'x' } });
    expect(why({ damage: '1d4', through: -1 })).toEqual({ code: 'DAMAGE_NEGATIVE' });
    for (const through of [0.5, LIMITS.damage + 1])
      expect(why({ damage: '1d4', through })).toEqual({
        code: 'VALUE_OUT_OF_RANGE',
        params: { field: 'damage', low: 0, high: LIMITS.damage },
      });
    expect([why({ damage: '1d4', through: 0 }), why({ damage: '1d4', through: LIMITS.damage })]).toEqual([
      null,
      null,
    ]);
  });

  it('says beforehand what is still missing', () => {
    const said = (damage: string | null, through: number | null = null) => ({ damage, through });
    expect(whyNotHit(hit(), said(null))).toEqual({ code: 'TABLE_CELL_EMPTY', params: { table: 'damage' } });
    expect(whyNotHit(hit(), said('2d6'))).toBeNull();
    const rolled = hit({ damage: '2d6', dealt: 7 });
    expect(whyNotHit(rolled, said(null))).toEqual({ code: 'THROUGH_NOT_SAID', params: { dealt: 7 } });
    expect(whyNotHit(rolled, said(null, 2))).toBeNull();
  });

  it('can be dropped', () => {
    const { events, state } = given(waiting(), { type: 'dropHit', id: 'h' });
    expect(events).toEqual([{ type: 'hitClosed', id: 'h', targetName: 'sentry', dropped: true }]);
    expect(state.hits).toEqual([]);
    for (const table of [state, waiting()])
      expect(whyOf(table, { type: 'dropHit', id: 'x' })).toEqual({ code: 'CARD_GONE' });
  });
});

describe('dice in words', () => {
  it.each([
    ['2d10+1', 2, 10, 1],
    ['d6', 1, 6, 0],
    ['1D4 - 2', 1, 4, -2],
    [' 3d6−1 ', 3, 6, -1],
    ['40d100', 40, 100, 0],
    ['\t2d6\u00a0', 2, 6, 0],
    ['7', 0, 10, 7],
    [`${' '.repeat(13)}2d6`, 2, 6, 0],
    ['9999', 0, 10, 9999],
    ['1d6+9999', 1, 6, 9999],
  ])('%j are %d dice of %d and %d', (text, count, sides, plus) => {
    expect(parseDice(text)).toEqual({ count, sides, plus });
  });

  it.each([
    '',
    'x',
    '2d7',
    '0d6',
    '41d6',
    '100d6',
    '2d6+',
    '2d6+12345',
    '12345',
    'x2d6',
    '2d6x',
    '-3',
    '2d6*2',
    `${' '.repeat(15)}1d6`,
  ])('%j are none', (text) => {
    expect(parseDice(text)).toBeNull();
  });

  it('never come to less than nothing', () => {
    const deal = {
      type: 'dealDamage',
      targetId: 'sentry',
      targetName: '',
      grade: 'mediumSuccess',
      through: null,
    } as const;
    expect(given(tableOf(sentry), { ...deal, damage: '1d4-3' }, [1]).events[0]).toMatchObject({
      damage: { rolled: 0, wounded: false },
    });
    expect(given(tableOf(sentry), { ...deal, damage: '2d4-3' }, [4, 4]).events[0]).toMatchObject({
      damage: { rolled: 5 },
    });
  });
});
