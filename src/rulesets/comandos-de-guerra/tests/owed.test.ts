import { describe, expect, it } from 'vitest';
import { entrant, plainCheck } from '../model/inputs.ts';
import type { State } from '../model/state.ts';
import { LIMITS } from '../model/words.ts';
import { ruleset } from '../rules/ruleset.ts';
import { card, given, tableOf } from './table.ts';

/** Everything that can be owed at once. */
const busy: State = {
  ...tableOf(
    card('ada', {}, { pendingShock: 9, morale: 40 }),
    card('bob', {}, { morale: 40 }),
    card('cy', {}, { morale: 40, status: 'unconscious' }),
  ),
  hits: [
    {
      id: '1',
      by: 'ada',
      weaponId: 'g',
      targetId: 'x',
      targetName: 'X',
      difficulty: 'normal',
      grade: 'highSuccess',
      damage: null,
      dealt: null,
    },
    {
      id: '2',
      by: 'ada',
      weaponId: 'g',
      targetId: 'x',
      targetName: 'X',
      difficulty: 'normal',
      grade: 'highSuccess',
      damage: '1d6',
      dealt: null,
    },
    {
      id: '3',
      by: 'ada',
      weaponId: 'g',
      targetId: 'x',
      targetName: 'X',
      difficulty: 'normal',
      grade: 'highSuccess',
      damage: '1d6',
      dealt: 5,
    },
  ],
  hazards: [
    {
      id: '1',
      who: 'bob',
      name: 'bob',
      text: 'fall',
      damage: '1d6',
      grade: 'mediumFailure',
      rolled: null,
      suggested: null,
      hidden: null,
    },
    {
      id: '2',
      who: null,
      name: 'Guard',
      text: 'fall',
      damage: '1d6',
      grade: 'mediumFailure',
      rolled: 3,
      suggested: 3,
      hidden: null,
    },
  ],
  brawls: [
    {
      id: 'b1',
      note: '',
      a: [{ ...entrant('f', 50), who: 'bob', blows: 8, out: false }],
      b: [],
      blow: { by: 'f', grade: 'highSuccess' },
    },
    {
      id: 'b2',
      note: '',
      a: [],
      b: [{ ...entrant('h', 50), blows: 8, out: false }],
      blow: { by: 'h', grade: 'highSuccess' },
    },
    { id: 'b3', note: '', a: [{ ...entrant('f', 50), blows: 8, out: false }], b: [], blow: null },
  ],
  secondaries: [
    {
      id: '1',
      who: 'bob',
      name: 'bob',
      action: { basic: true, check: plainCheck('bob', null, 50), shot: null },
      waived: false,
      round: 1,
    },
    {
      id: '2',
      who: null,
      name: 'Guard',
      action: { basic: true, check: plainCheck(null, null, 101), shot: null },
      waived: true,
      round: 1,
    },
  ],
  chases: [
    {
      ...{
        id: 'c',
        note: '',
        quarry: { ...entrant('q', 50), who: 'bob', vehicle: '' },
        accidents: ['q', 'p', 'gone'],
      },
      tracks: [
        {
          id: 'p',
          pursuer: { ...entrant('p', 50), name: 'P', vehicle: '' },
          band: 'long',
          status: 'running',
        },
      ],
    },
  ],
  prompts: [
    {
      id: 'n1',
      trigger: 'missionFailed',
      direction: 'demoralise',
      who: ['ada', 'bob', 'cy'],
      note: 'x',
      round: 1,
      hidden: null,
    },
    {
      id: 'n2',
      trigger: 'highSuccess',
      direction: 'moralise',
      who: ['bob'],
      note: '',
      round: 1,
      hidden: null,
    },
    {
      id: 'n3',
      trigger: 'highSuccess',
      direction: 'moralise',
      who: ['bob'],
      note: '',
      round: 1,
      hidden: 'h',
    },
  ],
};

/** Three points of damage to Ada, as a middling success. */
const deal = {
  type: 'dealDamage',
  targetId: 'ada',
  targetName: '',
  damage: '3',
  grade: 'mediumSuccess',
  through: null,
} as const;

