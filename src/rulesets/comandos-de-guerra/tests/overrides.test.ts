import { describe, expect, it } from 'vitest';
import { commandoOf } from '../model/state.ts';
import { LIMITS, TRACKED } from '../model/words.ts';
import { trackedValue, valueRange } from '../rules/overrides.ts';
import { card, given, refusalOf, tableOf, whyOf } from './table.ts';

const ada = card(
  'ada',
  { lifeMax: 12, blowsMax: 9, armour: 4, load: 5, walkSpeed: 6, rank: 3 },
  { life: { max: 12, now: 7 }, blows: { max: 9, now: 8 }, morale: 40, initialMorale: 50, pendingShock: 9 },
);
const table = tableOf(ada, card('bruno'));
const set = (field: string, value: number | null) =>
  ({ type: 'setValue', who: 'ada', field, value }) as const;
const range = (field: string, low: number, high: number) => ({
  code: 'VALUE_OUT_OF_RANGE',
  params: { field, low, high },
});

describe('a value set by hand', () => {
  it('is shown as it stands on the card', () => {
    expect(TRACKED.map((field) => [field, trackedValue(ada, field)])).toEqual([
      ['life', 7],
      ['lifeMax', 12],
      ['blows', 8],
      ['blowsMax', 9],
      ['armour', 4],
      ['load', 5],
      ['walkSpeed', 6],
      ['rank', 3],
      ['morale', 40],
      ['initialMorale', 50],
      ['pendingShock', 9],
    ]);
  });

  it.each([
    ['life', 0, 12],
    ['lifeMax', 1, LIMITS.points],
    ['blows', 0, 9],
    ['blowsMax', 1, LIMITS.points],
    ['armour', 0, LIMITS.armour],
    ['load', 0, LIMITS.load],
    ['walkSpeed', 0, LIMITS.speed],
    ['rank', 0, LIMITS.rank],
    ['morale', 1, 100],
    ['initialMorale', 1, 100],
    ['pendingShock', 8, 10],
  ] as const)('%s goes from %d to %d', (field, low, high) => {
    expect(valueRange(ada, field)).toEqual([low, high]);
    for (const value of [low, high]) {
      const { events, state } = given(table, set(field, value));
      expect(events).toEqual([
        { type: 'valueSet', who: 'ada', field, before: trackedValue(ada, field), value },
      ]);
      expect(trackedValue(commandoOf(state, 'ada')!, field)).toBe(value);
      expect(commandoOf(state, 'bruno')).toEqual(commandoOf(table, 'bruno'));
    }
    expect(whyOf(table, set(field, high + 1))).toEqual(range(field, low, high));
    expect(whyOf(table, set(field, low - 1))).toEqual(
      field === 'load' ? { code: 'WEIGHT_NEGATIVE' } : range(field, low, high),
    );
    const broken = field === 'load' || field === 'walkSpeed';
    expect(refusalOf(table, set(field, low + 0.5))).toBe(broken ? null : 'VALUE_OUT_OF_RANGE');
  });

  it('may be taken away where a card can be without it, and nowhere else', () => {
    for (const field of TRACKED) {
      const may = ['walkSpeed', 'morale', 'initialMorale', 'pendingShock'].includes(field);
      expect(whyOf(table, set(field, null)), field).toEqual(
        may ? null : { code: 'VALUE_MISSING', params: { field } },
      );
    }
    expect(commandoOf(given(table, set('morale', null)).state, 'ada')!.morale).toBeNull();
  });

  it('takes the points along when their maximum sinks below them', () => {
    const points = (field: string, value: number) => {
      const { life, blows } = commandoOf(given(table, set(field, value)).state, 'ada')!;
      return [life, blows];
    };
    expect(points('lifeMax', 5)).toEqual([{ max: 5, now: 5 }, ada.blows]);
    expect(points('lifeMax', 20)).toEqual([{ max: 20, now: 7 }, ada.blows]);
    expect(points('blowsMax', 5)).toEqual([ada.life, { max: 5, now: 5 }]);
    expect(points('blowsMax', 20)).toEqual([ada.life, { max: 20, now: 8 }]);
  });

  it('needs a value that there is, of somebody who is there', () => {
    expect(whyOf(table, set('luck', 1))).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'luck' } });
    expect(whyOf(table, { ...set('life', 1), who: 'gone' })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });
});

