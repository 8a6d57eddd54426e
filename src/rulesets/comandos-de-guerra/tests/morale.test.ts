import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../kernel/fraction.ts';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando, CommandoDraft } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { LIMITS, TRIGGERS } from '../model/words.ts';
import {
  initialMorale,
  missionMorale,
  moraleOddsOf,
  officerCandidates,
  whyNoMorale,
} from '../rules/morale.ts';
import { reasonOf } from '../rules/refusal.ts';
import { isLocked, mergedShock, shockPreview, whyNotEnd, whyNotShock } from '../rules/shock.ts';
import { planSilentKill, silentKillChance } from '../rules/silent-kill.ts';
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

describe('shock (CG-18)', () => {
  const shocked = (play: Partial<Commando>, house: Partial<House> = {}) =>
    ada({ pendingShock: 9, ...play }, house);

  it('is bound by a first fanaticism, and by a first apathy by house rule', () => {
    const locked = (
      firstShock: Commando['firstShock'],
      kind: 'fanatic' | 'apathetic' | 'other',
      both = false,
    ) =>
      isLocked(card('x', {}, { firstShock }), kind, {
        ...DEFAULT_HOUSE,
        shockLock: both ? 'both' : 'fanaticOnly',
      });
    expect([
      locked('fanatic', 'apathetic'),
      locked('fanatic', 'fanatic'),
      locked('fanatic', 'other'),
    ]).toEqual([true, false, false]);
    expect([
      locked('apathetic', 'fanatic'),
      locked('apathetic', 'fanatic', true),
      locked('apathetic', 'apathetic', true),
    ]).toEqual([false, true, false]);
    expect([locked(null, 'fanatic', true), locked('apathetic', 'other', true)]).toEqual([false, false]);
    expect(whyNotShock(shocked({ firstShock: 'fanatic' }), 'ada', 'apathetic')).toEqual({
      code: 'SHOCK_CHOICE_LOCKED',
      params: { name: 'ada', state: 'fanatic' },
    });
    expect(whyNotShock(shocked({}), 'ada', 'odd')).toEqual({
      code: 'SHOCK_KIND_UNKNOWN',
      params: { word: 'odd' },
    });
    expect(whyNotShock(shocked({}), 'gone', 'other')).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(whyNotShock(ada(), 'ada', 'other')).toEqual({ code: 'NO_SHOCK_PENDING', params: { name: 'ada' } });
  });

  it('of the same kind keeps the longer time and the last note, of another replaces it (CG-18.8)', () => {
    const next = { kind: 'other', roundsLeft: 8, note: '' } as const;
    expect(mergedShock({ kind: 'other', roundsLeft: 9, note: 'hides' }, next)).toEqual({
      ...next,
      roundsLeft: 9,
      note: 'hides',
    });
    expect(mergedShock({ kind: 'other', roundsLeft: 2, note: 'hides' }, { ...next, note: 'runs' })).toEqual({
      ...next,
      note: 'runs',
    });
    expect(mergedShock({ kind: 'fanatic', roundsLeft: 9, note: 'x' }, next)).toEqual(next);
    expect(mergedShock(null, next)).toEqual(next);
  });

  it('lasts as many rounds as points were lost, this one included (CG-18.7)', () => {
    const choose = (kind: string, state = shocked({})) =>
      given(state, { type: 'chooseShock', who: 'ada', kind, note: ` ${'x'.repeat(300)}` });
    const fanatic = choose('fanatic');
    expect(fanatic.events).toEqual([
      {
        type: 'shockChosen',
        who: 'ada',
        locked: false,
        shock: { kind: 'fanatic', roundsLeft: 9, note: 'x'.repeat(LIMITS.text) },
      },
    ]);
    expect(her(fanatic.state)).toMatchObject({ pendingShock: null, firstShock: 'fanatic' });
    expect(choose('fanatic', shocked({ firstShock: 'fanatic' })).events[0]).toMatchObject({ locked: true });
    const other = choose('other');
    expect(other.events[0]).toMatchObject({ locked: false });
    expect(her(other.state).firstShock).toBeNull();
    expect(her(choose('fanatic', shocked({ firstShock: 'apathetic' })).state).firstShock).toBe('apathetic');
    expect(shockPreview({ ...shocked({}), round: 4 }, 'ada', 'fanatic')).toEqual({
      rounds: 9,
      lastRound: 12,
    });
    expect(
      shockPreview(shocked({ shock: { kind: 'fanatic', roundsLeft: 30, note: '' } }), 'ada', 'fanatic'),
    ).toEqual({ rounds: 30, lastRound: 30 });
    expect([shockPreview(ada(), 'ada', 'fanatic'), shockPreview(ada(), 'gone', 'fanatic')]).toEqual([
      null,
      null,
    ]);
    expect(whyOf(ada(), { type: 'chooseShock', who: 'ada', kind: 'fanatic', note: '' })).toMatchObject({
      code: 'NO_SHOCK_PENDING',
    });
  });

  it('ends before its time when a fanatic sees no enemy, or when the director says so', () => {
    const of = (kind: 'fanatic' | 'apathetic') => ada({ shock: { kind, roundsLeft: 3, note: '' } });
    const end = (reason: string) => ({ type: 'endShock', who: 'ada', reason }) as const;
    for (const reason of ['noEnemies', 'director']) {
      const { events, state } = given(of('fanatic'), end(reason));
      expect(events).toEqual([{ type: 'shockEnded', who: 'ada', kind: 'fanatic', reason }]);
      expect(her(state).shock).toBeNull();
    }
    expect(whyNotEnd(of('apathetic'), 'ada', 'noEnemies')).toEqual({
      code: 'SHOCK_NOT_FANATIC',
      params: { name: 'ada' },
    });
    expect(whyNotEnd(of('apathetic'), 'ada', 'director')).toBeNull();
    expect(whyNotEnd(of('apathetic'), 'ada', 'odd')).toEqual({
      code: 'WORD_UNKNOWN',
      params: { word: 'odd' },
    });
    expect(whyNotEnd(ada(), 'ada', 'director')).toEqual({ code: 'NO_SHOCK', params: { name: 'ada' } });
    expect(whyNotEnd(ada(), 'gone', 'director')).toEqual({ code: 'COMMANDO_UNKNOWN' });
    expect(whyOf(ada(), end('director'))).toMatchObject({ code: 'NO_SHOCK' });
  });
});

