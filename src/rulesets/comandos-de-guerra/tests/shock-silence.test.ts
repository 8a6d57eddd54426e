import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../kernel/fraction.ts';
import { DEFAULT_HOUSE, type House } from '../model/house.ts';
import { type CheckInput, plainCheck } from '../model/inputs.ts';
import type { Commando } from '../model/sheet.ts';
import { commandoOf, type State } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { reasonOf } from '../rules/refusal.ts';
import { isLocked, mergedShock, shockPreview, whyNotEnd, whyNotShock } from '../rules/shock.ts';
import { planSilentKill, STRIKE_DIFFICULTY, silentKillChance } from '../rules/silent-kill.ts';
import { card, given, tableOf, whyOf } from './table.ts';

const ada = (play: Partial<Commando> = {}, house: Partial<House> = {}): State => {
  const base = tableOf(card('ada', {}, { morale: 50, initialMorale: 60, ...play }));
  return { ...base, settings: { ...base.settings, ...house } };
};
const her = (state: State) => commandoOf(state, 'ada')!;

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

  it('is easier with a knife than with a pistol, as the table is advised (CG-15.2)', () => {
    expect(STRIKE_DIFFICULTY).toEqual({ knife: 'normal', pistol: 'hard' });
  });

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
