/** PS-B.1, PS-B.3: each refusal with what its sentence names, and the order in which the reasons come (PS-5). */
import { describe, expect, it } from 'vitest';
import type { Boost, Command } from '../model/commands.ts';
import type { Settings } from '../model/settings.ts';
import type { Character, ShockCheck, State } from '../model/state.ts';
import { boostReasons, whyNotHelped } from '../rules/boosts.ts';
import { whyNotHit } from '../rules/casualty.ts';
import {
  at,
  kill,
  man,
  play,
  refusal,
  sergeant,
  soldier,
  table,
  withActions,
  withPool,
  wound,
} from './table.ts';

const name = 'Kerr';
const kerr = soldier('kerr', { name, ...at(5, 5) });
const shocked = { ...kerr, shocked: true };
const hale = sergeant('hale', { name: 'Hale', ...at(8, 5) });

describe('another Action', () => {
  const spend = (part: Partial<Character>, cost = 1, pool = 5) =>
    refusal(withPool(table([{ ...kerr, ...part }]), 'A', pool), {
      type: 'spend',
      characterId: 'kerr',
      action: 'fire',
      at: cost,
    });
  const used = { actionsUsed: 3 };
  const marked = { ...used, woundShockUntil: 4 };

  it('is refused for the first reason in the order of the rules', () => {
    const all = { ...marked, shocked: true };
    expect(spend({ ...all, wound: 'killed' }, 6)).toEqual({ code: 'character-killed', params: { name } });
    expect(spend(all, 6)).toEqual({ code: 'shocked-only-recover', params: { name } });
    expect(spend(marked, 6)).toEqual({ code: 'wound-shock', params: { name, turn: 4 } });
    expect(spend(used, 6)).toEqual({ code: 'no-actions-left', params: { name } });
    expect(spend({}, 6)).toEqual({ code: 'not-enough-at', params: { need: 6, pool: 5 } });
    expect(spend({}, -1)).toEqual({ code: 'at-range', params: { min: 0, max: 99 } });
    expect(refusal(table([]), { type: 'spend', characterId: 'gone', action: '', at: 1 })).toEqual({
      code: 'character-unknown',
    });
  });

  it('may cost nothing, or the last AT, and be the last one', () => {
    expect(spend({ actionsUsed: 2 }, 5)).toBeNull();
    expect(spend({}, 0, 0)).toBeNull();
    expect(spend({ actionsUsed: 4 })).toEqual({ code: 'no-actions-left', params: { name } });
  });

  it('has a name without spaces around it, cut to 40 signs', () => {
    const action = ` ${'x'.repeat(41)} `;
    const { events } = play(table([kerr]), { type: 'spend', characterId: 'kerr', action, at: 1 });
    expect(events).toEqual([{ type: 'actionSpent', characterId: 'kerr', action: 'x'.repeat(40), at: 1 }]);
  });
});

describe('a try to recover', () => {
  const why = (part: Partial<Character>, settings: Partial<Settings> = {}, boosts: readonly Boost[] = []) =>
    refusal(
      { ...table([{ ...shocked, ...part }, hale], settings), activeSide: 'B' },
      { type: 'recover', characterId: 'kerr', boosts, via: null },
    );

  it('is refused with the name, and the turn of the marker', () => {
    expect(why({ wound: 'killed' })).toEqual({ code: 'character-killed', params: { name } });
    expect(why({ shocked: false })).toEqual({ code: 'not-shocked', params: { name } });
    expect(why({ woundShockUntil: 3 })).toEqual({ code: 'wound-shock', params: { name, turn: 3 } });
    expect(why({}, { recoverInOpponentTurn: false })).toEqual({ code: 'not-your-turn', params: { name } });
    expect(why({ actionsUsed: 5 })).toEqual({ code: 'no-actions-left', params: { name } });
    expect(why({}, {}, [{ commanderId: 'hale', at: 5 }])).toEqual({
      code: 'not-enough-at',
      params: { need: 6, pool: 5 },
    });
    expect(refusal(table([]), { type: 'recover', characterId: 'gone', boosts: [], via: null })).toEqual({
      code: 'character-unknown',
    });
  });

  it('is his with the last Action and the last AT, in either turn (PS-5.6)', () => {
    expect(why({ actionsUsed: 4 })).toBeNull();
    expect(why({}, {}, [{ commanderId: 'hale', at: 4 }])).toBeNull();
    const own = table([shocked], { recoverInOpponentTurn: false });
    expect(play(own, { type: 'recover', characterId: 'kerr', boosts: [], via: null }, 1).refused).toBeNull();
  });

  it('is paid by no commander where Command raises the limit instead (PS-6.1, PS-6.8)', () => {
    const spent = { ...shocked, actionsUsed: 5 };
    const via: Command = { type: 'recover', characterId: 'kerr', boosts: [], via: 'hale' };
    expect(refusal(table([spent, hale]), via)).toEqual({ code: 'no-actions-left', params: { name } });
    expect(refusal(table([spent, hale], { commandMode: 'commanderPays' }), via)).toBeNull();
  });

  it('does not mind a marker where the house plays without them (PS-8.4)', () => {
    expect(why({ woundShockUntil: 3 }, { woundShockMarkers: false })).toBeNull();
  });
});

