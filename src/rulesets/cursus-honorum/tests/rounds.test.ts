/** The steps of the phase: who has work, who goes first, what a round asks of whom, and when it ends (CH-12, CH-13). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile, Track } from '../model/character.ts';
import { FRESH_STEP, type House, PHASES, type State, type Step } from '../model/game.ts';
import { dueTests, mostDiceFirst, roundOutlook } from '../rules/due-tests.ts';
import { firstPlayer } from '../rules/first-player.ts';
import { whatNow } from '../rules/guide.ts';
import { testOrder } from '../rules/offensive-test.ts';
import { hasWork, partOf, testersLeft, whyNoFirst, whyNotStage } from '../rules/phase.ts';
import { progressOf } from '../rules/progress.ts';
import { ruleset } from '../rules/ruleset.ts';
import { whyNoFlightTest, whyNoOffensiveTest } from '../rules/testing.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const NONE = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
const on = (points: Partial<Record<Track, number>>): Partial<Character> => ({
  points: { ...NONE, ...points },
});
const DICE = { psychDice: { flight: 2, pursuit: 1, attack: 2, fury: 3 } } as const;
const one = (id: string, changes: Partial<Character> = {}, profile: Partial<Profile> = DICE) =>
  person(id, profile, changes);
const play = (
  characters: readonly Character[],
  phase: State['phase'],
  step: Partial<Step> = {},
  house: Partial<House> = {},
): State => {
  const state = table(characters, {
    phase,
    step: { ...FRESH_STEP, order: ['a', 'b'], stage: 'test', ...step },
  });
  return { ...state, house: { ...state.house, ...house } };
};

describe('the parts of the phase', () => {
  it('are numbered for the players, and told on the home screen', () => {
    expect(PHASES.map(partOf)).toEqual([null, 1, 2, 3, null]);
    const people = [one('x'), one('y', { onTable: false }), one('e', {}, { side: 'b' })];
    const told = (phase: State['phase']) => progressOf(play(people, phase, { round: 3 }));
    expect(told('flight')).toEqual({ turn: 1, phase: 'flight', round: 3, a: 1, b: 1 });
    expect(told('offensive').round).toBe(3);
    expect(told('recovery').round).toBe(0);
    expect(progressOf(table(people, {}))).toMatchObject({ phase: 'battle', round: 0 });
    expect(progressOf(table(people, { phase: 'flight' })).round).toBe(0);
  });

  it('have work for a side only where somebody is concerned', () => {
    const work = (phase: State['phase'], ...people: Character[]) => hasWork(play(people, phase), 'a');
    expect(work('recovery', one('x', { status: 'cowering' }))).toBe(true);
    expect(work('recovery', one('x', { status: 'cowering', alive: false }), one('y'))).toBe(false);
    expect(work('flight', one('x', { status: 'flight' }))).toBe(true);
    expect(work('flight', one('x', { retreating: true }))).toBe(true);
    expect(work('flight', one('x', { retreating: true, status: 'cowering' }))).toBe(false);
    expect(work('flight', one('x', on({ demoralisation: 1 })))).toBe(true);
    expect(work('flight', one('x', on({ attack: 1 })))).toBe(false);
    expect(work('offensive', one('e', { status: 'flight' }, { side: 'b' }))).toBe(true);
    expect(work('offensive', one('x', { status: 'pursuit' }))).toBe(true);
    expect(work('offensive', one('x', on({ fury: 1 })))).toBe(true);
    expect(work('offensive', one('x', { status: 'flight' }))).toBe(false);
    expect(work('battle', one('x', { status: 'flight' }))).toBe(false);
  });

  it('are passed over where nobody is concerned, and need no choice where only one side is', () => {
    const calm = given(table([one('x'), one('e', {}, { side: 'b' })], {}), { type: 'beginPsychology' });
    expect(calm.state).toMatchObject({ phase: 'closed', step: null });
    expect(calm.events.map(({ type }) => type)).toEqual([
      ...['psychologyBegun', 'phaseSkipped', 'phaseSkipped', 'phaseSkipped'],
    ]);
    const theirs = given(table([one('e', { status: 'cowering' }, { side: 'b' })], {}), {
      type: 'beginPsychology',
    });
    expect(theirs.events[1]).toEqual({
      ...{ type: 'firstPlayerChosen', first: 'b', by: 'only', chooser: null, totals: { a: 0, b: 0 } },
    });
    expect(theirs.state.lastFirst).toBe('a');
    expect(why(theirs.state, { type: 'beginPsychology' })).toEqual({ code: 'E_PHASE_ORDER' });
  });

  it('ask for no test before they have begun', () => {
    const shaken = one('x', { status: 'cowering', points: { ...NONE, demoralisation: 1 } });
    for (const phase of PHASES) expect(dueTests(table([shaken], { phase }))).toEqual([]);
    expect(dueTests(play([shaken], 'recovery', { stage: 'share' }))).toEqual([]);
  });

  it('end the turn after the last of them', () => {
    const closed = table([one('x', { leadershipSpent: 2, ...on({}) })], { phase: 'closed', turn: 4 });
    const next = given(closed, { type: 'endTurn' }).state;
    expect(next).toMatchObject({ turn: 5, phase: 'battle', step: null });
    expect(next.characters[0]?.leadershipSpent).toBe(0);
    expect(why(next, { type: 'endTurn' })).toEqual({ code: 'E_PHASE_ORDER' });
  });
});

describe('upkeep (CH-13.2)', () => {
  it('counts a turn of everybody in flight on the table, and takes leadership from leaders, not below 0', () => {
    const run = { status: 'flight', turnsFleeing: 1, leadershipLost: 1 } as const;
    const people = [
      one('o', run, { role: 'officer', leadership: 3 }),
      one('c', run, { role: 'chief', leadership: 0 }),
      one('t', run),
      one('gone', { ...run, onTable: false }),
      one('k', { status: 'cowering' }, { role: 'officer', leadership: 3 }),
    ];
    const after = given(table(people, {}), { type: 'beginPsychology' }).state.characters;
    expect(after.map((x) => [x.turnsFleeing, x.leadership, x.leadershipLost])).toEqual([
      [2, 2, 2],
      [2, 0, 1],
      [2, 0, 1],
      [1, 0, 1],
      [0, 3, 0],
    ]);
  });
});

describe('who goes first (CH-13.3–13.5)', () => {
  const led = (
    id: string,
    side: 'a' | 'b',
    stars: number,
    leadership: number,
    changes: Partial<Character> = {},
  ) => one(id, changes, { side, role: 'officer', stars, leadership });

  it('is chosen by more stars of leaders in ok, then with unspent leadership, else by lots', () => {
    const first = (...people: Character[]) => firstPlayer(table(people, {}));
    expect(first(led('o', 'a', 2, 0), led('e', 'b', 1, 9))).toMatchObject({ chooser: 'a', by: 'stars' });
    expect(first(led('o', 'a', 1, 9), led('e', 'b', 2, 0))).toMatchObject({ chooser: 'b', by: 'stars' });
    expect(first(led('o', 'a', 2, 3, { leadershipSpent: 1 }), led('e', 'b', 2, 1))).toEqual({
      ...{ chooser: 'a', by: 'leadership', stars: { a: 2, b: 2 }, withLeadership: { a: 4, b: 3 } },
    });
    expect(first(led('o', 'a', 2, 3, { leadershipSpent: 9 }), led('e', 'b', 2, 0))).toMatchObject({
      ...{ chooser: null, by: 'lots', withLeadership: { a: 2, b: 2 } },
    });
    const away = [
      led('c', 'a', 9, 0, { status: 'cowering' }),
      led('d', 'a', 9, 0, { onTable: false }),
      one('t', {}, { stars: 9 }),
    ];
    expect(first(...away, led('e', 'b', 1, 0))).toMatchObject({ chooser: 'b', stars: { a: 0, b: 1 } });
  });

  it('is asked once, and remembers lots that were drawn', () => {
    const both = [one('x', { status: 'cowering' }), one('e', { status: 'cowering' }, { side: 'b' })];
    const asked = given(table(both, {}), { type: 'beginPsychology' }).state;
    expect(whyNoFirst(asked)).toBeNull();
    expect(whatNow(asked)).toEqual({ kind: 'first', command: null });
    for (const [face, chooser] of [
      [1, 'a'],
      [6, 'b'],
    ] as const) {
      const drawn = given(asked, { type: 'drawLots' }, face);
      expect(drawn.events).toEqual([{ type: 'lotsDrawn', chooser }]);
      expect(given(drawn.state, { type: 'chooseFirst', first: 'b' }).events[0]).toMatchObject({
        ...{ first: 'b', by: 'lots', chooser },
      });
    }
    const chosen = given(asked, { type: 'chooseFirst', first: 'b' }).state;
    expect(chosen).toMatchObject({ lastFirst: 'b', step: { order: ['b', 'a'], at: 0 } });
    expect(whyNoFirst(chosen)?.why).toEqual({ code: 'E_PHASE_ORDER' });
    for (const command of [{ type: 'drawLots' }, { type: 'chooseFirst', first: 'a' }] as const)
      expect(why(chosen, command)).toEqual({ code: 'E_PHASE_ORDER' });
    expect(whyNotStage(asked, 'recovery', 'share')?.why).toEqual({ code: 'E_PHASE_ORDER' });
    expect(whyNotStage(chosen, 'recovery', 'share')).toBeNull();
    expect(whyNotStage(chosen, 'recovery', 'test')?.why).toEqual({ code: 'E_PHASE_ORDER' });
    expect(whyNotStage(chosen, 'flight', 'share')?.why).toEqual({ code: 'E_PHASE_ORDER' });
  });
});

describe('a test against flight', () => {
  const people = [
    one('x', on({ demoralisation: 2 })),
    one('c', { status: 'cowering', ...on({ demoralisation: 1 }) }),
    one('f', { ...on({ demoralisation: 1 }), pendingForcedFlight: true }),
    one('bold', on({ demoralisation: 1 }), { psychDice: { flight: 0, pursuit: 1, attack: 1, fury: 0 } }),
    one('calm'),
    one('r', { status: 'flight', ...on({ demoralisation: 1 }) }),
    one('e', on({ demoralisation: 1 }), { side: 'b' }),
  ];

  it('is due for those in ok or cowering with points and dice', () => {
    const state = play(people, 'flight');
    expect(testersLeft(state)).toEqual(['x', 'c', 'f']);
    expect(testersLeft(play(people, 'flight', {}, { coweringCanBreak: false }))).toEqual(['x', 'f']);
    expect(dueTests(state)).toMatchObject([
      { id: 'x', perPoint: 2, points: 2, dice: 4, threat: 0, compulsory: true, mayName: false },
      { id: 'c', points: 1, dice: 2, failing: [{ status: 'flight' }] },
      { id: 'f', points: 1, dice: 2, failing: [{ status: 'flight' }] },
    ]);
    expect(dueTests(state)[0]?.failing.map(({ status }) => status)).toEqual(['flight', 'cowering']);
    expect(mostDiceFirst(dueTests(state)).map(({ id }) => id)).toEqual(['x', 'c', 'f']);
    expect(mostDiceFirst([...dueTests(state)].reverse()).map(({ id }) => id)).toEqual(['x', 'f', 'c']);
    const icon = dueTests(play(people, 'flight', {}, { iconCountsInBreakTest: true }));
    expect(icon[1]).toMatchObject({ id: 'c', points: 2, dice: 4 });
    const names = dueTests(play(people, 'flight', {}, { voluntaryFailPicksReaction: true }));
    expect(names.map(({ mayName }) => mayName)).toEqual([true, false, false]);
  });

  it('has its outlook: who is expected to run, and the chance that nobody fails', () => {
    const { flee, nobody } = roundOutlook(dueTests(play(people, 'flight')));
    const fails = (n: number): number => 1 - (5 / 6) ** n;
    expect(flee).toBeCloseTo(fails(4) / 2 + fails(2) + fails(2), 12);
    expect(nobody).toEqual({ num: 5n ** 8n, den: 6n ** 8n });
    expect(roundOutlook([])).toEqual({ flee: 0, nobody: { num: 1n, den: 1n } });
  });

  it('is refused with the reason', () => {
    const done = { id: 'x', track: 'demoralisation', points: 2, dice: 4, enters: null } as const;
    const state = play(people, 'flight', { results: [done] });
    const refusals = {
      x: 'E_NO_TEST_DUE',
      calm: 'E_NO_TEST_DUE',
      r: 'E_IMMUNE',
      e: 'E_WRONG_SIDE',
      z: 'E_UNKNOWN_ID',
    };
    for (const [id, code] of Object.entries(refusals)) {
      expect(whyNoFlightTest(state, id)?.why).toEqual({ code, params: { id } });
      expect(why(state, { type: 'testFlight', ids: ['c', id] })).toEqual({ code, params: { id } });
      expect(why(state, { type: 'failFlight', ids: [id], reaction: null })).toEqual({ code, params: { id } });
    }
    expect(whyNoFlightTest(state, 'c')).toBeNull();
    const firm = play(people, 'flight', {}, { coweringCanBreak: false });
    expect(whyNoFlightTest(firm, 'c')?.why.code).toBe('E_IMMUNE');
    // No dice: passed without any entry, and nothing to give up (CH-12.1, CH-12.3).
    expect(why(state, { type: 'failFlight', ids: ['bold'], reaction: null })).toEqual({
      ...{ code: 'E_NO_TEST_DUE', params: { id: 'bold' } },
    });
    expect(why({ ...state, phase: 'offensive' }, { type: 'testFlight', ids: [] })).toEqual({
      code: 'E_PHASE_ORDER',
    });
    expect(why({ ...state, phase: 'offensive' }, { type: 'failFlight', ids: [], reaction: null })).toEqual({
      code: 'E_PHASE_ORDER',
    });
    expect(why(state, { type: 'closeRound' })).toEqual({ code: 'E_TEST_MISSING', params: { id: 'c' } });
    expect(why({ ...state, phase: 'recovery' }, { type: 'closeRound' })).toEqual({ code: 'E_PHASE_ORDER' });
  });

  it('given up leads where the second die says, or where the player says by house rule (CH-12.3)', () => {
    const two = [people[0]!, people[1]!];
    const fail = (id: string, reaction: 'flight' | 'cowering' | null, named: boolean, face: number) => {
      const state = play(two, 'flight', {}, { voluntaryFailPicksReaction: named });
      return given(state, { type: 'failFlight', ids: [id], reaction }, face).events[0];
    };
    const enters = (status: string) => ({ type: 'tested', voluntary: true, result: { enters: status } });
    expect(fail('x', 'cowering', false, 3)).toMatchObject(enters('flight'));
    expect(fail('x', 'flight', false, 4)).toMatchObject(enters('cowering'));
    expect(fail('x', 'cowering', true, 1)).toMatchObject(enters('cowering'));
    expect(fail('x', null, true, 4)).toMatchObject(enters('cowering'));
    expect(fail('c', 'cowering', true, 4)).toMatchObject(enters('flight'));
  });

  it('without dice is marked as passed with the others of its round', () => {
    const { events, state } = given(play([people[0]!, people[3]!], 'flight'), {
      type: 'testFlight',
      ids: ['x', 'x'],
    });
    expect(events[0]).toMatchObject({ type: 'tested', voluntary: false, from: 'ok' });
    expect(events[1]).toMatchObject({
      type: 'roundClosed',
      round: 1,
      results: [
        { id: 'x', enters: null },
        { id: 'bold', points: 1, dice: 0, enters: null },
      ],
    });
    expect(state.characters.map((x) => x.points.demoralisation)).toEqual([0, 0]);
    expect(events[2]).toEqual({ type: 'sideFinished', side: 'a', rounds: 1 });
  });
});

describe('an offensive test', () => {
  const all = one('x', on({ pursuit: 1, attack: 2, fury: 1 }));
  const zero = one('y', on({ pursuit: 2, fury: 1 }), {
    psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 0 },
  });
  const state = play(
    [all, zero, one('p', { status: 'pursuit' }), one('e', on({ fury: 1 }), { side: 'b' })],
    'offensive',
  );
  const roll = (id: string, track: Track | null) => ({ type: 'testOffensive', ids: [id], track }) as const;
  const tracksOf = (wanted: ReturnType<typeof roll>, from = state, face = 2) =>
    given(from, wanted, face).events.flatMap((event) =>
      event.type === 'tested' ? [event.result.track] : [],
    );

  it('goes by fury, attack, pursuit, up to the first failure (CH-12.7)', () => {
    expect(testOrder(state.house)).toEqual(['fury', 'attack', 'pursuit']);
    expect(testOrder({ ...state.house, offensiveTestOrder: 'playerChoice' })).toEqual([
      'fury',
      'attack',
      'pursuit',
    ]);
    expect(testOrder({ ...state.house, offensiveTestOrder: 'pursuit-fury-attack' })).toEqual([
      ...['pursuit', 'fury', 'attack'],
    ]);
    expect(tracksOf(roll('x', null))).toEqual(['fury', 'attack', 'pursuit']);
    expect(tracksOf(roll('x', null), state, 1)).toEqual(['fury']);
    expect(testersLeft(state)).toEqual(['x', 'y']);
    expect(dueTests(state)).toMatchObject([
      { key: 'fury-x', dice: 3, perPoint: 3, points: 1, threat: 0, compulsory: true, mayName: false },
      { key: 'attack-x', dice: 4, perPoint: 2, points: 2 },
      { key: 'pursuit-x', dice: 1, perPoint: 1, points: 1 },
      { key: 'pursuit-y', dice: 2 },
    ]);
    const [fury, attack] = dueTests(state);
    expect(fury?.failing).toEqual([{ status: 'fury', chance: 1 - (5 / 6) ** 3 }]);
    expect(attack?.failing[0]?.chance).toBeCloseTo((5 / 6) ** 3 * (1 - (5 / 6) ** 4), 12);
    expect(attack).toMatchObject({
      roll: { type: 'testOffensive', ids: ['x'], track: 'attack' },
      giveUp: { type: 'failOffensive', id: 'x', track: 'attack' },
    });
  });

  it('of one track waits for those with dice before it, and passes those without', () => {
    expect(why(state, roll('x', 'attack'))).toEqual({ code: 'E_TEST_MISSING', params: { id: 'x' } });
    expect(tracksOf(roll('x', 'fury'))).toEqual(['fury']);
    expect(tracksOf(roll('y', 'pursuit'))).toEqual(['fury', 'pursuit']);
    const free = { ...state, house: { ...state.house, offensiveTestOrder: 'playerChoice' } as const };
    expect(tracksOf(roll('x', 'pursuit'), free)).toEqual(['pursuit']);
    expect(tracksOf(roll('y', 'pursuit'), free)).toEqual(['pursuit']);
    const after = given(state, roll('x', 'fury')).state;
    expect(tracksOf(roll('x', 'attack'), after)).toEqual(['attack']);
    expect(why(after, roll('x', 'fury'))).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'x' } });
    const failed = given(state, roll('x', 'fury'), 1).state;
    expect(why(failed, roll('x', null))).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'x' } });
  });

  it('is refused with the reason, and can be given up where there are dice', () => {
    const refusals = { p: 'E_IMMUNE', e: 'E_WRONG_SIDE', z: 'E_UNKNOWN_ID' };
    for (const [id, code] of Object.entries(refusals)) {
      expect(whyNoOffensiveTest(state, id, null)?.why).toEqual({ code, params: { id } });
      expect(why(state, roll(id, null))).toEqual({ code, params: { id } });
      expect(why(state, { type: 'failOffensive', id, track: 'fury' })).toEqual({ code, params: { id } });
    }
    const giveUp = (id: string, track: Track) => ({ type: 'failOffensive', id, track }) as const;
    expect(why(state, giveUp('x', 'pursuit'))).toMatchObject({ code: 'E_TEST_MISSING' });
    expect(why(state, giveUp('y', 'fury'))).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'y' } });
    expect(why(state, giveUp('y', 'attack'))).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'y' } });
    expect(why(state, giveUp('x', 'demoralisation'))).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'x' } });
    expect(given(state, giveUp('y', 'pursuit')).events).toMatchObject([
      { type: 'tested', voluntary: false, result: { track: 'fury', enters: null } },
      { type: 'tested', voluntary: true, from: 'ok', result: { track: 'pursuit', enters: 'pursuit' } },
    ]);
    expect(why({ ...state, phase: 'flight' }, roll('x', null))).toEqual({ code: 'E_PHASE_ORDER' });
    expect(why({ ...state, phase: 'flight' }, giveUp('x', 'fury'))).toEqual({ code: 'E_PHASE_ORDER' });
    expect(why(state, { type: 'closeRound' })).toEqual({ code: 'E_TEST_MISSING', params: { id: 'x' } });
  });

  it('is owed by name, with its points and dice', () => {
    expect(ruleset.owed(state)).toEqual([
      {
        ...{ id: 'fury-x', who: 'x', rule: 'CH-12.7', command: roll('x', 'fury') },
        because: { code: 'fury', params: { points: 1, dice: 3 } },
      },
      {
        ...{ id: 'pursuit-y', who: 'y', rule: 'CH-12.7', command: roll('y', 'pursuit') },
        because: { code: 'pursuit', params: { points: 2, dice: 2 } },
      },
    ]);
    expect(ruleset.owed(play([one('x', on({ demoralisation: 2 }))], 'flight'))).toEqual([
      {
        ...{ id: 'flight-x', who: 'x', rule: 'CH-12.1', command: { type: 'testFlight', ids: ['x'] } },
        because: { code: 'flight', params: { points: 2, dice: 4 } },
      },
    ]);
  });
});
