import { describe, expect, it } from 'vitest';
import type { Event } from '../model/events.ts';
import { entrant, plainCheck, plainShot } from '../model/inputs.ts';
import { emptyProfile, weaponFrom } from '../model/sheet.ts';
import type { Brawl, Chase, Hit, State } from '../model/state.ts';
import { DEFAULT_TABLES } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
import { withoutAims } from '../rules/evolve-rivals.ts';
import { ruleset } from '../rules/ruleset.ts';
import { card, given, tableOf } from './table.ts';

const chase = (id: string, note = ''): Chase => ({
  ...{ id, note, accidents: [], quarry: { ...entrant('q', 50), vehicle: '' } },
  tracks: ['p', 'r'].map((one) => ({
    id: one,
    pursuer: { ...entrant(one, 50), vehicle: '' },
    band: 'long',
    status: 'running',
  })),
});
const brawl = (id: string, note = ''): Brawl => ({ id, note, a: [], b: [], blow: null });
const RANGES = emptyProfile('', '').ranges;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const told = (state: State, ...events: Event[]): State => events.reduce(ruleset.evolve, state);

describe('an event changes what it names and nothing else', () => {
  it('one chase, one track, one brawl of several', () => {
    const state = { ...tableOf(), chases: [chase('c'), chase('d')], brawls: [brawl('b'), brawl('e')] };
    const set = given(state, {
      type: 'setTrack',
      id: 'd',
      track: 'r',
      band: 'short',
      status: 'caught',
    }).state;
    expect(set.chases[0]).toEqual(state.chases[0]);
    expect(set.chases[1]!.tracks.map(({ band, status }) => [band, status])).toEqual([
      ['long', 'running'],
      ['short', 'caught'],
    ]);
    expect(ids(given(state, { type: 'endChase', id: 'c' }).state.chases)).toEqual(['d']);
    expect(ids(given(state, { type: 'endBrawl', id: 'e' }).state.brawls)).toEqual(['b']);
  });

  it('one card of each tray', () => {
    const check = plainCheck(null, null, 50);
    const hazard = { text: 'fall', damage: '1d6' };
    const fall = { type: 'rollCheck', check: { ...check, hazard } } as const;
    const two = given(given(tableOf(), fall, [80]).state, fall, [80]).state;
    expect(
      given(two, { type: 'rollHazard', id: 'n2' }, [4]).state.hazards.map(({ rolled }) => rolled),
    ).toEqual([null, 4]);
    expect(ids(given(two, { type: 'dropHazard', id: 'n1' }).state.hazards)).toEqual(['n2']);
    const unseen = { type: 'rollCheck', check: { ...check, hidden: true } } as const;
    const hidden = given(given(tableOf(), unseen, [80]).state, unseen, [80]).state;
    expect(given(hidden, { type: 'reveal', id: 'n2' }).state.hidden.map(({ revealed }) => revealed)).toEqual([
      false,
      true,
    ]);
  });

  it('the weapon that is named, of the one who is named', () => {
    const guns = ['g', 'h'].map((id) => ({ ...weaponFrom(emptyProfile(id, id), 's'), daysUncleaned: 3 }));
    const state = tableOf(card('ada', { weapons: guns }), card('bob', { weapons: guns }));
    const clean = given(state, { type: 'cleanWeapon', who: 'ada', weaponId: 'h' }).state;
    expect(clean.commandos.map((one) => one.weapons.map(({ daysUncleaned }) => daysUncleaned))).toEqual([
      [3, 0],
      [3, 3],
    ]);
  });
});

describe('a hidden check that is shown (CG-1.8)', () => {
  const check = { ...plainCheck('ada', null, 50), hidden: true, hazard: { text: 'fall', damage: '1d6' } };
  const rolled = (state: State, what: string) =>
    given(state, { type: 'rollCheck', check: { ...check, what } }, [99]).state;
  const both = rolled(rolled(tableOf(card('ada', {}, { morale: 50 })), 'first'), 'second');
  const [first, second] = ids(both.hidden) as [string, string];

  it('brings its own danger and morale cards into the open, and those of no other', () => {
    const shut = [first, second];
    expect([both.prompts.map((one) => one.hidden), both.hazards.map((one) => one.hidden)]).toEqual([
      shut,
      shut,
    ]);
    for (const [id, left] of [
      [second, [first, null]],
      [first, [null, second]],
    ] as const) {
      const { prompts, hazards } = given(both, { type: 'reveal', id }).state;
      expect([prompts.map((one) => one.hidden), hazards.map((one) => one.hidden)]).toEqual([left, left]);
    }
  });

  it('becomes the last check, whichever of several it is', () => {
    for (const [id, what] of [
      [second, 'second'],
      [first, 'first'],
    ] as const)
      expect(given(both, { type: 'reveal', id }).state.lastCheck).toMatchObject({ what });
  });
});

