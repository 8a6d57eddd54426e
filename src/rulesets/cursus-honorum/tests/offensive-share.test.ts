/** The points of a round of the offensive: fury by hand, sources of each kind, and every refusal (CH-10, CH-11). */
import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../model/commands.ts';
import { FRESH_STEP, type State } from '../model/game.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const DICE = { psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 1 } } as const;
const state: State = table(
  [
    person('p', DICE, {}),
    person('q', DICE, {}),
    person('w', DICE, { status: 'attack' }),
    person('e', { side: 'b' }, { status: 'flight' }),
    person('f', { side: 'b' }, {}),
  ],
  { phase: 'offensive', step: { ...FRESH_STEP, order: ['a', 'b'] } },
);
const share = (changes: Partial<CommandOf<'shareOffensive'>>): CommandOf<'shareOffensive'> => ({
  ...{ type: 'shareOffensive', pursuit: [], attack: [], furyPoints: [], order: [], picks: [] },
  ...changes,
});
const fury = (id: string, points: number) => share({ furyPoints: [{ id, points }] });

describe('fury points by hand (CH-1.2)', () => {
  it('go to those who can take them, and are lost on others', () => {
    const furyPoints = [
      { id: 'p', points: 999 },
      { id: 'q', points: 0 },
      { id: 'w', points: 2 },
    ];
    const { events, state: after } = given(state, share({ furyPoints }));
    expect(events[0]).toEqual({
      ...{ type: 'roundOpened', round: 1, lost: 2, loads: [] },
      gifts: [{ id: 'p', points: 999, why: 'fury' }],
    });
    expect(after.characters.map((one) => one.points.fury)).toEqual([999, 0, 0, 0, 0]);
  });

  it('are refused for strangers, enemies, and numbers that cannot be', () => {
    expect(why(state, fury('z', 1))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(why(state, fury('e', 1))).toEqual({ code: 'E_WRONG_SIDE', params: { id: 'e' } });
    for (const points of [-1, 1000, 0.5])
      expect(why(state, fury('p', points))).toEqual({ code: 'E_POINTS', params: { id: 'p' } });
  });
});

describe('sources of a round', () => {
  it('are fleeing enemies and friends on the offensive, each in its own list', () => {
    const lists = share({ pursuit: [{ id: 'e', ids: ['p'] }], attack: [{ id: 'w', ids: ['q'] }] });
    const { events, state: after } = given(state, lists);
    expect(events.map(({ type }) => type)).toEqual(['roundOpened', 'pointsShared', 'pointsShared']);
    expect(after.characters.map(({ points }) => [points.pursuit, points.attack]).slice(0, 2)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const refused = (code: string, id: string) => ({ code, params: { id } });
    expect(why(state, share({ pursuit: [{ id: 'f', ids: [] }] }))).toEqual(refused('E_NOT_A_SOURCE', 'f'));
    expect(why(state, share({ pursuit: [{ id: 'w', ids: [] }] }))).toEqual(refused('E_WRONG_SIDE', 'w'));
    expect(why(state, share({ attack: [{ id: 'p', ids: [] }] }))).toEqual(refused('E_NOT_A_SOURCE', 'p'));
    expect(why(state, share({ attack: [{ id: 'e', ids: [] }] }))).toEqual(refused('E_WRONG_SIDE', 'e'));
    expect(why(state, share({ order: ['p'] }))).toEqual(refused('E_NOT_A_SOURCE', 'p'));
    expect(why(state, share({ order: ['e', 'w'] }))).toBeNull();
  });

  it('refuse a pick that is none, on either track', () => {
    const bad = { code: 'E_PICK_COUNT', params: { source: 'e', pick: 1, of: 2 } };
    const both = [{ id: 'e', ids: ['p', 'q'] }];
    expect(why(state, share({ pursuit: both, picks: [{ source: 'e', ids: [] }] }))).toEqual(bad);
    expect(
      why(state, share({ attack: [{ id: 'w', ids: ['p', 'q'] }], picks: [{ source: 'w', ids: [] }] })),
    ).toEqual({ ...bad, params: { ...bad.params, source: 'w' } });
  });
});
