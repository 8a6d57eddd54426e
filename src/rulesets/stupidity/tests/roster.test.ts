/** The roster: adding, editing, duplicating, pasting, and values by hand. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../model/command.ts';
import { FLAGS } from '../model/command.ts';
import { initial } from '../model/state.ts';
import { entryOf } from '../rules/decide-roster.ts';
import { parseRoster } from '../rules/paste.ts';
import { play, refusal, table, the, trolls } from './table.ts';

const paste = (text: string, units: 'cm' | 'in' = 'cm') => {
  let n = 0;
  const newId = () => {
    n += 1;
    return `u${n}`;
  };
  return parseRoster(text, { side: 'A', units, newId });
};
const entry = entryOf(the(table([trolls('t')]), 't'));

describe('the roster', () => {
  it('reports all errors of an entry together', () => {
    const bad = { ...entry, name: ' ', groups: entry.groups.map((group) => ({ ...group, ld: 11 })) };
    expect(refusal(initial(), { type: 'addUnits', units: [bad] })).toBe('entry-invalid');
    expect(refusal(initial(), { type: 'addUnits', units: [{ ...entry, groups: [] }] })).toBe('no-models');
  });

  it('duplicates with numbers that go on', () => {
    const state = table([trolls('t', { name: 'Trolls' })]);
    const two = play(state, { type: 'duplicateUnit', unitId: 't', newIds: ['u', 'v'] });
    expect(two.units.map(({ name }) => name)).toEqual(['Trolls', 'Trolls 2', 'Trolls 3']);
    const more = play(two, { type: 'duplicateUnit', unitId: 'u', newIds: ['w'] });
    expect(the(more, 'w').name).toBe('Trolls 4');
    expect(refusal(state, { type: 'duplicateUnit', unitId: 't', newIds: ['t'] })).toBe('unit-exists');
  });

  it('edits what was typed in and keeps what the battle made of it', () => {
    const state = table([trolls('t', { stupid: true, engaged: true })]);
    const edited = play(state, { type: 'editUnit', unit: { ...entry, name: 'Ogres', points: 80 } });
    expect(the(edited, 't')).toMatchObject({ name: 'Ogres', points: 80, stupid: true, engaged: true });
  });

  it('reorders, removes and starts again', () => {
    const state = table([trolls('t'), trolls('u'), trolls('v', { stupid: true, fleeing: true })]);
    const moved = play(state, { type: 'placeUnit', unitId: 'v', to: 0 });
    expect(moved.units.map(({ id }) => id)).toEqual(['v', 't', 'u']);
    expect(play(moved, { type: 'removeUnit', unitId: 't' }).units).toHaveLength(2);
    const again = play(moved, { type: 'resetBattle' });
    expect(the(again, 'v')).toMatchObject({ stupid: false, fleeing: false, history: [] });
    expect(again.panicTerrorDone).toBe(false);
  });

  it('starts again without the enemy of the last battle, nor a General that was near', () => {
    const groups = [{ count: 3, inContact: 2, ld: 4 }];
    const near = { generalInRange: true, generalLd: 9, generalFleeing: true };
    const again = play(table([{ id: 't', name: 'Trolls', groups, ...near }]), { type: 'resetBattle' });
    expect(the(again, 't').groups).toMatchObject([{ count: 3, inContact: 0 }]);
    expect(the(again, 't')).toMatchObject({ generalInRange: false, generalLd: 9, generalFleeing: false });
  });

  it('lets every tracked flag be set by hand, but for what cannot be', () => {
    const state = table([trolls('t')]);
    for (const flag of FLAGS)
      expect(the(play(state, { type: 'setFlag', unitId: 't', flag, value: true }), 't')[flag]).toBe(true);
    const fleeing = table([trolls('t', { fleeing: true })]);
    const engage: Command = { type: 'setFlag', unitId: 't', flag: 'engaged', value: true };
    expect(refusal(fleeing, engage)).toBe('fleeing-and-engaged');
  });
});

describe('a pasted roster', () => {
  it('reads lines of text in either language', () => {
    const { units, lines } = paste(
      [
        '3 Trolls de río Ld 4 M 15 cm estúpidos 165 pts',
        '+ Jefe goblin, Ld 7, M 10, personaje',
        '',
        'Cold lancers x6 Ld 8 M 7" stupid mounts, side B, shoots',
        'Hechicero loco Ld 7 M 10 estúpido inmune',
      ].join('\n'),
    );
    expect(lines.map(({ line, became }) => [line, became])).toEqual([
      ...[
        [1, 'unit'],
        [2, 'group'],
        [4, 'unit'],
        [5, 'unit'],
      ],
    ]);
    expect(units).toMatchObject([
      {
        ...{ name: 'Trolls de río', side: 'A', points: 165 },
        groups: [
          { count: 3, ld: 4, movement: 15, rider: { stupid: true, immune: false }, mount: null },
          { label: 'Jefe goblin', count: 1, ld: 7, role: 'character' },
        ],
      },
      {
        ...{ name: 'Cold lancers', side: 'B', missile: true },
        groups: [{ count: 6, movement: 17.5, rider: { stupid: false }, mount: { stupid: true } }],
      },
      { name: 'Hechicero loco', groups: [{ wizard: true, rider: { stupid: true, immune: true } }] },
    ]);
  });

  it('reads rows of a spreadsheet with and without column names', () => {
    const named = 'Unidad\tMiniaturas\tLd\tM\tEstúpida\nTrolls\t3\t4\t15\tsí\nLanzas\t20\t7\t10\tno';
    expect(paste(named).units).toMatchObject([
      { name: 'Trolls', groups: [{ count: 3, ld: 4, movement: 15, rider: { stupid: true } }] },
      { name: 'Lanzas', groups: [{ count: 20, ld: 7, rider: { stupid: false } }] },
    ]);
    expect(paste('Trolls\t3\t4\t6\tstupid', 'in').units).toMatchObject([
      { name: 'Trolls', groups: [{ count: 3, ld: 4, movement: 15, rider: { stupid: true } }] },
    ]);
  });

  it('says line by line what it did not understand, and guesses nothing', () => {
    const { units, lines } = paste(
      '+ Jefe Ld 7 M 10\nTrolls M 15\nTrolls Ld 4\nLd 4 M 15\nTrolls Ld 12 M 15',
    );
    expect(units).toEqual([]);
    expect(lines.map(({ why }) => why)).toEqual([
      'nothing-above',
      'ld-missing',
      'movement-missing',
      'name-empty',
      'ld-range',
    ]);
  });

  it('gives units that the table accepts as one step', () => {
    const { units } = paste('Trolls Ld 4 M 15 estúpidos\nLanzas Ld 7 M 10');
    expect(play(initial(), { type: 'addUnits', units }).units).toHaveLength(2);
  });
});
