/** The ids of dice: a kept evening answers each throw of a command by its id, so they stay what they were. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { entrant, plainShot } from '../model/inputs.ts';
import { emptyProfile, weaponFrom } from '../model/sheet.ts';
import type { Driver, State } from '../model/state.ts';
import { card, given, tableOf } from './table.ts';

const ids = (state: State, command: Command, ...faces: number[][]): string[] =>
  given(state, command, ...faces).dice.map(({ id }) => id);
const AGAIN = ['rolls', 'reroll-1', 'reroll-2'];

describe('throws of a tie that are repeated are numbered from one', () => {
  it('in a contest (CG-5.3)', () => {
    const entrants = [entrant('a', 50), entrant('b', 50)];
    const contest = { type: 'holdContest', mode: 'order', what: '', entrants } as const;
    expect(ids(tableOf(), contest, [20, 20], [30, 30], [10, 40])).toEqual(AGAIN);
  });

  it('in an order that both fail (CG-8.4)', () => {
    const order = { officer: entrant('lt', 50), subordinate: entrant('pte', 50) };
    expect(ids(tableOf(), { type: 'contestCommand', ...order }, [80, 80], [60, 60], [10, 40])).toEqual(AGAIN);
  });

  it('in a step of a chase (CG-6.1)', () => {
    const driver = (id: string): Driver => ({ ...entrant(id, 50), vehicle: '' });
    const { state } = given(tableOf(), {
      ...{ type: 'startChase', id: 'c', note: '', band: 'long' },
      ...{ quarry: driver('q'), pursuers: [driver('p')] },
    });
    expect(ids(state, { type: 'stepChase', id: 'c' }, [20, 20], [30, 30], [10, 40])).toEqual(AGAIN);
  });
});

describe('throws of a shot are named for what they decide', () => {
  const RANGES = { ...emptyProfile('', '').ranges, normal: 99 };
  const armed = (normal: string | null): State => {
    const profile = { ...emptyProfile('g', 'Rifle'), ranges: RANGES, jamBase: 3 };
    const damage = { ...profile.damage, normal };
    return tableOf(card('ada', { weapons: [{ ...weaponFrom(profile, 'rifle'), damage }] }));
  };
  const fire = { type: 'fire', who: 'ada', shot: { ...plainShot('g', 'x', 50), level: 50 } } as const;

  it('a hit and its damage (CG-13.1)', () => {
    expect(ids(armed('1d6'), fire, [30], [4])).toEqual(['hit', 'damage']);
  });

  it('a failure and the jam (CG-12.1)', () => {
    expect(ids(armed('1d6'), fire, [100], [9])).toEqual(['hit', 'jam']);
  });

  it('the damage of a hit that waited (CG-13.1)', () => {
    const { state } = given(armed(null), fire, [30]);
    const resolve = { type: 'resolveHit', damage: '1d6', through: null, remember: false } as const;
    expect(ids(state, { ...resolve, id: state.hits[0]!.id }, [4])).toEqual(['damage']);
  });
});
