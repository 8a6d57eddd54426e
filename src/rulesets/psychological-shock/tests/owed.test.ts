/** PS-1, PS-2, PS-7: what is owed and why, which attack a casualty belongs to, and what the end of a turn brings. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { SETTING_KEYS, type Settings } from '../model/settings.ts';
import { attackFor, drawFaces, openChecks, testersOf } from '../rules/checks.ts';
import { HOUSE_FIELDS } from '../rules/house-rules.ts';
import { ruleset } from '../rules/ruleset.ts';
import { remindersFor } from '../rules/turns.ts';
import {
  at,
  kill,
  man,
  owedTest,
  play,
  recover,
  refusal,
  sergeant,
  soldier,
  table,
  withPool,
  wound,
} from './table.ts';

const dunn = soldier('dunn', at(10, 10));
const kerr = soldier('kerr', at(12, 10));
const ross = soldier('ross', at(8, 10));

describe('what is owed', () => {
  const owedAfter = (settings: Partial<Settings>, ...men: (typeof dunn)[]) =>
    ruleset.owed(play(table([dunn, ...men], settings), kill('dunn')).state);

  it('is a test of the closest friend, with its distance', () => {
    expect(owedAfter({}, kerr)).toEqual([
      {
        id: 'check-1',
        who: 'kerr',
        because: { code: 'casualty', params: { casualtyId: 'dunn', distance: 1 } },
        rule: 'PS-2.1',
        command: { type: 'shockTest', characterId: 'kerr', checkId: 'check-1', boosts: [] },
      },
    ]);
    expect(owedAfter({}, soldier('kerr', at(11, 10)))).toMatchObject([
      { because: { params: { distance: 0 } } },
    ]);
  });

  it('is owed by the closest friend, by nobody who is still to be chosen, and by nobody once it is rolled', () => {
    const { state } = play(table([dunn, kerr, ross], { tieBreak: 'owner' }), kill('dunn'));
    expect([...testersOf(state)]).toEqual([]);
    const one = play(table([dunn, kerr]), kill('dunn')).state;
    expect([...testersOf(one)]).toEqual(['kerr']);
    expect([...testersOf(play(one, owedTest(one), 1).state)]).toEqual([]);
  });

  it('is an answer of the players where nothing is measured (PS-2.10)', () => {
    expect(ruleset.owed(play(table([soldier('dunn'), soldier('kerr')]), kill('dunn')).state)).toEqual([
      {
        id: 'check-1',
        who: 'dunn',
        because: { code: 'ask', params: { casualtyId: 'dunn', distance: -1 } },
        rule: 'PS-2.10',
        command: null,
      },
    ]);
  });

  it('is a choice or a die in a tie (PS-2.6)', () => {
    const tie = (tieBreak: Settings['tieBreak']) => owedAfter({ tieBreak }, kerr, ross);
    const params = { casualtyId: 'dunn', distance: 1 };
    const owed = { id: 'check-1', who: 'dunn', rule: 'PS-2.6' };
    expect(tie('owner')).toEqual([{ ...owed, because: { code: 'tie-owner', params }, command: null }]);
    expect(tie('opponent')).toEqual([{ ...owed, because: { code: 'tie-opponent', params }, command: null }]);
    expect(tie('random')).toEqual([
      {
        ...owed,
        because: { code: 'tie-random', params },
        command: { type: 'drawTester', checkId: 'check-1' },
      },
    ]);
  });

  it('is a shortfall on the table before anything else (PS-6.4)', () => {
    const state = table([{ ...kerr, shocked: true }, sergeant('hale', at(14, 10))], { boostTiming: 'after' });
    const fallen = play(play(state, recover('kerr'), 5).state, { type: 'setActiveSide', side: 'B' }).state;
    expect(ruleset.owed(fallen)).toEqual([
      {
        id: 'shortfall-kerr',
        who: 'kerr',
        because: { code: 'shortfall', params: { need: 2 } },
        rule: 'PS-6.4',
        command: null,
      },
    ]);
    expect([ruleset.id, ruleset.rulesVersion]).toEqual(['psychological-shock', 1]);
  });

  it('is nothing where no test is made (PS-2.5, PS-2.7)', () => {
    expect(owedAfter({}, soldier('kerr', at(20, 10)))).toEqual([]);
    expect(owedAfter({}, { ...kerr, shocked: true })).toEqual([]);
  });
});

describe('the die that decides a tie (PS-2.6)', () => {
  it('is the smallest with a fair share for each', () => {
    expect([2, 3, 4, 5, 6, 7, 9, 20].map(drawFaces)).toEqual([2, 3, 4, 10, 6, 100, 100, 20]);
  });

  it('picks by its face, in the order of the ids', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => soldier(id, at(10, 10)));
    const { state } = play(table([dunn, ...five], { tieBreak: 'random' }), kill('dunn'));
    const draw: Command = { type: 'drawTester', checkId: 'check-1' };
    const picked = (face: number) => play(state, draw, face).events[0];
    expect(picked(1)).toEqual({
      type: 'testerChosen',
      checkId: 'check-1',
      casualtyId: 'dunn',
      characterId: 'a',
      draw: { face: 1, faces: 10 },
    });
    expect([5, 6, 10].map((face) => picked(face))).toMatchObject([
      { characterId: 'e' },
      { characterId: 'a' },
      { characterId: 'e' },
    ]);
    expect(refusal(state, { ...draw, checkId: 'check-2' })).toEqual({ code: 'check-unknown' });
    const clear = play(table([dunn, kerr], { tieBreak: 'random' }), kill('dunn')).state;
    expect(refusal(clear, draw)).toEqual({ code: 'no-tie' });
  });
});

describe('the ticks of who saw it (PS-2.8)', () => {
  const { state } = play(table([dunn, kerr]), kill('dunn'));
  const tick = (characterIds: readonly string[] | null, checkId = 'check-1'): Command => ({
    type: 'tickWitnesses',
    checkId,
    characterIds,
  });

  it('are for a check that is open, of people who are there', () => {
    expect(refusal(state, tick(['kerr'], 'check-2'))).toEqual({ code: 'check-unknown' });
    expect(refusal(state, tick(['kerr', 'gone']))).toEqual({ code: 'character-unknown' });
    expect(refusal(state, tick(null))).toBeNull();
    expect(refusal(state, tick([]))).toBeNull();
    expect(refusal(state, tick(Array<string>(120).fill('kerr')))).toBeNull();
    expect(refusal(state, tick(Array<string>(121).fill('kerr')))).toEqual({
      code: 'too-many',
      params: { max: 120 },
    });
  });
});

describe('the attack of a casualty (PS-1.2, PS-2.9)', () => {
  const squad = table([dunn, kerr, ross, soldier('lone', at(1, 1)), soldier('last', at(1, 22))]);
  const numbers = (state: typeof squad) => [null, true, false].map((same) => attackFor(state, same));

  it('is the first at a fresh table, whatever is said', () => {
    expect(numbers(squad)).toEqual([1, 1, 1]);
  });

  it('is the latest while a test of it is owed, and a new one after that', () => {
    const fallen = play(table([dunn, kerr, soldier('lone', at(1, 1))]), kill('dunn')).state;
    expect(numbers(fallen)).toEqual([1, 1, 2]);
    const tested = play(fallen, owedTest(fallen), 1).state;
    expect(numbers(tested)).toEqual([2, 1, 2]);
    // A casualty with nobody near keeps it open, until one of its tests is rolled.
    const alone = play(table([soldier('lone', at(1, 1)), kerr]), kill('lone')).state;
    expect(numbers(alone)).toEqual([1, 1, 2]);
    const rolled = { ...alone, tested: [{ attack: 1, characterId: 'kerr' }] };
    expect(numbers(rolled)).toEqual([2, 1, 2]);
    expect(numbers({ ...alone, tested: [{ attack: 9, characterId: 'kerr' }] })).toEqual([1, 1, 2]);
  });

  it('of before does not count: its check may still be open', () => {
    const first = play(table([dunn, kerr, soldier('lone', at(1, 1))]), kill('dunn')).state;
    const second = play(first, kill('lone', false)).state;
    expect(second.checks.map(({ attack }) => attack)).toEqual([1, 2]);
    const closed = play(second, { type: 'chooseTester', checkId: 'check-2', characterId: null }).state;
    expect(numbers(closed)).toEqual([3, 2, 3]);
  });

  it('settles what nobody tests for when a new one begins, and keeps it within the same', () => {
    const alone = play(table([soldier('lone', at(1, 1)), dunn, kerr]), kill('lone')).state;
    expect(play(alone, kill('dunn', true)).events.map(({ type }) => type)).toEqual([
      'characterKilled',
      'checkOpened',
    ]);
    expect(play(alone, kill('dunn', false)).events).toMatchObject([
      { type: 'checkClosed', checkId: 'check-1', testerId: null, reason: 'none' },
      { type: 'characterKilled' },
      { type: 'checkOpened', check: { id: 'check-2', attack: 2 }, found: { status: 'test', distance: 1 } },
    ]);
  });

  it('forgets who tested in it once it is over', () => {
    const three = table([dunn, kerr, soldier('reid', at(20, 20)), soldier('hale', at(20, 22))]);
    const fallen = play(three, kill('dunn')).state;
    const tested = play(fallen, owedTest(fallen), 1).state;
    expect(tested.tested).toEqual([{ attack: 1, characterId: 'kerr' }]);
    // The same attack goes on: what was tested in it is still known.
    expect(play(tested, kill('reid', true)).state.tested).toEqual(tested.tested);
    expect(play(tested, kill('reid', false)).state.tested).toEqual([]);
    // An older attack is not over while one of its checks is open.
    const open = play(play(three, kill('dunn')).state, kill('reid', true)).state;
    const half = play(open, owedTest(open), 1).state;
    expect(half.checks.map(({ casualtyId }) => casualtyId)).toEqual(['reid']);
    expect(play(half, kill('kerr', false)).state.tested).toEqual([{ attack: 1, characterId: 'kerr' }]);
  });
});

describe('who falls while a shortfall is on the table', () => {
  it('ends the question, in the same attack too (PS-6.4)', () => {
    const squad = [{ ...kerr, shocked: true }, sergeant('hale', at(14, 10)), ross];
    const rolled = play(table(squad, { boostTiming: 'after' }), recover('kerr'), 5).state;
    const declined = { type: 'shortfallDeclined', characterId: 'kerr' };
    expect(play(rolled, wound('ross')).events[0]).toEqual(declined);
    expect(play(rolled, { type: 'startTurn', side: 'B' }).events[0]).toEqual(declined);
    expect(play(rolled, { type: 'spend', characterId: 'ross', action: '', at: 1 }).events[0]).toEqual(
      declined,
    );
    const test: Command = { type: 'shockTest', characterId: 'ross', checkId: null, boosts: [] };
    expect(play(rolled, test, 1).events[0]).toEqual(declined);
  });
});

describe('the start of a turn (PS-7)', () => {
  const marked = (id: string, woundShockUntil: number | null, side: 'A' | 'B' = 'A') =>
    soldier(id, { side, wound: 'wounded', woundShockUntil, actionsUsed: 1 });
  const squad = [marked('now', 2), marked('past', 1), marked('later', 3), marked('foe', 1, 'B'), kerr];

  it('refills its side, and takes the markers that are due and no others (PS-7.2, PS-8.4)', () => {
    const { state, events } = play(withPool(table(squad), 'B', 2), { type: 'startTurn', side: 'A' });
    expect(events).toEqual([
      {
        type: 'turnStarted',
        side: 'A',
        turnNumber: 2,
        refilled: ['A'],
        atPool: 5,
        markersRemoved: ['now', 'past'],
      },
    ]);
    expect(state.characters.map((one) => [one.woundShockUntil, one.actionsUsed])).toEqual([
      [null, 0],
      [null, 0],
      [3, 0],
      [1, 1],
      [null, 0],
    ]);
    expect([state.sides.A.turnNumber, state.sides.B.turnNumber, state.sides.B.atPool]).toEqual([2, 1, 2]);
    const other = play(table(squad), { type: 'startTurn', side: 'B' }).state;
    expect([other.activeSide, man(other, 'foe').woundShockUntil]).toEqual(['B', null]);
  });

  it('counts no further than 999', () => {
    const set = { type: 'setSideValue', side: 'A', change: { field: 'turnNumber', value: 999 } } as const;
    const late = play(table([]), set).state;
    expect(play(late, { type: 'startTurn', side: 'A' }).state.sides.A.turnNumber).toBe(999);
  });

  it('is preceded by what the players should think of', () => {
    const shocked = { ...kerr, shocked: true };
    const foe = soldier('foe-2', { side: 'B', shocked: true });
    const busy = play(table([...squad, shocked, foe, dunn, ross]), kill('dunn')).state;
    const open = { ...busy, shortfall: { characterId: 'kerr', kind: 'recovery', need: 1 } as const };
    const told = remindersFor(open, 'A').map(({ key, side, ids, n }) => [key, side, ids, n]);
    expect(told).toEqual([
      ['owed', 'B', [], 2],
      ['inShock', 'B', ['foe-2'], 1],
      ['inShock', 'A', ['kerr'], 1],
      ['heldFire', 'B', ['foe-2'], 1],
      ['atLeft', 'B', [], 5],
      ['atLost', 'A', [], 5],
      ['markersGo', 'A', ['now', 'past'], 2],
      ['woundShock', 'A', ['later'], 1],
    ]);
    // A check for which nobody tests is no debt, and what is empty is not said.
    const quiet = play(withPool(table([dunn]), 'A', 0), kill('dunn')).state;
    expect(openChecks(quiet)).toHaveLength(1);
    expect(remindersFor(quiet).map(({ key, side }) => [key, side])).toEqual([['atLost', 'B']]);
  });
});

describe('the house rules as a sheet shows them', () => {
  it('are switches, numbers with their range, and choices with their options', () => {
    const field = (wanted: string) => HOUSE_FIELDS.find(({ key }) => key === wanted);
    expect(field('oneTestPerAttack')).toEqual({ key: 'oneTestPerAttack', rule: 'PS-2.9', kind: 'switch' });
    expect(field('atPerTurn')).toEqual({
      key: 'atPerTurn',
      rule: 'PS-7.1',
      kind: 'number',
      min: 1,
      max: 30,
      step: 1,
    });
    expect(field('tieBreak')).toEqual({
      key: 'tieBreak',
      rule: 'PS-2.6',
      kind: 'choice',
      options: ['owner', 'opponent', 'random'],
    });
    expect(HOUSE_FIELDS.map(({ key }) => key).sort()).toEqual([...SETTING_KEYS].sort());
  });
});
