import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../kernel/fraction.ts';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { type Entrant, entrant } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { initial, type State } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { commandStanding, orderRefusal, whyNoOrder } from '../rules/command-contest.ts';
import { checkCount, MOST_REROLLS, rivalOf, standing, whyNotContest } from '../rules/contest.ts';
import { blowOdds, commandOdds, contestOdds, fieldOdds } from '../rules/contest-odds.ts';
import { reasonOf } from '../rules/refusal.ts';
import { throwers } from '../rules/throwers.ts';
import { card, given, stuckOn, tableOf, whyOf } from './table.ts';

const command = (level: number) => ({
  strength: 0,
  dexterity: 0,
  intelligence: 0,
  constitution: 0,
  command: level,
});
const officer = card('lt', { characteristics: command(70) }, { morale: 50 });
const soldier = card('pte', { characteristics: command(50) }, { morale: 50 });
const led = (id: string, over: Partial<Entrant> = {}): Entrant => ({
  ...entrant(id, null),
  who: id,
  skill: 'command',
  ...over,
});
const hold = (mode: string, ...entrants: Entrant[]) =>
  ({ type: 'holdContest', mode, what: ' door ', entrants }) as const;
const withHouse = (state: State, house: Partial<House>): State => ({
  ...state,
  settings: { ...state.settings, ...house },
});

describe('an entrant', () => {
  const fanatic = card(
    'lt',
    { characteristics: command(70) },
    { shock: { kind: 'fanatic', roundsLeft: 1, note: '' } },
  );

  it('brings its level, its state and what the players add', () => {
    expect(
      rivalOf(tableOf(fanatic), led('lt', { modifier: 5 }), [{ id: 'excess', value: -20, house: false }]),
    ).toEqual({
      ...{ id: 'lt', who: 'lt', name: 'lt', level: 70, modifier: -35 },
      parts: [
        { id: 'fanatic', value: -20, house: false },
        { id: 'excess', value: -20, house: false },
        { id: 'own', value: 5, house: false },
      ],
    });
    expect(rivalOf(tableOf(fanatic), led('lt', { level: 30, without: ['fanatic'] }))).toMatchObject({
      level: 30,
      modifier: 0,
      parts: [],
    });
    expect(rivalOf(initial(), { ...entrant('x', 40), name: ' X ' })).toEqual({
      ...{ id: 'x', who: null, name: 'X', level: 40, modifier: 0, parts: [] },
    });
    expect(rivalOf(initial(), entrant('x', null)).level).toBeNaN();
  });

  it('is refused when unable, unknown, out of scale or broken, in this order', () => {
    const why = (...entrants: Entrant[]) =>
      whyNotContest(tableOf(officer, { ...soldier, status: 'dead' }), hold('order', ...entrants));
    expect(why(entrant('a', 101), led('pte'))).toEqual({
      code: 'COMMANDO_OUT_OF_ACTION',
      params: { name: 'pte' },
    });
    expect(why(entrant('a', 101), led('gone'))).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(why(entrant('a', 50, 0.5), entrant('b', 101))).toEqual({ code: 'MODIFIER_NOT_INTEGER' });
    expect(why(entrant('a', 101, 0.5), entrant('b', 50))).toEqual({
      code: 'LEVEL_OUT_OF_RANGE',
      params: { level: '101' },
    });
    expect(why(entrant('a', null), entrant('b', 50))).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(why(entrant('a', 50), led('lt'))).toBeNull();
    expect(whyNotContest(initial(), hold('odd', entrant('a', 1)))).toEqual({
      code: 'WORD_UNKNOWN',
      params: { word: 'odd' },
    });
  });

  it('is one of two to many, once each (CG-5.1)', () => {
    const many = Array.from({ length: LIMITS.entrants + 1 }, (_, i) => `e${i}`);
    expect(reasonOf(checkCount([]))).toEqual({ code: 'CONTEST_TOO_FEW' });
    expect(reasonOf(checkCount(['a']))).toEqual({ code: 'CONTEST_TOO_FEW' });
    expect(reasonOf(checkCount(['a', 'a']))).toEqual({ code: 'CONTEST_DUPLICATE' });
    expect(reasonOf(checkCount(many))).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.entrants } });
    expect(checkCount(many.slice(1))).toBeNull();
  });
});