describe('a first test', () => {
  const fallen = play(table([kerr, hale, soldier('dunn', at(5, 6.5))]), kill('dunn')).state;
  const test = (characterId: string, checkId: string | null, boosts: readonly Boost[] = []): Command => ({
    type: 'shockTest',
    characterId,
    checkId,
    boosts,
  });
  const change = (state: State, part: Partial<Character>): State => ({
    ...state,
    characters: state.characters.map((one) => (one.id === 'kerr' ? { ...one, ...part } : one)),
  });
  const one = [{ commanderId: 'hale', at: 1 }];

  it('is refused for the first reason in the order of the rules', () => {
    expect(refusal(fallen, test('gone', 'check-1', one))).toEqual({ code: 'character-unknown' });
    const both = change(fallen, { wound: 'killed', shocked: true });
    expect(refusal(both, test('kerr', 'check-1', one))).toEqual({
      code: 'character-killed',
      params: { name },
    });
    expect(refusal(change(fallen, { shocked: true }), test('kerr', null, one))).toEqual({
      code: 'already-shocked',
      params: { name },
    });
    expect(refusal(fallen, test('kerr', 'check-9', one))).toEqual({ code: 'check-unknown' });
    expect(refusal(fallen, test('hale', 'check-1', one))).toEqual({
      code: 'not-the-tester',
      params: { name: 'Hale' },
    });
    expect(refusal(fallen, test('kerr', 'check-1', one))).toEqual({ code: 'boost-not-allowed' });
    const house = { ...fallen, settings: { ...fallen.settings, boostFirstTest: true } };
    expect(refusal(house, test('kerr', 'check-1', [{ commanderId: 'kerr', at: 1 }]))).toEqual({
      code: 'own-command',
      params: { name },
    });
    const poor = withPool(house, 'A', 2);
    expect(refusal(poor, test('kerr', 'check-1', [{ commanderId: 'hale', at: 3 }]))).toEqual({
      code: 'not-enough-at',
      params: { need: 3, pool: 2 },
    });
    // The test itself is free: the last AT may all be boosts (PS-3.4).
    expect(refusal(poor, test('kerr', 'check-1', [{ commanderId: 'hale', at: 2 }]))).toBeNull();
  });

  it('takes a boost of nothing for none (PS-3.6)', () => {
    expect(refusal(fallen, test('kerr', 'check-1', [{ commanderId: 'hale', at: 0 }]))).toBeNull();
  });

  it('works with an empty pool, all Actions used, a marker, and in the other turn (PS-3.4, PS-8.4)', () => {
    const spent = change(withPool({ ...fallen, activeSide: 'B' }, 'A', 0), {
      actionsUsed: 3,
      woundShockUntil: 3,
    });
    const { state } = play(spent, test('kerr', 'check-1'), 4);
    expect(state.sides.A.atPool).toBe(0);
    expect(man(state, 'kerr')).toMatchObject({ shocked: true, actionsUsed: 3 });
  });

  it('of a tie may be taken by either, unless a die decides (PS-2.6)', () => {
    const men = [soldier('dunn', at(10, 10)), soldier('abel', at(12, 10)), soldier('bell', at(8, 10))];
    const tie = (tieBreak: Settings['tieBreak']) =>
      play(table([...men, soldier('cole', { name: 'Cole', ...at(10, 12.5) })], { tieBreak }), kill('dunn'))
        .state;
    for (const who of ['abel', 'bell'])
      expect(play(tie('opponent'), test(who, 'check-1'), 1).events).toMatchObject([
        { type: 'shockTested', characterId: who, distance: 1, attack: 1, casualtyId: 'dunn' },
        { type: 'checkClosed', testerId: who, reason: 'tested' },
      ]);
    expect(refusal(tie('owner'), test('cole', 'check-1'))).toEqual({
      code: 'not-the-tester',
      params: { name: 'Cole' },
    });
    expect(refusal(tie('random'), test('abel', 'check-1'))).toEqual({ code: 'tie-by-die' });
    // Where nothing is tied, the die has nothing to decide.
    const clear = play(table(men.slice(0, 2), { tieBreak: 'random' }), kill('dunn')).state;
    expect(play(clear, test('abel', 'check-1'), 1).refused).toBeNull();
  });

  it('without a board is anybody whom the players could name (PS-2.10)', () => {
    const loose = play(
      table([soldier('dunn'), soldier('abel'), soldier('foe', { name: 'Foe', side: 'B' })]),
      kill('dunn'),
    );
    expect(play(loose.state, test('abel', 'check-1'), 6).events).toMatchObject([
      { characterId: 'abel', distance: null, attack: 1 },
      { reason: 'tested' },
    ]);
    expect(refusal(loose.state, test('foe', 'check-1'))).toEqual({
      code: 'not-friendly',
      params: { name: 'Foe' },
    });
  });

  it('by hand belongs to no attack and is measured from nobody', () => {
    const { events } = play(fallen, test('hale', null), 6);
    expect(events).toMatchObject([{ casualtyId: null, attack: null, distance: null, bill: [], boosts: [] }]);
    expect(play(fallen, test('hale', null), 6).state.tested).toEqual([]);
  });
});

