/** Values set by hand: what is refused, with the numbers of its sentence, and what they change. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/command.ts';
import { DEFAULT_SETTINGS, SETTING_KEYS, SETTING_OPTIONS, type Settings } from '../model/settings.ts';
import { NO_MODIFIERS } from '../model/unit.ts';
import { attempt, knights, play, refusal, spears, startOfTurn, table, the, trolls, why } from './table.ts';

const state = table([trolls('t'), knights('k')]);
const group = { unitId: 't', groupId: 'trolls' } as const;
const setTurn = (turn: number): Command => ({ type: 'setTurn', turn, side: 'B', firstSide: 'B' });
const setCount = (count: number): Command => ({ type: 'setCount', ...group, count });
const setContact = (inContact: number): Command => ({ type: 'setInContact', ...group, inContact });
const setModifiers = (more: object): Command => ({
  ...{ type: 'setModifiers', unitId: 't' },
  modifiers: { ...NO_MODIFIERS, ...more },
});

describe('the turn by hand', () => {
  it('goes from 1 to 99', () => {
    for (const turn of [0, 100, 1.5])
      expect(why(state, setTurn(turn))).toEqual({ code: 'turn-range', params: { max: 99 } });
    for (const turn of [1, 99])
      expect(play(state, setTurn(turn))).toMatchObject({
        turn,
        activeSide: 'B',
        firstSide: 'B',
        panicTerrorDone: true,
      });
  });
});

describe('a unit by hand', () => {
  it('must be on the table, and its group in it', () => {
    expect(refusal(state, { type: 'setPoints', unitId: 'nobody', points: 1 })).toBe('unit-unknown');
    for (const type of ['setCount', 'setInContact'] as const)
      expect(refusal(state, { type, unitId: 't', groupId: 'knights', count: 1, inContact: 1 })).toBe(
        'group-unknown',
      );
    const part = { type: 'setPart', part: 'rider', trait: 'immune', value: true } as const;
    expect(refusal(state, { ...part, unitId: 't', groupId: 'knights' })).toBe('group-unknown');
  });

  it('has 0 to 200 models, and no more of them in contact', () => {
    for (const count of [-1, 201, 0.5]) expect(refusal(state, setCount(count))).toBe('count-range');
    for (const count of [0, 200]) expect(the(play(state, setCount(count)), 't').groups[0]?.count).toBe(count);
    for (const inContact of [-1, 4, 0.5])
      expect(refusal(state, setContact(inContact))).toBe('contact-exceeds-count');
    const three = play(state, setContact(3));
    expect(the(three, 't').groups[0]).toMatchObject({ count: 3, inContact: 3 });
    expect(the(play(three, setContact(0)), 't').groups[0]).toMatchObject({ count: 3, inContact: 0 });
    expect(the(play(three, setCount(2)), 't').groups[0]).toMatchObject({ count: 2, inContact: 2 });
    expect(the(play(three, setCount(4)), 't').groups[0]).toMatchObject({ count: 4, inContact: 3 });
  });

  it('has its own Movement of 0 to 60 cm, and 0 to 100,000 points, or none', () => {
    const movement = (value: number | null): Command => ({
      type: 'setMovement',
      unitId: 't',
      movement: value,
    });
    for (const value of [-1, 60.5]) expect(refusal(state, movement(value))).toBe('movement-range');
    const points = (value: number | null): Command => ({ type: 'setPoints', unitId: 't', points: value });
    for (const value of [-1, 100_001]) expect(refusal(state, points(value))).toBe('points-range');
    const set = play(play(state, movement(60)), points(80));
    expect(the(set, 't')).toMatchObject({ movementOverride: 60, points: 80 });
    const unset = play(play(set, movement(null)), points(null));
    expect(the(unset, 't')).toMatchObject({ movementOverride: null, points: null });
  });

  it('tests on a group that it has, or on a General who is there', () => {
    const choose = (choice: string | null): Command => ({ type: 'setLdChoice', unitId: 't', choice });
    for (const choice of ['general', 'knights'])
      expect(refusal(state, choose(choice))).toBe('ld-choice-unknown');
    const chosen = play(state, choose('trolls'));
    expect(the(chosen, 't').ldChoice).toBe('trolls');
    expect(the(play(chosen, choose(null)), 't').ldChoice).toBeNull();
    const led = { generalInRange: true, generalLd: 9 };
    const full = (more: object) =>
      table([trolls('t', { ...led, ...more })], { settings: { fullGameModifiers: true } });
    expect(the(play(full({}), choose('general')), 't').ldChoice).toBe('general');
    for (const more of [{ generalFleeing: true }, { generalInRange: false }, { generalLd: null }])
      expect(refusal(full(more), choose('general'))).toBe('ld-choice-unknown');
  });

  it('has modifiers of −9 to 9 and a General of Leadership 1 to 10', () => {
    for (const generalLd of [0, 11]) expect(refusal(state, setModifiers({ generalLd }))).toBe('ld-range');
    for (const ldModifier of [-10, 10, 0.5])
      expect(why(state, setModifiers({ ldModifier }))).toEqual({
        code: 'ld-modifier-range',
        params: { max: 9 },
      });
    for (const ldModifier of [-9, 9]) expect(refusal(state, setModifiers({ ldModifier }))).toBeNull();
    const all = {
      ...{ coldBlooded: true, reroll: true, ldModifier: -2 },
      ...{ generalInRange: true, generalLd: 10, generalFleeing: true },
    };
    expect(the(play(state, setModifiers(all)), 't')).toMatchObject(all);
  });

  it('takes nothing but modifiers along', () => {
    const modifiers = { ...NO_MODIFIERS, stupid: true };
    const smuggled = { type: 'setModifiers', unitId: 't', modifiers } as const;
    expect(attempt(state, smuggled)).toEqual([{ type: 'modifiersSet', id: 't', modifiers: NO_MODIFIERS }]);
  });

  it('keeps the odd die that is told', () => {
    const odd = (value: boolean | null): Command => ({ type: 'setOddFights', unitId: 't', value });
    expect(the(play(state, odd(true)), 't').oddFights).toBe(true);
    expect(the(play(play(state, odd(true)), odd(null)), 't').oddFights).toBeNull();
  });
});

describe('a part by hand', () => {
  const set = (
    unitId: string,
    groupId: string,
    part: 'rider' | 'mount',
    trait: 'stupid' | 'immune',
    value = true,
  ) => ({ type: 'setPart', unitId, groupId, part, trait, value }) as const;

  it('given a model on foot, has no mount', () => {
    expect(refusal(state, set('t', 'trolls', 'mount', 'stupid'))).toBe('no-mount');
  });

  it('changes one flag of one half', () => {
    const [rider, mount] = [
      play(state, set('k', 'knights', 'rider', 'immune')),
      play(state, set('k', 'knights', 'mount', 'immune')),
    ];
    expect(the(rider, 'k').groups[0]).toMatchObject({
      rider: { stupid: false, immune: true },
      mount: { stupid: true, immune: false },
    });
    expect(the(mount, 'k').groups[0]).toMatchObject({
      rider: { stupid: false, immune: false },
      mount: { stupid: true, immune: true },
    });
    expect(the(mount, 't')).toEqual(the(state, 't'));
  });

  it('given the last stupid part goes, ends the state at once, and only then (ST-5.3)', () => {
    const dazed = table([trolls('t', { stupid: true })]);
    expect(attempt(dazed, set('t', 'trolls', 'rider', 'stupid', false))).toEqual([
      { type: 'partChanged', id: 't', groupId: 'trolls', part: 'rider', trait: 'stupid', value: false },
      { type: 'stupidityEnded', id: 't' },
    ]);
    expect(attempt(dazed, set('t', 'trolls', 'rider', 'immune'))).toHaveLength(1);
    expect(attempt(table([trolls('t')]), set('t', 'trolls', 'rider', 'stupid', false))).toHaveLength(1);
  });
});

describe('a flag by hand', () => {
  const set = (unitId: string, flag: 'stupid' | 'fleeing' | 'engaged', value: boolean): Command => ({
    ...{ type: 'setFlag', unitId, flag, value },
  });

  it('lets nobody flee and fight at once, but lets one of the two end', () => {
    const both = table([trolls('f', { fleeing: true }), trolls('e', { engaged: true })]);
    expect(refusal(both, set('f', 'engaged', true))).toBe('fleeing-and-engaged');
    expect(refusal(both, set('e', 'fleeing', true))).toBe('fleeing-and-engaged');
    expect(the(play(both, set('f', 'fleeing', false)), 'f').fleeing).toBe(false);
  });

  it('makes nobody stupid who has no stupid model', () => {
    const clever = table([spears('s', { stupid: true })]);
    expect(refusal(clever, set('s', 'stupid', true))).toBe('no-stupid-models');
    expect(refusal(clever, set('s', 'stupid', false))).toBeNull();
    expect(refusal(clever, set('s', 'engaged', true))).toBeNull();
  });
});

describe('house rules', () => {
  const change = (key: string, value: unknown) => ({ type: 'changeSetting', key, value }) as Command;

  it('take the values that they have, and no others', () => {
    expect(refusal(state, change('nothing', true))).toBe('setting-unknown');
    for (const key of SETTING_KEYS) {
      const options: readonly unknown[] =
        key in SETTING_OPTIONS ? SETTING_OPTIONS[key as 'units'] : [true, false];
      for (const value of options)
        expect(play(state, change(key, value)).settings).toEqual({ ...DEFAULT_SETTINGS, [key]: value });
      for (const value of ['nothing', 1, options.includes(true) ? 'cm' : true])
        expect(refusal(state, change(key, value)), key).toBe('setting-value');
    }
  });

  it('given one brings back a suspended failure before the tests are over, the unit tests', () => {
    const mount = { stupid: true, immune: true };
    const groups = [{ id: 'k', count: 1, ld: 8, movement: 18, mount }];
    const key: keyof Settings = 'mountImmunityAloneSuspends';
    const calm = startOfTurn(table([{ id: 'k', groups }], { settings: { [key]: true } }));
    expect(attempt(calm, change(key, false))).toEqual([
      { type: 'settingChanged', key, value: false },
      { type: 'testsFellDue', ids: ['k'] },
    ]);
  });
});
