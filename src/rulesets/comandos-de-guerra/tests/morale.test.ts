import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../kernel/fraction.ts';
import type { House } from '../model/house.ts';
import type { Commando, CommandoDraft } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { LIMITS, TRIGGERS } from '../model/words.ts';
import { ledger } from '../rules/ledger.ts';
import {
  initialMorale,
  missionMorale,
  moraleOddsOf,
  officerCandidates,
  whyNoMorale,
} from '../rules/morale.ts';
import { reasonOf } from '../rules/refusal.ts';
import { deathAudience, directionOf, TRIGGER_TABLE } from '../rules/triggers.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const one = (
  id: string,
  over: Partial<CommandoDraft> & { command?: number } = {},
  play: Partial<Commando> = {},
) => {
  const { command = 50, ...draft } = over;
  return card(id, { characteristics: { ...card('x').characteristics, command }, ...draft }, play);
};
const check = (over: object = {}) => ({
  ...({ type: 'checkMorale', who: ['ada'], kind: 'demoralise', modifier: 0, prompt: null } as const),
  ...over,
});
const ada = (play: Partial<Commando> = {}, house: Partial<House> = {}): State => {
  const base = tableOf(card('ada', {}, { morale: 50, initialMorale: 60, ...play }));
  return { ...base, settings: { ...base.settings, ...house } };
};
const her = (state: State) => commandoOf(state, 'ada')!;

describe('the morale of a mission (CG-16)', () => {
  it('is half of both Commands, the fraction dropped, and the officer’s own Command', () => {
    expect([
      initialMorale(40, 71, false),
      initialMorale(71, 71, true),
      initialMorale(0, 0, false),
      initialMorale(0, null, true),
    ]).toEqual([55, 71, 1, 1]);
    expect(reasonOf(initialMorale(40, null, false))).toEqual({ code: 'NO_OFFICER' });
    expect(reasonOf(initialMorale(101, null, true))).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(reasonOf(initialMorale(101, 5, false))).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(reasonOf(initialMorale(5, 101, false))).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
  });

  const team = tableOf(
    one('pte', { command: 90 }),
    one('lt', { rank: 5, command: 60 }),
    one('cap', { rank: 5, command: 70 }),
    one('late', { rank: 9, takesPart: false }),
    one('foe', { rank: 9, side: 'opponent' }),
    one('dead', { rank: 9 }, { status: 'dead' }),
    one('out', { rank: 1, command: 31 }, { status: 'unconscious' }),
  );

  it('follows the highest rank of those who take part, and of two the higher Command first', () => {
    expect(officerCandidates(team).map(({ id }) => id)).toEqual(['cap', 'lt']);
    expect(officerCandidates(tableOf())).toEqual([]);
    expect(missionMorale(team, 'cap')).toEqual([
      { id: 'pte', own: 90, morale: 80 },
      { id: 'lt', own: 60, morale: 65 },
      { id: 'cap', own: 70, morale: 70 },
      { id: 'out', own: 31, morale: 50 },
    ]);
    expect(missionMorale(team, 'gone')).toEqual([]);
  });

  it('is worked out once and carried over, or worked out anew (CG-16.5)', () => {
    const start = (recompute: boolean) => ({ type: 'startMission', officerId: 'cap', recompute }) as const;
    const first = given(team, start(false));
    expect(first.events[0]).toMatchObject({ type: 'missionStarted', number: 1, officerId: 'cap' });
    expect(first.state.mission).toEqual({ number: 1, officerId: 'cap' });
    expect(first.state.commandos.map(({ morale }) => morale)).toEqual([80, 65, 70, null, null, null, 50]);
    const low = given(first.state, { type: 'setValue', who: 'pte', field: 'morale', value: 20 }).state;
    expect(commandoOf(given(low, start(false)).state, 'pte')).toMatchObject({
      morale: 20,
      initialMorale: 20,
    });
    expect(commandoOf(given(low, start(true)).state, 'pte')).toMatchObject({ morale: 80, initialMorale: 80 });
    expect(given(low, start(true)).state.mission.number).toBe(2);
    const last = { ...low, mission: { number: LIMITS.round, officerId: null } };
    expect(given(last, start(true)).state.mission.number).toBe(LIMITS.round);
    for (const officerId of [null, 'gone', 'late', 'foe', 'dead'])
      expect(whyOf(team, { ...start(true), officerId })).toEqual({ code: 'NO_OFFICER' });
    expect(whyOf(team, { ...start(true), officerId: 'out' })).toBeNull();
  });
});

