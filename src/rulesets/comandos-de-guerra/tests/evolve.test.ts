import { describe, expect, it } from 'vitest';
import type { Event } from '../model/events.ts';
import { entrant, plainCheck, plainShot } from '../model/inputs.ts';
import { emptyProfile, weaponFrom } from '../model/sheet.ts';
import type { Brawl, Chase, State } from '../model/state.ts';
import { DEFAULT_TABLES } from '../model/tables.ts';
import { LIMITS } from '../model/words.ts';
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
});

describe('the arsenal', () => {
  it('lets the oldest go when it is full', () => {
    const arsenal = Array.from({ length: LIMITS.arsenal }, (_, i) => emptyProfile(`p${i}`, `n${i}`));
    const state = { ...tableOf(), tables: { ...DEFAULT_TABLES, arsenal } };
    const kept = told(state, { type: 'weaponRemembered', profile: emptyProfile('x', 'X') }).tables.arsenal;
    expect([kept.length, kept[0]!.id, kept.at(-1)!.id]).toEqual([LIMITS.arsenal, 'p1', 'x']);
  });
});