describe('a commander who shall help (PS-B.3)', () => {
  const help = (part: Partial<Character>, n = 1, settings: Partial<Settings> = {}) =>
    whyNotHelped(
      table([shocked, { ...hale, ...part }], settings),
      shocked,
      [{ commanderId: 'hale', at: n }],
      null,
    );
  const params = { name: 'Hale' };

  it('is refused for the first reason in the order of the rules', () => {
    const worst: Partial<Character> = {
      side: 'B',
      ...withActions(5),
      shocked: true,
      ...at(20, 5),
      actionsUsed: 5,
    };
    expect(help(worst, -1)).toEqual({ code: 'boost-negative' });
    expect(help(worst, 0.5)).toEqual({ code: 'boost-negative' });
    expect(help(worst)).toEqual({ code: 'not-friendly', params });
    expect(help({ ...worst, side: 'A' })).toEqual({ code: 'no-command', params });
    const commands = { ...worst, side: 'A', ...withActions(5, 1) } as const;
    expect(help(commands)).toEqual({ code: 'commander-disabled', params });
    expect(help({ ...commands, shocked: false })).toEqual({ code: 'out-of-command-range', params });
    expect(help({ ...commands, shocked: false, ...at(8, 5) })).toEqual({
      code: 'commander-no-actions',
      params: { name: 'Hale', left: 0 },
    });
    expect(whyNotHelped(table([shocked]), shocked, [{ commanderId: 'gone', at: 1 }], null)).toEqual({
      code: 'character-unknown',
    });
    expect(whyNotHelped(table([shocked]), shocked, [{ commanderId: 'kerr', at: 1 }], null)).toEqual({
      code: 'own-command',
      params: { name },
    });
  });

  it('can do nothing while he is dead, or under a marker (PS-6.6)', () => {
    expect(help({ wound: 'killed' })).toEqual({ code: 'commander-disabled', params });
    expect(help({ woundShockUntil: 3 })).toEqual({ code: 'commander-disabled', params });
    expect(help({ woundShockUntil: 3 }, 1, { woundShockMarkers: false })).toBeNull();
    // The house rule gives the extra tries back, and no boosts.
    expect(help({ shocked: true }, 1, { disabledCommanderLendsCommand: true })).toEqual({
      code: 'commander-disabled',
      params,
    });
  });

  it('commands by the side of the card that is up (PS-6.4)', () => {
    expect(help({ wound: 'wounded' })).toEqual({ code: 'no-command', params });
  });

  it('reaches exactly 5u and has his last Action (PS-6.2)', () => {
    expect(help({ ...at(11, 5) })).toBeNull();
    expect(help({ ...at(11.01, 5) })).toEqual({ code: 'out-of-command-range', params });
    expect(help({ actionsUsed: 3 }, 2)).toBeNull();
    expect(help({ actionsUsed: 3 }, 3)).toEqual({
      code: 'commander-no-actions',
      params: { name: 'Hale', left: 2 },
    });
    expect(help({ actionsUsed: 5 }, 3, { boostCountsAsCommanderAction: false })).toBeNull();
  });

  it('is judged one after the other, and each on his own AT', () => {
    const cole = soldier('cole', { name: 'Cole', ...at(5, 7), ...withActions(1, 1) });
    const state = table([shocked, hale, cole]);
    const ask = (a: number, b: number) =>
      whyNotHelped(
        state,
        shocked,
        [
          { commanderId: 'hale', at: a },
          { commanderId: 'cole', at: b },
        ],
        null,
      );
    expect(ask(4, 2)).toBeNull(); // Cole may take three: one of his card and two by Hale's Command.
    expect(ask(4, -1)).toEqual({ code: 'boost-negative' });
    expect(ask(4, 4)).toEqual({ code: 'commander-no-actions', params: { name: 'Cole', left: 3 } });
    expect(boostReasons(state, 'kerr').map(({ commander, why }) => [commander.id, why])).toEqual([
      ['hale', null],
      ['cole', null],
    ]);
    expect(boostReasons(state, 'gone')).toEqual([]);
  });
});