describe('who must roll or choose', () => {
  it('is told in the order in which it is best done', () => {
    expect(
      ruleset.owed(busy).map(({ id, who, rule, because: { code, params } }) => [id, who, rule, code, params]),
    ).toEqual([
      ['shock-ada', 'ada', 'CG-18.2', 'shock', { points: 9 }],
      ['hit-1', 'x', 'CG-13.1', 'damageUnknown', { target: 'X' }],
      ['hit-2', 'x', 'CG-13.1', 'damage', { target: 'X' }],
      ['hit-3', 'x', 'CG-13.5', 'through', { target: 'X', dealt: 5 }],
      ['hazard-1', 'bob', 'CG-2.14', 'hazard', { name: 'bob', text: 'fall' }],
      ['hazard-2', 'Guard', 'CG-2.14', 'hazard', { name: 'Guard', text: 'fall' }],
      ['blow-b1', 'bob', 'CG-7.9', 'blow', { name: 'f' }],
      ['blow-b2', 'h', 'CG-7.9', 'blow', { name: 'h' }],
      ['secondary-1', 'bob', 'CG-4.4', 'secondary', { name: 'bob' }],
      ['secondary-2', 'Guard', 'CG-4.4', 'secondaryWaived', { name: 'Guard' }],
      ['accident-c-q', 'bob', 'CG-6.5', 'accident', { name: 'q' }],
      ['accident-c-p', 'p', 'CG-6.5', 'accident', { name: 'P' }],
      ['accident-c-gone', 'gone', 'CG-6.5', 'accident', { name: '' }],
      ['morale-n1-ada', 'ada', 'CG-17.1', 'demoralise', { trigger: 'missionFailed', note: 'x' }],
      ['morale-n1-bob', 'bob', 'CG-17.1', 'demoralise', { trigger: 'missionFailed', note: 'x' }],
      ['morale-n2-bob', 'bob', 'CG-17.2', 'moralise', { trigger: 'highSuccess', note: '' }],
    ]);
  });

  it('can do it with one tap where nothing has to be said first', () => {
    const commands = Object.fromEntries(ruleset.owed(busy).map(({ id, command }) => [id, command]));
    expect(commands).toMatchObject({
      'shock-ada': null,
      'hit-1': null,
      'hit-2': { type: 'resolveHit', id: '2', damage: null, through: null, remember: false },
      'hit-3': null,
      'hazard-1': { type: 'rollHazard', id: '1' },
      'hazard-2': null,
      'blow-b1': null,
      'secondary-1': { type: 'rollSecondary', id: '1' },
      'secondary-2': null,
      'accident-c-q': null,
      'morale-n2-bob': { type: 'checkMorale', who: ['bob'], kind: 'moralise', modifier: 0, prompt: 'n2' },
    });
  });
});

