import { describe, expect, it } from 'vitest';
import {
  type CommandoDraft,
  emptyDraft,
  emptyProfile,
  type Skill,
  type Weapon,
  weaponFrom,
} from '../model/sheet.ts';
import { commandoOf } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { reasonOf } from '../rules/refusal.ts';
import { draftOf, draftRefusal, profileRefusal, rangesAscend, weaponCardRefusal } from '../rules/roster.ts';
import { card, given, refusalOf, tableOf, whyOf } from './table.ts';

const draft = (over: Partial<CommandoDraft>): CommandoDraft => ({ ...emptyDraft('Ada'), ...over });
const skill = (id: string, over: Partial<Skill> = {}): Skill => ({
  ...{ id, name: id, kind: 'basic', level: 50, hidden: false },
  ...over,
});
const gun = (over: Partial<Weapon> = {}): Weapon => ({
  ...weaponFrom(emptyProfile('g', 'Sten'), 's'),
  ...over,
});
const ranges = (veryEasy: number | null, easy: number | null, normal: number | null) => ({
  ...{ veryEasy, easy, normal, hard: null, veryHard: null },
});
const dice = (normal: string) => ({ ...emptyProfile('', '').damage, normal });

const range = (field: string, low: number, high: number) => ({
  code: 'VALUE_OUT_OF_RANGE',
  params: { field, low, high },
});
const why = (over: Partial<CommandoDraft>) => reasonOf(draftRefusal(draft(over)));
const whyGun = (over: Partial<Weapon>) => reasonOf(weaponCardRefusal(gun(over)));

describe('what may stand on a card', () => {
  it('takes each number at its ends, and none beyond', () => {
    for (const [field, low, high] of [
      ['rank', 0, LIMITS.rank],
      ['lifeMax', 1, LIMITS.points],
      ['blowsMax', 1, LIMITS.points],
      ['armour', 0, LIMITS.armour],
    ] as const) {
      for (const value of [low, high]) expect(why({ [field]: value }), field).toBeNull();
      for (const value of [low - 1, high + 1, low + 0.5])
        expect(why({ [field]: value }), field).toEqual(range(field, low, high));
    }
  });

  it('lets load and walking speed be broken, up to their limit', () => {
    expect([why({ load: 0.5 }), why({ load: LIMITS.load }), why({ walkSpeed: 0 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(why({ load: -0.1 })).toEqual({ code: 'WEIGHT_NEGATIVE' });
    expect(why({ load: Number.NaN })).toEqual({ code: 'WEIGHT_NEGATIVE' });
    expect(why({ load: LIMITS.load + 1 })).toEqual(range('load', 0, LIMITS.load));
    expect(why({ walkSpeed: -1 })).toEqual(range('walkSpeed', 0, LIMITS.speed));
    expect(why({ walkSpeed: LIMITS.speed + 1 })).toEqual(range('walkSpeed', 0, LIMITS.speed));
  });

  it('wants levels of 0 to 100 (CG-1.1)', () => {
    const { characteristics } = emptyDraft('');
    expect(why({ characteristics: { ...characteristics, intelligence: 100 } })).toBeNull();
    expect(why({ characteristics: { ...characteristics, intelligence: 101 } })).toEqual({
      code: 'LEVEL_OUT_OF_RANGE',
      params: { level: '101' },
    });
    expect(why({ skills: [skill('a', { level: -1 })] })).toEqual({
      code: 'LEVEL_OUT_OF_RANGE',
      params: { level: '-1' },
    });
  });

  it('wants names, and each id once', () => {
    expect(why({ name: ' \t' })).toEqual({ code: 'NAME_EMPTY' });
    expect(why({ skills: [skill('a', { name: ' ' })] })).toEqual({ code: 'NAME_EMPTY' });
    expect(why({ skills: [skill('a'), skill('a')] })).toEqual({ code: 'ID_TAKEN' });
    expect(why({ weapons: [gun(), gun()] })).toEqual({ code: 'ID_TAKEN' });
    expect(why({ skills: [skill('g')], weapons: [gun()] })).toBeNull();
  });

  it('holds so many skills and weapons', () => {
    const skills = Array.from({ length: LIMITS.skills + 1 }, (_, i) => skill(`s${i}`));
    const weapons = Array.from({ length: LIMITS.weapons + 1 }, (_, i) => gun({ id: `w${i}` }));
    expect(why({ skills })).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.skills } });
    expect(why({ weapons })).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.weapons } });
    expect(why({ skills: skills.slice(1), weapons: weapons.slice(1) })).toBeNull();
  });

  it('judges the weapons as well', () => {
    expect(why({ weapons: [gun({ jamBase: 11 })] })).toEqual(range('jamBase', 0, 10));
  });
});