describe('a morale check (CG-17)', () => {
  it('moves morale when it FAILS, down or up, and never by a pass', () => {
    expect(given(ada(), check(), [50]).events).toEqual([
      {
        ...{
          type: 'moraleChecked',
          who: 'ada',
          kind: 'demoralise',
          changeDie: null,
          delta: 0,
          before: 50,
          morale: 50,
          shockRounds: 0,
        },
        outcome: {
          ...{ level: 50, parts: [], modifier: 0, checkNeeded: true, roll: 50, result: 50 },
          ...{ success: true, grade: 'lowSuccess', natural: null },
        },
      },
    ]);
    expect(given(ada(), check(), [51], [7]).events[0]).toMatchObject({
      changeDie: 7,
      delta: -7,
      morale: 43,
      shockRounds: 0,
    });
    expect(given(ada(), check({ kind: 'moralise' }), [51], [10]).events[0]).toMatchObject({
      delta: 10,
      morale: 60,
      shockRounds: 0,
    });
  });

  it('shocks by eight points and more, even where the floor cuts the loss (CG-18.1)', () => {
    expect(her(given(ada(), check(), [51], [8]).state)).toMatchObject({ morale: 42, pendingShock: 8 });
    expect(her(given(ada(), check(), [51], [7]).state).pendingShock).toBeNull();
    expect(given(ada({ morale: 3 }), check(), [51], [9]).events[0]).toMatchObject({
      delta: -9,
      morale: 1,
      shockRounds: 9,
    });
    expect(her(given(ada({ morale: 95 }), check({ kind: 'moralise' }), [96], [9]).state).morale).toBe(100);
    expect(her(given(ada({ pendingShock: 10 }), check(), [51], [8]).state).pendingShock).toBe(10);
    expect(her(given(ada({ pendingShock: 8 }), check(), [51], [10]).state).pendingShock).toBe(10);
    expect(her(given(ada({ pendingShock: 8 }), check(), [51], [2]).state).pendingShock).toBe(8);
  });

  it('counts fanaticism by house rule and the director’s modifier, never morale (CG-16.6)', () => {
    const shock = { kind: 'fanatic', roundsLeft: 2, note: '' } as const;
    const parts = (state: State, modifier = 0) => {
      const event = given(state, check({ modifier }), [20]).events[0];
      return event?.type === 'moraleChecked' ? [event.outcome.modifier, event.outcome.parts] : null;
    };
    const bonus = { id: 'fanatic', value: -20, house: false };
    expect(parts(ada({ shock }), 15)).toEqual([-5, [bonus, { id: 'own', value: 15, house: false }]]);
    expect(parts(ada({ shock }, { fanaticMoraleBonus: false }))).toEqual([0, []]);
    expect(parts(ada({ shock: { ...shock, kind: 'other' } }))).toEqual([0, []]);
    expect(parts(ada({}, { moraleModifiesChecks: true }))).toEqual([0, []]);
  });

  it('of several has dice for each, once each, and takes them off the card', () => {
    const two = tableOf(
      card('ada', {}, { morale: 50 }),
      card('bob', {}, { morale: 50 }),
      card('cy', {}, { morale: 50 }),
    );
    const raised = given(two, {
      type: 'raisePrompt',
      trigger: 'missionFailed',
      direction: '',
      who: null,
      note: '',
    }).state;
    const out = given(raised, check({ who: ['ada', 'bob', 'ada'], prompt: 'n1' }), [51], [3], [10]);
    expect(out.dice.map(({ id }) => id)).toEqual(['morale-1', 'change-1', 'morale-2']);
    expect(out.events.at(-1)).toEqual({
      type: 'promptAnswered',
      id: 'n1',
      who: ['ada', 'bob'],
      skipped: false,
    });
    expect(out.state.prompts).toMatchObject([{ who: ['cy'] }]);
    const skip = (who: string | null, id = 'n1') => ({ type: 'skipPrompt', id, who }) as const;
    expect(given(raised, skip('bob')).events).toEqual([
      { type: 'promptAnswered', id: 'n1', who: ['bob'], skipped: true },
    ]);
    expect(given(raised, skip(null)).events).toEqual([
      { type: 'promptAnswered', id: 'n1', who: ['ada', 'bob', 'cy'], skipped: true },
    ]);
    expect(given(raised, skip(null)).state.prompts).toEqual([]);
    expect(whyOf(raised, skip('gone'))).toEqual({ code: 'CARD_GONE' });
    expect(whyOf(raised, skip(null, 'x'))).toEqual({ code: 'CARD_GONE' });
  });

  it('is refused in words, to nobody, without a card, and to whoever has no morale or senses', () => {
    const why = (over: object, state = ada()) => whyOf(state, check(over));
    expect(why({ kind: 'odd' })).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    expect(why({ who: [] })).toEqual({ code: 'AUDIENCE_NEEDED' });
    expect(why({ prompt: 'x' })).toEqual({ code: 'CARD_GONE' });
    expect(why({ who: ['gone'] })).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(why({ modifier: 0.5 })).toEqual({ code: 'MODIFIER_NOT_INTEGER' });
    expect(why({}, ada({ status: 'unconscious' }))).toEqual({
      code: 'COMMANDO_OUT_OF_ACTION',
      params: { name: 'ada' },
    });
    expect(why({}, ada({ morale: null }))).toEqual({ code: 'MORALE_NOT_SET', params: { name: 'ada' } });
    expect(whyNoMorale(ada({ pendingShock: 8 }), 'ada')).toBeNull();
    expect(whyNoMorale(ada({ shock: { kind: 'apathetic', roundsLeft: 1, note: '' } }), 'ada')).toBeNull();
  });

  it('has the odds of CG-P.8', () => {
    const odds = (play: Partial<Commando>, kind: 'demoralise' | 'moralise', modifier = 0) => {
      const all = moraleOddsOf(ada(play), 'ada', kind, modifier);
      return all && Object.values(all).map(toNumber);
    };
    expect(odds({ morale: 40 }, 'demoralise')).toEqual([0.6, 3.3, 0.18].map((x) => expect.closeTo(x, 9)));
    expect(odds({ morale: 40 }, 'moralise', -20)).toEqual([0.4, 2.2, 0].map((x) => expect.closeTo(x, 9)));
    expect(
      odds({ morale: 40, shock: { kind: 'fanatic', roundsLeft: 1, note: '' } }, 'moralise'),
    ).toMatchObject([0.4, {}, 0]);
    expect(odds({ morale: null }, 'moralise')).toBeNull();
    expect(moraleOddsOf(ada(), 'gone', 'moralise', 0)).toBeNull();
  });
});