describe('a silent kill (CG-15)', () => {
  const hide = (level = 60): CheckInput => plainCheck(null, null, level);
  const sentry = card('sentry', { side: 'opponent' }, { morale: 50 });
  const kill = (count: number, over: object = {}) => ({
    ...({ type: 'silentKill', who: 'ada', targetId: 'sentry', targetName: ' S ' } as const),
    ...{ hide: Array.from({ length: count }, () => hide()), kill: hide(50) },
    ...over,
  });
  const table = { ...ada(), commandos: [...ada().commandos, sentry] };

  it('needs every hiding check and then one of any grade', () => {
    const { events, state, dice } = given(table, kill(2), [60], [20], [50]);
    expect(dice.map(({ id }) => id)).toEqual(['hide-1', 'hide-2', 'kill']);
    expect(events.at(-1)).toEqual({
      ...{ type: 'silentKillTried', who: 'ada', name: 'ada', targetId: 'sentry', targetName: 'sentry' },
      ...{ approach: 'undetected', attempted: true, victimDead: true, grade: 'lowSuccess' },
    });
    expect(commandoOf(state, 'sentry')!.status).toBe('dead');
    expect(state.prompts).toEqual([]);
  });

  it('is over with the first hiding check that fails, and gives the commando away', () => {
    const { events, state, dice } = given(table, kill(2), [61]);
    expect(dice).toHaveLength(1);
    expect(events[1]).toMatchObject({
      approach: 'detected',
      attempted: false,
      victimDead: false,
      grade: null,
    });
    expect(state.prompts).toMatchObject([{ trigger: 'discovered', who: ['ada'] }]);
    const missed = given(table, kill(0), [51]);
    expect(missed.events[1]).toMatchObject({
      approach: 'undetected',
      attempted: true,
      victimDead: false,
      grade: 'lowFailure',
    });
    expect(missed.state.prompts).toMatchObject([{ trigger: 'discovered' }]);
    expect(commandoOf(missed.state, 'sentry')!.status).toBe('active');
  });

  it('of a comrade is a death like any other', () => {
    const mate = (play: Partial<Commando>, essential = false) => ({
      ...table,
      commandos: [table.commandos[0]!, card('sentry', { rank: 3, essential }, { morale: 50, ...play })],
    });
    expect(given(mate({}), kill(0), [50]).state.prompts).toMatchObject([
      { trigger: 'comradeDeath', who: ['ada'] },
    ]);
    expect(given(mate({}, true), kill(0), [50]).state.prompts).toMatchObject([{ trigger: 'essentialDeath' }]);
    expect(given(mate({ status: 'dead' }), kill(0), [50]).state.prompts).toEqual([]);
  });

  it('by and of somebody without a card is told by name', () => {
    const nobody = kill(0, { who: null, targetId: 'x', kill: { ...hide(50), name: ' Maquis ' } });
    expect(given(tableOf(), nobody, [99]).events.at(-1)).toMatchObject({
      who: null,
      name: 'Maquis',
      targetName: 'S',
    });
    expect(given(tableOf(), nobody, [20]).events.at(-1)).toMatchObject({ victimDead: true });
  });

  it('works as often as all its checks together (CG-P.10), and is refused with the first of them', () => {
    const chance = (count: number, over: object = {}) => {
      const plan = planSilentKill(table, kill(count, over));
      return 'ok' in plan ? reasonOf(plan) : toNumber(silentKillChance(plan));
    };
    expect([chance(0), chance(2)]).toEqual([0.5, expect.closeTo(0.18, 9)]);
    expect(chance(1, { kill: { ...hide(), difficulty: 'veryEasy' } })).toBeCloseTo(0.6, 9);
    expect(chance(LIMITS.modifiers + 1)).toEqual({ code: 'LIST_FULL', params: { max: LIMITS.modifiers } });
    expect(chance(LIMITS.modifiers)).toBeGreaterThan(0);
    expect(chance(0, { hide: [hide(101)] })).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(chance(0, { kill: hide(101) })).toMatchObject({ code: 'LEVEL_OUT_OF_RANGE' });
    expect(whyOf(table, kill(0, { who: 'gone' }))).toEqual({ code: 'COMMANDO_UNKNOWN' });
  });
});
