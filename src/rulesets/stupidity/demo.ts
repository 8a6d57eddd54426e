import type { Language } from '../../i18n/language.ts';
import { initial, type State } from './model/state.ts';
import { freshUnit, type ModelGroup, type Moment, type Side, type Unit } from './model/unit.ts';

const CLEAR = { stupid: false, immune: false } as const;
const STUPID = { stupid: true, immune: false } as const;

const troop = (
  id: string,
  label: string,
  [count, ld, movement, inContact]: readonly [number, number, number, number],
  more: Partial<ModelGroup> = {},
): ModelGroup => ({
  id,
  label,
  count,
  role: 'trooper',
  ld,
  movement,
  rider: CLEAR,
  mount: null,
  inContact,
  wizard: false,
  ...more,
});

const told = (
  turn: number,
  side: Side,
  what: Moment['what'],
  values: readonly number[] = [],
  other: string | null = null,
): Moment => ({ turn, side, what, values, other });

const unit = (
  id: string,
  name: string,
  side: Side,
  points: number,
  groups: readonly ModelGroup[],
  more: Partial<Unit> = {},
): Unit => ({
  ...freshUnit({
    id,
    name,
    side,
    groups,
    points,
    movementOverride: null,
    missile: false,
    immuneToPsychology: false,
    skirmisher: false,
  }),
  ...more,
});

interface Names {
  readonly table: string;
  readonly units: readonly [string, string, string, string, string, string];
  readonly models: readonly [string, string, string, string, string, string, string, string];
}

const NAMES: Record<Language, Names> = {
  es: {
    table: 'Pantano de los trolls',
    units: [
      'Trolls del Vado',
      'Lanzas del Páramo',
      'Barrizal el Mareado',
      'Trolls de la Cantera',
      'Trolls del Lodazal',
      'Arqueros del Sauzal',
    ],
    models: [
      'Trolls',
      'Lanceros',
      'Capitana Ursel',
      'Gigante',
      'Trolls',
      'Trolls',
      'Cabecilla Brizno',
      'Arqueros',
    ],
  },
  en: {
    table: 'The trolls’ marsh',
    units: [
      'Trolls of the Ford',
      'Lances of the Moor',
      'Mudlark the Dizzy',
      'Quarry Trolls',
      'Trolls of the Mire',
      'Willow Bank Archers',
    ],
    models: ['Trolls', 'Lancers', 'Captain Ursel', 'Giant', 'Trolls', 'Trolls', 'Brizno the Boss', 'Archers'],
  },
};

/** Turn 2 of side A, after Panic and Terror: one test failed, two to take, and a fight under way. */
export function demo(language: Language): { name: string; state: State } {
  const { table, units, models } = NAMES[language];
  const [ford, moor, giant, quarry, mire, archers] = units;
  const mounted = { rider: CLEAR, mount: { stupid: true, immune: false, ld: 3 } };
  const immune = { rider: { stupid: false, immune: true }, mount: { stupid: true, immune: true, ld: 3 } };
  return {
    name: table,
    state: {
      ...initial(),
      turn: 2,
      panicTerrorDone: true,
      units: [
        unit('ford', ford, 'A', 165, [troop('trolls', models[0], [3, 4, 15, 0], { rider: STUPID })], {
          stupid: true,
          test: { dice: [2, 5], total: 7, ld: 4, source: 'own', passed: false, rerolled: false },
          history: [told(1, 'A', 'failed', [4]), told(1, 'A', 'moved', [7.5]), told(2, 'A', 'failed', [4])],
        }),
        unit(
          'moor',
          moor,
          'A',
          312,
          [
            troop('lancers', models[1], [9, 8, 18, 5], mounted),
            troop('captain', models[2], [1, 9, 18, 1], { role: 'character', ...immune }),
          ],
          {
            engaged: true,
            due: true,
            history: [told(1, 'A', 'passed', [9]), told(1, 'B', 'wasHitByEnemy', [], mire)],
          },
        ),
        unit('giant', giant, 'A', 205, [troop('giant', models[3], [1, 6, 15, 0], { rider: STUPID })], {
          due: true,
          history: [told(1, 'A', 'failed', [6]), told(1, 'A', 'moved', [7.5])],
        }),
        unit('quarry', quarry, 'A', 180, [troop('trolls', models[4], [3, 4, 15, 0], { rider: STUPID })], {
          fleeing: true,
          stupid: true,
          history: [told(1, 'A', 'failed', [4]), told(1, 'B', 'break')],
        }),
        unit(
          'mire',
          mire,
          'B',
          240,
          [
            troop('trolls', models[5], [4, 4, 15, 3], { rider: STUPID }),
            troop('boss', models[6], [1, 6, 10, 1], { role: 'character' }),
          ],
          {
            engaged: true,
            stupid: true,
            history: [
              told(1, 'B', 'failed', [6]),
              told(1, 'B', 'hitEnemy', [5], moor),
              told(1, 'B', 'fought', [2, 1]),
            ],
          },
        ),
        unit('archers', archers, 'B', 110, [troop('archers', models[7], [10, 7, 10, 0])], { missile: true }),
      ],
    },
  };
}
