/** Coming back to one's senses: who threatens, whose prey is gone, the dice, and every refusal (CH-14, CH-16, CH-18). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import { FRESH_STEP, type State, type Step } from '../model/game.ts';
import { dueTests } from '../rules/due-tests.ts';
import { pursuersInDoubt, recoveryDice, threatening, whyNoRecovery } from '../rules/recovery.ts';
import { ruleset } from '../rules/ruleset.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const NO_CAUSES = { demoralisation: [], pursuit: [], attack: [], fury: [] };
const points = (demoralisation: number, pursuit = 0) => ({
  points: { demoralisation, pursuit, attack: 0, fury: 0 },
});
const at = (id: string, x: number, profile: Partial<Profile> = {}, changes: Partial<Character> = {}) =>
  person(id, profile, { pos: { x, y: 50 }, ...changes });
const inPhase = (
  characters: readonly Character[],
  step: Partial<Step> = {},
  changes: Partial<State> = {},
): State =>
  table(characters, { phase: 'recovery', step: { ...FRESH_STEP, order: ['a', 'b'], ...step }, ...changes });
const RUNS = { status: 'flight' } as const;
const TWO = { psychDice: { flight: 2, pursuit: 3, attack: 1, fury: 1 } } as const;
const open = { type: 'openRecovery', threats: null, prey: null, order: [], picks: [] } as const;

const runner = at('x', 50, TWO, { ...RUNS, ...points(1), carriedPoints: 2 });
const shaking = at('c', 55, TWO, { status: 'cowering', ...points(2) });
const chaser = at('p', 20, TWO, {
  status: 'pursuit',
  ...points(0, 1),
  causes: { ...NO_CAUSES, pursuit: ['e'] },
});
const enemy = at('e', 60, { side: 'b', chargeDistanceCm: 10, size: 2 });

describe('the dice of a recovery (CH-14.4)', () => {
  it('are dice per point × load, with threat dice for those in flight alone', () => {
    const threatDice = ['x', 'c', 'p'].map((id) => ({ id, dice: 3 }));
    const state = inPhase([runner, shaking, chaser, at('k', 1)], { threatDice });
    // Icon, one point, two carried: 4 × 2 dice, and 3 of threat.
    expect(recoveryDice(state, runner)).toEqual({ dice: 11, load: 4, threat: 3 });
    expect(recoveryDice(state, shaking)).toEqual({ dice: 6, load: 3, threat: 0 });
    expect(recoveryDice(state, chaser)).toEqual({ dice: 6, load: 2, threat: 0 });
    expect(recoveryDice(state, state.characters[3]!)).toEqual({ dice: 0, load: 0, threat: 0 });
    expect(recoveryDice({ ...state, step: null }, runner).threat).toBe(0);
  });
});

describe('threat dice (CH-16.7, CH-16.8)', () => {
  const other = at('y', 52, {}, RUNS);

  it('are shared among those in flight, one for each size of an enemy who could charge them', () => {
    const { state, events } = given(inPhase([runner, other, enemy]), open);
    expect(state.step).toMatchObject({
      stage: 'test',
      threatDice: [
        { id: 'x', dice: 1 },
        { id: 'y', dice: 1 },
      ],
    });
    expect(events.map(({ type }) => type)).toEqual(['recoveryOpened', 'pointsShared']);
    // Nobody in charge distance: nothing to share.
    expect(given(inPhase([runner, { ...enemy, pos: { x: 90, y: 50 } }]), open).events).toHaveLength(1);
  });

  it('go first to those whose chance they lower least: most dice on their load', () => {
    const one = given(inPhase([other, runner, { ...enemy, size: 1 }]), open).state;
    expect(one.step?.threatDice).toEqual([{ id: 'x', dice: 1 }]);
    const house = { ...one.house, autoPolicy: 'rosterOrder' } as const;
    const byRoster = given(inPhase([other, runner, { ...enemy, size: 1 }], {}, { house }), open).state;
    expect(byRoster.step?.threatDice).toEqual([{ id: 'y', dice: 1 }]);
  });

  it('come from every enemy on the table, by house rule only from those who neither flee nor cower', () => {
    const enemies = (['ok', 'flight', 'cowering', 'attack'] as const).map((status) =>
      at(status, 60, { side: 'b' }, { status }),
    );
    const state = inPhase([runner, ...enemies, at('gone', 60, { side: 'b' }, { onTable: false })]);
    expect(threatening(state, 'a').map(({ id }) => id)).toEqual(['ok', 'flight', 'cowering', 'attack']);
    const ready = { ...state, house: { ...state.house, onlyReadyThreats: true } };
    expect(threatening(ready, 'a').map(({ id }) => id)).toEqual(['ok', 'attack']);
  });

  it('leave ties to the fleeing side, by house rule to the other', () => {
    const chooser = (threatChooser: 'fleeingSide' | 'threateningSide') => {
      const state = inPhase([runner, other, { ...enemy, size: 1 }]);
      return given({ ...state, house: { ...state.house, threatChooser } }, open).state.shares[0];
    };
    expect(chooser('fleeingSide')).toMatchObject({ side: 'a', chooser: 'a', track: 'threat' });
    expect(chooser('threateningSide')).toMatchObject({ side: 'a', chooser: 'b' });
  });

  it('may be chosen anew before the first test', () => {
    const opened = given(inPhase([runner, other, { ...enemy, size: 1 }]), open).state;
    const again = given(opened, { type: 'choosePick', source: 'e', ids: ['y'] }).state;
    expect(again.step?.threatDice).toEqual([{ id: 'y', dice: 1 }]);
  });

  it('take lists by enemy: known figures, of the other side, on the table', () => {
    const state = inPhase([runner, enemy, at('gone', 60, { side: 'b' }, { onTable: false })]);
    const lists = (id: string, ids: readonly string[] = []) => ({ ...open, threats: [{ id, ids }] });
    expect(why(state, lists('z'))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(why(state, lists('e', ['z']))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(why(state, lists('x'))).toEqual({ code: 'E_WRONG_SIDE', params: { id: 'x' } });
    expect(why(state, lists('gone'))).toEqual({ code: 'E_NOT_A_SOURCE', params: { id: 'gone' } });
    expect(why(state, { ...open, order: ['z'] })).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(why(state, { ...open, order: ['x'] })).toEqual({ code: 'E_WRONG_SIDE', params: { id: 'x' } });
    expect(why(state, { ...open, prey: ['z'] })).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
  });
});

describe('a pursuer (CH-18.4)', () => {
  const gone = (characters: readonly Character[], prey: readonly string[] | null = null) =>
    given(inPhase(characters), { ...open, prey }).state.step?.preyGone;

  it('is without prey when no enemy that drew it flees and no other within its charge distance', () => {
    const long = { ...chaser, chargeDistanceCm: 38 };
    const fled = { ...enemy, ...RUNS };
    const stranger = { ...fled, id: 'f' };
    expect(gone([chaser, fled])).toEqual([]);
    expect(gone([chaser, enemy])).toEqual(['p']);
    expect(gone([chaser, { ...fled, onTable: false }])).toEqual(['p']);
    expect(gone([chaser, stranger])).toEqual(['p']);
    expect(gone([long, stranger])).toEqual([]);
    expect(gone([long, { ...stranger, side: 'a' }])).toEqual(['p']);
    // Points by hand can name any figure as their cause; a friend is no prey.
    expect(gone([chaser, { ...fled, side: 'a' }])).toEqual(['p']);
  });

  it('has prey in reach when the players say so', () => {
    expect(gone([chaser, enemy], ['p'])).toEqual([]);
    expect(gone([chaser, enemy], [])).toEqual(['p']);
    expect(pursuersInDoubt(inPhase([chaser, enemy]), 'a').map(({ id }) => id)).toEqual(['p']);
    expect(pursuersInDoubt(inPhase([chaser, { ...enemy, ...RUNS }]), 'a')).toEqual([]);
    expect(pursuersInDoubt(inPhase([runner]), 'a')).toEqual([]);
  });

  it('must then test: ok or attack; a refusal is an attack too, and nobody may leave it out', () => {
    const state = given(inPhase([chaser, shaking, enemy]), open).state;
    expect(ruleset.owed(state)).toEqual([
      {
        ...{ id: 'recover-p', who: 'p', rule: 'CH-18.4' },
        because: { code: 'noPrey', params: { dice: 6 } },
        command: { type: 'attemptRecovery', ids: ['p'] },
      },
    ]);
    expect(why(state, { type: 'closeRecovery' })).toEqual({ code: 'E_TEST_MISSING', params: { id: 'p' } });
    const status = (command: Parameters<typeof given>[1], face: number) =>
      given(state, command, face).state.characters[0];
    expect(status({ type: 'attemptRecovery', ids: ['p'] }, 2)).toMatchObject({
      status: 'ok',
      causes: NO_CAUSES,
    });
    expect(status({ type: 'attemptRecovery', ids: ['p'] }, 1)).toMatchObject({
      ...{ status: 'attack', causes: NO_CAUSES, ...points(0) },
    });
    expect(status({ type: 'declineRecovery', ids: ['p'] }, 2)?.status).toBe('attack');
    const [must, may] = dueTests(state);
    expect(must).toMatchObject({
      id: 'p',
      compulsory: true,
      failing: [{ status: 'attack' }],
      mayName: false,
    });
    expect(may).toMatchObject({ id: 'c', compulsory: false, failing: [{ status: 'cowering' }] });
    expect(may?.failing[0]?.chance).toBeCloseTo(1 - (5 / 6) ** 6, 12);
  });
});

describe('an attempt', () => {
  const state = inPhase([runner, shaking, at('k', 1), { ...enemy, ...RUNS }], {
    stage: 'test',
    tried: ['c'],
  });

  it('is refused for whoever is not to try now', () => {
    expect(whyNoRecovery(state, 'x')).toBeNull();
    expect(whyNoRecovery(state, 'c')?.why).toEqual({ code: 'E_NO_TEST_DUE', params: { id: 'c' } });
    expect(whyNoRecovery(state, 'k')?.why).toEqual({ code: 'E_STATUS_OK', params: { id: 'k' } });
    expect(whyNoRecovery(state, 'e')?.why).toEqual({ code: 'E_WRONG_SIDE', params: { id: 'e' } });
    expect(whyNoRecovery(state, 'z')?.why.code).toBe('E_UNKNOWN_ID');
    for (const type of ['attemptRecovery', 'declineRecovery'] as const) {
      expect(why(state, { type, ids: ['x', 'k'] })).toEqual({ code: 'E_STATUS_OK', params: { id: 'k' } });
      expect(why({ ...state, phase: 'flight' }, { type, ids: ['x'] })).toEqual({ code: 'E_PHASE_ORDER' });
    }
    expect(why({ ...state, phase: 'flight' }, { type: 'closeRecovery' })).toEqual({ code: 'E_PHASE_ORDER' });
    expect(why(state, open)).toEqual({ code: 'E_PHASE_ORDER' });
  });

  it('that passes brings back everything; one that fails spends the points and leaves the icon (CH-1.13)', () => {
    const tried = (face: number, house: Partial<State['house']> = {}) =>
      given({ ...state, house: { ...state.house, ...house } }, { type: 'attemptRecovery', ids: ['x'] }, face)
        .state.characters[0];
    expect(tried(2)).toMatchObject({ status: 'ok', carriedPoints: 0, ...points(0) });
    expect(tried(1)).toMatchObject({ status: 'flight', carriedPoints: 2, ...points(0) });
    expect(tried(1, { keepPointsAfterFailedRecovery: true })).toMatchObject({
      ...{ status: 'flight', carriedPoints: 3, ...points(0) },
    });
    const left = given(state, { type: 'declineRecovery', ids: ['x'] }).state.characters[0];
    expect(left).toMatchObject({ status: 'flight', carriedPoints: 2, ...points(1) });
  });

  it('of the last one ends the part of the side', () => {
    const { events } = given(state, { type: 'attemptRecovery', ids: ['x', 'x'] });
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['recoveryTried', 'sideFinished']);
    expect(events[1]).toEqual({ type: 'sideFinished', side: 'a', rounds: 1 });
    expect(given(state, { type: 'closeRecovery' }).events[0]).toMatchObject({ id: 'x', declined: true });
    const two = inPhase([runner, shaking], { stage: 'test' });
    expect(given(two, { type: 'attemptRecovery', ids: ['x'] }).events).toHaveLength(1);
  });

  it('gives back what flight took from a leader, by house rule alone, up to 50', () => {
    const led = (leadership: number, leadershipLost: number, restoreLeadershipOnRecovery: boolean) => {
      const officer = { ...runner, role: 'officer', leadership, leadershipLost } as const;
      const own = inPhase([officer], { stage: 'test' });
      const house = { ...own.house, restoreLeadershipOnRecovery };
      return given({ ...own, house }, { type: 'attemptRecovery', ids: ['x'] }).state.characters[0];
    };
    expect(led(3, 2, false)).toMatchObject({ leadership: 3, leadershipLost: 2 });
    expect(led(3, 2, true)).toMatchObject({ leadership: 5, leadershipLost: 0 });
    expect(led(49, 2, true)).toMatchObject({ leadership: 50 });
  });

  it('from another reaction gives a leader nothing back of an earlier flight (CH-8.6)', () => {
    const officer = { ...shaking, role: 'officer', leadership: 3, leadershipLost: 2 } as const;
    const own = inPhase([officer], { stage: 'test' });
    const house = { ...own.house, restoreLeadershipOnRecovery: true };
    const after = given({ ...own, house }, { type: 'attemptRecovery', ids: ['c'] }).state.characters[0];
    expect(after).toMatchObject({ status: 'ok', leadership: 3, leadershipLost: 2 });
  });
});
