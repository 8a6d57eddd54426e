/** PS-6.1 to PS-6.7, PS-8: what Command gives, whom it reaches, and which side of a card counts. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '../model/settings.ts';
import type { Character, State } from '../model/state.ts';
import { actionsLeft, capOf, targetOf } from '../rules/actions.ts';
import {
  canAct,
  cardTurnedSideways,
  faceOf,
  hasWoundShock,
  measured,
  otherFaceOf,
  woundKills,
} from '../rules/cards.ts';
import { commandBonus, commandersFor, reachedBy, reachOf } from '../rules/command-range.ts';
import { at, sergeant, soldier, table, withActions } from './table.ts';

const kerr = soldier('kerr', at(5, 5));
const hale = sergeant('hale', at(8, 5));
const cole = soldier('cole', { ...at(1, 5), ...withActions(2, 1) });
const off = (state: State): State => ({ ...state, board: { ...state.board, inUse: false } });

describe('a stat card', () => {
  const [up, down] = [hale.card.healthy, hale.card.wounded];
  const plain = { ...hale, card: { healthy: up, wounded: null } };

  it('shows its wounded side after a wound and not before, and the other one small (PS-8.1)', () => {
    const faces = (one: Character) => [faceOf(one), otherFaceOf(one)];
    expect(faces(hale)).toEqual([up, down]);
    expect(faces({ ...hale, wound: 'wounded' })).toEqual([down, up]);
    expect(faces({ ...hale, wound: 'killed' })).toEqual([up, down]);
    expect(faces(plain)).toEqual([up, null]);
    expect(faces({ ...plain, wound: 'wounded' })).toEqual([up, null]);
  });

  it('says whether the next wound kills (PS-8.5)', () => {
    expect(woundKills(hale)).toBe(false);
    expect(woundKills({ ...hale, wound: 'wounded' })).toBe(true);
    expect(woundKills(plain)).toBe(true);
  });

  it('lies sideways in shock, and its man acts neither in shock nor under a marker (PS-4.1, PS-8.4)', () => {
    const state = table([]);
    const marked = { ...kerr, woundShockUntil: 0 };
    expect([cardTurnedSideways(kerr), cardTurnedSideways({ ...kerr, shocked: true })]).toEqual([false, true]);
    expect(canAct(state, kerr)).toBe(true);
    expect(canAct(state, { ...kerr, wound: 'wounded' })).toBe(true);
    expect(canAct(state, { ...kerr, wound: 'killed' })).toBe(false);
    expect(canAct(state, { ...kerr, shocked: true })).toBe(false);
    expect(canAct(state, marked)).toBe(false);
    expect([hasWoundShock(state, kerr), hasWoundShock(state, marked)]).toEqual([false, true]);
    expect(hasWoundShock(state, { ...marked, wound: 'killed' })).toBe(false);
    const house = table([], { woundShockMarkers: false });
    expect([hasWoundShock(house, marked), canAct(house, marked)]).toEqual([false, true]);
  });

  it('is measured on a board in use where both stand on it (PS-2.2)', () => {
    const state = table([]);
    expect(measured(state, kerr, hale)).toBe(2);
    expect(measured(state, { ...kerr, baseDiameter: 3 }, hale)).toBe(1);
    expect(measured(off(state), kerr, hale)).toBeNull();
    expect(measured(state, { ...kerr, position: null }, hale)).toBeNull();
    expect(measured(state, kerr, { ...hale, position: null })).toBeNull();
  });
});

describe('the limit of Actions', () => {
  it('is the card and Command, less what was used, and none for the dead (PS-6.1, PS-7.3)', () => {
    const state = table([kerr, hale]);
    expect([capOf(state, kerr), actionsLeft(state, { ...kerr, actionsUsed: 4 })]).toEqual([5, 1]);
    expect(actionsLeft(state, { ...kerr, actionsUsed: 7 })).toBe(0);
    expect(actionsLeft(state, { ...kerr, wound: 'killed' })).toBe(0);
    // Nobody commands himself, and the number to roll stays that of the card (PS-6.3, PS-6.7).
    expect([capOf(state, hale), targetOf(state, kerr)]).toEqual([5, 3]);
  });

  it('grows by the highest Command, or by all, or not at all where commanders pay (PS-6.7, PS-6.8)', () => {
    const bonus = (settings: Partial<Settings>, ...men: Character[]) =>
      commandBonus(table(men, settings), kerr);
    expect(bonus({}, kerr, cole, hale)).toBe(2);
    expect(bonus({ commandStacks: true }, kerr, cole, hale)).toBe(3);
    expect(bonus({ commandMode: 'commanderPays' }, kerr, cole, hale)).toBe(0);
    expect(bonus({}, kerr)).toBe(0);
  });

  it('does not grow by commanders who are out of range or out of action (PS-6.2, PS-6.6)', () => {
    const by = (part: Partial<Character>, settings: Partial<Settings> = {}) =>
      commandBonus(table([kerr, { ...hale, ...part }], settings), kerr);
    expect([by(at(11, 5)), by(at(11.01, 5)), by(at(11.01, 5), { commandRadius: 6 })]).toEqual([2, 0, 2]);
    const lends = { disabledCommanderLendsCommand: true };
    expect([by({ shocked: true }), by({ shocked: true }, lends)]).toEqual([0, 2]);
    expect([by({ woundShockUntil: 3 }), by({ woundShockUntil: 3 }, lends)]).toEqual([0, 2]);
    expect(by({ wound: 'killed' }, lends)).toBe(0);
    expect(by({ side: 'B' })).toBe(0);
    // The house rule lends the Command of those who cannot act, not of those who are far away.
    expect(by({ shocked: true, ...at(20, 5) }, lends)).toBe(0);
  });
});

describe('whom a commander reaches', () => {
  const squad = [kerr, hale, cole, soldier('foe', { side: 'B', ...at(8, 6) })];

  it('is told of the living friends, himself left out', () => {
    const dead = soldier('dead', { wound: 'killed', ...at(8, 7) });
    expect(reachedBy(table([...squad, dead]), 'hale').map(({ id }) => id)).toEqual(['kerr', 'cole']);
    expect(reachedBy(table(squad), 'gone')).toEqual([]);
    expect(reachOf(table(squad), hale, kerr)).toEqual({ inRange: true, distance: 2, source: 'measured' });
    expect(reachOf(table(squad), hale, cole)).toEqual({ inRange: false, distance: 6, source: 'measured' });
  });

  it('is corrected for the two of them alone', () => {
    const state = {
      ...table(squad),
      corrections: [
        { commanderId: 'hale', characterId: 'cole', inRange: true },
        { commanderId: 'cole', characterId: 'kerr', inRange: false },
      ],
    };
    const source = (commander: Character, character: Character) =>
      reachOf(state, commander, character).source;
    expect([source(hale, cole), source(cole, kerr)]).toEqual(['corrected', 'corrected']);
    expect([source(hale, kerr), source(cole, hale)]).toEqual(['measured', 'measured']);
    expect(reachOf(state, hale, cole).inRange).toBe(true);
    expect(reachOf(state, cole, kerr).inRange).toBe(false);
  });

  it('is what was ticked where nothing is measured, whatever his name', () => {
    const loose = off({ ...table(squad), commandInRange: { hale: ['kerr'] } });
    const ticked = { distance: null, source: 'ticked' };
    expect(reachOf(loose, hale, kerr)).toEqual({ inRange: true, ...ticked });
    expect(reachOf(loose, hale, cole)).toEqual({ inRange: false, ...ticked });
    expect(reachOf(loose, cole, kerr)).toEqual({ inRange: false, ...ticked });
    expect(reachOf(loose, sergeant('constructor'), kerr)).toEqual({ inRange: false, ...ticked });
  });

  it('is for those with Command on the side that is up', () => {
    const men = [
      kerr,
      hale,
      cole,
      sergeant('hurt', { wound: 'wounded' }),
      sergeant('dead', { wound: 'killed' }),
      sergeant('foe', { side: 'B' }),
    ];
    expect(commandersFor(table(men), kerr).map(({ id }) => id)).toEqual(['hale', 'cole']);
    expect(commandersFor(table(men), hale).map(({ id }) => id)).toEqual(['cole']);
  });
});
