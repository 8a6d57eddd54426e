/** Which ranges the players are asked for, what the map says, and the command that follows (CH-1.14, CH-23.1). */
import { describe, expect, it } from 'vitest';
import type { Character, Profile } from '../model/character.ts';
import { FRESH_STEP, type State, type Step } from '../model/game.ts';
import {
  asksNothing,
  deathQuestion,
  furyCandidates,
  inRangeOf,
  inverted,
  nearQuestion,
  rangeQuestions,
  shareCommand,
  sharesWithDice,
} from '../rules/range-plan.ts';
import { why } from './refusal.ts';
import { person, table } from './tools.ts';

const at = (id: string, x: number, profile: Partial<Profile> = {}, changes: Partial<Character> = {}) =>
  person(id, profile, { pos: { x, y: 50 }, ...changes });
const OFFICER = { role: 'officer', stars: 2, areaOfInfluenceCm: 30 } as const;
const RUNS = { status: 'flight' } as const;

const share = (characters: readonly Character[], phase: State['phase'], step: Partial<Step> = {}): State =>
  table(characters, { phase, step: { ...FRESH_STEP, order: ['a', 'b'], ...step } });
const tapped = (state: State): State => ({
  ...state,
  armies: { ...state.armies, a: { ...state.armies.a, rangeMode: 'tap' } },
});
const WISHES = { order: [], prey: null, furyPoints: [] } as const;

describe('a death', () => {
  const [victim, near, far, shield] = [
    at('v', 50, {
      size: 2,
      extra: { casualty: 1, fleeing: 0, pursued: 0, offensive: 0, threat: 0, command: 0 },
    }),
    at('p', 60),
    at('q', 75),
    at('o', 55, { role: 'chief', stars: 3 }),
  ];
  const state = table(
    [victim, near, far, shield, at('e', 52, { side: 'b' }), at('r', 54, {}, { status: 'fury' })],
    {},
  );

  it('asks for friends within 10 cm who can take its points', () => {
    expect(deathQuestion(state, victim)).toEqual({
      ...{ id: 'v', kind: 'near', cm: 10, candidates: ['p', 'q', 'o'], measured: ['p', 'o'], points: 3 },
    });
    expect(asksNothing(state, victim)).toBe(true);
  });

  it('counts whom the players tap, as long as he is there, or else who is measured', () => {
    const question = deathQuestion(state, victim);
    expect(inRangeOf(question, ['q', 'z', 'r', 'p'])).toEqual(['q', 'p']);
    expect(inRangeOf(question, [])).toEqual([]);
    expect(inRangeOf(question, undefined)).toEqual(['p', 'o']);
    expect(inRangeOf(deathQuestion(tapped(state), victim), undefined)).toEqual([]);
  });

  it('of a leader asks for his area, without those whose stars shield them', () => {
    const leader = { ...victim, ...OFFICER };
    const led = table([leader, ...state.characters.slice(1)], {});
    expect(deathQuestion(led, leader)).toMatchObject({
      ...{ kind: 'area', cm: 30, candidates: ['p', 'q'], measured: ['p', 'q'], points: null },
    });
    expect(asksNothing(led, leader)).toBe(false);
  });

  it('has nothing measured where the side taps or the dead stood nowhere', () => {
    expect(deathQuestion(tapped(state), victim).measured).toBeNull();
    expect(asksNothing(tapped(state), victim)).toBe(false);
    const nowhere = { ...victim, pos: null };
    expect(deathQuestion(state, nowhere).measured).toBeNull();
    expect(asksNothing(state, nowhere)).toBe(false);
  });

  it('is not what a special rule asks around somebody: nobody is shielded, one point', () => {
    expect(nearQuestion(state, { ...victim, ...OFFICER })).toMatchObject({
      ...{ kind: 'near', cm: 10, candidates: ['p', 'q', 'o'], points: 1 },
    });
  });
});

describe('a share of threat dice', () => {
  const state = share(
    [
      at('x', 50, {}, RUNS),
      at('y', 90, {}, RUNS),
      at('e', 60, { side: 'b', chargeDistanceCm: 10 }),
      at('f', 60, { side: 'b', chargeDistanceCm: 9 }, { status: 'cowering' }),
      at('g', 51, { side: 'b', chargeDistanceCm: 50 }, { onTable: false }),
    ],
    'recovery',
  );

  it('asks around each in flight which enemies could charge it', () => {
    expect(rangeQuestions(state)).toEqual([
      { id: 'x', kind: 'threat', cm: null, candidates: ['e', 'f'], measured: ['e', 'f'], points: 1 },
      { id: 'y', kind: 'threat', cm: null, candidates: ['e', 'f'], measured: [], points: 1 },
    ]);
    const ready = { ...state, house: { ...state.house, onlyReadyThreats: true } };
    expect(rangeQuestions(ready)[0]).toMatchObject({ candidates: ['e'], measured: ['e'] });
    expect(rangeQuestions(tapped(state))[0]?.measured).toBeNull();
  });

  it('is told by enemy, and left to the board where nothing was corrected', () => {
    expect(shareCommand(state, {}, WISHES)).toEqual({
      ...{ type: 'openRecovery', threats: null, prey: null, order: [], picks: [] },
    });
    expect(shareCommand(state, { y: ['e'] }, { ...WISHES, order: ['f'] })).toEqual({
      type: 'openRecovery',
      threats: [
        { id: 'e', ids: ['x', 'y'] },
        { id: 'f', ids: ['x'] },
      ],
      ...{ prey: null, order: ['f'], picks: [] },
    });
    expect(shareCommand(tapped(state), {}, WISHES)).toMatchObject({ threats: [], prey: [] });
    expect(shareCommand(tapped(state), {}, { ...WISHES, prey: ['x'] })).toMatchObject({ prey: ['x'] });
    expect(inverted([])).toEqual([]);
  });

  it('leaves out whoever has gone since he was tapped, so that it is not refused', () => {
    const command = shareCommand(tapped(state), { x: ['g', 'z', 'e'], y: ['g'] }, WISHES);
    expect(command).toMatchObject({ threats: [{ id: 'e', ids: ['x'] }] });
    expect(why(tapped(state), command)).toBeNull();
    const wishes = { order: ['z', 'g', 'f'], prey: ['z', 'x'], furyPoints: [] };
    expect(shareCommand(tapped(state), {}, wishes)).toMatchObject({ order: ['f'], prey: ['x'] });
  });
});

