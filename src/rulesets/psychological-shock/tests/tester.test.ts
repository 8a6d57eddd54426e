/** PS-2: who must test, at the edges of distance, sight, shock and attacks. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '../model/settings.ts';
import type { Character, ShockCheck, State } from '../model/state.ts';
import { choicesFor, openChecks, whyNotTester } from '../rules/checks.ts';
import { checkOf, findingOf, findTester } from '../rules/tester.ts';
import { at, kill, play, refusal, soldier, table } from './table.ts';

const dunn = soldier('dunn', at(10, 10));
const NOBODY = { status: 'none', testerId: null, distance: null, tied: [] };
/** A friend whose edge is so far from that of the casualty. */
const friend = (id: string, distance: number, part: Partial<Character> = {}) =>
  soldier(id, { ...at(11 + distance, 10), ...part });
const find = (men: readonly Character[], settings: Partial<Settings> = {}) =>
  findTester(table([dunn, ...men], settings), 'dunn');
const check: ShockCheck = { id: 'check-1', attack: 1, casualtyId: 'dunn', chosenId: null, witnesses: null };
const open = (
  men: readonly Character[],
  settings: Partial<Settings> = {},
  part: Partial<ShockCheck> = {},
) => {
  const state: State = {
    ...table([dunn, ...men], settings),
    attack: 1,
    checkCount: 1,
    checks: [{ ...check, ...part }],
  };
  return { state, check: state.checks[0]! };
};

describe('the closest friend', () => {
  it('is measured edge to edge, exactly 2u included (PS-2.2)', () => {
    expect(find([friend('kerr', 2)])).toEqual({ status: 'test', testerId: 'kerr', distance: 2, tied: [] });
    expect(find([friend('kerr', 2.01)])).toEqual(NOBODY);
    expect(find([friend('kerr', 2.01, { baseDiameter: 1.04 })])).toMatchObject({ testerId: 'kerr' });
    expect(find([friend('kerr', 3)], { shockRadius: 3 })).toMatchObject({ testerId: 'kerr' });
  });

  it('is the nearest whatever their order in the roster (PS-2.1)', () => {
    const men = [friend('far', 2), friend('near', 0.5), friend('middle', 1)];
    expect(find(men)).toMatchObject({ testerId: 'near', distance: 0.5 });
    expect(find([men[1]!, men[2]!, men[0]!])).toMatchObject({ testerId: 'near' });
  });

  it('is neither dead, nor an enemy, nor the casualty, nor beside the board (PS-2.1, PS-2.4)', () => {
    const others = [
      friend('dead', 0.2, { wound: 'killed' }),
      friend('foe', 0.3, { side: 'B' }),
      soldier('off'),
      friend('hurt', 1, { wound: 'wounded' }),
    ];
    expect(find(others)).toMatchObject({ status: 'test', testerId: 'hurt' });
    expect(find(others.slice(0, 3))).toEqual(NOBODY);
    expect(findTester(table([dunn]), 'gone')).toEqual(NOBODY);
    expect(findTester(table([soldier('off'), dunn]), 'off')).toEqual(NOBODY);
  });

  it('is tied with whoever is 0.05u farther at most, their ids sorted (PS-2.6)', () => {
    const tied = find([friend('ross', 1.04), friend('kerr', 1), friend('hale', 1.06)]);
    expect(tied).toEqual({ status: 'tie', testerId: null, distance: 1, tied: ['kerr', 'ross'] });
    // A shocked man at the same distance leaves it to the other; two upright ones are still a tie.
    const shocked = friend('abel', 1, { shocked: true });
    expect(find([shocked, friend('ross', 1), friend('kerr', 1)])).toMatchObject({ tied: ['kerr', 'ross'] });
    expect(find([shocked, friend('ross', 1)])).toEqual({
      status: 'test',
      testerId: 'ross',
      distance: 1,
      tied: [],
    });
  });

  it('in shock makes no test, and passes it on only by the house rule (PS-2.7)', () => {
    const men = [friend('kerr', 1, { shocked: true }), friend('ross', 2)];
    expect(find(men)).toEqual({ status: 'already-shocked', testerId: 'kerr', distance: 1, tied: [] });
    expect(find(men, { alreadyShockedTester: 'nextClosest' })).toMatchObject({
      status: 'test',
      testerId: 'ross',
      distance: 2,
    });
    const far = [men[0]!, friend('ross', 2.5)];
    expect(find(far, { alreadyShockedTester: 'nextClosest' })).toMatchObject({ status: 'already-shocked' });
  });

  it('counts whoever did not see it, unless the house asks for sight (PS-1.3, PS-2.8)', () => {
    const men = [friend('kerr', 1, { seesCasualty: false }), friend('ross', 2)];
    expect(find(men)).toMatchObject({ testerId: 'kerr' });
    expect(find(men, { requireLineOfSight: true })).toMatchObject({ testerId: 'ross' });
  });
});

