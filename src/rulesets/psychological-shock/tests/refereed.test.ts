/** What a referee found by playing against an independent model of the rules. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../../kernel/fraction.ts';
import { adviseRecovery, budgetFor, chanceToRecover } from '../rules/advisor.ts';
import { openChecks } from '../rules/checks.ts';
import { parsePaste } from '../rules/paste.ts';
import { ruleset } from '../rules/ruleset.ts';
import { chanceToHold, testOutlooks } from '../rules/shock-test.ts';
import en from '../strings/en.ts';
import late from '../strings/late.en.ts';
import { telling } from '../strings/telling.ts';
import { words } from '../strings/words.ts';
import {
  at,
  kill,
  man,
  owedTest,
  play,
  recover,
  sergeant,
  soldier,
  table,
  withActions,
  withPool,
  wound,
} from './table.ts';

describe('an Action that costs more than there is', () => {
  it('fails for the AT, however dear it is (PS-B.1)', () => {
    const state = table([soldier('kerr')]);
    const spend = (n: number) =>
      play(state, { type: 'spend', characterId: 'kerr', action: 'fire', at: n }).refused;
    expect([6, 100, 5_000].map(spend)).toEqual(['not-enough-at', 'not-enough-at', 'not-enough-at']);
    expect([-1, 0.5, Number.NaN].map(spend)).toEqual(['at-range', 'at-range', 'at-range']);
  });
});

describe('one test per attack (PS-2.9)', () => {
  const near = table(
    [
      soldier('lone', at(1, 1)),
      soldier('dunn', at(10, 10)),
      soldier('reid', at(10, 12)),
      soldier('kerr', at(12, 11)),
    ],
    { oneTestPerAttack: true },
  );

  it('does not spare a man in the next attack because nobody was near in the first', () => {
    const alone = play(near, kill('lone')).state;
    const first = play(alone, kill('dunn')).state;
    const held = play(first, owedTest(first), 1).state;
    const { state, events } = play(held, kill('reid'));
    expect(events.at(-1)).toMatchObject({ found: { status: 'test', testerId: 'kerr' } });
    expect(ruleset.owed(state)).toHaveLength(1);
  });

  it('still takes casualties before the first roll as one attack', () => {
    const both = play(play(near, kill('dunn')).state, kill('reid')).state;
    expect(new Set(openChecks(both).map(({ check }) => check.attack)).size).toBe(1);
    const held = play(both, owedTest(both), 1).state;
    expect(openChecks(held).map(({ finding }) => finding.status)).toEqual(['already-tested']);
  });

  it('lets a later casualty of the attack change who was closest', () => {
    const shocked = { ...soldier('reid', at(10, 11.2)), shocked: true };
    const state = table([soldier('dunn', at(10, 10)), shocked, soldier('kerr', at(12, 10))]);
    const one = play(state, kill('dunn')).state;
    expect(openChecks(one)[0]?.finding.status).toBe('already-shocked');
    const two = play(one, kill('reid')).state;
    expect(openChecks(two).map(({ finding }) => finding.testerId)).toEqual(['kerr', 'kerr']);
  });
});

describe('boosts after the roll (PS-6.4)', () => {
  const after = table(
    [
      soldier('dunn', at(10, 10)),
      soldier('kerr', { ...at(12, 10), ...withActions(2) }),
      sergeant('hale', at(14.5, 10)),
    ],
    { boostTiming: 'after', boostFirstTest: true },
  );

  it('count in the odds of the first test, as they do in those of a recovery', () => {
    const poor = withPool(after, 'A', 2);
    expect(chanceToHold(poor, 'kerr', [])).toEqual(fraction(4, 6));
    expect(testOutlooks(poor, 'kerr', [])).toEqual([
      'passes',
      'passes',
      'boosted',
      'boosted',
      'fails',
      'fails',
    ]);
    const shocked = {
      ...poor,
      characters: poor.characters.map((one) => ({ ...one, shocked: one.id === 'kerr' })),
    };
    expect(chanceToRecover(shocked, 'kerr', [])).toEqual(fraction(3, 6));
  });

  it('are refused for somebody who falls while the question is open', () => {
    const fallen = play(after, kill('dunn')).state;
    const { state } = play(fallen, owedTest(fallen), 4);
    expect(state.shortfall).toMatchObject({ characterId: 'kerr', need: 2 });
    const dead = play(state, kill('kerr', true)).state;
    expect(dead.shortfall).toBeNull();
    const pay = play(dead, { type: 'payShortfall', boosts: [{ commanderId: 'hale', at: 2 }] });
    expect(pay.refused).toBe('no-shortfall');
    expect(dead.sides.A.atPool).toBe(5);
  });
});

describe('the advice for somebody upright', () => {
  it('counts no tries while a wound-shock marker bars him', () => {
    const state = table([soldier('kerr', { wound: 'wounded', woundShockUntil: 3 })]);
    expect(budgetFor(state, man(state, 'kerr'), 5, 0)).toMatchObject({ tries: 0, boostActions: 0 });
    expect(adviseRecovery(state, 'kerr')?.best.boosts).toEqual([]);
  });
});

describe('a pasted list', () => {
  it('takes rows with commas, and leaves a comma in a name alone', () => {
    const [row, name] = parsePaste('Kelly,Scout,3,2,0\nMoore, Sgt. 5/3 C2/1', 'A');
    expect(row).toMatchObject({
      profile: {
        name: 'Kelly',
        role: 'Scout',
        card: { healthy: { maxActions: 3 }, wounded: { maxActions: 2 } },
      },
    });
    expect(name).toMatchObject({ profile: { name: 'Moore, Sgt.', card: { healthy: { maxActions: 5 } } } });
  });
});

describe('the words behind "Undo"', () => {
  const say = words(en, 'en');
  const label = (
    state: ReturnType<typeof table>,
    command: Parameters<typeof play>[1],
    ...faces: number[]
  ) => {
    const played = play(state, command, ...faces);
    const entry = { command, events: played.events, dice: [] };
    // The table asks for them on either side of the change.
    return [say.label(state, entry), say.label(played.state, entry)];
  };

  it('still name whoever left the roster, and for whom a boost was paid', () => {
    const state = table(
      [soldier('kerr', { name: 'Kerr', shocked: true, ...at(1, 1) }), sergeant('hale', at(3, 1))],
      {
        boostTiming: 'after',
      },
    );
    expect(label(state, { type: 'removeCharacters', characterIds: ['kerr'] })).toEqual([
      'Kerr removed',
      'Kerr removed',
    ]);
    const short = play(state, recover('kerr'), 4).state;
    expect(label(short, { type: 'payShortfall', boosts: [{ commanderId: 'hale', at: 1 }] })).toEqual([
      'boost paid for Kerr',
      'boost paid for Kerr',
    ]);
    expect(label(short, { type: 'declineShortfall' })).toEqual(['no boost for Kerr', 'no boost for Kerr']);
  });

  it('name a pool that was set by what it was set to', () => {
    const state = table([soldier('kerr')]);
    const set = label(state, { type: 'setSideValue', side: 'A', change: { field: 'atPool', value: 2 } });
    expect(set).toEqual(['Side A: 2 AT', 'Side A: 2 AT']);
  });

  it('show a measured distance with its digit, as the specification does', () => {
    const state = table([
      soldier('dunn', { name: 'Dunn', ...at(10, 10) }),
      soldier('kerr', { name: 'Kerr', ...at(12, 10) }),
    ]);
    const { events } = play(state, wound('dunn'));
    expect(telling(en, late, 'en').line(state, { command: wound('dunn'), events, dice: [] })).toContain(
      'Kerr (1.0u) must test',
    );
  });
});
