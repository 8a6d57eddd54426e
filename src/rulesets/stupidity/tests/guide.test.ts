/** What the screen leads with: the one thing to do now, what else is pending, and the facts of each row. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/command.ts';
import { PHASES, type State } from '../model/state.ts';
import { checklist, pending, pendingOddDice, pointsLost, whatNow } from '../rules/guide.ts';
import { nextOwnTurn, otherSide } from '../rules/when.ts';
import { notTesting } from './case-state.ts';
import { knights, play, spears, startOfTurn, table, the, trolls } from './table.ts';

const inContact = (count: number) => [{ ...trolls('t').groups[0]!, inContact: count }];
const two = [...inContact(1), { ...inContact(2)[0]!, id: 'more' }, { ...inContact(1)[0]!, id: 'last' }];
const fight = (id: string, more: object = {}) =>
  trolls(id, { stupid: true, engaged: true, groups: inContact(3), ...more });
const at = (phase: State['phase'], ...units: NonNullable<Parameters<typeof table>[0]>): State => ({
  ...table(units),
  phase,
});
const steps = (state: State) => pending(state).map(([step, units]) => [step, ...units.map(({ id }) => id)]);

describe('the one thing to do now', () => {
  it('given an empty table, is to add units', () => {
    expect(whatNow(table([]))).toEqual({ step: 'addUnits', unitIds: [], next: 'movement' });
  });

  it('is Panic and Terror before the tests, which the stupid of the side whose turn it is skip', () => {
    const state = table(
      [trolls('t', { stupid: true }), trolls('u'), trolls('x', { side: 'B', stupid: true })],
      {
        panicTerrorDone: false,
      },
    );
    expect(whatNow(state)).toEqual({ step: 'panicTerror', unitIds: ['t'], next: 'movement' });
  });

  it('is a test, then a reaction, then a move', () => {
    const charge = { targetId: 'x', reaction: null };
    const units = [
      trolls('m', { stupid: true }),
      trolls('c', { charge }),
      trolls('d', { due: true }),
      spears('x', { side: 'B' }),
    ];
    expect(steps(table(units))).toEqual([
      ['tests', 'd'],
      ['reactions', 'c'],
      ['moves', 'm'],
    ]);
    expect(whatNow(table(units))).toMatchObject({ step: 'tests', unitIds: ['d'] });
    expect(whatNow(table(units.slice(0, 2)))).toMatchObject({ step: 'reactions', unitIds: ['c'] });
    expect(whatNow(table(units.slice(0, 1)))).toMatchObject({ step: 'moves', unitIds: ['m'] });
  });

  it('is in the Close Combat phase the odd die, then who stands idle, of both sides, and no move any more', () => {
    const units = [fight('t'), fight('y', { side: 'B', groups: two }), trolls('m', { stupid: true })];
    expect(steps(at('combat', ...units))).toEqual([
      ['oddDice', 't'],
      ['idle', 'y'],
    ]);
    expect(steps(at('magic', ...units))).toEqual([['moves', 'm']]);
    expect(whatNow(at('combat', ...units.slice(1)))).toMatchObject({ step: 'idle', unitIds: ['y'] });
  });

  it('asks no dice and no choice of those who are not engaged', () => {
    const free = [fight('t', { engaged: false }), fight('y', { engaged: false, groups: two })];
    expect(steps(at('combat', ...free))).toEqual([]);
    expect(pendingOddDice(at('combat', ...free))).toEqual([]);
  });

  it('given nothing is pending, is the next phase, and after the last a new turn', () => {
    const next = PHASES.map((phase) => whatNow(at(phase, trolls('t'))));
    expect(next).toEqual(
      ['movement', 'magic', 'shooting', 'combat', null].map((phase) => ({
        step: 'nextPhase',
        unitIds: [],
        next: phase,
      })),
    );
  });

  it('leaves the moves of the other side alone, and those that were made', () => {
    const made = { with: 'none', moved: 7.5, targetId: null };
    expect(
      steps(table([trolls('t', { stupid: true, move: made }), trolls('x', { stupid: true, side: 'B' })])),
    ).toEqual([]);
  });
});

describe('the checklist', () => {
  it('tells Leadership, chance, Movement and half of it', () => {
    expect(checklist(table([knights('k', { due: true })]))).toMatchObject([
      {
        ...{ place: 'due', reason: 'required', slowest: 18, half: 9 },
        ...{ testLd: { ld: 8, source: 'own', groupId: 'knights' }, chance: { num: 26, den: 36 } },
      },
    ]);
  });

  it('given Panic and Terror are open, shows everybody who would have to test', () => {
    const open = checklist(
      table([trolls('t'), spears('s'), trolls('f', { fleeing: true })], { panicTerrorDone: false }),
    );
    expect(open.map(({ unit, place, reason }) => [unit.id, place, reason])).toEqual([
      ['t', 'due', 'required'],
      ['f', 'exempt', 'fleeing'],
      ['s', 'other', 'no-stupid-models'],
    ]);
  });

  it('given the test is not due any more, shows that it is exempt this turn', () => {
    expect(checklist(table([trolls('t')]))).toMatchObject([{ place: 'exempt', reason: 'required' }]);
  });

  it('puts on top who still owes something, of either side, and then goes by the places', () => {
    const rows = checklist(
      at(
        'movement',
        ...[spears('s'), trolls('f', { fleeing: true }), trolls('moves', { stupid: true })],
        trolls('x', { side: 'B', charge: { targetId: 's', reaction: null } }),
        knights('k', { due: true }),
      ),
    );
    expect(rows.map(({ unit, owes }) => `${unit.id} ${owes}`)).toEqual([
      ...['k true', 'moves true', 'x true', 'f false', 's false'],
    ]);
  });

  it('names the units of its side that do not test, with the reason', () => {
    const state = table([
      trolls('t'),
      trolls('f', { fleeing: true }),
      spears('s'),
      spears('x', { side: 'B' }),
    ]);
    expect(notTesting(state).map(({ unit, reason }) => [unit.id, reason])).toEqual([
      ['f', 'fleeing'],
      ['s', 'no-stupid-models'],
    ]);
  });
});

it('points of a side are the sum of its units over the edge, and those that are not told yet', () => {
  const gone = (id: string, points: number | null, more: object = {}) =>
    trolls(id, { offTable: true, points, ...more });
  const state = table([
    gone('a', 100),
    gone('b', 65),
    gone('c', null),
    trolls('on', { points: 1000 }),
    gone('x', 7, { side: 'B' }),
  ]);
  expect(pointsLost(state, 'A')).toEqual({ points: 165, open: ['c'] });
  expect(pointsLost(state, 'B')).toEqual({ points: 7, open: [] });
});

it('the next turn of a side is in this game turn only if it plays second and has yet to play', () => {
  const next = (activeSide: 'A' | 'B', firstSide: 'A' | 'B') =>
    (['A', 'B'] as const).map((side) => nextOwnTurn({ ...table([]), turn: 2, activeSide, firstSide }, side));
  expect([next('A', 'A'), next('B', 'A'), next('A', 'B'), next('B', 'B')]).toEqual([
    [3, 2],
    [3, 3],
    [3, 3],
    [2, 3],
  ]);
  expect([otherSide('A'), otherSide('B')]).toEqual(['B', 'A']);
});

describe('a test that falls due', () => {
  const set = (value: boolean, trait: 'stupid' | 'immune' = 'stupid'): Command => ({
    ...({ type: 'setPart', unitId: 't', groupId: 'trolls', part: 'rider' } as const),
    ...{ trait, value },
  });
  const owed = (state: State) => the(state, 't').due;

  it('never comes twice in a start of turn, whatever becomes of the models', () => {
    const tested = play(
      startOfTurn(table([trolls('t')])),
      { type: 'testStupidity', unitId: 't', extra: false },
      [1, 1],
    );
    expect(owed(play(play(tested, set(false)), set(true)))).toBe(false);
  });

  it('is there once when models change twice before it is taken', () => {
    const drugged = play(startOfTurn(table([trolls('t')])), set(true, 'immune'));
    const again = play(drugged, set(false, 'immune'));
    expect(owed(again)).toBe(true);
  });

  it('is missed by those who were fleeing when it came', () => {
    const fleeing = startOfTurn(table([trolls('t', { fleeing: true })]));
    const rallied = play(fleeing, { type: 'setFlag', unitId: 't', flag: 'fleeing', value: false });
    expect(owed(rallied)).toBe(false);
    expect(owed(play(rallied, { type: 'setPoints', unitId: 't', points: 1 }))).toBe(false);
    expect(owed(play(fleeing, { type: 'changeSetting', key: 'units', value: 'in' }))).toBe(false);
  });
});