describe('whom an event touches', () => {
  const touched = (state: State, command: Parameters<typeof given>[1], ...faces: number[][]) =>
    given(state, command, ...faces).events.map((event) => [event.type, ruleset.touches(event)]);
  const led = (id: string) => ({ ...entrant(id, 50), who: id });
  const fresh = tableOf(card('ada', {}, { morale: 40 }), card('bob', {}, { morale: 40 }));

  it('cards that throw, and not those without one', () => {
    const contest = {
      type: 'holdContest',
      mode: 'order',
      what: '',
      entrants: [led('ada'), entrant('x', 50)],
    } as const;
    expect(touched(fresh, contest, [2, 40])).toEqual([
      ['contestHeld', ['ada']],
      ['promptRaised', ['ada']],
    ]);
    expect(
      touched(fresh, { type: 'contestCommand', officer: led('ada'), subordinate: led('bob') }, [20, 30]),
    ).toEqual([['commandContested', ['ada', 'bob']]]);
    expect(touched(fresh, { type: 'rollCheck', check: plainCheck(null, null, 50) }, [20])).toEqual([
      ['checkRolled', []],
    ]);
    const hazard = { text: 'fall', damage: '1d6' };
    expect(
      touched(fresh, { type: 'rollCheck', check: { ...plainCheck('bob', null, 50), hazard } }, [80]),
    ).toEqual([
      ['checkRolled', ['bob']],
      ['hazardRaised', ['bob']],
    ]);
    const pair = {
      type: 'rollCombined',
      who: 'ada',
      incompatible: false,
      actions: [busy.secondaries[0]!.action, busy.secondaries[0]!.action],
    } as const;
    expect(touched(fresh, pair, [20])).toEqual([
      ['checkRolled', ['ada']],
      ['secondaryOpened', ['ada']],
    ]);
  });

  it('chases and brawls, with the cards in them', () => {
    const car = (id: string) => ({ ...led(id), vehicle: '' });
    const start = {
      type: 'startChase',
      id: 'c',
      note: '',
      band: 'short',
      quarry: car('ada'),
      pursuers: [{ ...entrant('p', 50), vehicle: '' }],
    } as const;
    expect(touched(fresh, start)).toEqual([['chaseStarted', ['c']]]);
    const chase = given(fresh, start).state;
    expect(touched(chase, { type: 'stepChase', id: 'c' }, [20, 30])).toEqual([
      ['chaseStepped', ['c', 'ada']],
    ]);
    expect(touched(chase, { type: 'endChase', id: 'c' })).toEqual([['chaseEnded', ['c']]]);
    const fighter = { blows: 8, out: false };
    const brawl = {
      type: 'startBrawl',
      id: 'b',
      note: '',
      a: [{ ...led('ada'), ...fighter }],
      b: [{ ...entrant('y', 50), ...fighter }],
    } as const;
    expect(touched(fresh, brawl)).toEqual([['brawlStarted', ['b']]]);
    const on = given(fresh, brawl).state;
    expect(touched(on, { type: 'changeBrawl', brawl: on.brawls[0]! })).toEqual([['brawlChanged', ['b']]]);
    expect(touched(on, { type: 'rollBrawl', id: 'b', target: null }, [90, 20], [4])).toEqual([
      ['brawlExchanged', ['b', 'ada']],
      ['blowStruck', ['b', 'ada']],
    ]);
  });

  it('whoever is added, edited, hurt, led, called or set by hand', () => {
    expect(touched(fresh, { type: 'duplicateCommando', id: 'ada', copyId: 'new' })).toEqual([
      ['commandosAdded', ['new']],
    ]);
    expect(touched(fresh, { type: 'removeCommando', id: 'ada' })).toEqual([['commandoRemoved', ['ada']]]);
    expect(touched(fresh, { type: 'startMission', officerId: 'ada', recompute: true })).toEqual([
      ['missionStarted', ['ada', 'bob']],
    ]);
    expect(
      touched(fresh, { type: 'raisePrompt', trigger: 'missionFailed', direction: '', who: null, note: '' }),
    ).toEqual([['promptRaised', ['ada', 'bob']]]);
    expect(touched(fresh, { type: 'setRound', round: 3 })).toEqual([['roundSet', []]]);
    expect(touched(fresh, { type: 'setStatus', who: 'bob', status: 'dead' })).toEqual([
      ['statusSet', ['bob']],
      ['promptRaised', ['ada']],
    ]);
    expect(touched(fresh, deal, [])[0]).toEqual(['damageDealt', ['ada']]);
    const silent = {
      type: 'silentKill',
      who: null,
      targetId: 'bob',
      targetName: '',
      hide: [],
      kill: plainCheck(null, null, 50),
    } as const;
    expect(touched(fresh, silent, [90]).at(-1)).toEqual(['silentKillTried', ['bob']]);
    const answered = given(fresh, {
      type: 'raisePrompt',
      trigger: 'lost',
      direction: '',
      who: ['ada', 'bob'],
      note: '',
    }).state;
    expect(touched(answered, { type: 'skipPrompt', id: 'n1', who: null })).toEqual([
      ['promptAnswered', ['ada', 'bob']],
    ]);
    expect(touched({ ...fresh, secondaries: busy.secondaries }, { type: 'nextRound' })).toEqual([
      ['roundAdvanced', ['bob']],
    ]);
  });
});

describe('whom a card touches', () => {
  it('the target of a hit, and whoever rolled what is shown', () => {
    const table = tableOf(card('ada', {}, { morale: 40 }));
    const manual = { ...table, settings: { ...table.settings, armourMode: 'manual' as const } };
    expect(given(manual, deal, []).events.map((event) => [event.type, ruleset.touches(event)])).toEqual([
      ['hitRaised', ['ada']],
    ]);
    const hidden = given(
      table,
      { type: 'rollCheck', check: { ...plainCheck('ada', null, 50), hidden: true } },
      [20],
    ).state;
    expect(given(hidden, { type: 'reveal', id: 'n1' }).events.map(ruleset.touches)).toEqual([['ada']]);
  });
});

describe('a tray', () => {
  it('holds so many cards; the oldest fall off', () => {
    const prompts = Array.from({ length: LIMITS.tray }, (_, i) => ({ ...busy.prompts[1]!, id: `o${i}` }));
    const state = { ...busy, prompts };
    const { prompts: after } = given(state, {
      type: 'raisePrompt',
      trigger: 'lost',
      direction: '',
      who: ['bob'],
      note: '',
    }).state;
    expect([after.length, after[0]!.id, after.at(-1)!.id]).toEqual([LIMITS.tray, 'o1', 'n1']);
  });
});
