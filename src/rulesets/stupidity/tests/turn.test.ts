/** ST-1, ST-3, ST-5, ST-8: who tests when, and how long a failure lasts. */
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../rules/effects.ts';
import { checklist, whatNow } from '../rules/guide.ts';
import { ruleset } from '../rules/ruleset.ts';
import { nextOwnTurn, owing } from '../rules/when.ts';
import { effectsActive } from '../rules/who-tests.ts';
import { knights, play, refusal, spears, startOfTurn, table, the, trolls } from './table.ts';

const owed = (state: Parameters<typeof owing>[0]) => owing(state).map(({ id }) => id);
const takeTest = (unitId: string) => ({ type: 'testStupidity', unitId, extra: false }) as const;

describe('the start of turn', () => {
  it('given Panic and Terror are open, when a unit would test, then the dice are locked', () => {
    const state = play(table([trolls('t')]), { type: 'startTurn', side: 'A' });
    expect(whatNow(state).step).toBe('panicTerror');
    expect(refusal(state, takeTest('t'))).toBe('panic-terror-first');
    expect(ruleset.owed(state)).toMatchObject([{ who: 't', command: null, rule: 'ST-3.2' }]);
  });

  it('given it has tested, when it would test again, then it is refused; an item may ask for another', () => {
    const state = play(startOfTurn(table([trolls('t')])), takeTest('t'), [6, 6]);
    expect(owed(state)).toEqual([]);
    expect(refusal(state, takeTest('t'))).toBe('already-tested');
    const again = play(state, { ...takeTest('t'), extra: true }, [1, 1]);
    expect(the(again, 't')).toMatchObject({ stupid: false, test: { passed: true } });
  });

  it('given a unit of the other side, when it would test, then it is not its turn', () => {
    const state = startOfTurn(table([trolls('t', { side: 'B' })]));
    expect(refusal(state, takeTest('t'))).toBe('not-your-turn');
  });

  it('given a unit that is still stupid, then it cannot fail Terror, and nobody flees', () => {
    const state = play(table([trolls('t', { stupid: true }), knights('k')]), {
      type: 'startTurn',
      side: 'A',
    });
    expect(whatNow(state)).toMatchObject({ step: 'panicTerror', unitIds: ['t'] });
    const both = { type: 'confirmPanicTerror', panicFailed: ['k'], terrorFailed: ['t'] } as const;
    expect(refusal(state, both)).toBe('immune-while-stupid');
  });

  it('given tests are owed, when a charge is declared, then the tests come first', () => {
    const state = startOfTurn(table([trolls('t'), spears('s')]));
    expect(refusal(state, { type: 'declareCharge', unitId: 's' })).toBe('tests-first');
    const tested = play(state, takeTest('t'), [6, 6]);
    expect(refusal(tested, { type: 'declareCharge', unitId: 't' })).toBe('stupid-no-charge');
    expect(the(play(tested, { type: 'declareCharge', unitId: 's' }), 's').declaredCharge).toBe(true);
  });

  it('given a unit that turns stupid: in the start of turn it tests, later it waits', () => {
    const drug = {
      ...({ type: 'setPart', unitId: 's', groupId: 'spears' } as const),
      ...({ part: 'rider', trait: 'stupid', value: true } as const),
    };
    const state = startOfTurn(table([spears('s')]));
    expect(owed(play(state, drug))).toEqual(['s']);
    const later = play(play(state, { type: 'goToPhase', phase: 'shooting' }), drug);
    expect(owed(later)).toEqual([]);
    expect(refusal(later, takeTest('s'))).toBe('not-due');
  });

  it('sorts the checklist: due, done, exempt with the reason, others', () => {
    const state = startOfTurn(
      table([
        spears('s'),
        trolls('f', { fleeing: true }),
        trolls('t'),
        knights('k'),
        trolls('x', { side: 'B' }),
      ]),
    );
    const rows = checklist(play(state, takeTest('t'), [2, 2]));
    expect(rows.map(({ unit, place }) => `${unit.id} ${place}`)).toEqual([
      ...['k due', 't done', 'f exempt', 's other', 'x other'],
    ]);
    expect(rows[2]?.reason).toBe('fleeing');
  });

  it('counts game turns by the side that plays first', () => {
    const b = play(table([trolls('t')]), { type: 'startTurn', side: 'B' });
    expect(b.turn).toBe(1);
    expect(nextOwnTurn(b, 'A')).toBe(2);
    expect(nextOwnTurn(b, 'B')).toBe(2);
    expect(play(b, { type: 'startTurn', side: 'A' }).turn).toBe(2);
  });
});

