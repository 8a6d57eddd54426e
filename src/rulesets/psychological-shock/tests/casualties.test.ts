/** PS-1, PS-2: casualties, and who must test for them. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/commands.ts';
import { openChecks } from '../rules/checks.ts';
import { ruleset } from '../rules/ruleset.ts';
import { findTester } from '../rules/tester.ts';
import { at, kill, man, owedTest, play, recover, sergeant, soldier, table, wound } from './table.ts';

const owed = (state: Parameters<typeof ruleset.owed>[0]) =>
  ruleset.owed(state).map(({ who, because, command }) => [because.code, who, command !== null]);

const choose = (checkId: string, characterId: string | null): Command => ({
  type: 'chooseTester',
  checkId,
  characterId,
});

describe('given a board', () => {
  const squad = table([
    soldier('dunn', at(10, 10)),
    soldier('kerr', at(12, 10)),
    soldier('ross', at(10, 12.5)),
    soldier('foe', { side: 'B', ...at(11, 10) }),
  ]);

  it('when a man is killed, then the closest friend owes the test at once (PS-1.1, PS-2.1)', () => {
    const { state } = play(squad, kill('dunn'));
    expect(owed(state)).toEqual([['casualty', 'kerr', true]]);
    const tested = play(state, owedTest(state), 5);
    expect(man(tested.state, 'kerr').shocked).toBe(true);
    expect(ruleset.owed(tested.state)).toEqual([]);
    expect(tested.events[0]).toMatchObject({ type: 'shockTested', casualtyId: 'dunn', distance: 1 });
  });

  it('when a man is wounded and then killed, then there are two tests (PS-1.2)', () => {
    const wounded = play(squad, wound('dunn')).state;
    const dead = play(wounded, wound('dunn')).state;
    expect(man(dead, 'dunn').wound).toBe('killed');
    expect(owed(dead)).toHaveLength(2);
    const once = play(dead, owedTest(dead), 1).state;
    const twice = play(once, owedTest(once), 1).state;
    expect(ruleset.owed(twice)).toEqual([]);
  });

  it('when he falls into shock at the first of two tests, then the second lapses for good (PS-2.7, PS-2.9)', () => {
    const blast = table([
      soldier('a', at(0, 0)),
      soldier('b', at(4, 0)),
      soldier('c', at(2, 0)),
      soldier('d', at(2, 2)),
    ]);
    const two = play(play(blast, kill('a')).state, kill('b')).state;
    expect(new Set(two.checks.map(({ attack }) => attack)).size).toBe(1);
    const failed = play(two, owedTest(two), 6).state;
    expect(openChecks(failed).map(({ finding }) => finding.status)).toEqual(['already-shocked']);
    const recovered = play(failed, recover('c'), 1).state;
    expect(man(recovered, 'c').shocked).toBe(false);
    expect(recovered.checks).toEqual([]);
  });

  it('when the board is wrong, then the players name another tester, or nobody', () => {
    const { state } = play(squad, kill('dunn'));
    const corrected = play(state, choose('check-1', 'ross')).state;
    expect(owed(corrected)).toEqual([['casualty', 'ross', true]]);
    expect(play(corrected, { ...owedTest(state) }, 1).refused).toBe('not-the-tester');
    const nobody = play(state, choose('check-1', null));
    expect(nobody.events).toMatchObject([{ type: 'checkClosed', reason: 'nobody' }]);
    expect(play(state, choose('check-1', 'foe')).refused).toBe('not-friendly');
    expect(play(state, choose('check-1', 'dunn')).refused).toBe('own-casualty');
    expect(play(state, choose('check-9', 'kerr')).refused).toBe('check-unknown');
  });

  it('when nobody is near, then nothing is owed and the check goes when play goes on (PS-2.5)', () => {
    const alone = play(table([soldier('dunn', at(1, 1)), soldier('kerr', at(9, 9))]), kill('dunn')).state;
    expect(ruleset.owed(alone)).toEqual([]);
    expect(alone.checks).toHaveLength(1);
    expect(play(alone, { type: 'startTurn', side: 'B' }).state.checks).toEqual([]);
  });
});

describe('given a tie (PS-2.6)', () => {
  const men = [soldier('dunn', at(10, 10)), soldier('kerr', at(12, 10)), soldier('ross', at(8, 10.04))];

  it('then the owner picks by default', () => {
    const { state } = play(table(men), kill('dunn'));
    expect(owed(state)).toEqual([['tie-owner', 'dunn', false]]);
    const picked = play(state, choose('check-1', 'ross')).state;
    expect(owed(picked)).toEqual([['casualty', 'ross', true]]);
  });

  it('then by house rule a die decides, and nobody may roll before', () => {
    const { state } = play(table(men, { tieBreak: 'random' }), kill('dunn'));
    const test: Command = { type: 'shockTest', characterId: 'kerr', checkId: 'check-1', boosts: [] };
    expect(play(state, test, 1).refused).toBe('tie-by-die');
    const drawn = play(state, { type: 'drawTester', checkId: 'check-1' }, 2);
    expect(drawn.events).toMatchObject([{ characterId: 'ross', draw: { face: 2, faces: 2 } }]);
    expect(owed(drawn.state)).toEqual([['casualty', 'ross', true]]);
    expect(play(drawn.state, { type: 'drawTester', checkId: 'check-1' }, 1).refused).toBe('no-tie');
  });

  it('then those who are not in shock go first, within 0.05u and not beyond', () => {
    const shocked = [men[0]!, { ...men[1]!, shocked: true }, men[2]!];
    expect(findTester(table(shocked), 'dunn')).toMatchObject({ status: 'test', testerId: 'ross' });
    const farther = [men[0]!, men[1]!, soldier('ross', at(7.9, 10))];
    expect(findTester(table(farther), 'dunn')).toMatchObject({ status: 'test', testerId: 'kerr' });
  });
});

describe('given no board (PS-2.10)', () => {
  it('then the players tap the closest, or nobody, and roll', () => {
    const squad = table([soldier('dunn'), soldier('kerr'), soldier('ross', { shocked: true })]);
    const { state } = play(squad, kill('dunn'));
    expect(owed(state)).toEqual([['ask', 'dunn', false]]);
    const named = play(state, choose('check-1', 'kerr')).state;
    expect(owed(named)).toEqual([['casualty', 'kerr', true]]);
    const lapsed = play(state, choose('check-1', 'ross'));
    expect(lapsed.events.map(({ type }) => type)).toEqual(['testerChosen', 'checkClosed']);
    expect(lapsed.state.checks).toEqual([]);
    const house = { ...state, settings: { ...state.settings, alreadyShockedTester: 'nextClosest' as const } };
    expect(play(house, choose('check-1', 'ross')).refused).toBe('already-shocked');
  });
});

describe('given house rules', () => {
  it('then only those who saw it are asked, man by man or casualty by casualty (PS-2.8)', () => {
    const squad = table(
      [
        soldier('dunn', at(10, 10)),
        soldier('kerr', { ...at(12, 10), seesCasualty: false }),
        soldier('ross', at(10, 12.5)),
      ],
      { requireLineOfSight: true },
    );
    const { state } = play(squad, kill('dunn'));
    expect(owed(state)).toEqual([['casualty', 'ross', true]]);
    const ticked = play(state, { type: 'tickWitnesses', checkId: 'check-1', characterIds: ['kerr'] }).state;
    expect(owed(ticked)).toEqual([['casualty', 'kerr', true]]);
    expect(play(ticked, choose('check-1', 'ross')).refused).toBe('saw-nothing');
  });

  it('then nobody tests twice for one attack, but for the next he does (oneTestPerAttack, PS-2.9)', () => {
    const squad = table(
      [soldier('a', at(0, 0)), soldier('b', at(4, 0)), soldier('c', at(2, 0)), soldier('e', at(2, 3))],
      { oneTestPerAttack: true },
    );
    const two = play(play(squad, kill('a')).state, kill('b')).state;
    const held = play(two, owedTest(two), 1).state;
    expect(ruleset.owed(held)).toEqual([]);
    expect(openChecks(held)[0]?.finding.status).toBe('already-tested');
    const late = play(held, kill('e', true)).state;
    expect(ruleset.owed(late)).toEqual([]);
    const next = play(held, kill('e', false)).state;
    expect(owed(next)).toEqual([['casualty', 'c', true]]);
  });

  it('then with nextClosest a shocked man steps aside, unless all are in shock (PS-2.7)', () => {
    const men = [
      soldier('dunn', at(10, 10)),
      soldier('kerr', { ...at(12, 10), shocked: true }),
      soldier('ross', at(10, 12.5)),
    ];
    const house = { alreadyShockedTester: 'nextClosest' } as const;
    expect(findTester(table(men, house), 'dunn')).toMatchObject({ status: 'test', testerId: 'ross' });
    const all = men.map((one) => ({ ...one, shocked: true }));
    expect(findTester(table(all, house), 'dunn')).toMatchObject({
      status: 'already-shocked',
      testerId: 'kerr',
    });
  });
});

describe('given a test by hand', () => {
  it('then nobody need have fallen', () => {
    const test: Command = { type: 'shockTest', characterId: 'kerr', checkId: null, boosts: [] };
    const { state, events } = play(table([soldier('kerr')]), test, 4);
    expect(man(state, 'kerr').shocked).toBe(true);
    expect(events).toMatchObject([{ casualtyId: null, die: 4, target: 3 }]);
  });

  it('then a boost is refused, unless the house allows it and it is paid (PS-3.6)', () => {
    const squad = [soldier('kerr', at(1, 1)), sergeant('hale', at(3, 1))];
    const test: Command = {
      type: 'shockTest',
      characterId: 'kerr',
      checkId: null,
      boosts: [{ commanderId: 'hale', at: 2 }],
    };
    expect(play(table(squad), test, 5).refused).toBe('boost-not-allowed');
    const { state } = play(table(squad, { boostFirstTest: true }), test, 5);
    expect(man(state, 'kerr').shocked).toBe(false);
    expect([state.sides.A.atPool, man(state, 'hale').actionsUsed]).toEqual([3, 2]);
  });
});
