/** "What now?": what the guide leads with, and when its button may go on without asking the players. */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import { FRESH_STEP, type State, type Step } from '../model/game.ts';
import { whatNow } from '../rules/guide.ts';
import { person, table } from './tools.ts';

const NO_CAUSES = { demoralisation: [], pursuit: [], attack: [], fury: [] };
const one = (id: string, changes: Partial<Character> = {}, profile: Partial<Profile> = {}) =>
  person(id, profile, changes);
const now = (
  rangeMode: 'board' | 'tap',
  characters: readonly Character[],
  phase: State['phase'],
  step: Partial<Step> = {},
) => {
  const state = table(characters, { phase, step: { ...FRESH_STEP, order: ['a', 'b'], ...step } });
  return whatNow({ ...state, armies: { ...state.armies, a: { ...state.armies.a, rangeMode } } });
};
const shaken = { points: { demoralisation: 1, pursuit: 0, attack: 0, fury: 0 } };
const NO_SHARING = { order: [], picks: [] };

describe('outside of the phase', () => {
  it('it begins it, or ends the turn', () => {
    expect(whatNow(table([], {}))).toEqual({ kind: 'battle', command: { type: 'beginPsychology' } });
    expect(whatNow(table([], { phase: 'closed' }))).toEqual({ kind: 'closed', command: { type: 'endTurn' } });
  });
});

describe('before recoveries', () => {
  const open = (lists: null | []) => ({ type: 'openRecovery', threats: lists, prey: lists, ...NO_SHARING });
  const chaser = one('p', { status: 'pursuit', causes: { ...NO_CAUSES, pursuit: ['e'] } });

  it('the board measures; players who tap are asked about those in flight and pursuers in doubt', () => {
    const runs = one('x', { status: 'flight' });
    expect(now('board', [runs], 'recovery')).toEqual({
      ...{ kind: 'threats', side: 'a', inDoubt: [], command: open(null) },
    });
    expect(now('tap', [runs], 'recovery')).toMatchObject({ inDoubt: [], command: null });
    expect(now('tap', [chaser], 'recovery')).toMatchObject({ inDoubt: ['p'], command: null });
    expect(now('tap', [one('c', { status: 'cowering' })], 'recovery')).toMatchObject({ command: open([]) });
    const prey = one('e', { status: 'flight' }, { side: 'b' });
    expect(now('tap', [chaser, prey], 'recovery')).toMatchObject({ inDoubt: [], command: open([]) });
  });

  it('whoever has most dice is asked first, as in the list of tests', () => {
    const tired = (id: string, demoralisation: number) =>
      one(id, { status: 'flight', points: { ...shaken.points, demoralisation } });
    const people = [tired('x', 1), tired('y', 3), tired('z', 3), tired('w', 2)];
    expect(now('tap', people, 'recovery', { stage: 'test' })).toMatchObject({
      ids: ['y', 'z', 'w', 'x'],
      command: { ids: ['y', 'z', 'w', 'x'] },
    });
  });

  it('then everybody who has not tried is asked at once', () => {
    const people = [one('x', { status: 'flight' }), one('c', { status: 'cowering' })];
    expect(now('tap', people, 'recovery', { stage: 'test', tried: ['x'] })).toEqual({
      ...{ kind: 'recover', side: 'a', ids: ['c'] },
      command: { type: 'attemptRecovery', ids: ['c'] },
    });
  });
});

describe('in a round', () => {
  const runs = one('x', { status: 'flight' });
  const wild = one('w', { status: 'fury' });
  const prey = one('e', { status: 'flight' }, { side: 'b' });

  it('of flight it shares by the board, or asks for the ranges of its sources', () => {
    const share = (inRange: null | []) => ({ type: 'shareFlight', inRange, ...NO_SHARING });
    expect(now('board', [runs], 'flight', { round: 1 })).toEqual({
      ...{ kind: 'ranges', side: 'a', round: 1, sources: ['x'], command: share(null) },
    });
    expect(now('tap', [runs], 'flight')).toMatchObject({ sources: ['x'], command: null });
    expect(now('tap', [one('p', shaken)], 'flight')).toMatchObject({ sources: [], command: share([]) });
  });

  it('of the offensive it names fleeing enemies, then friends on the offensive', () => {
    const share = (lists: null | []) => ({
      ...{ type: 'shareOffensive', pursuit: lists, attack: lists, furyPoints: [] },
      ...NO_SHARING,
    });
    expect(now('board', [wild, prey], 'offensive')).toMatchObject({
      sources: ['e', 'w'],
      command: share(null),
    });
    expect(now('tap', [wild, prey], 'offensive')).toMatchObject({ sources: ['e', 'w'], command: null });
    expect(now('tap', [one('p')], 'offensive')).toMatchObject({ sources: [], command: share([]) });
  });

  it('it rolls everything that is due, and ends a round in which nothing is', () => {
    const test = { stage: 'test', round: 2 } as const;
    expect(now('tap', [one('p', shaken)], 'flight', test)).toEqual({
      ...{ kind: 'test', side: 'a', round: 2, ids: ['p'], command: { type: 'testFlight', ids: ['p'] } },
    });
    expect(now('tap', [one('p')], 'flight', test)).toEqual({
      ...{ kind: 'endRound', side: 'a', round: 2, command: { type: 'closeRound' } },
    });
    const angry = one('p', { points: { ...shaken.points, attack: 1 } });
    expect(now('tap', [angry], 'offensive', test)).toMatchObject({
      command: { type: 'testOffensive', ids: ['p'], track: null },
    });
  });

  it('dice are asked for in the order of the list of tests: most first, a character by the hardest test', () => {
    const holding = (id: string, points: Partial<Character['points']>) =>
      one(id, { points: { ...shaken.points, demoralisation: 0, ...points } });
    const test = { stage: 'test' } as const;
    const afraid = [1, 3, 2, 3].map((demoralisation, i) => holding(`x${i}`, { demoralisation }));
    expect(now('tap', afraid, 'flight', test)).toMatchObject({ ids: ['x1', 'x3', 'x2', 'x0'] });
    const wild = [
      holding('x', { attack: 2 }),
      holding('y', { fury: 1, attack: 1, pursuit: 4 }),
      holding('z', {}),
    ];
    const offensive = now('tap', wild, 'offensive', test);
    expect(offensive).toMatchObject({ ids: ['y', 'x'], command: { ids: ['y', 'x'], track: null } });
  });
});
