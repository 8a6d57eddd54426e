/** Later rounds of the offensive, tests without dice, and what closes a round (CH-10.4, CH-11.4, CH-12.1, CH-13.8). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile, Track } from '../model/character.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Event } from '../model/events.ts';
import { FRESH_STEP, type House, type State, type Step } from '../model/game.ts';
import { tempted } from '../rules/offensive-round.ts';
import { flightGoesOn, testersLeft } from '../rules/phase.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const ONE_DIE = { psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 1 } } as const;
const on = (points: Partial<Record<Track, number>>): Partial<Character> => ({
  points: { ...{ demoralisation: 0, pursuit: 0, attack: 0, fury: 0 }, ...points },
});
const one = (id: string, changes: Partial<Character> = {}, profile: Partial<Profile> = {}) =>
  person(id, { ...ONE_DIE, ...profile }, changes);

function part(
  phase: State['phase'],
  characters: readonly Character[],
  step: Partial<Step> = {},
  house: Partial<House> = {},
): State {
  const state = table(characters, { phase, step: { ...FRESH_STEP, order: ['a', 'b'], ...step } });
  return { ...state, house: { ...state.house, ...house } };
}
const share = (changes: Partial<CommandOf<'shareOffensive'>>): CommandOf<'shareOffensive'> => ({
  ...{ type: 'shareOffensive', pursuit: [], attack: [], furyPoints: [], order: [], picks: [] },
  ...changes,
});
const sharesOf = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'pointsShared' ? [event.share] : []));

describe('a later round', () => {
  const people = [
    one('p'),
    one('fresh', { status: 'attack' }),
    one('before', { status: 'attack' }),
    one('e', { status: 'flight' }, { side: 'b' }),
  ];
  const second = part('offensive', people, { round: 2, sources: ['fresh'] });
  const refused = (id: string) => ({ code: 'E_NOT_A_SOURCE', params: { id } });

  it('is not tempted by those who flee any more (CH-10.4)', () => {
    expect(why(second, share({ pursuit: [{ id: 'e', ids: ['p'] }] }))).toEqual(refused('e'));
    expect(sharesOf(given(second, share({ pursuit: null })).events)).toMatchObject([{ track: 'attack' }]);
  });

  it('is driven on only by those who joined in the round before (CH-11.4)', () => {
    expect(why(second, share({ attack: [{ id: 'before', ids: ['p'] }] }))).toEqual(refused('before'));
    const { events } = given(second, share({ attack: [{ id: 'fresh', ids: ['p'] }] }));
    expect(sharesOf(events)).toMatchObject([{ track: 'attack', sources: [{ id: 'fresh', points: 1 }] }]);
  });

  it('is told by its number', () => {
    expect(given(second, share({})).events[0]).toMatchObject({ type: 'roundOpened', round: 2 });
  });

  it('has no share of a kind that nobody is the source of', () => {
    const alone = part('offensive', [one('p'), people[3]!]);
    expect(sharesOf(given(alone, share({ pursuit: null, attack: null })).events)).toMatchObject([
      { track: 'pursuit', sources: [{ id: 'e' }] },
    ]);
  });
});

describe('the points of the offensive', () => {
  it('go in the order of sources that was asked for (CH-2.4)', () => {
    const people = [one('p'), one('w', { status: 'attack' }), one('v', { status: 'attack' })];
    const lists = share({ attack: ['w', 'v'].map((id) => ({ id, ids: ['p'] })), order: ['v', 'w'] });
    const [only] = sharesOf(given(part('offensive', people), lists).events);
    expect(only?.sources.map(({ id }) => id)).toEqual(['v', 'w']);
  });

  it('tempt those on the table who belong to the side, however near others are (CH-10.1)', () => {
    const at = { pos: { x: 10, y: 10 } };
    const prey = one('e', { status: 'flight', ...at }, { side: 'b' });
    const people = [one('p', at), one('gone', { ...at, onTable: false }), prey, one('f', at, { side: 'b' })];
    expect(tempted(part('offensive', people), 'a', prey)).toEqual(['p']);
  });
});

it('given points on both sides, then only the side whose turn it is must test (CH-13.10)', () => {
  const people = [one('x', on({ attack: 1 })), one('e', on({ attack: 1 }), { side: 'b' })];
  expect(testersLeft(part('offensive', people, { stage: 'test' }))).toEqual(['x']);
});

describe('whoever has points and no dice (CH-12.1)', () => {
  const none = { psychDice: { flight: 0, pursuit: 0, attack: 0, fury: 0 } } as const;
  const closed = (events: readonly Event[]) => events.find((event) => event.type === 'roundClosed');

  it('is not asked, and passes with the round', () => {
    const people = [one('x', on({ demoralisation: 1 })), one('z', on({ demoralisation: 2 }), none)];
    const state = part('flight', people, { stage: 'test' });
    expect(testersLeft(state)).toEqual(['x']);
    expect(closed(given(state, { type: 'testFlight', ids: ['x'] }).events)).toMatchObject({
      results: [
        { id: 'x', dice: 1, points: 1, enters: null },
        { id: 'z', dice: 0, points: 2, enters: null },
      ],
    });
  });

  it('is not asked on the offensive either', () => {
    const people = [one('x', on({ attack: 1 })), one('z', on({ pursuit: 3 }), none)];
    const state = part('offensive', people, { stage: 'test' });
    expect(testersLeft(state)).toEqual(['x']);
    const { events } = given(state, { type: 'testOffensive', ids: ['x'], track: null });
    expect(closed(events)).toMatchObject({
      results: [
        { id: 'x', track: 'attack', dice: 1, enters: null },
        { id: 'z', track: 'pursuit', dice: 0, points: 3, enters: null },
      ],
    });
  });

  it('needs no die when nobody else is there', () => {
    const state = part('flight', [one('z', on({ demoralisation: 2 }), none)], { stage: 'test' });
    expect(closed(given(state, { type: 'closeRound' }).events)).toMatchObject({ results: [{ id: 'z' }] });
  });

  it('is nobody in the recovery, where reactions are tested and no points', () => {
    expect(testersLeft(part('recovery', [one('x', on({ attack: 1 }))], { stage: 'test' }))).toEqual([]);
  });
});

describe('the end of a round', () => {
  const general = (changes: Partial<Character>) => one('g', changes, { role: 'general', stars: 3 });

  it('counts the command as lost when the general runs, and not when he attacks (CH-8.5)', () => {
    const ran = part('flight', [general({ ...on({ demoralisation: 1 }) })], { stage: 'test' });
    const after = given(ran, { type: 'testFlight', ids: ['g'] }, 1).state;
    expect(after.armies.a.commandLoss).toEqual({ kind: 'generalFleeing', sinceTurn: 1 });
    const charged = part('offensive', [general({ ...on({ attack: 1 }) })], { stage: 'test' });
    const then = given(charged, { type: 'testOffensive', ids: ['g'], track: null }, 1).state;
    expect(then.characters[0]?.status).toBe('attack');
    expect(then.armies.a.commandLoss).toEqual({ kind: 'none' });
  });

  it('of the offensive opens another for points that came after the test of their track (CH-13.11)', () => {
    const people = [one('x', on({ fury: 1 })), one('y', on({ attack: 1 }))];
    const roll = (id: string) => ({ type: 'testOffensive', ids: [id], track: null }) as const;
    const late = { type: 'addPoints', id: 'x', track: 'fury', points: 1, reason: '', cause: null } as const;
    const rolled = given(part('offensive', people, { stage: 'test' }), roll('x')).state;
    expect(given(rolled, roll('y')).state).toMatchObject({ phase: 'closed', step: null });
    const second = given(given(rolled, late).state, roll('y')).state;
    expect(second).toMatchObject({ phase: 'offensive', step: { round: 2, stage: 'share' } });
    expect(second.characters[0]?.points.fury).toBe(1);
  });

  it('opens another round of flight for those who ran, who must test, or whose load is due', () => {
    const goesOn = (ran: number, ...people: Character[]) => flightGoesOn(part('flight', people), 'a', ran);
    const leader = { role: 'officer', stars: 1 } as const;
    const due = { status: 'flight', owesLoad: true } as const;
    expect(goesOn(0, one('x'))).toBe(false);
    expect(goesOn(1, one('x'))).toBe(true);
    expect(goesOn(0, one('x', on({ demoralisation: 1 })))).toBe(true);
    expect(goesOn(0, one('o', due, leader))).toBe(true);
    expect(goesOn(0, one('o', due, { ...leader, side: 'b' }))).toBe(false);
  });
});
