/** A leader who begins to flee, in whatever way: the load follows the rule (CH-8.1–8.3). */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { characterOf, FRESH_STEP, type State } from '../model/game.ts';
import { flightSources } from '../rules/flight-round.ts';
import { whatNow } from '../rules/guide.ts';
import { rangeQuestions } from '../rules/range-plan.ts';
import { profileOf } from '../rules/roster.ts';
import { person, table, tryOut } from './tools.ts';

const leader = { stars: 2, leadership: 3, areaOfInfluenceCm: 20 } as const;
const near = (x: number) => ({ pos: { x, y: 10 } });

/** A leader with three friends in his area, and one whose stars shield him. */
const warband = (role: 'general' | 'officer'): State =>
  table(
    [
      person('L', { ...leader, role }, near(10)),
      ...['A', 'B', 'C'].map((id, i) => person(id, {}, near(14 + 3 * i))),
      person('S', { role: 'chief', stars: 3, leadership: 1 }, near(24)),
      person('E', { side: 'b' }, { pos: { x: 150, y: 100 } }),
    ],
    {},
  );

/** Dice that show `face` whenever they are thrown. */
const always = (face: number) => () => (face - 0.5) / 6;
const given = (state: State, command: Command, face = 2) => tryOut(state, command, always(face));
const one = (state: State, id: string) => characterOf(state, id)!;

/** The primary button until the given place of the phase. */
function on(state: State, until: (state: State) => boolean, face: number): State {
  let now = state;
  for (let i = 0; i < 30 && !until(now); i += 1)
    now = given(now, whatNow(now).command ?? { type: 'chooseFirst', first: 'a' }, face).state;
  expect(until(now)).toBe(true);
  return now;
}
const inFlightShare = ({ phase, step }: State): boolean => phase === 'flight' && step?.stage === 'share';

const WAYS: readonly (readonly [string, Command])[] = [
  ['told as an event', { type: 'leaderFlees', id: 'L' }],
  ['set by hand', { type: 'override', id: 'L', change: { field: 'status', value: 'flight' } }],
];

it('given several loads, then the one with most stars comes first, and all before plain fear (CH-2.4)', () => {
  const fleeing = { status: 'flight', owesLoad: true } as const;
  const state = table(
    [
      person('A', {}, { status: 'flight' }),
      person('S', { ...leader, role: 'chief', stars: 1 }, fleeing),
      person('G', { ...leader, role: 'general', stars: 3 }, fleeing),
      person('O', { ...leader, role: 'officer' }, fleeing),
    ],
    {},
  );
  const order = flightSources(state, 'a').map(({ character, load }) => [character.id, load]);
  expect(order).toEqual([
    ['G', true],
    ['O', true],
    ['S', true],
    ['A', false],
  ]);
});

describe.each(WAYS)('given an officer whose flight is %s in the battle', (_name, command) => {
  const fled = (): State => given(warband('officer'), command).state;
  // A 1 on every recovery die: he runs on.
  const due = (): State => on(fled(), inFlightShare, 1);

  it('then his load falls due in round 1, asked by his area', () => {
    expect(one(fled(), 'L')).toMatchObject({ status: 'flight', owesLoad: true });
    expect(rangeQuestions(due())).toMatchObject([{ id: 'L', kind: 'area', points: null }]);
  });

  it('then it is rolled on his stars and goes in equal parts; more stars shield (CH-8.7)', () => {
    const shared = given(due(), whatNow(due()).command!, 4);
    // Upkeep took 1 of his 3 leadership: 2 + 4 + 4 = 10 over three.
    const opened = shared.events.find((event) => event.type === 'roundOpened');
    expect(opened?.loads).toMatchObject([
      { id: 'L', dice: [4, 4], load: 10, each: 3, affected: ['A', 'B', 'C'] },
    ]);
    const points = ['A', 'B', 'C', 'S'].map((id) => one(shared.state, id).points.demoralisation);
    expect(points.sort()).toEqual([0, 3, 3, 4]);
    expect(one(shared.state, 'L').owesLoad).toBe(false);
  });

  it('then in the next turn he is an ordinary fleeing friend (CH-5.4)', () => {
    const closed = on(due(), ({ phase }) => phase === 'closed', 2);
    const next = given(closed, { type: 'endTurn' }).state;
    // Nobody else runs; he fails to come back once more.
    const again = on(next, inFlightShare, 1);
    expect(rangeQuestions(again)).toMatchObject([{ id: 'L', kind: 'near', points: 1 }]);
  });

  it('when he recovers before, then he owes nothing', () => {
    const closed = on(fled(), ({ phase }) => phase === 'closed', 3);
    expect(one(closed, 'L')).toMatchObject({ status: 'ok', owesLoad: false });
    expect(one(closed, 'A').points.demoralisation).toBe(0);
  });

  it('when it is corrected by hand, then he gives the ordinary point', () => {
    const flag = { field: 'flag', name: 'owesLoad', value: false } as const;
    const corrected = given(fled(), { type: 'override', id: 'L', change: flag }).state;
    expect(rangeQuestions(on(corrected, inFlightShare, 1))).toMatchObject([{ kind: 'near', points: 1 }]);
  });
});

