/** A battle in mid-game: a US section holds a crossroads against a German Gruppe. */
import type { Language } from '../../i18n/language.ts';
import { type Character, freshCharacter, initial, type Side, type State } from './model/state.ts';

/** Name, role, Actions, Actions when wounded, Command, Command when wounded, place in u. */
type Row = readonly [string, string, number, number | null, number, number, number, number];

const US: Record<Language, readonly Row[]> = {
  en: [
    ['Sgt. Moore', 'Section leader', 5, 3, 2, 1, 9, 16],
    ['Pvt. Kowalski', 'Rifleman', 3, 2, 0, 0, 7.2, 14.4],
    ['Pfc. Diaz', 'BAR gunner', 3, 2, 0, 0, 11.4, 14.6],
    ['Pvt. Lund', 'Rifleman', 3, 2, 0, 0, 5.6, 12.6],
    ['Cpl. Hayes', 'Team leader', 4, 2, 1, 0, 15.2, 16.4],
    ['Pvt. Ortiz', 'Medic', 3, 2, 0, 0, 4.4, 14],
    ['Pvt. Bell', 'Loader', 3, 1, 0, 0, 12.8, 15.8],
    ['Pvt. Novak', 'Scout', 4, 2, 0, 0, 18, 13.6],
  ],
  es: [
    ['Sgt. Moore', 'Jefe de sección', 5, 3, 2, 1, 9, 16],
    ['Pvt. Kowalski', 'Fusilero', 3, 2, 0, 0, 7.2, 14.4],
    ['Pfc. Diaz', 'Tirador de BAR', 3, 2, 0, 0, 11.4, 14.6],
    ['Pvt. Lund', 'Fusilero', 3, 2, 0, 0, 5.6, 12.6],
    ['Cpl. Hayes', 'Jefe de escuadra', 4, 2, 1, 0, 15.2, 16.4],
    ['Pvt. Ortiz', 'Sanitario', 3, 2, 0, 0, 4.4, 14],
    ['Pvt. Bell', 'Cargador', 3, 1, 0, 0, 12.8, 15.8],
    ['Pvt. Novak', 'Explorador', 4, 2, 0, 0, 18, 13.6],
  ],
};

const GERMAN: Record<Language, readonly Row[]> = {
  en: [
    ['Uffz. Brandt', 'Gruppenführer', 5, 3, 2, 1, 11.6, 6.4],
    ['Gfr. Seidel', 'MG 42', 3, 2, 0, 0, 9.4, 7.2],
    ['Sch. Vogel', 'Loader', 3, 2, 0, 0, 7.2, 7.8],
    ['Sch. Ahlers', 'Rifleman', 3, 2, 0, 0, 13.6, 8.2],
    ['Gfr. Kern', 'Second in command', 4, 2, 1, 0, 17.4, 6.2],
    ['Sch. Lorenz', 'Rifleman', 3, null, 0, 0, 5.2, 8.8],
    ['Sch. Hauck', 'Rifleman', 3, 2, 0, 0, 18.6, 7.6],
    ['Sch. Thiele', 'Rifle grenades', 2, 1, 0, 0, 15.6, 5],
  ],
  es: [
    ['Uffz. Brandt', 'Jefe de Gruppe', 5, 3, 2, 1, 11.6, 6.4],
    ['Gfr. Seidel', 'MG 42', 3, 2, 0, 0, 9.4, 7.2],
    ['Sch. Vogel', 'Cargador', 3, 2, 0, 0, 7.2, 7.8],
    ['Sch. Ahlers', 'Fusilero', 3, 2, 0, 0, 13.6, 8.2],
    ['Gfr. Kern', 'Segundo al mando', 4, 2, 1, 0, 17.4, 6.2],
    ['Sch. Lorenz', 'Fusilero', 3, null, 0, 0, 5.2, 8.8],
    ['Sch. Hauck', 'Fusilero', 3, 2, 0, 0, 18.6, 7.6],
    ['Sch. Thiele', 'Granadas de fusil', 2, 1, 0, 0, 15.6, 5],
  ],
};

const NAMES: Record<Language, { table: string; A: string; B: string }> = {
  en: { table: 'Crossroads at Saint-Fromond', A: 'American section', B: 'German Gruppe' },
  es: { table: 'El cruce de Saint-Fromond', A: 'Sección americana', B: 'Gruppe alemana' },
};

/** What the battle has done to them so far, by name. */
const SO_FAR: Readonly<Record<string, Partial<Character>>> = {
  'Sgt. Moore': { actionsUsed: 1 },
  'Pvt. Kowalski': { shocked: true },
  'Pfc. Diaz': { actionsUsed: 1 },
  // The MG has just hit him in his own turn: the test for him is still owed.
  'Pvt. Lund': { wound: 'wounded', tookCover: true, woundShockUntil: 7 },
  'Cpl. Hayes': { tookCover: true },
  'Gfr. Seidel': { tookCover: true, actionsUsed: 2 },
  'Sch. Vogel': { shocked: true, actionsUsed: 1 },
};

const soldiers = (side: Side, prefix: string, rows: readonly Row[]): Character[] =>
  rows.map(([name, role, actions, woundedActions, command, woundedCommand, x, y], i) => ({
    ...freshCharacter(`${prefix}-${i + 1}`, {
      name,
      role,
      side,
      baseDiameter: 1,
      card: {
        healthy: { maxActions: actions, command },
        wounded: woundedActions === null ? null : { maxActions: woundedActions, command: woundedCommand },
      },
    }),
    position: { x, y },
    ...SO_FAR[name],
  }));

export function demo(language: Language): { name: string; state: State } {
  const names = NAMES[language];
  const empty = initial();
  return {
    name: names.table,
    state: {
      ...empty,
      sides: {
        A: { ...empty.sides.A, name: names.A, colour: '#7c8a4a', atPool: 3, turnNumber: 5 },
        B: { ...empty.sides.B, name: names.B, colour: '#6d7f8c', atPool: 2, turnNumber: 4 },
      },
      characters: [...soldiers('A', 'us', US[language]), ...soldiers('B', 'de', GERMAN[language])],
      checks: [{ id: 'check-3', attack: 3, casualtyId: 'us-4', chosenId: null, witnesses: null }],
      attack: 3,
      checkCount: 3,
      board: { inUse: true, size: 24 },
    },
  };
}