describe('an open check', () => {
  const men = [friend('kerr', 1), friend('ross', 2)];

  it('knows the latest of several for the same casualty', () => {
    const { state } = open(men);
    const twice = { ...state, checks: [...state.checks, { ...check, id: 'check-2' }] };
    expect(checkOf(twice, 'dunn')?.id).toBe('check-2');
    expect(checkOf(twice, 'kerr')).toBeUndefined();
  });

  it('asks the players when nobody can be measured, and the tape as soon as one can (PS-2.10)', () => {
    const asked = open([soldier('kerr'), soldier('ross')]);
    const ask = { status: 'ask', testerId: null, distance: null, tied: [] };
    expect(findingOf(asked.state, asked.check)).toEqual(ask);
    const half = open([soldier('kerr'), friend('ross', 1)]);
    expect(findingOf(half.state, half.check)).toMatchObject({ status: 'test', testerId: 'ross' });
    const off = { ...half.state, board: { ...half.state.board, inUse: false } };
    expect(findingOf(off, half.check)).toEqual(ask);
    const alone = open([soldier('foe', { side: 'B' })]);
    expect(findingOf(alone.state, alone.check)).toEqual(NOBODY);
    expect(findingOf(alone.state, { ...check, casualtyId: 'gone' })).toEqual(NOBODY);
  });

  it('is about the chosen man, near or far, with his distance', () => {
    const chosen = (part: Partial<Character>, settings: Partial<Settings> = {}) => {
      const at9 = open([...men, friend('hale', 9, part)], settings, { chosenId: 'hale' });
      const tested = [{ attack: 1, characterId: 'hale' }];
      return findingOf({ ...at9.state, tested }, at9.check);
    };
    const about = { testerId: 'hale', distance: 9, tied: [] };
    expect(chosen({})).toEqual({ status: 'test', ...about });
    expect(chosen({ shocked: true })).toEqual({ status: 'already-shocked', ...about });
    expect(chosen({}, { oneTestPerAttack: true })).toEqual({ status: 'already-tested', ...about });
    // Dead or unseen since, he is no candidate any more: the tape decides again.
    expect(chosen({ wound: 'killed' })).toMatchObject({ testerId: 'kerr' });
    expect(chosen({ seesCasualty: false }, { requireLineOfSight: true })).toMatchObject({ testerId: 'kerr' });
  });

  it('spares whoever has tested in this attack, not in another (PS-2.9)', () => {
    const house = { oneTestPerAttack: true };
    const { state } = open(men, house);
    const tested = (attack: number, settings: Partial<Settings> = house) =>
      findingOf({ ...open(men, settings).state, tested: [{ attack, characterId: 'kerr' }] }, check);
    expect(tested(1)).toEqual({ status: 'already-tested', testerId: 'kerr', distance: 1, tied: [] });
    expect(tested(2)).toMatchObject({ status: 'test', testerId: 'kerr' });
    expect(tested(1, {})).toMatchObject({ status: 'test', testerId: 'kerr' });
    // Of two at the same distance the other one is left.
    const both = { ...state, characters: [dunn, friend('kerr', 1), friend('ross', 1)] };
    const one = { ...both, tested: [{ attack: 1, characterId: 'kerr' }] };
    expect(findingOf(one, check)).toMatchObject({ status: 'test', testerId: 'ross' });
  });

  it('follows the ticks of who saw it before the marks on the men (PS-2.8)', () => {
    const blind = men.map((one) => ({ ...one, seesCasualty: one.id === 'kerr' }));
    const house = { requireLineOfSight: true };
    const seen = (witnesses: string[] | null) => {
      const now = open(blind, house, { witnesses });
      return findingOf(now.state, now.check).testerId;
    };
    expect([seen(null), seen(['ross']), seen(['ross', 'kerr']), seen([])]).toEqual([
      'kerr',
      'ross',
      'kerr',
      null,
    ]);
  });
});