describe('a hit', () => {
  const full = (n: number): readonly ShockCheck[] =>
    Array.from({ length: n }, (_, i) => ({
      id: `check-${i}`,
      attack: 1,
      casualtyId: 'hale',
      chosenId: null,
      witnesses: null,
    }));

  it('meets nobody who is gone or dead, and no table with sixty checks', () => {
    const state = table([kerr, soldier('dead', { name: 'Dead', wound: 'killed' }), hale]);
    expect(whyNotHit(state, 'kerr')).toBeNull();
    expect(refusal(state, wound('gone'))).toEqual({ code: 'character-unknown' });
    expect(refusal(state, kill('dead'))).toEqual({ code: 'character-killed', params: { name: 'Dead' } });
    expect(whyNotHit({ ...state, checks: full(59) }, 'kerr')).toBeNull();
    expect(refusal({ ...state, checks: full(60) }, wound('kerr'))).toEqual({
      code: 'checks-full',
      params: { max: 60 },
    });
  });

  it('says what it did: by a wound or at once, with the numbers of the card (PS-8.1, PS-8.4, PS-8.5)', () => {
    const [first] = play(table([kerr]), wound('kerr')).events;
    expect(first).toEqual({
      type: 'characterWounded',
      characterId: 'kerr',
      from: 3,
      to: 2,
      woundShockUntil: 3,
    });
    const plain = table([kerr], { woundShockMarkers: false });
    expect(play(plain, wound('kerr')).events[0]).toMatchObject({ woundShockUntil: null });
    const late = play(table([kerr]), {
      type: 'setSideValue',
      side: 'A',
      change: { field: 'turnNumber', value: 998 },
    });
    expect(play(late.state, wound('kerr')).events[0]).toMatchObject({ woundShockUntil: 999 });
    const killed = { type: 'characterKilled', characterId: 'kerr' };
    const oneSided = { ...kerr, card: { ...kerr.card, wounded: null } };
    expect(play(table([oneSided]), wound('kerr')).events[0]).toEqual({ ...killed, byWound: true });
    expect(play(table([{ ...kerr, wound: 'wounded' }]), wound('kerr')).events[0]).toEqual({
      ...killed,
      byWound: true,
    });
    expect(play(table([kerr]), kill('kerr')).events[0]).toEqual({ ...killed, byWound: false });
  });
});