describe('a state set by hand', () => {
  it('keeps the aim of the active only', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'bruno' };
    const aiming = tableOf({ ...ada, aim });
    const become = (status: string) =>
      commandoOf(given(aiming, { type: 'setStatus', who: 'ada', status }).state, 'ada')!;
    expect(become('active')).toMatchObject({ status: 'active', aim });
    for (const status of ['unconscious', 'outOfAction', 'dead'])
      expect(become(status)).toMatchObject({ status, aim: null });
    expect(whyOf(aiming, { type: 'setStatus', who: 'ada', status: 'asleep' })).toEqual({
      code: 'WORD_UNKNOWN',
      params: { word: 'asleep' },
    });
    expect(whyOf(aiming, { type: 'setStatus', who: 'gone', status: 'dead' })).toEqual({
      code: 'COMMANDO_UNKNOWN',
    });
  });

  it('a death calls for checks once, and is told as vital when it was (CG-17.3)', () => {
    const sick = { morale: 50 };
    const team = (essential: boolean) =>
      tableOf(
        card('ada', { rank: 1, essential }, sick),
        card('lt', { rank: 5 }, sick),
        card('pte', {}, sick),
      );
    const die = { type: 'setStatus', who: 'ada', status: 'dead' } as const;
    const plain = given(team(false), die);
    expect(plain.state.prompts).toMatchObject([
      { trigger: 'comradeDeath', direction: 'demoralise', who: ['pte'], round: 1, note: '', hidden: null },
    ]);
    expect(given(plain.state, die).state.prompts).toHaveLength(1);
    expect(given(team(true), die).state.prompts).toMatchObject([
      { trigger: 'essentialDeath', who: ['lt', 'pte'] },
    ]);
    expect(given(team(true), { ...die, status: 'unconscious' }).state.prompts).toEqual([]);
  });

  it('a shock has a kind and rounds, or there is none', () => {
    const shock = (kind: string | null, rounds = 3, who = 'ada') =>
      ({ type: 'setShock', who, kind, rounds, note: ` ${'x'.repeat(300)}` }) as const;
    const { state } = given(table, shock('other'));
    expect(commandoOf(state, 'ada')!.shock).toEqual({
      kind: 'other',
      roundsLeft: 3,
      note: 'x'.repeat(LIMITS.text),
    });
    expect(commandoOf(given(state, shock(null)).state, 'ada')!.shock).toBeNull();
    expect(whyOf(table, shock('odd'))).toEqual({ code: 'SHOCK_KIND_UNKNOWN', params: { word: 'odd' } });
    expect(whyOf(table, shock('fanatic', 3, 'gone'))).toEqual({ code: 'COMMANDO_UNKNOWN' });
    for (const rounds of [0, 1.5, LIMITS.rounds + 1])
      expect(whyOf(table, shock('fanatic', rounds))).toEqual(range('rounds', 1, LIMITS.rounds));
    expect([whyOf(table, shock('fanatic', 1)), whyOf(table, shock('fanatic', LIMITS.rounds))]).toEqual([
      null,
      null,
    ]);
  });

  it('a first choice is one of the two that bind (CG-18.6)', () => {
    const first = (kind: string | null, who = 'ada') => ({ type: 'setFirstShock', who, kind }) as const;
    const { state } = given(table, first('apathetic'));
    expect(commandoOf(state, 'ada')!.firstShock).toBe('apathetic');
    expect(commandoOf(given(state, first(null)).state, 'ada')!.firstShock).toBeNull();
    expect(whyOf(table, first('other'))).toEqual({ code: 'SHOCK_KIND_UNKNOWN', params: { word: 'other' } });
    expect(whyOf(table, first('fanatic', 'gone'))).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });

  it('taking part and aiming can be ended by hand', () => {
    const aiming = tableOf({ ...ada, aim: { rounds: 1, lastRound: 1, targetId: 'x' } });
    const out = given(aiming, { type: 'setTakesPart', who: 'ada', takesPart: false });
    expect(commandoOf(out.state, 'ada')!.takesPart).toBe(false);
    expect(commandoOf(given(aiming, { type: 'clearAim', who: 'ada' }).state, 'ada')!.aim).toBeNull();
    expect(whyOf(table, { type: 'setTakesPart', who: 'gone', takesPart: true })).toEqual({
      code: 'COMMANDO_UNKNOWN',
    });
    expect(whyOf(table, { type: 'clearAim', who: 'gone' })).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });
});

describe('rounds set by hand', () => {
  it('are whole, from one on', () => {
    const round = (value: number) => ({ type: 'setRound', round: value }) as const;
    for (const value of [1, LIMITS.round]) expect(given(table, round(value)).state.round).toBe(value);
    for (const value of [0, 1.5, LIMITS.round + 1])
      expect(whyOf(table, round(value))).toEqual(range('round', 1, LIMITS.round));
  });

  it('last as long as the table says, up to an hour (CG-9.5)', () => {
    const length = (seconds: number | null) => ({ type: 'setRoundSeconds', seconds }) as const;
    for (const value of [0.1, 3600, null]) expect(given(table, length(value)).state.roundSeconds).toBe(value);
    for (const value of [0, 3600.5])
      expect(whyOf(table, length(value))).toEqual(range('roundSeconds', 0.1, 3600));
  });

  it('come to an end', () => {
    const last = { ...table, round: LIMITS.round };
    expect(whyOf(last, { type: 'nextRound' })).toEqual(range('round', 1, LIMITS.round));
    expect(whyOf({ ...last, round: LIMITS.round - 1 }, { type: 'nextRound' })).toBeNull();
  });
});