describe('a round of flight', () => {
  const people = [
    at('x', 50, { size: 2 }, RUNS),
    at('o', 52, OFFICER, { ...RUNS, owesLoad: true }),
    at('p', 55),
    at('q', 75),
    at('e', 53, { side: 'b' }),
  ];
  const state = share(people, 'flight');

  it('asks leaders by their area first, the others by 10 cm', () => {
    expect(rangeQuestions(state)).toEqual([
      { id: 'o', kind: 'area', cm: 30, candidates: ['x', 'p', 'q'], measured: ['x', 'p', 'q'], points: null },
      { id: 'x', kind: 'near', cm: 10, candidates: ['o', 'p', 'q'], measured: ['o', 'p'], points: 2 },
    ]);
    expect(sharesWithDice(state)).toBe(true);
    expect(sharesWithDice(share([people[0]!], 'flight'))).toBe(false);
    const starless = { ...people[1]!, stars: 0 };
    expect(sharesWithDice(share([starless], 'flight'))).toBe(false);
  });

  it('is told by source; a list that was not touched is that of the board', () => {
    expect(shareCommand(state, {}, WISHES)).toEqual({
      type: 'shareFlight',
      inRange: null,
      order: [],
      picks: [],
    });
    expect(shareCommand(state, { x: [] }, WISHES)).toMatchObject({
      inRange: [
        { id: 'o', ids: ['x', 'p', 'q'] },
        { id: 'x', ids: [] },
      ],
    });
    expect(shareCommand(tapped(state), { x: ['p'] }, WISHES)).toMatchObject({
      inRange: [
        { id: 'o', ids: [] },
        { id: 'x', ids: ['p'] },
      ],
    });
    const offMap = share([{ ...people[0]!, pos: null }, people[2]!], 'flight');
    expect(shareCommand(offMap, {}, WISHES)).toMatchObject({ inRange: [{ id: 'x', ids: [] }] });
  });

  it('asks for nothing while tests are rolled, or before somebody goes first', () => {
    expect(rangeQuestions(share(people, 'flight', { stage: 'test' }))).toEqual([]);
    expect(rangeQuestions(share(people, 'flight', { order: null }))).toEqual([]);
    expect(rangeQuestions(table(people, {}))).toEqual([]);
    expect(rangeQuestions(share(people, 'closed'))).toEqual([]);
  });
});

describe('a round of the offensive', () => {
  const extra = { casualty: 0, fleeing: 0, pursued: 2, offensive: 1, threat: 0, command: 0 };
  const people = [
    at('w', 50, { extra, psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 1 } }, { status: 'fury' }),
    at('p', 55, { chargeDistanceCm: 20, psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 2 } }),
    at('q', 75, { chargeDistanceCm: 4 }),
    at('e', 80, { side: 'b', extra }, RUNS),
  ];
  const state = share(people, 'offensive');

  it('asks who could charge a fleeing enemy, and who stands near a friend on the offensive', () => {
    expect(rangeQuestions(state)).toEqual([
      { id: 'e', kind: 'tempted', cm: null, candidates: ['p', 'q'], measured: ['q'], points: 3 },
      { id: 'w', kind: 'impetus', cm: 10, candidates: ['p', 'q'], measured: ['p'], points: 2 },
    ]);
    expect(rangeQuestions(tapped(state)).map(({ measured }) => measured)).toEqual([null, null]);
  });

  it('is told by kind, with the points of fury', () => {
    const furyPoints = [{ id: 'p', points: 2 }];
    expect(shareCommand(state, {}, { ...WISHES, furyPoints })).toEqual({
      ...{ type: 'shareOffensive', pursuit: null, attack: null, furyPoints, order: [], picks: [] },
    });
    expect(shareCommand(state, { w: ['q'] }, WISHES)).toMatchObject({
      pursuit: [{ id: 'e', ids: ['q'] }],
      attack: [{ id: 'w', ids: ['q'] }],
    });
    const stale = { order: ['z', 'p', 'w'], prey: null, furyPoints: [...furyPoints, { id: 'z', points: 1 }] };
    expect(shareCommand(state, {}, stale)).toMatchObject({ furyPoints, order: ['w'] });
    expect(furyCandidates(state, 'a').map(({ id }) => id)).toEqual(['w', 'p']);
    expect(furyCandidates(state, 'b')).toEqual([]);
  });
});