describe('where a contest stands (CG-5)', () => {
  const levels = (...list: number[]) =>
    list.map((level, i) => rivalOf(initial(), entrant('abcdef'[i]!, level)));
  const faces = (...list: number[]) => Object.fromEntries(list.map((face, i) => ['abcdef'[i]!, face]));
  const at = (mode: 'onlyOne' | 'order', first: object, ...rerolls: object[]) =>
    standing(
      levels(60, 60, 60, 60),
      mode,
      first as Record<string, number>,
      rerolls as Record<string, number>[],
      DEFAULT_HOUSE,
    );

  it('orders who passed, the highest value first, and lists who failed as they entered', () => {
    expect(at('order', faces(70, 30, 20, 80))).toMatchObject({
      order: ['c', 'b'],
      winner: 'c',
      failed: ['a', 'd'],
      pending: null,
    });
    expect(at('order', faces(70, 70, 70, 70))).toMatchObject({ order: [], winner: null, pending: null });
  });

  it('asks every tied group again for an order, and the top alone for one prize', () => {
    expect(at('order', faces(20, 20, 30, 30))).toMatchObject({
      order: null,
      winner: null,
      pending: ['a', 'b', 'c', 'd'],
    });
    expect(at('onlyOne', faces(20, 20, 30, 30))).toMatchObject({ order: null, pending: ['a', 'b'] });
    expect(at('onlyOne', faces(10, 20, 30, 30))).toMatchObject({
      order: ['a', 'b', 'c', 'd'],
      winner: 'a',
      pending: null,
    });
    expect(at('order', faces(10, 20, 30, 30))).toMatchObject({
      order: null,
      winner: 'a',
      pending: ['c', 'd'],
    });
  });

  it('parts the tied by the values of their next throws, whatever passes', () => {
    expect(at('order', faces(20, 20, 30, 30), faces(90, 80, 5, 1))).toMatchObject({
      order: ['b', 'a', 'd', 'c'],
      winner: 'b',
      pending: null,
    });
    expect(at('order', faces(20, 20, 30, 30), { a: 90, b: 80 })).toMatchObject({
      order: null,
      winner: 'b',
      pending: ['c', 'd'],
    });
    expect(at('onlyOne', faces(20, 20, 20, 30), { a: 5, b: 5, c: 9 }, { a: 7, b: 6 })).toMatchObject({
      order: ['b', 'a', 'c', 'd'],
      winner: 'b',
    });
    const { throws } = at('onlyOne', faces(20, 20, 30, 30), { a: 90, b: 80 });
    expect(throws.map(({ rerolls, value, outcome }) => [rerolls, value, outcome.roll])).toEqual([
      [[90], 40, 20],
      [[80], 40, 20],
      [[], 30, 30],
      [[], 30, 30],
    ]);
  });

  it('asks the tied by their ids, whichever group stands higher', () => {
    expect(at('order', faces(30, 30, 20, 20)).pending).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves a group tied until all of it has thrown again', () => {
    expect(at('onlyOne', faces(20, 20, 30, 30), { a: 5 })).toMatchObject({
      order: null,
      winner: null,
      pending: ['a', 'b'],
    });
  });

  it('ends by the order of entry when the dice are stuck', () => {
    const stuck = stuckOn(
      initial(),
      hold('order', entrant('a', 50), entrant('b', 60), entrant('c', 60), entrant('d', 10)),
      40,
    );
    expect(stuck.throws).toBe(1 + MOST_REROLLS);
    expect(stuck.events[0]).toMatchObject({
      order: ['b', 'c', 'a'],
      winner: 'b',
      failed: ['d'],
      what: 'door',
    });
    const none = stuckOn(initial(), hold('onlyOne', entrant('a', 5), entrant('b', 5)), 40);
    expect(none.events[0]).toMatchObject({ order: [], winner: null });
  });

  it('raises cards for the first throws only, and spoils the aims of all', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const table = tableOf({ ...officer, aim }, { ...soldier, aim });
    const { state } = given(table, hold('onlyOne', led('lt', { level: 50 }), led('pte')), [5, 5], [99, 2]);
    expect(state.prompts.map(({ trigger, who }) => [trigger, who])).toEqual([
      ['highSuccess', ['lt']],
      ['highSuccess', ['pte']],
    ]);
    expect(state.commandos.map((one) => one.aim)).toEqual([null, null]);
  });
});