describe('breaking and rallying', () => {
  const broken = play(table([trolls('t', { stupid: true, engaged: true })]), {
    ...({ type: 'recordFlight', unitId: 't', cause: 'break' } as const),
  });

  it('given it flees, then it is free of every effect; rallied, it waits for its next test', () => {
    expect(the(broken, 't')).toMatchObject({ fleeing: true, engaged: false, stupid: true });
    expect(effectsOf(broken, the(broken, 't'))).toMatchObject([
      { key: 'brokenIgnores', until: { code: 'rally' } },
    ]);
    const rallied = play(startOfTurn(broken), { type: 'rally', unitId: 't' });
    expect(the(rallied, 't').stupid).toBe(false);
    expect(owed(rallied)).toEqual([]);
    expect(owed(startOfTurn(startOfTurn(rallied, 'B')))).toEqual(['t']);
  });

  it('given the house rule, the failure is back on rallying', () => {
    const key = 'stupidAgainOnRally';
    const house = play(broken, { type: 'changeSetting', key, value: true });
    const rallied = play(house, { type: 'rally', unitId: 't' });
    expect(effectsActive(the(rallied, 't'), rallied.settings)).toBe(true);
  });

  it('given it is stupid, then only a failed Break test makes it flee', () => {
    const state = table([trolls('t', { stupid: true })]);
    const flee = { type: 'recordFlight', unitId: 't' } as const;
    for (const cause of ['panic', 'terror', 'charge'] as const)
      expect(refusal(state, { ...flee, cause })).toBe('immune-while-stupid');
    expect(refusal(state, { ...flee, cause: 'break' })).toBeNull();
  });
});

describe('effects and their end', () => {
  it('given a free failure in turn 2, then it ends with the test of turn 3, the pin with the turn', () => {
    const state = table([trolls('t', { stupid: true, pinned: true })], { turn: 2 });
    expect(effectsOf(state, the(state, 't'))).toMatchObject([
      { key: 'failedFree', until: { code: 'nextTest', turn: 3 } },
      { key: 'immune', until: { code: 'passedTest', turn: 3 } },
      { key: 'hitFriend', until: { code: 'nextTurn' } },
    ]);
  });

  it('given the last stupid model dies, then the state ends on the spot', () => {
    const kill = { type: 'setCount', unitId: 't', groupId: 'trolls', count: 0 } as const;
    expect(the(play(table([trolls('t', { stupid: true })]), kill), 't').stupid).toBe(false);
  });

  it('given a bound character, when he would leave, then he cannot', () => {
    const hero = { id: 'hero', count: 1, ld: 9, movement: 10, role: 'character' as const };
    const led = (stupid: boolean) =>
      table([{ ...trolls('t', { stupid }), groups: [...trolls('t').groups, hero] }, spears('s')]);
    const leave = { type: 'moveCharacter', unitId: 't', groupId: 'hero', toUnitId: 's' } as const;
    expect(refusal(led(true), leave)).toBe('bound-by-stupidity');
    const apart = play(led(false), leave);
    expect([the(apart, 't'), the(apart, 's')].map(({ groups }) => groups.length)).toEqual([1, 2]);
  });
});