describe('the last check', () => {
  it('after a shot names the skill of the weapon that was fired', () => {
    const guns = ['g', 'h'].map((id) => ({
      ...weaponFrom(emptyProfile(id, id), `skill-${id}`),
      ranges: { ...emptyProfile('', '').ranges, normal: 99 },
    }));
    const fire = {
      type: 'fire',
      who: 'ada',
      shot: { ...plainShot('h', 'x', 5), targetName: ' X ', level: 50 },
    } as const;
    const { lastCheck, commandos } = given(
      tableOf(card('bob'), card('ada', { weapons: guns })),
      fire,
      [90],
    ).state;
    expect(lastCheck).toMatchObject({ who: 'ada', name: 'ada', skill: 'skill-h', what: 'X', role: 'none' });
    expect(commandos[1]!.weapons).toEqual(guns);
  });
});

describe('an event that comes twice, or for somebody who is gone', () => {
  it('takes the place of what it brought before', () => {
    const chases = told(
      tableOf(),
      { type: 'chaseStarted', chase: chase('c', 'old') },
      { type: 'chaseStarted', chase: chase('c', 'new') },
    ).chases;
    expect(chases.map(({ note }) => note)).toEqual(['new']);
    const brawls = told(
      tableOf(),
      { type: 'brawlStarted', brawl: brawl('x') },
      { type: 'brawlStarted', brawl: brawl('b', 'old') },
      { type: 'brawlStarted', brawl: brawl('b', 'new') },
    ).brawls;
    expect(brawls.map(({ note }) => note)).toEqual(['', 'new']);
    const hit: Hit = {
      ...{ id: 'h', by: '', weaponId: '', targetId: 'x', targetName: 'old', difficulty: 'normal' },
      ...{ grade: 'mediumSuccess', damage: null, dealt: null },
    };
    const { hits } = told(
      tableOf(),
      { type: 'hitRaised', hit },
      { type: 'hitRaised', hit: { ...hit, id: 'g' } },
      { type: 'hitRaised', hit: { ...hit, targetName: 'new' } },
    );
    expect(hits.map(({ id, targetName }) => [id, targetName])).toEqual([
      ['g', 'old'],
      ['h', 'new'],
    ]);
    const cards = told(tableOf(card('ada'), card('bob')), {
      type: 'commandosAdded',
      commandos: [card('ada', { rank: 3 })],
    }).commandos;
    expect(cards.map(({ id, rank }) => [id, rank])).toEqual([
      ['bob', 0],
      ['ada', 3],
    ]);
  });

  it('leaves the table alone', () => {
    const state = tableOf(card('ada'));
    const gone: Event[] = [
      { type: 'commandoMoved', id: 'gone', to: 0 },
      { type: 'statusSet', who: 'gone', name: '', status: 'dead' },
      { type: 'aimCleared', who: 'gone' },
      { type: 'weaponCleaned', who: 'ada', weaponId: 'gone' },
      { type: 'promptAnswered', id: 'gone', who: [], skipped: true },
      { type: 'chaseEnded', id: 'gone', note: '' },
    ];
    expect(told(state, ...gone)).toEqual(state);
  });

  it('tells of a shot by somebody who is gone or whose weapon is, and changes no card', () => {
    const rifle = weaponFrom({ ...emptyProfile('g', 'Rifle'), ranges: { ...RANGES, normal: 99 } }, 's');
    const fire = {
      type: 'fire',
      who: 'bob',
      shot: { ...plainShot('g', 'x', 5), targetName: 'X', level: 50 },
    } as const;
    const { events } = given(tableOf(card('bob', { weapons: [rifle] })), fire, [90]);
    const state = tableOf(card('ada', { weapons: [rifle] }));
    const { commandos, lastCheck } = told(state, ...events);
    expect(commandos).toEqual(state.commandos);
    expect(lastCheck).toMatchObject({ who: 'bob', name: '', skill: null, what: 'X' });
    const disarmed = told(tableOf(card('bob')), ...events);
    expect(disarmed.lastCheck).toMatchObject({ who: 'bob', name: 'bob', skill: null, what: 'X' });
  });
});

describe('losing the aim (CG-11.7)', () => {
  const aim = { rounds: 1, lastRound: 1, targetId: 'x' };

  it('makes no new table where nobody concerned was aiming', () => {
    const state = tableOf(card('ada', {}, { aim }), card('bob'));
    expect(withoutAims(state, ['bob', null])).toBe(state);
    expect(withoutAims(state, ['bob', 'ada']).commandos.map((one) => one.aim)).toEqual([null, null]);
  });
});

describe('the arsenal', () => {
  it('lets the oldest go when it is full', () => {
    const arsenal = Array.from({ length: LIMITS.arsenal }, (_, i) => emptyProfile(`p${i}`, `n${i}`));
    const state = { ...tableOf(), tables: { ...DEFAULT_TABLES, arsenal } };
    const kept = told(state, { type: 'weaponRemembered', profile: emptyProfile('x', 'X') }).tables.arsenal;
    expect([kept.length, kept[0]!.id, kept.at(-1)!.id]).toEqual([LIMITS.arsenal, 'p1', 'x']);
  });
});
