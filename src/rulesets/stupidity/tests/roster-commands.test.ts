/** Commands that make up the roster: the order of their refusals, and what follows of them. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/command.ts';
import { initial } from '../model/state.ts';
import { freshUnit, LIMITS, type UnitEntry } from '../model/unit.ts';
import { entryOf } from '../rules/decide-roster.ts';
import { attempt, play, refusal, spears, startOfTurn, table, the, trolls, why } from './table.ts';

const state = table([trolls('t', { name: 'Trolls' }), spears('s'), spears('x', { side: 'B' })]);
const entry = (id: string, more: Partial<UnitEntry> = {}): UnitEntry => ({
  ...entryOf(the(state, 't')),
  id,
  ...more,
});
const add = (...units: readonly UnitEntry[]): Command => ({ type: 'addUnits', units });
const many = (count: number) => Array.from({ length: count }, (_, i) => entry(`u${i}`));

describe('new units', () => {
  it('are one at least, and sixty on a table at most', () => {
    expect(refusal(state, add())).toBe('nothing-to-add');
    expect(why(state, add(...many(58)))).toEqual({ code: 'units-full', params: { max: LIMITS.units } });
    expect(play(state, add(...many(57))).units).toHaveLength(LIMITS.units);
  });

  it('have ids of their own, also among themselves', () => {
    expect(refusal(state, add(entry('t')))).toBe('unit-exists');
    expect(refusal(state, add(entry('u'), entry('u')))).toBe('unit-exists');
    expect(refusal(initial(), add(entry('t')))).toBeNull();
  });

  it('are refused together when one of them is wrong, with every error of it', () => {
    expect(refusal(state, add(entry('u'), entry('v', { name: '' })))).toBe('name-empty');
    expect(why(state, add(entry('u', { name: '', groups: [], points: -1 })))).toEqual({
      code: 'entry-invalid',
      params: { codes: 'name-empty no-models points-range' },
    });
  });

  it('step onto the table fresh, with tidy names and nothing that was not typed in', () => {
    const groups = entry('u').groups.map((group) => ({ ...group, label: `  ${'y'.repeat(50)}` }));
    const typed = { ...entry('u', { name: `  ${'x'.repeat(39)} more `, groups }), stupid: true };
    const unit = the(play({ ...state, phase: 'combat' }, add(typed)), 'u');
    expect(unit).toEqual(
      freshUnit(
        entry('u', {
          name: 'x'.repeat(39),
          groups: groups.map((group) => ({ ...group, label: 'y'.repeat(40) })),
        }),
      ),
    );
    expect(play(state, add(typed)).units.map(({ id }) => id)).toEqual(['t', 's', 'x', 'u']);
  });

  it('test at once when they come before the tests are over, and only those of the side whose turn it is', () => {
    const start = startOfTurn(state);
    expect(attempt(start, add(entry('u'), entry('v', { side: 'B' })))).toMatchObject([
      { type: 'unitsAdded' },
      { type: 'testsFellDue', ids: ['u'] },
    ]);
    const later = play(start, { type: 'goToPhase', phase: 'movement' });
    expect(attempt(later, add(entry('u')))).toHaveLength(1);
    const locked = play(state, { type: 'startTurn', side: 'A' });
    expect(attempt(locked, add(entry('u')))).toHaveLength(1);
  });
});

describe('an edited unit', () => {
  const edit = (unit: UnitEntry): Command => ({ type: 'editUnit', unit });

  it('must be on the table and without errors, those of the battle included', () => {
    expect(refusal(state, edit(entry('nobody')))).toBe('unit-unknown');
    expect(refusal(state, edit(entry('t', { groups: [] })))).toBe('no-models');
    expect(refusal(state, edit(entry('t', { name: ' ' })))).toBe('name-empty');
  });

  it('is tidied, and leaves the others alone', () => {
    const edited = play(
      state,
      edit({ ...entry('t', { name: ' Ogres ', missile: true }), offTable: true } as UnitEntry),
    );
    expect(the(edited, 't')).toEqual({ ...the(state, 't'), name: 'Ogres', missile: true });
    expect(the(edited, 's')).toEqual(the(state, 's'));
  });

  it('given its stupid models are gone, is stupid no more', () => {
    const dazed = table([trolls('t', { stupid: true })]);
    const sober = entry('t', { groups: the(state, 's').groups });
    expect(attempt(dazed, edit(sober))).toMatchObject([
      { type: 'unitEdited' },
      { type: 'stupidityEnded', id: 't' },
    ]);
  });
});

describe('copies of a unit', () => {
  const copy = (unitId: string, newIds: readonly string[]): Command => ({
    type: 'duplicateUnit',
    unitId,
    newIds,
  });
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`);

  it('are twenty at most', () => {
    expect(refusal(state, copy('nobody', ['c']))).toBe('unit-unknown');
    expect(why(state, copy('t', ids(21)))).toEqual({
      code: 'too-many-copies',
      params: { max: LIMITS.copies },
    });
    expect(play(state, copy('t', ids(20))).units).toHaveLength(23);
    expect(refusal(state, copy('t', []))).toBe('nothing-to-add');
  });

  it('have what was typed in, and none of the battle', () => {
    const dazed = table([
      trolls('t', { name: 'Trolls', points: 80, skirmisher: true, stupid: true, offTable: true }),
    ]);
    const made = play({ ...dazed, phase: 'combat' }, copy('t', ['c']));
    expect(the(made, 'c')).toEqual(freshUnit({ ...entryOf(the(dazed, 't')), id: 'c', name: 'Trolls 2' }));
  });
});

describe('a place in the roster', () => {
  const place = (unitId: string, to: number): Command => ({ type: 'placeUnit', unitId, to });

  it('is one of the roster’s own', () => {
    expect(refusal(state, place('nobody', 0))).toBe('unit-unknown');
    for (const to of [-1, 3, 0.5]) expect(refusal(state, place('t', to))).toBe('place-range');
  });

  it.each([
    [0, ['t', 's', 'x']],
    [1, ['s', 't', 'x']],
    [2, ['s', 'x', 't']],
  ])('given %s, the order is %j', (to, order) => {
    expect(play(state, place('t', to)).units.map(({ id }) => id)).toEqual(order);
  });

  it('given it is removed, tells its name to the log', () => {
    expect(refusal(state, { type: 'removeUnit', unitId: 'nobody' })).toBe('unit-unknown');
    const gone: Command = { type: 'removeUnit', unitId: 't' };
    expect(attempt(state, gone)).toEqual([{ type: 'unitRemoved', id: 't', name: 'Trolls' }]);
    expect(play(state, gone).units.map(({ id }) => id)).toEqual(['s', 'x']);
  });
});

describe('a character who changes units', () => {
  const hero = (id: string, more: object = {}) => ({
    id,
    count: 1,
    ld: 9,
    movement: 10,
    role: 'character' as const,
    inContact: 1,
    ...more,
  });
  const led = (id: string, heroes: readonly object[], more: object = {}) =>
    spears(id, { groups: [...spears(id).groups, ...heroes], ...more });
  const move = (unitId: string, groupId: string, toUnitId: string): Command => ({
    ...{ type: 'moveCharacter', unitId, groupId, toUnitId },
  });

  it('is refused for one reason after the other', () => {
    const full = Array.from({ length: LIMITS.groups - 1 }, (_, i) => hero(`h${i}`));
    const one = table([
      led('a', [hero('boss'), hero('twin')]),
      led('full', full),
      led('same', [hero('twin')]),
      led('enemy', [], { side: 'B' }),
      spears('alone', { groups: [hero('lone')] }),
    ]);
    for (const [from, group, to, code] of [
      ['nobody', 'boss', 'a', 'unit-unknown'],
      ['a', 'boss', 'nobody', 'unit-unknown'],
      ['a', 'boss', 'a', 'unit-unknown'],
      ['a', 'nobody', 'same', 'group-unknown'],
      ['a', 'spears', 'same', 'not-a-character'],
      ['a', 'boss', 'enemy', 'target-not-friend'],
      ['alone', 'lone', 'a', 'no-models'],
      ['a', 'boss', 'full', 'groups-full'],
      ['a', 'twin', 'same', 'group-exists'],
    ] as const)
      expect(refusal(one, move(from, group, to)), `${from} ${group} ${to}`).toBe(code);
    expect(refusal(one, move('a', 'boss', 'same'))).toBeNull();
    expect(why(one, move('a', 'boss', 'full'))?.params).toEqual({ max: LIMITS.groups });
  });

  it('arrives alone, out of contact, and leaves the rest behind', () => {
    const before = table([led('a', [hero('boss'), hero('twin')]), spears('b'), spears('c')]);
    const after = play(before, move('a', 'boss', 'b'));
    expect(after.units.map(({ groups }) => groups.map(({ id }) => id))).toEqual([
      ['spears', 'twin'],
      ['spears', 'boss'],
      ['spears'],
    ]);
    expect(the(after, 'b').groups[1]).toEqual({ ...the(before, 'a').groups[1], inContact: 0 });
  });

  it('given he brings Stupidity along before the tests are over, the unit that he joins tests', () => {
    const mad = hero('mad', { rider: { stupid: true } });
    const start = startOfTurn(table([led('a', [mad]), spears('b')]));
    expect(attempt(start, move('a', 'mad', 'b'))).toMatchObject([
      { type: 'characterMoved', id: 'a', groupId: 'mad', toId: 'b' },
      { type: 'testsFellDue', ids: ['b'] },
    ]);
  });
});