describe('an order (CG-8)', () => {
  const order = (over: Partial<Entrant> = {}) =>
    ({ type: 'contestCommand', officer: led('lt', over), subordinate: led('pte') }) as const;
  const table = tableOf(officer, soldier);
  const outcome = (first: number[], ...more: number[][]) => {
    const event = given(table, order(), first, ...more).events[0];
    return event?.type === 'commandContested' ? event.outcome : null;
  };

  it('stands when the officer passes, falls when only the subordinate does, else goes by value', () => {
    expect(outcome([70, 1])).toBe('obeyed');
    expect(outcome([71, 50])).toBe('refused');
    expect(outcome([80, 61])).toBe('obeyed');
    expect(outcome([80, 59 + 1], [1, 1])).toBe('obeyed');
    expect(outcome([90, 60])).toBe('refused');
  });

  it('falls by a natural 100 of the officer, however high its value (CG-8.3)', () => {
    expect(given(table, order({ modifier: -60 }), [100, 40]).events[0]).toMatchObject({
      officer: { value: 30 },
      subordinate: { value: 10 },
      outcome: 'refused',
    });
  });

  it('goes on by value while both are level', () => {
    expect(outcome([80, 60], [50, 31])).toBe('obeyed');
    expect(outcome([80, 60], [50, 29])).toBe('refused');
    expect(outcome([80, 60], [50, 30], [90, 71])).toBe('obeyed');
    const stuck = stuckOn(table, order({ level: 50 }), 90);
    expect(stuck.throws).toBe(1 + MOST_REROLLS);
    expect(stuck.events[0]).toMatchObject({ outcome: 'obeyed' });
    expect(
      given(withHouse(table, { commandBothFail: 'officerHolds' }), order(), [99, 51]).events[0],
    ).toMatchObject({ outcome: 'obeyed' });
  });

  it('stands as it fell, whatever is thrown later, and waits for the throws of both (CG-8.4)', () => {
    const both = [rivalOf(table, led('lt')), rivalOf(table, led('pte'))] as const;
    const outcomeOf = (
      lt: number,
      pte: number,
      rerolls: Record<string, number>[] = [],
      house = DEFAULT_HOUSE,
    ) => commandStanding(both, { lt, pte }, rerolls, house).outcome;
    expect([outcomeOf(80, 61), outcomeOf(80, 61, [{ lt: 90, pte: 1 }])]).toEqual(['obeyed', 'obeyed']);
    expect([outcomeOf(90, 60), outcomeOf(90, 60, [{ lt: 1, pte: 90 }])]).toEqual(['refused', 'refused']);
    for (const half of [{ lt: 1 }, { pte: 1 }])
      expect([outcomeOf(80, 60, [half]), outcomeOf(80, 60, [half, { lt: 50, pte: 31 }])]).toEqual([
        'reroll',
        'obeyed',
      ]);
    expect(outcomeOf(99, 51, [], { ...DEFAULT_HOUSE, commandBothFail: 'officerHolds' })).toBe('obeyed');
  });

  it('raises the cards of both, and spoils their aims', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const { state } = given(tableOf({ ...officer, aim }, { ...soldier, aim }), order(), [2, 99]);
    expect(state.prompts.map(({ trigger, who }) => [trigger, who])).toEqual([
      ['highSuccess', ['lt']],
      ['highFailure', ['pte']],
    ]);
    expect(state.commandos.map((one) => one.aim)).toEqual([null, null]);
  });

  it('is not given to oneself, to a fanatic or to an apathetic', () => {
    const shocked = (kind: 'fanatic' | 'apathetic' | 'other', play: Partial<Commando> = {}) =>
      tableOf(officer, { ...soldier, shock: { kind, roundsLeft: 2, note: '' }, ...play });
    for (const kind of ['fanatic', 'apathetic'] as const)
      expect(whyNoOrder(shocked(kind), order())).toEqual({
        code: 'ORDER_IMPOSSIBLE',
        params: { name: 'pte', state: kind },
      });
    expect(whyNoOrder(shocked('other'), order())).toBeNull();
    expect(whyNoOrder(shocked('fanatic', { status: 'unconscious' }), order())).toMatchObject({
      code: 'COMMANDO_OUT_OF_ACTION',
    });
    expect(whyNoOrder(table, { officer: led('lt'), subordinate: led('lt') })).toEqual({
      code: 'CONTEST_DUPLICATE',
    });
    expect(reasonOf(orderRefusal(tableOf(officer), order()))).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(whyOf(table, order({ level: 101 }))).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
  });
});

