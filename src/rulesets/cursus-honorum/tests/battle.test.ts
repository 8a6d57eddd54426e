/** What players tell during the battle, and every reason why it cannot be (CH-1.2, CH-4, CH-6, CH-13.4). */
import { describe, expect, it } from 'vitest';
import type { Character, Status, Track } from '../model/character.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/game.ts';
import { combatDice } from '../rules/combat.ts';
import { superiorityPoints } from '../rules/superiority.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const NO_POINTS = { demoralisation: 0, pursuit: 0, attack: 0, fury: 0 };
const with1 = (changes: Partial<Character>): State =>
  table([person('x', { psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 0 } }, changes)], {});
const calm = with1({});
const x = (state: State): Character => state.characters[0]!;

/** Everything that is done to one character is refused alike for one who is not there. */
const ON_ONE: readonly Command[] = [
  { type: 'setRetreat', id: 'x', on: true },
  { type: 'leaderFlees', id: 'x' },
  { type: 'leaveTable', id: 'x' },
  { type: 'addPoints', id: 'x', track: 'attack', points: 1, reason: '', cause: null },
  { type: 'spendLeadership', id: 'x', spent: 1 },
  { type: 'setTargets', targets: [{ id: 'x', targetId: null }] },
  { type: 'scoreSuperiority', id: 'x', attackDice: 1, defenceDice: 1 },
  { type: 'killCharacter', id: 'x', inRange: [], picks: [] },
];

describe.each(ON_ONE.map((command) => [command.type, command] as const))('%s', (_type, command) => {
  it('is refused for a stranger, the dead, and one who has left', () => {
    const gone = { alive: false, onTable: false };
    expect(why(table([], {}), command)).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'x' } });
    expect(why(with1(gone), command)).toEqual({ code: 'E_DEAD', params: { id: 'x' } });
    expect(why(with1({ onTable: false }), command)).toEqual({ code: 'E_OFF_TABLE', params: { id: 'x' } });
  });
});

describe('a flight that begins by itself (CH-8.1)', () => {
  it('is told of leaders in ok or cowering', () => {
    const led = (status: Status): State => table([person('x', { role: 'chief' }, { status })], {});
    const flees = { type: 'leaderFlees', id: 'x' } as const;
    expect(why(calm, flees)).toEqual({ code: 'E_ROLE_STARS', params: { id: 'x' } });
    for (const status of ['flight', 'pursuit', 'fury', 'attack'] as const)
      expect(why(led(status), flees)).toEqual({ code: 'E_IMMUNE', params: { id: 'x' } });
    for (const status of ['ok', 'cowering'] as const)
      expect(x(given(led(status), flees).state)).toMatchObject({ status: 'flight', owesLoad: true });
  });
});

describe('the retreat mark (CH-6.1, CH-6.2)', () => {
  const retreat = (on: boolean) => ({ type: 'setRetreat', id: 'x', on }) as const;

  it('is set in ok alone, and can be lifted always', () => {
    expect(x(given(calm, retreat(true)).state).retreating).toBe(true);
    expect(x(given(with1({ retreating: true }), retreat(false)).state).retreating).toBe(false);
    for (const status of ['flight', 'cowering', 'pursuit', 'fury', 'attack'] as const) {
      expect(why(with1({ status }), retreat(true))).toEqual({
        code: 'E_RETREAT_STATUS',
        params: { id: 'x' },
      });
      expect(why(with1({ status }), retreat(false))).toBeNull();
    }
  });
});