describe('what may stand on a weapon', () => {
  it('takes each number at its ends, and none beyond', () => {
    for (const [field, low, high] of [
      ['jamBase', 0, 10],
      ['unjamRounds', 1, LIMITS.rounds],
      ['reloadRounds', 1, LIMITS.rounds],
      ['capacity', 1, LIMITS.points],
      ['daysUncleaned', 0, LIMITS.days],
      ['roundsLeft', 0, LIMITS.rounds],
      ['loading', 0, LIMITS.points],
      ['loaded', 0, LIMITS.points],
    ] as const) {
      for (const value of [low, high]) expect(whyGun({ [field]: value }), field).toBeNull();
      for (const value of [low - 1, high + 1, low + 0.5])
        expect(whyGun({ [field]: value }), field).toEqual(range(field, low, high));
    }
  });

  it('holds no more cartridges than its capacity', () => {
    expect(whyGun({ capacity: 8, loaded: 8 })).toBeNull();
    expect(whyGun({ capacity: 8, loaded: 9 })).toEqual(range('loaded', 0, 8));
  });

  it('wants a name, dice that can be read, and distances', () => {
    expect(whyGun({ name: ' ' })).toEqual({ code: 'NAME_EMPTY' });
    expect(whyGun({ damage: dice('2d10') })).toBeNull();
    expect(whyGun({ damage: dice('2d7') })).toEqual({ code: 'DAMAGE_TEXT_UNKNOWN', params: { text: '2d7' } });
    expect(whyGun({ damage: dice('') })).toEqual({ code: 'DAMAGE_TEXT_UNKNOWN', params: { text: '' } });
    expect(whyGun({ ranges: ranges(-1, null, null) })).toEqual({ code: 'DISTANCE_NEGATIVE' });
    expect(whyGun({ ranges: ranges(0, null, LIMITS.distance) })).toBeNull();
    expect(whyGun({ ranges: ranges(null, null, LIMITS.distance + 1) })).toEqual(
      range('range', 0, LIMITS.distance),
    );
  });

  it('judges on when a distance is at its limit', () => {
    const far = ranges(null, null, LIMITS.distance);
    expect(whyGun({ ranges: far, jamBase: 11 })).toEqual(range('jamBase', 0, 10));
  });

  it('wants distances that grow, equal ones included (CG-10.3)', () => {
    expect(rangesAscend(ranges(5, 5, 9))).toBe(true);
    expect(rangesAscend(ranges(5, null, 4))).toBe(false);
    expect(rangesAscend(ranges(null, null, null))).toBe(true);
    expect(reasonOf(profileRefusal(gun({ ranges: ranges(9, 8, null) })))).toEqual({
      code: 'RANGES_NOT_ASCENDING',
      params: { name: 'Sten' },
    });
  });
});