describe('whose dice are asked for', () => {
  const die = (id: string, ...values: number[]) => ({ id, source: 'typed' as const, values });

  it('of the tied after the first throw, whatever their ids are', () => {
    const two = hold('order', entrant('0', 50), entrant('1', 50));
    expect(throwers(initial(), two, [die('rolls', 20, 20)])).toEqual(['0', '1']);
  });

  it('in a contest: all, then whoever is tied', () => {
    const three = hold('order', entrant('a', 60), entrant('b', 60), entrant('c', 50), entrant('d', 50));
    expect(throwers(initial(), three, [])).toEqual(['a', 'b', 'c', 'd']);
    expect(throwers(initial(), three, [die('rolls', 20, 20, 30, 30)])).toEqual(['a', 'b', 'c', 'd']);
    expect(throwers(initial(), { ...three, mode: 'onlyOne' }, [die('rolls', 20, 20, 30, 30)])).toEqual([
      'a',
      'b',
    ]);
    expect(throwers(initial(), three, [die('rolls', 20, 20, 30, 31), die('reroll-1', 5, 5)])).toEqual([
      'a',
      'b',
    ]);
    expect(throwers(initial(), three, [die('rolls', 20, 20, 30, 31), die('reroll-1', 5, 6)])).toEqual([]);
  });

  it('with an order both, and without a throw nobody', () => {
    expect(
      throwers(initial(), { type: 'contestCommand', officer: led('lt'), subordinate: led('pte') }, []),
    ).toEqual(['lt', 'pte']);
    for (const type of ['stepChase', 'endChase'] as const)
      expect(throwers(initial(), { type, id: 'gone' }, [])).toEqual([]);
    expect(throwers(initial(), { type: 'rollBrawl', id: 'gone', target: null }, [])).toEqual([]);
  });
});

describe('the odds of rivals (CG-P.2, CG-P.5, CG-P.6)', () => {
  const six = (odds: object) =>
    Object.fromEntries(
      Object.entries(odds).map(([key, chance]) => [key, Math.round(toNumber(chance) * 1e6) / 1e6]),
    );
  const plain = (level: number, modifier = 0) => ({ level, modifier });

  it('are those that the rules print', () => {
    expect(six(contestOdds(plain(60), plain(75)))).toEqual({ first: 0.32916, second: 0.57084, neither: 0.1 });
    expect(six(contestOdds(plain(50), plain(50)))).toEqual({ first: 0.375, second: 0.375, neither: 0.25 });
    expect(six(contestOdds(plain(50), plain(40)))).toEqual({
      first: 0.420383,
      second: 0.279617,
      neither: 0.3,
    });
    expect(six(commandOdds(plain(70), plain(50), DEFAULT_HOUSE)).obeyed).toBe(0.805544);
    expect(
      six(commandOdds(plain(70), plain(50), { ...DEFAULT_HOUSE, commandBothFail: 'officerHolds' })),
    ).toEqual({ obeyed: 0.85, refused: 0.15 });
    expect(six(blowOdds(DEFAULT_HOUSE))).toEqual({ knockOut: 0.1, mean: 2.5 });
    expect(six(blowOdds({ ...DEFAULT_HOUSE, halfRounding: 'up' }))).toEqual({ knockOut: 0.2, mean: 3 });
  });

  it('of a field add up, and the outright wins are counted pair by pair', () => {
    const field = [plain(60), plain(75, 20)];
    const { wins, nobody, tie } = fieldOdds(field);
    const count = [0, 0, 0, 0];
    for (let x = 1; x <= 100; x += 1)
      for (let y = 1; y <= 100; y += 1) {
        const [a, b] = [60 - x, 75 - y - 20];
        const [pa, pb] = [x === 1 || (x < 100 && a >= 0), y === 1 || (y < 100 && b >= 0)];
        const at = pa && (!pb || a > b) ? 0 : pb && (!pa || b > a) ? 1 : pa ? 3 : 2;
        count[at]! += 1;
      }
    expect([...wins, nobody, tie].map((one) => Math.round(toNumber(one) * 1e4))).toEqual(count);
  });
});
