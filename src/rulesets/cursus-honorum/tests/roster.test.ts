/** Entering armies: names with numbers, what is kept of a profile, copies, order, and every refusal. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE, LIMITS, newCharacter, type Profile } from '../model/character.ts';
import { initial } from '../model/game.ts';
import { numberedNames, profileOf, stemOf } from '../rules/roster.ts';
import { given, why } from './refusal.ts';
import { person, table } from './tools.ts';

const profile = (changes: Partial<Profile>): Profile => ({ ...DEFAULT_PROFILE, name: 'Lucius', ...changes });
const three = table(
  ['p', 'q', 'r'].map((id) => person(id, {}, {})),
  {},
);
const idsOf = (state: typeof three): string[] => state.characters.map(({ id }) => id);

describe('names of copies', () => {
  it.each([
    ['Hastatus 12', 'Hastatus'],
    ['Hastatus12', 'Hastatus'],
    ['Hastatus', 'Hastatus'],
    ['12', '12'],
    ['Legio 9 Hispana', 'Legio 9 Hispana'],
  ])('%s has the stem %s', (name, stem) => {
    expect(stemOf(name)).toBe(stem);
  });

  it('a single new name stays plain, copies are numbered from 1', () => {
    expect(numberedNames([], ' Hastatus ', 1)).toEqual(['Hastatus']);
    expect(numberedNames(['Hastatus 3'], ' Hastatus 3 ', 1)).toEqual(['Hastatus 4']);
    expect(numberedNames(['Hastatusque 4', 'Velite'], 'Hastatus', 1)).toEqual(['Hastatus']);
    expect(numberedNames([], 'Hastatus', 2)).toEqual(['Hastatus 1', 'Hastatus 2']);
  });

  it('go on from the highest number taken; a name without one counts as the first', () => {
    expect(numberedNames(['Hastatus'], 'Hastatus', 1)).toEqual(['Hastatus 2']);
    expect(numberedNames(['Hastatus 7', 'Hastatus 3'], 'Hastatus 3', 2)).toEqual([
      'Hastatus 8',
      'Hastatus 9',
    ]);
  });

  it('are cut so that the number still fits', () => {
    const long = 'x'.repeat(LIMITS.nameLength);
    expect(numberedNames([], long, 2)).toEqual([`${long.slice(2)} 1`, `${long.slice(2)} 2`]);
  });

  it('are at most a whole army', () => {
    expect(numberedNames([], 'x', 201)).toHaveLength(200);
    expect(numberedNames([], 'x', -1)).toEqual([]);
  });
});

it('given nobody to add or to remove, then nothing happens, and nothing is refused', () => {
  for (const nothing of [
    { type: 'addCharacters', entries: [] },
    { type: 'removeCharacters', ids: [] },
  ] as const)
    expect(given(table([], {}), nothing)).toMatchObject({ events: [], why: null });
});

describe('adding', () => {
  const add = (...profiles: Profile[]) =>
    ({
      type: 'addCharacters',
      entries: profiles.map((one, i) => ({ id: `n${i}`, profile: one })),
    }) as const;

  it('keeps names and notes trimmed to their lengths, and leaves empty notes out', () => {
    const rules = [' hated ', '', ' ', ...Array.from({ length: 13 }, (_, i) => `r${i}`), 'last'];
    const { state } = given(
      initial(),
      add(profile({ name: ` ${'n'.repeat(70)}`, specialRules: ['y'.repeat(200), ...rules] })),
    );
    const [one] = state.characters;
    expect(one?.name).toBe('n'.repeat(60));
    expect(one?.specialRules).toEqual([
      'y'.repeat(120),
      'hated',
      ...Array.from({ length: 10 }, (_, i) => `r${i}`),
    ]);
  });

  it('looks up the table for side a and down it for side b, off the map', () => {
    const { state } = given(initial(), add(profile({}), profile({ side: 'b' })));
    expect(state.characters.map(({ facingDeg, pos, status }) => [facingDeg, pos, status])).toEqual([
      [0, null, 'ok'],
      [180, null, 'ok'],
    ]);
  });

  it('is refused with the fault: no name, a field, or the whole roster', () => {
    expect(why(initial(), add(profile({ name: ' ' })))).toEqual({ code: 'E_NAME' });
    expect(why(initial(), add(profile({}), profile({ name: ' Big ', size: 21 })))).toEqual({
      code: 'E_SIZE',
      params: { name: 'Big' },
    });
    const general = profile({ role: 'general' });
    expect(why(initial(), add(general, general))).toEqual({ code: 'E_TWO_GENERALS', params: { max: 200 } });
    expect(given(initial(), add()).events).toEqual([]);
  });
});

describe('editing', () => {
  it('keeps what the battle has made of a character', () => {
    const worn = person(
      'o',
      { role: 'officer', stars: 1, leadership: 3 },
      { leadershipSpent: 2, pos: { x: 1, y: 2 } },
    );
    const edit = (to: Partial<Profile>) =>
      given(table([worn], {}), { type: 'editCharacter', id: 'o', profile: profile(to) }).state.characters[0];
    expect(edit({ name: ' Varro ', role: 'chief', leadership: 4 })).toMatchObject({
      name: 'Varro',
      role: 'chief',
      leadership: 4,
      leadershipSpent: 2,
      pos: { x: 1, y: 2 },
    });
    // A trooper has no leadership to have spent.
    expect(edit({})).toMatchObject({ role: 'trooper', leadershipSpent: 0 });
  });

  it('is refused for a stranger, a fault, or a second general', () => {
    const edit = (id: string, to: Partial<Profile>) =>
      ({ type: 'editCharacter', id, profile: profile(to) }) as const;
    expect(why(three, edit('z', {}))).toEqual({ code: 'E_UNKNOWN_ID', params: { id: 'z' } });
    expect(why(three, edit('p', { name: '' }))).toEqual({ code: 'E_NAME' });
    expect(why(three, edit('p', { maxMoveCm: -1 }))).toEqual({
      code: 'E_DISTANCE',
      params: { name: 'Lucius' },
    });
    const led = given(three, edit('q', { role: 'general' })).state;
    expect(why(led, edit('p', { role: 'general' }))).toEqual({
      code: 'E_TWO_GENERALS',
      params: { max: 200 },
    });
    // The general himself may be edited.
    expect(why(led, edit('q', { role: 'general', stars: 2 }))).toBeNull();
  });
});

describe('copying', () => {
  it('makes a fresh one with the next number, right behind the original', () => {
    const worn = person(
      'q',
      { size: 2, side: 'b', extra: { ...DEFAULT_PROFILE.extra, threat: 1 }, specialRules: ['slow'] },
      { status: 'flight', points: { demoralisation: 2, pursuit: 0, attack: 0, fury: 0 } },
    );
    const state = table([person('p', {}, {}), worn, person('r', { side: 'b', name: 'q 4' }, {})], {});
    const copied = given(state, { type: 'duplicateCharacter', id: 'q', newId: 'n' }).state;
    expect(idsOf(copied)).toEqual(['p', 'q', 'n', 'r']);
    expect(copied.characters[2]).toEqual(newCharacter('n', { ...profileOf(worn), name: 'q 5' }));
  });

  it('counts the names of its own side alone', () => {
    const state = table([person('q', {}, {}), person('e', { side: 'b', name: 'q 9' }, {})], {});
    const copied = given(state, { type: 'duplicateCharacter', id: 'q', newId: 'n' }).state;
    expect(copied.characters.map(({ name }) => name)).toEqual(['q', 'q 2', 'q 9']);
  });

  it('is refused for a stranger, an id in use, or a general', () => {
    expect(why(three, { type: 'duplicateCharacter', id: 'z', newId: 'n' })).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
    expect(why(three, { type: 'duplicateCharacter', id: 'p', newId: 'q' })).toMatchObject({
      code: 'E_DUPLICATE_ID',
    });
    const general = table([person('g', { role: 'general' }, {})], {});
    expect(why(general, { type: 'duplicateCharacter', id: 'g', newId: 'n' })).toMatchObject({
      code: 'E_TWO_GENERALS',
    });
  });
});

describe('removing and ordering', () => {
  it('takes each out once, its name going along for the log', () => {
    const gone = given(three, { type: 'removeCharacters', ids: ['q', 'q', 'p'] });
    expect(gone.events).toEqual([
      {
        type: 'charactersRemoved',
        removed: [
          { id: 'q', name: 'q' },
          { id: 'p', name: 'p' },
        ],
      },
    ]);
    expect(idsOf(gone.state)).toEqual(['r']);
    expect(given(three, { type: 'removeCharacters', ids: [] }).events).toEqual([]);
    expect(why(three, { type: 'removeCharacters', ids: ['p', 'z'] })).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
  });

  it.each([
    ['p', 0, ['p', 'q', 'r']],
    ['p', 1, ['q', 'p', 'r']],
    ['p', 2, ['q', 'r', 'p']],
    ['r', 0, ['r', 'p', 'q']],
  ] as const)('moves %s to place %i', (id, to, order) => {
    expect(idsOf(given(three, { type: 'moveInRoster', id, to }).state)).toEqual(order);
  });

  it('is refused outside of the roster', () => {
    const range = { code: 'E_ORDER', params: { max: 2 } };
    for (const to of [-1, 3, 0.5]) expect(why(three, { type: 'moveInRoster', id: 'p', to })).toEqual(range);
    expect(why(three, { type: 'moveInRoster', id: 'z', to: 0 })).toEqual({
      code: 'E_UNKNOWN_ID',
      params: { id: 'z' },
    });
  });
});