describe('points by hand (CH-1.2, CH-1.6)', () => {
  const add = (points: number, track: Track = 'attack', cause: string | null = null) =>
    ({ type: 'addPoints', id: 'x', track, points, reason: ` ${'r'.repeat(130)} `, cause }) as const;

  it('are added with their reason and cause, and taken off', () => {
    const { events, state } = given(calm, add(999, 'attack', 'x'));
    expect(events).toEqual([
      {
        ...{ type: 'pointsAdded', id: 'x', track: 'attack', points: 999 },
        ...{ reason: 'r'.repeat(120), cause: 'x' },
      },
    ]);
    expect(x(state)).toMatchObject({
      points: { attack: 999 },
      causes: { attack: ['x'], demoralisation: [] },
    });
    expect(x(given(state, add(-999)).state).points.attack).toBe(0);
  });

  it('stay from 0 to 999', () => {
    const refusal = { code: 'E_POINTS', params: { id: 'x', max: 999 } };
    const some = with1({ points: { ...NO_POINTS, attack: 3 } });
    for (const points of [-4, 997, 1000, -1000, 0.5, Number.NaN])
      expect(why(some, add(points))).toEqual(refusal);
    for (const points of [-3, 996]) expect(why(some, add(points))).toBeNull();
  });

  it('go to nobody who is immune or cannot fall into it, and come from somebody known', () => {
    expect(why(with1({ status: 'fury' }), add(1))).toEqual({ code: 'E_IMMUNE', params: { id: 'x' } });
    expect(why(with1({ status: 'attack' }), add(1))).toBeNull();
    expect(why(calm, add(1, 'fury'))).toEqual({ code: 'E_NOT_ELIGIBLE', params: { id: 'x' } });
    expect(why(calm, add(1, 'attack', 'z'))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
  });

  it('wait for an open pick, and may be told in the phase', () => {
    const phase = { ...calm, phase: 'flight' } as const;
    expect(why(phase, add(1))).toBeNull();
    expect(why(phase, { type: 'setRetreat', id: 'x', on: true })).toEqual({ code: 'E_PHASE_ORDER' });
    expect(why({ ...calm, phase: 'closed' }, { type: 'setRetreat', id: 'x', on: true })).toBeNull();
  });
});

describe('leadership spent (CH-13.4)', () => {
  const spend = (spent: number) => ({ type: 'spendLeadership', id: 'x', spent }) as const;
  const chief = table([person('x', { role: 'chief', leadership: 3 }, {})], {});

  it('is what a leader has spent, 0 to 99', () => {
    expect(x(given(chief, spend(99)).state).leadershipSpent).toBe(99);
    expect(why(chief, spend(0))).toBeNull();
    for (const spent of [-1, 100, 1.5])
      expect(why(chief, spend(spent))).toEqual({ code: 'E_LEADERSHIP', params: { id: 'x', max: 99 } });
    expect(why(calm, spend(1))).toEqual({ code: 'E_ROLE_STARS', params: { id: 'x' } });
  });
});

describe('targets', () => {
  const state = table([...calm.characters, person('y', {}, {}), person('e', { side: 'b' }, {})], {});
  const aim = (id: string, targetId: string | null) =>
    ({ type: 'setTargets', targets: [{ id, targetId }] }) as const;

  it('are enemies who are there; null lifts the mark', () => {
    const marked = given(state, aim('x', 'e')).state;
    expect(x(marked).targetId).toBe('e');
    expect(marked.characters[1]?.targetId).toBeNull();
    expect(x(given(marked, aim('x', null)).state).targetId).toBeNull();
    expect(why(state, aim('x', 'y'))).toEqual({ code: 'E_WRONG_SIDE', params: { id: 'y' } });
    expect(why(state, aim('x', 'z'))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(given(state, { type: 'setTargets', targets: [] }).events).toEqual([]);
  });
});

describe('superiority (CH-4)', () => {
  it.each([
    [5, 3, 0],
    [6, 3, 1],
    [8, 3, 1],
    [9, 3, 2],
    [2, 3, 0],
    [0, 0, 0],
    [3, 0, 2],
    [3, 1, 2],
  ])('%i dice against %i give %i', (attack, defence, points) => {
    expect(superiorityPoints(attack, defence)).toBe(points);
  });

  it('counts dice up to 9,999 and points up to 999, on those who can take them', () => {
    const score = (attackDice: number, defenceDice: number) =>
      ({ type: 'scoreSuperiority', id: 'x', attackDice, defenceDice }) as const;
    expect(given(calm, score(9_999, 1)).events).toMatchObject([{ points: 999, given: 999 }]);
    expect(given(with1({ status: 'fury' }), score(9, 3)).events).toMatchObject([{ points: 2, given: 0 }]);
    expect(x(given(with1({ status: 'flight' }), score(9, 3)).state).points.demoralisation).toBe(2);
    for (const [attack, defence] of [
      [10_000, 1],
      [1, 10_000],
      [-1, 1],
      [1, -1],
      [0.5, 1],
      [1, 0.5],
    ] as const)
      expect(why(calm, score(attack, defence))).toEqual({ code: 'E_COMBAT_DICE', params: { max: 9_999 } });
  });
});

describe('extra dice in close combat (CH-21)', () => {
  const SELF: Partial<Record<Status, number>> = { fury: 2, attack: 1, pursuit: 1 };
  const OTHER: Partial<Record<Status, number>> = { flight: 2, cowering: 1 };
  const statuses = ['ok', 'flight', 'cowering', 'pursuit', 'fury', 'attack'] as const;

  it.each(statuses)('of one in %s against all others', (self) => {
    for (const other of statuses) {
      const [own, from] = [SELF[self] ?? 0, OTHER[other] ?? 0];
      expect(combatDice(self, other, calm.house)).toEqual({ attack: own + from, defence: own + from });
      const most = Math.max(own, from);
      const alone = { ...calm.house, combatBonusesStack: false };
      expect(combatDice(self, other, alone)).toEqual({ attack: most, defence: most });
    }
  });
});