describe('given a load that nobody can owe any more', () => {
  const owes = { field: 'flag', name: 'owesLoad', value: true } as const;
  const trooper = { role: 'trooper', stars: 0, leadership: 0, areaOfInfluenceCm: 0 } as const;
  const demoted = (state: State): State =>
    given(state, { type: 'editCharacter', id: 'L', profile: { ...profileOf(one(state, 'L')), ...trooper } })
      .state;

  it('when he is edited into a trooper, then he gives the ordinary point once and the rounds end', () => {
    const due = on(demoted(given(warband('officer'), WAYS[0]![1]).state), inFlightShare, 1);
    expect(rangeQuestions(due)).toMatchObject([{ id: 'L', kind: 'near', points: 1 }]);
    expect(on(due, ({ phase }) => phase === 'closed', 2).phase).toBe('closed');
  });

  it('when a trooper in flight is to owe one by hand, then it is refused', () => {
    const flight = { field: 'status', value: 'flight' } as const;
    const { state } = given(warband('officer'), { type: 'override', id: 'A', change: flight });
    expect(given(state, { type: 'override', id: 'A', change: owes }).refused).toBe('E_ROLE_STARS');
  });
});

describe('given a general', () => {
  it.each(WAYS)(
    'when his flight is %s, then the command is lost with him, and back when he is set right',
    (_n, command) => {
      const fled = given(warband('general'), command).state;
      expect(fled.armies.a.commandLoss).toEqual({ kind: 'generalFleeing', sinceTurn: 1 });
      const back = given(fled, { type: 'override', id: 'L', change: { field: 'status', value: 'ok' } }).state;
      expect(back.armies.a.commandLoss).toEqual({ kind: 'none' });
      expect(one(back, 'L').owesLoad).toBe(false);
    },
  );
});

describe('given the middle of a round of flight', () => {
  it('when a leader is set to flight by hand, then another round follows for his load', () => {
    const shaken = given(warband('officer'), {
      ...{ type: 'addPoints', id: 'A', track: 'demoralisation', points: 1, reason: '', cause: null },
    }).state;
    const testing = on(shaken, ({ phase, step }) => phase === 'flight' && step?.stage === 'test', 2);
    const fled = given(testing, WAYS[1]![1]).state;
    const second = on(fled, ({ step }) => step?.round === 2, 2);
    expect(rangeQuestions(second)).toMatchObject([{ id: 'L', kind: 'area' }]);
  });
});

describe('given somebody who cannot begin to flee like this', () => {
  it('then it is refused: no leader, or in another reaction, or in the phase', () => {
    const state = warband('officer');
    expect(given(state, { type: 'leaderFlees', id: 'A' }).refused).toBe('E_ROLE_STARS');
    const angry = given(state, {
      type: 'override',
      id: 'L',
      change: { field: 'status', value: 'attack' },
    }).state;
    expect(given(angry, { type: 'leaderFlees', id: 'L' }).refused).toBe('E_IMMUNE');
    const cowering = given(state, {
      type: 'override',
      id: 'L',
      change: { field: 'status', value: 'cowering' },
    });
    expect(given(cowering.state, { type: 'leaderFlees', id: 'L' }).refused).toBeNull();
    const begun = given(given(state, WAYS[0]![1]).state, { type: 'beginPsychology' }).state;
    expect(given(begun, { type: 'leaderFlees', id: 'S' }).refused).toBe('E_PHASE_ORDER');
    const owes = { field: 'flag', name: 'owesLoad', value: true } as const;
    expect(given(state, { type: 'override', id: 'A', change: owes }).refused).toBe('E_NOT_A_SOURCE');
  });
});

it('given the board measures, then a load reaches his area and plain fear 10 cm (CH-5.1, CH-8.1)', () => {
  const fleeing = { status: 'flight', owesLoad: true } as const;
  const state = table(
    [
      person('L', { ...leader, role: 'officer' }, { ...fleeing, ...near(10) }),
      person('R', {}, { status: 'flight', ...near(34) }),
      person('A', {}, near(26)),
      person('B', {}, near(60)),
    ],
    { phase: 'flight', step: { ...FRESH_STEP, order: ['a', 'b'] } },
  );
  const { events } = given(state, { type: 'shareFlight', inRange: null, order: [], picks: [] });
  const shares = events.flatMap((event) => (event.type === 'pointsShared' ? event.share.sources : []));
  expect(shares.map(({ id, reach }) => [id, reach])).toEqual([
    ['L', ['A']],
    ['R', ['A']],
  ]);
});