describe('cards come to the table', () => {
  it('tidied up, whole, calm and without morale (CG-16.1)', () => {
    const wild = draft({
      name: `  ${'A'.repeat(50)}`,
      lifeMax: 12,
      blowsMax: 9,
      skills: [skill('s', { name: ' Stealth ' })],
      weapons: [gun({ name: ' Sten ' })],
    });
    const { state } = given(tableOf(), { type: 'addCommandos', ids: ['ada'], draft: wild });
    expect(state.commandos[0]).toMatchObject({
      ...{ id: 'ada', name: 'A'.repeat(LIMITS.name), status: 'active', morale: null, initialMorale: null },
      ...{ life: { max: 12, now: 12 }, blows: { max: 9, now: 9 }, shock: null, firstShock: null, aim: null },
      skills: [{ name: 'Stealth' }],
      weapons: [{ name: 'Sten' }],
    });
  });

  it('several at once, numbered, with room for the number', () => {
    const { state } = given(tableOf(), {
      type: 'addCommandos',
      ids: ['a', 'b'],
      draft: draft({ name: ' Guard ' }),
    });
    expect(state.commandos.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Guard 1'],
      ['b', 'Guard 2'],
    ]);
    const long = given(tableOf(), {
      type: 'addCommandos',
      ids: ['a', 'b'],
      draft: draft({ name: 'G'.repeat(40) }),
    });
    expect(long.state.commandos[1]!.name).toBe(`${'G'.repeat(36)} 2`);
  });

  it('not without a name, an id of their own, or anything to add', () => {
    const state = tableOf(card('ada'));
    const add = (ids: string[], over: Partial<CommandoDraft> = {}) =>
      whyOf(state, { type: 'addCommandos', ids, draft: draft(over) });
    expect(add([])).toEqual({ code: 'NOTHING_TO_ADD' });
    expect(add([''])).toEqual({ code: 'ID_TAKEN' });
    expect(add(['ada'])).toEqual({ code: 'ID_TAKEN' });
    expect(add(['b', 'b'])).toEqual({ code: 'ID_TAKEN' });
    expect(add(['b', 'ada'])).toEqual({ code: 'ID_TAKEN' });
    expect(add(['b', 'c'], { name: '  ' })).toEqual({ code: 'NAME_EMPTY' });
    expect(add(['b'], { rank: 21 })).toEqual(range('rank', 0, 20));
  });

  it('until the table is full', () => {
    const all = Array.from({ length: LIMITS.commandos }, (_, i) => card(`c${i}`));
    const one = { type: 'addCommandos', ids: ['new'], draft: draft({}) } as const;
    expect(whyOf(tableOf(...all), one)).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.commandos } });
    expect(refusalOf(tableOf(...all.slice(1)), one)).toBeNull();
  });

  it('imported ones all or none', () => {
    const entry = (id: string, over: Partial<CommandoDraft> = {}) => ({
      id,
      draft: draft({ name: id, ...over }),
    });
    const { state } = given(tableOf(card('ada')), {
      type: 'importCommandos',
      entries: [entry('b'), entry('c')],
    });
    expect(state.commandos.map(({ name }) => name)).toEqual(['ada', 'b', 'c']);
    expect(
      refusalOf(tableOf(), { type: 'importCommandos', entries: [entry('b'), entry('c', { rank: -1 })] }),
    ).toBe('VALUE_OUT_OF_RANGE');
  });
});