describe('whom the players may name', () => {
  const squad = [
    friend('kerr', 1, { name: 'Kerr' }),
    friend('dead', 1, { name: 'Dead', wound: 'killed' }),
    friend('foe', 1, { name: 'Foe', side: 'B' }),
    friend('shy', 1, { name: 'Shy', shocked: true }),
    friend('blind', 1, { name: 'Blind', seesCasualty: false }),
  ];

  it('is a living friend; each of the others has his reason', () => {
    const { state, check: now } = open(squad, { requireLineOfSight: true });
    const why = (id: string) => whyNotTester(state, now, id);
    expect(why('kerr')).toBeNull();
    expect(why('shy')).toBeNull();
    expect(why('dunn')).toEqual({ code: 'own-casualty', params: { name: 'dunn' } });
    expect(why('foe')).toEqual({ code: 'not-friendly', params: { name: 'Foe' } });
    expect(why('dead')).toEqual({ code: 'character-killed', params: { name: 'Dead' } });
    expect(why('blind')).toEqual({ code: 'saw-nothing', params: { name: 'Blind' } });
    expect(why('gone')).toEqual({ code: 'character-unknown' });
    expect(whyNotTester(state, { ...now, casualtyId: 'gone' }, 'kerr')).toEqual({
      code: 'character-unknown',
    });
    expect(choicesFor(state, now).map(({ id }) => id)).toEqual(['kerr', 'shy']);
    expect(choicesFor(open(squad).state, now).map(({ id }) => id)).toEqual(['kerr', 'shy', 'blind']);
  });

  it('is nobody in shock where the test passes on (PS-2.7)', () => {
    const { state, check: now } = open(squad, { alreadyShockedTester: 'nextClosest' });
    expect(whyNotTester(state, now, 'shy')).toEqual({ code: 'already-shocked', params: { name: 'Shy' } });
    expect(whyNotTester(state, now, 'kerr')).toBeNull();
  });

  it('closes the check when he cannot test any more, with the reason', () => {
    const choose = { type: 'chooseTester', checkId: 'check-1', characterId: 'shy' } as const;
    expect(play(open(squad).state, choose).events).toEqual([
      { type: 'testerChosen', checkId: 'check-1', casualtyId: 'dunn', characterId: 'shy', draw: null },
      {
        type: 'checkClosed',
        checkId: 'check-1',
        casualtyId: 'dunn',
        testerId: 'shy',
        reason: 'alreadyShocked',
      },
    ]);
    const done = { ...open(squad, { oneTestPerAttack: true }).state };
    const tested = { ...done, tested: [{ attack: 1, characterId: 'kerr' }] };
    expect(play(tested, { ...choose, characterId: 'kerr' }).events.at(-1)).toMatchObject({
      testerId: 'kerr',
      reason: 'alreadyTested',
    });
    expect(refusal(done, { ...choose, checkId: 'check-7' })).toEqual({ code: 'check-unknown' });
  });
});

describe('checks whose casualty lies near others', () => {
  it('keep their own ticks and choices', () => {
    const squad = [friend('kerr', 1), friend('ross', 1.5), friend('hale', 9)];
    const two = play(play(open(squad).state, kill('hale', true)).state, {
      type: 'tickWitnesses',
      checkId: 'check-1',
      characterIds: ['ross'],
    }).state;
    expect(two.checks.map(({ casualtyId, witnesses }) => [casualtyId, witnesses])).toEqual([
      ['dunn', ['ross']],
      ['hale', null],
    ]);
    const chosen = play(two, { type: 'chooseTester', checkId: 'check-1', characterId: 'ross' }).state;
    expect(chosen.checks.map(({ chosenId }) => chosenId)).toEqual(['ross', null]);
    expect(openChecks(chosen).map(({ due }) => due)).toEqual([true, false]);
  });
});
