/** Several brawls side by side, who may throw in one, and notes that are too long (CG-7). */
import { describe, expect, it } from 'vitest';
import type { Event } from '../model/events.ts';
import { entrant } from '../model/inputs.ts';
import { commandoOf, type Driver, type Fighter, type State } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { downAs, whyNoBrawl } from '../rules/brawl.ts';
import { ruleset } from '../rules/ruleset.ts';
import { card, given, tableOf } from './table.ts';

const fighter = (id: string, over: Partial<Fighter> = {}): Fighter => ({
  ...entrant(id, 50),
  ...{ blows: 8, out: false },
  ...over,
});
const withCard = (id: string): Fighter => fighter(id, { who: id });
const started = (id: string, a: Fighter[], b: Fighter[], state: State = tableOf()): State =>
  given(state, { type: 'startBrawl', id, note: '', a, b }).state;
const exchange = (id: string) => ({ type: 'rollBrawl', id, target: null }) as const;
const LONG = ` ${'n'.repeat(LIMITS.text + 50)} `;
const CUT = 'n'.repeat(LIMITS.text);

describe('of several brawls', () => {
  const two = started('e', [fighter('v')], [fighter('w')], started('b', [fighter('x')], [fighter('y')]));

  it('only the one that is rolled loses blow points', () => {
    const { brawls } = given(two, exchange('e'), [10, 99], [9]).state;
    expect(brawls.map(({ b }) => b[0]!.blows)).toEqual([8, 4]);
    expect(brawls[0]).toEqual(two.brawls[0]);
  });

  it('only the one that is won waits for a blow', () => {
    const crowded = started('f', [fighter('t')], [fighter('u'), fighter('s')], two);
    const { brawls } = given(crowded, exchange('f'), [10, 99, 98]).state;
    expect(brawls.map(({ blow }) => blow?.by ?? null)).toEqual([null, null, 't']);
  });

  it('only the one that is changed by hand is another one', () => {
    const brawl = { ...two.brawls[1]!, note: 'cellar' };
    const { brawls } = given(two, { type: 'changeBrawl', brawl }).state;
    expect(brawls).toEqual([two.brawls[0], brawl]);
  });
});

describe('an exchange of blows', () => {
  it('is refused while a choice between fanaticism and apathy is open (CG-18.2)', () => {
    const state = started('b', [withCard('ada')], [fighter('y')], tableOf(card('ada')));
    const shaken = { ...state, commandos: [card('ada', {}, { pendingShock: 9 })] };
    expect(whyNoBrawl(shaken, 'b')).toEqual({ code: 'SHOCK_CHOICE_PENDING', params: { name: 'ada' } });
  });

  it('is refused when the card of a fighter on either side is gone', () => {
    for (const [a, b] of [
      ['ada', 'y'],
      ['y', 'ada'],
    ] as const) {
      const side = (id: string) => [id === 'ada' ? withCard(id) : fighter(id)];
      const state = started('b', side(a), side(b), tableOf(card('ada')));
      expect(whyNoBrawl({ ...state, commandos: [] }, 'b')).toEqual({ code: 'COMMANDO_UNKNOWN' });
    }
  });

  it('leaves somebody without a card who was knocked out unconscious (CG-7.6)', () => {
    expect(downAs(tableOf(), fighter('y', { out: true }))).toBe('unconscious');
  });

  it('costs whoever throws the aim, even when no blow falls yet (CG-11.7)', () => {
    const aim = { rounds: 1, lastRound: 1, targetId: 'x' };
    const table = tableOf(card('ada', {}, { aim }), card('bob', {}, { aim }));
    const state = started('b', [withCard('ada')], [fighter('y'), fighter('z')], table);
    expect(given(state, exchange('b'), [10, 99, 98]).state.commandos.map((one) => one.aim)).toEqual([
      null,
      aim,
    ]);
  });
});

describe('a blow that knocks out', () => {
  const struck: Event = {
    ...{ type: 'blowStruck', id: 'b', by: 'y', byName: 'y', target: 'ada', targetName: 'ada' },
    ...{ targetWho: 'ada', die: 10, damage: 5, blowsLeft: 3, knockedOut: true },
  };
  const ada = (status: 'active' | 'outOfAction' | 'dead') => {
    const table = tableOf(card('ada', { blowsMax: 9 }, { status }));
    const state = started('b', [withCard('ada')], [fighter('y')], table);
    return commandoOf(ruleset.evolve(state, struck), 'ada')!;
  };

  it('makes unconscious whoever was up, and wakes no dead (CG-7.6)', () => {
    expect(ada('active')).toMatchObject({ status: 'unconscious', blows: { now: 3 } });
    expect([ada('outOfAction').status, ada('dead').status]).toEqual(['outOfAction', 'dead']);
  });
});

describe('a long note', () => {
  it('of a brawl is cut at its longest, at the start and when it is changed', () => {
    const { state } = given(tableOf(), {
      ...{ type: 'startBrawl', id: 'b', note: LONG, a: [fighter('x')], b: [fighter('y')] },
    });
    expect(state.brawls[0]!.note).toBe(CUT);
    const brawl = { ...state.brawls[0]!, note: LONG };
    expect(given(state, { type: 'changeBrawl', brawl }).state.brawls[0]!.note).toBe(CUT);
  });

  it('of a chase is cut at its longest', () => {
    const driver = (id: string): Driver => ({ ...entrant(id, 50), vehicle: '' });
    const { state } = given(tableOf(), {
      ...{ type: 'startChase', id: 'c', note: LONG, band: 'long' },
      ...{ quarry: driver('q'), pursuers: [driver('p')] },
    });
    expect(state.chases[0]!.note).toBe(CUT);
  });

  it('of a contest is cut at its longest', () => {
    const entrants = [entrant('a', 50), entrant('b', 50)];
    const contest = { type: 'holdContest', mode: 'order', what: LONG, entrants } as const;
    const { events } = given(tableOf(), contest, [10, 20]);
    expect(events[0]).toMatchObject({ what: CUT });
  });
});