describe('cards change', () => {
  const hurt = card('ada', { lifeMax: 12, blowsMax: 12 }, { life: { max: 12, now: 11 }, morale: 40 });

  it('the sheet does, play stays, and points never exceed a lower maximum', () => {
    const command = { type: 'editCommando', id: 'ada' } as const;
    const lower = given(tableOf(hurt), {
      ...command,
      draft: draft({ name: ' Ada ', lifeMax: 9, blowsMax: 8, rank: 3 }),
    });
    expect(lower.state.commandos[0]).toMatchObject({
      ...{ id: 'ada', name: 'Ada', rank: 3, morale: 40, life: { max: 9, now: 9 }, blows: { max: 8, now: 8 } },
    });
    const higher = given(tableOf(hurt), { ...command, draft: draft({ lifeMax: 20, blowsMax: 20 }) });
    expect(higher.state.commandos[0]).toMatchObject({
      life: { max: 20, now: 11 },
      blows: { max: 20, now: 12 },
    });
    expect(whyOf(tableOf(hurt), { ...command, draft: draft({ lifeMax: 0 }) })).toEqual(
      range('lifeMax', 1, 999),
    );
    expect(whyOf(tableOf(), { ...command, draft: draft({}) })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });

  it('a copy is the sheet with the next free number, whole again', () => {
    const table = tableOf(hurt, card('guard', { name: 'Guard 2' }), card('g3', { name: 'Guard 3' }));
    const copy = given(table, { type: 'duplicateCommando', id: 'guard', copyId: 'g4' });
    expect(copy.state.commandos.at(-1)).toMatchObject({ id: 'g4', name: 'Guard 4' });
    const twelfth = { ...table, commandos: [...table.commandos, card('g12', { name: 'Guard 12' })] };
    const next = given(twelfth, { type: 'duplicateCommando', id: 'g12', copyId: 'x' });
    expect(next.state.commandos.at(-1)!.name).toBe('Guard 4');
    const ada = given(table, { type: 'duplicateCommando', id: 'ada', copyId: 'x' });
    expect(ada.state.commandos.at(-1)).toMatchObject({
      name: 'ada 2',
      life: { max: 12, now: 12 },
      morale: null,
    });
    expect(whyOf(table, { type: 'duplicateCommando', id: 'ada', copyId: 'g3' })).toEqual({
      code: 'ID_TAKEN',
    });
    expect(whyOf(table, { type: 'duplicateCommando', id: 'gone', copyId: 'x' })).toEqual({
      code: 'COMMANDO_UNKNOWN',
    });
    const long = tableOf(card('l', { name: 'L'.repeat(40) }), card('m', { name: 'Guard 2000' }));
    const cut = given(long, { type: 'duplicateCommando', id: 'l', copyId: 'x' });
    expect(cut.state.commandos.at(-1)!.name).toBe(`${'L'.repeat(36)} 2`);
    const year = given(long, { type: 'duplicateCommando', id: 'm', copyId: 'x' });
    expect(year.state.commandos.at(-1)!.name).toBe('Guard 2000 2');
  });

  it('the sheet of a card makes the same card', () => {
    const full = draft({
      ...{
        name: 'A',
        side: 'opponent',
        rank: 3,
        takesPart: false,
        essential: true,
        armour: 4,
        load: 5,
        walkSpeed: 6,
      },
      ...{ skills: [skill('s')], weapons: [gun()], lifeMax: 7, blowsMax: 8 },
      characteristics: { strength: 1, dexterity: 2, intelligence: 3, constitution: 4, command: 5 },
    });
    expect(draftOf(card('a', full))).toEqual(full);
  });

  it('a card is moved to a place that there is', () => {
    const table = tableOf(card('a'), card('b'), card('c'));
    const order = (id: string, to: number) =>
      given(table, { type: 'moveCommando', id, to }).state.commandos.map((one) => one.id);
    expect(order('a', 2)).toEqual(['b', 'c', 'a']);
    expect(order('c', 0)).toEqual(['c', 'a', 'b']);
    expect(order('c', 1)).toEqual(['a', 'c', 'b']);
    expect(whyOf(table, { type: 'moveCommando', id: 'a', to: 3 })).toEqual(range('place', 0, 2));
    expect(whyOf(table, { type: 'moveCommando', id: 'a', to: -1 })).toEqual(range('place', 0, 2));
    expect(whyOf(table, { type: 'moveCommando', id: 'x', to: 0 })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });

  it('a removed card leaves its name in the log, and its place on no card of the trays', () => {
    const started = given(tableOf(card('a', { rank: 1 }), card('b')), {
      ...{ type: 'startMission', officerId: 'a', recompute: false },
    });
    const raise = { type: 'raisePrompt', trigger: 'missionFailed', direction: '', note: '' } as const;
    const both = given(started.state, { ...raise, who: null });
    const one = given(both.state, { ...raise, who: ['b'] });
    const gone = given(one.state, { type: 'removeCommando', id: 'b' });
    expect(gone.events).toEqual([{ type: 'commandoRemoved', id: 'b', name: 'b' }]);
    expect(gone.state.commandos.map(({ id }) => id)).toEqual(['a']);
    expect(gone.state.prompts.map(({ who }) => who)).toEqual([['a']]);
    expect(whyOf(gone.state, { type: 'removeCommando', id: 'b' })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });
});

describe('weapons of a card', () => {
  it('are added, changed and removed', () => {
    const table = tableOf(card('ada', { weapons: [gun(), gun({ id: 'h' })] }));
    const set = (id: string) =>
      ({ type: 'setWeapon', who: 'ada', weapon: gun({ id, name: ' Luger ' }) }) as const;
    const names = (state: typeof table) =>
      commandoOf(state, 'ada')!.weapons.map(({ id, name }) => [id, name]);
    expect(names(given(table, set('g')).state)).toEqual([
      ['g', 'Luger'],
      ['h', 'Sten'],
    ]);
    expect(names(given(table, set('x')).state)).toEqual([
      ['g', 'Sten'],
      ['h', 'Sten'],
      ['x', 'Luger'],
    ]);
    const removed = given(table, { type: 'removeWeapon', who: 'ada', weaponId: 'g' });
    expect(removed.events).toEqual([{ type: 'weaponRemoved', who: 'ada', weaponId: 'g', name: 'Sten' }]);
    expect(names(removed.state)).toEqual([['h', 'Sten']]);
    expect(whyOf(table, { type: 'removeWeapon', who: 'ada', weaponId: 'x' })).toEqual({
      code: 'WEAPON_UNKNOWN',
    });
  });

  it('are refused without an owner, an id, sense or room', () => {
    const weapons = Array.from({ length: LIMITS.weapons }, (_, i) => gun({ id: `w${i}` }));
    const full = tableOf(card('ada', { weapons }));
    const set = (who: string, weapon: Weapon) => whyOf(full, { type: 'setWeapon', who, weapon });
    expect(set('gone', gun())).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(set('ada', gun({ id: '' }))).toEqual({ code: 'ID_TAKEN' });
    expect(set('ada', gun({ id: 'new' }))).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.weapons } });
    expect(set('ada', gun({ id: 'w3' }))).toBeNull();
    expect(set('ada', gun({ id: 'w3', jamBase: -1 }))).toEqual(range('jamBase', 0, 10));
  });
});
