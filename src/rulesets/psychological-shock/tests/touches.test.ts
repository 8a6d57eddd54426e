/** Whom an event is about: the screen lights up these cards, and the log finds its lines by them. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../model/events.ts';
import { ruleset } from '../rules/ruleset.ts';
import { kill, play, recover, sergeant, soldier, table, wound } from './table.ts';

const touched = (event: Event): readonly string[] => ruleset.touches(event);

const check = { id: 'check-1', attack: 1, casualtyId: 'dunn', chosenId: null, witnesses: null };
const closed = { type: 'checkClosed', checkId: 'check-1', casualtyId: 'dunn' } as const;

describe('a casualty and his check', () => {
  it('are about the casualty, and about the friend once there is one', () => {
    const found = { status: 'test', testerId: 'kerr', distance: 1 } as const;
    expect(touched({ type: 'checkOpened', check, found })).toEqual(['dunn']);
    expect(touched({ ...closed, testerId: null, reason: 'nobody' })).toEqual(['dunn']);
    expect(touched({ ...closed, testerId: 'kerr', reason: 'tested' })).toEqual(['dunn', 'kerr']);
    const chosen = { checkId: 'check-1', casualtyId: 'dunn', characterId: 'kerr', draw: null };
    expect(touched({ type: 'testerChosen', ...chosen })).toEqual(['dunn', 'kerr']);
  });

  it('are about whoever is ticked as a witness', () => {
    const ticked = { type: 'witnessesTicked', checkId: 'check-1' } as const;
    expect(touched({ ...ticked, characterIds: ['kerr', 'ross'] })).toEqual(['kerr', 'ross']);
    expect(touched({ ...ticked, characterIds: null })).toEqual([]);
  });
});

describe('a throw', () => {
  const squad = table([soldier('kerr', { shocked: true }), sergeant('hale'), sergeant('cole')]);
  const reach = { ...squad, commandInRange: { hale: ['kerr'], cole: ['kerr'] } };

  it('is about the man and every commander who paid', () => {
    const { events } = play(reach, recover('kerr', { hale: 1, cole: 2 }), 4);
    expect(events.map(touched)).toEqual([['kerr', 'hale', 'cole']]);
    expect(play(squad, recover('kerr'), 4).events.map(touched)).toEqual([['kerr']]);
  });

  it('is about the same people when the shortfall is paid afterwards', () => {
    const after = { ...reach, settings: { ...reach.settings, boostTiming: 'after' as const } };
    const rolled = play(after, recover('kerr'), 5);
    expect(rolled.events.map(touched)).toEqual([['kerr'], ['kerr']]);
    const boosts = [
      { commanderId: 'cole', at: 1 },
      { commanderId: 'hale', at: 1 },
    ];
    const paid = play(rolled.state, { type: 'payShortfall', boosts });
    expect(paid.events.map(touched)).toEqual([['kerr', 'cole', 'hale']]);
    expect(play(rolled.state, { type: 'declineShortfall' }).events.map(touched)).toEqual([['kerr']]);
  });

  it('of a first test is about the man who rolls', () => {
    const test = { type: 'shockTest', characterId: 'hale', checkId: null, boosts: [] } as const;
    expect(play(squad, test, 6).events.map(touched)).toEqual([['hale']]);
  });

  it('of a first test is about every commander who paid for it, too', () => {
    const settings = { ...reach.settings, boostFirstTest: true };
    const men = reach.characters.map((one) => ({ ...one, shocked: false }));
    const calm = { ...reach, settings, characters: men };
    const boosts = [{ commanderId: 'cole', at: 1 }];
    const test = { type: 'shockTest', characterId: 'kerr', checkId: null, boosts } as const;
    expect(play(calm, test, 2).events.map(touched)).toEqual([['kerr', 'cole']]);
  });
});

describe('the table', () => {
  const marked = soldier('ross', { wound: 'wounded', woundShockUntil: 2 });
  const state = table([soldier('dunn'), marked, soldier('foe', { side: 'B' })]);

  it('touches those who come, go, move, or lose their marker', () => {
    expect(play(state, { type: 'startTurn', side: 'A' }).events.map(touched)).toEqual([['ross']]);
    const profile = { ...soldier('new'), name: 'New' };
    expect(play(state, { type: 'addCharacters', ids: ['n-1', 'n-2'], profile }).events.map(touched)).toEqual([
      ['n-1', 'n-2'],
    ]);
    expect(
      play(state, { type: 'removeCharacters', characterIds: ['foe', 'dunn'] }).events.map(touched),
    ).toEqual([['foe', 'dunn']]);
    const moves = [
      { characterId: 'ross', position: { x: 1, y: 1 } },
      { characterId: 'foe', position: null },
    ];
    expect(play(state, { type: 'moveFigures', moves }).events.map(touched)).toEqual([['ross', 'foe']]);
  });

  it('touches both ends of a ticked range', () => {
    const tick = {
      type: 'tickCommandRange',
      commanderId: 'ross',
      characterId: 'dunn',
      inRange: true,
    } as const;
    expect(play(state, tick).events.map(touched)).toEqual([['ross', 'dunn']]);
  });

  it('touches the one man that an event names, and nobody when it names none', () => {
    expect(touched(play(state, wound('dunn')).events[0]!)).toEqual(['dunn']);
    expect(touched(play(state, kill('foe')).events[0]!)).toEqual(['foe']);
    const spend = { type: 'spend', characterId: 'dunn', action: 'fire', at: 1 } as const;
    expect(play(state, spend).events.map(touched)).toEqual([['dunn']]);
    expect(touched({ type: 'battleReset' })).toEqual([]);
    expect(touched({ type: 'activeSideSet', side: 'B' })).toEqual([]);
  });
});