describe('what calls for a check (CG-17.3)', () => {
  it('has its direction and its audience', () => {
    expect(Object.entries(TRIGGER_TABLE).map(([key, [kind, who]]) => `${key} ${kind} ${who}`)).toEqual([
      ...['wounded demoralise self', 'comradeDeath demoralise rankOrLower', 'essentialDeath demoralise team'],
      ...['lost demoralise self', 'highFailure demoralise self', 'discovered demoralise self'],
      ...['worseThanBriefed demoralise team', 'missionFailed demoralise team', 'highSuccess moralise self'],
      ...[
        'solvedImpossible moralise self',
        'missionComplete moralise team',
        'objectiveAchieved moralise team',
      ],
      ...['pathFound moralise self', 'reinforcements moralise team'],
    ]);
    expect(TRIGGERS.map(directionOf).at(-1)).toBeNull();
  });

  const team = tableOf(
    one('a', { rank: 2 }, { morale: 50 }),
    one('b', { rank: 1 }, { morale: 50 }),
    one('c', { rank: 0 }, { morale: 50, status: 'unconscious' }),
    one('d', { takesPart: false }, { morale: 50 }),
    one('e', {}, { morale: null }),
    one('f', { side: 'opponent' }, { morale: 50 }),
  );
  const raise = (over: object) => ({
    ...({ type: 'raisePrompt', trigger: 'lost', direction: '', who: null, note: '' } as const),
    ...over,
  });

  it('by hand goes to the team, or to those who are said, if they can check', () => {
    const who = (over: object) => given(team, raise(over)).state.prompts[0]!;
    expect(who({ trigger: 'missionComplete', direction: 'demoralise', note: ` ${'x'.repeat(300)}` })).toEqual(
      {
        ...{
          id: 'n1',
          trigger: 'missionComplete',
          direction: 'moralise',
          who: ['a', 'b'],
          round: 1,
          hidden: null,
        },
        note: 'x'.repeat(LIMITS.text),
      },
    );
    expect(who({ trigger: 'custom', direction: 'demoralise' })).toMatchObject({
      direction: 'demoralise',
      who: ['a', 'b'],
    });
    expect(who({ who: ['f', 'b', 'b', 'c', 'd', 'e', 'gone'] })).toMatchObject({
      trigger: 'lost',
      who: ['f', 'b', 'd'],
    });
    const why = (over: object) => whyOf(team, raise(over));
    expect(why({ trigger: 'odd' })).toEqual({ code: 'WORD_UNKNOWN', params: { word: 'odd' } });
    expect(why({ trigger: 'custom' })).toEqual({ code: 'WORD_UNKNOWN', params: { word: '' } });
    for (const trigger of ['lost', 'comradeDeath'])
      expect(why({ trigger })).toEqual({ code: 'AUDIENCE_NEEDED' });
    expect(why({ who: [] })).toEqual({ code: 'AUDIENCE_NEEDED' });
    expect(why({ who: ['gone'] })).toEqual({ code: 'AUDIENCE_NEEDED' });
    expect(why({ who: ['gone', 'e'] })).toEqual({ code: 'MORALE_NOT_SET' });
  });

  it('that the rules raise goes to cards with a morale, and to nobody without a direction', () => {
    const log = ledger(team);
    log.prompt('lost', ['gone', 'a', 'c', 'e']);
    log.prompt('lost', ['gone']);
    log.prompt('custom', ['a']);
    expect(log.done()).toMatchObject({ events: [{ prompt: { direction: 'demoralise', who: ['a'] } }] });
  });

  it('a death goes to comrades of equal or lower rank, a vital one to all, an enemy’s to nobody', () => {
    const of = (dead: string, essential = false, state = team) =>
      deathAudience(state.commandos, dead, essential);
    expect([of('a'), of('b'), of('b', true), of('f'), of('gone')]).toEqual([
      ['b', 'e'],
      ['e'],
      ['a', 'e'],
      [],
      [],
    ]);
    const equal = tableOf(
      one('a', { rank: 1, essential: true }),
      one('b', { rank: 1 }),
      one('c', { rank: 5 }),
    );
    expect([of('b', false, equal), of('a', false, equal)]).toEqual([['a'], ['b', 'c']]);
  });
});
