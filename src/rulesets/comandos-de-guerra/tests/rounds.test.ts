import { describe, expect, it } from 'vitest';
import { plainCheck } from '../model/inputs.ts';
import { emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { endings, runningOut } from '../rules/rounds.ts';
import { card, given, tableOf } from './table.ts';

const gun = (id: string, over: Partial<Weapon>): Weapon => ({
  ...weaponFrom({ ...emptyProfile(id, id), capacity: 8 }, 's'),
  ...over,
});

/** Ada is busy with everything that takes rounds, in round 5. */
const busy = (roundsLeft: number, aimedIn = 4): State => ({
  ...tableOf(
    card(
      'ada',
      {
        weapons: [
          gun('u', { state: 'unjamming', roundsLeft }),
          gun('r', { state: 'reloading', roundsLeft, loaded: 0, loading: 5 }),
          gun('j', { state: 'jammed', roundsLeft: 0 }),
          gun('b', { state: 'broken', roundsLeft: 0 }),
          gun('k', { state: 'ready', roundsLeft: 0 }),
        ],
      },
      {
        shock: { kind: 'fanatic', roundsLeft, note: '' },
        aim: { rounds: 1, lastRound: aimedIn, targetId: 'x' },
        pendingShock: 9,
      },
    ),
    card('bruno'),
  ),
  round: 5,
});

describe('the next round (CG-19.1)', () => {
  it('ends what had one round left, and says so', () => {
    const { state, events } = given(busy(1), { type: 'nextRound' });
    expect(events).toEqual([
      {
        type: 'roundAdvanced',
        round: 6,
        ended: [
          { what: 'shock', who: 'ada', kind: 'fanatic' },
          { what: 'unjam', who: 'ada', weaponId: 'u' },
          { what: 'reload', who: 'ada', weaponId: 'r' },
          { what: 'aim', who: 'ada' },
        ],
      },
    ]);
    expect(state.round).toBe(6);
    const [ada] = state.commandos;
    expect(ada).toMatchObject({ shock: null, aim: null, pendingShock: 9 });
    expect(
      ada!.weapons.map(({ id, state: now, roundsLeft, loaded }) => [id, now, roundsLeft, loaded]),
    ).toEqual([
      ['u', 'ready', 0, 8],
      ['r', 'ready', 0, 5],
      ['j', 'jammed', 0, 8],
      ['b', 'broken', 0, 8],
      ['k', 'ready', 0, 8],
    ]);
  });

  it('takes one round off what had two, and leaves a fresh aim for one more round (CG-11.1, CG-18.7)', () => {
    const { state, events } = given(busy(2, 5), { type: 'nextRound' });
    expect(events).toEqual([{ type: 'roundAdvanced', round: 6, ended: [] }]);
    const [ada] = state.commandos;
    expect(ada).toMatchObject({ shock: { kind: 'fanatic', roundsLeft: 1 }, aim: { lastRound: 5 } });
    expect(ada!.weapons.map(({ state: now, roundsLeft }) => [now, roundsLeft]).slice(0, 3)).toEqual([
      ['unjamming', 1],
      ['reloading', 1],
      ['jammed', 0],
    ]);
  });

  it('ends second acts that were not done (CG-4.1)', () => {
    const action = { basic: true, check: plainCheck(null, null, 50), shot: null };
    const waiting = { id: 'n1', who: null, name: 'Guard', action, waived: false, round: 5 };
    const state: State = { ...tableOf(), secondaries: [waiting] };
    expect(endings(state)).toEqual([{ what: 'secondary', who: null, name: 'Guard' }]);
    expect(given(state, { type: 'nextRound' }).state.secondaries).toEqual([]);
  });
});

describe('what runs for rounds', () => {
  it('says when it ends, the soonest first', () => {
    const state = busy(3, 5);
    expect(runningOut(state)).toEqual([
      { who: 'ada', what: 'aim', kind: null, weaponId: null, roundsLeft: 2, lastRound: 6 },
      { who: 'ada', what: 'shock', kind: 'fanatic', weaponId: null, roundsLeft: 3, lastRound: 7 },
      { who: 'ada', what: 'unjam', kind: null, weaponId: 'u', roundsLeft: 3, lastRound: 7 },
      { who: 'ada', what: 'reload', kind: null, weaponId: 'r', roundsLeft: 3, lastRound: 7 },
    ]);
    expect(runningOut(tableOf(card('bruno', { weapons: [gun('j', { state: 'jammed' })] })))).toEqual([]);
  });
});
