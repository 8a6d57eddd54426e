/** The ford: 24 against 24 in turn 3, in the middle of the second round of panic. */
import type { Language } from '../../i18n/language.ts';
import { type DemoNames, NAMES, ROMAN } from './demo-names.ts';
import { type Character, DEFAULT_PROFILE, newCharacter, type Profile } from './model/character.ts';
import { FRESH_STEP, initial, type State } from './model/game.ts';

type Place = readonly [x: number, y: number];

const profiles = {
  heavy: { chargeDistanceCm: 20, maxMoveCm: 10, psychDice: { flight: 1, pursuit: 1, attack: 1, fury: 0 } },
  young: { chargeDistanceCm: 20, maxMoveCm: 10, psychDice: { flight: 2, pursuit: 2, attack: 2, fury: 0 } },
  light: { chargeDistanceCm: 28, maxMoveCm: 14, psychDice: { flight: 2, pursuit: 2, attack: 1, fury: 0 } },
  wild: { chargeDistanceCm: 24, maxMoveCm: 12, psychDice: { flight: 1, pursuit: 2, attack: 2, fury: 1 } },
} as const satisfies Record<string, Partial<Profile>>;

const leader = (
  role: 'general' | 'officer' | 'chief',
  stars: number,
  leadership: number,
  areaOfInfluenceCm: number,
): Partial<Profile> => ({ ...profiles.heavy, role, stars, leadership, areaOfInfluenceCm });

const at = (id: string, profile: Partial<Profile> & { name: string }, [x, y]: Place): Character => ({
  ...newCharacter(id, { ...DEFAULT_PROFILE, ...profile }),
  pos: { x, y },
});

/** A line of figures of one kind, numbered from I or from 1. */
const line = (
  key: string,
  name: (number: number) => string,
  profile: Partial<Profile>,
  places: readonly Place[],
): Character[] => places.map((place, i) => at(`${key}${i + 1}`, { ...profile, name: name(i + 1) }, place));

const PRINCIPES: readonly Place[] = [
  [62, 66],
  [56, 73],
  [66, 82],
  [76, 64],
  [80, 74],
  [90, 78],
  [88, 68],
  [98, 62],
  [110, 74],
  [117, 66],
];
const HASTATI: readonly Place[] = [
  [106, 82],
  [118, 84],
  [50, 62],
  [44, 68],
  [124, 76],
  [131, 70],
];
const VELITES: readonly Place[] = [
  [36, 84],
  [42, 91],
  [70, 54],
  [104, 52],
  [124, 58],
];
const SCUTARII: readonly Place[] = [
  [46, 30],
  [56, 35],
  [66, 31],
  [76, 36],
  [86, 31],
  [96, 36],
  [62, 19],
  [106, 31],
  [116, 36],
  [126, 31],
];
const CAETRATI: readonly Place[] = [
  [70, 45],
  [80, 47],
  [102, 44],
  [112, 46],
  [122, 43],
  [134, 40],
  [40, 38],
];
const SLINGERS: readonly Place[] = [
  [84, 22],
  [92, 20],
  [108, 21],
  [118, 23],
];

function rome(n: DemoNames): Character[] {
  const roman = (name: string) => (i: number) => `${name} ${ROMAN[i - 1]}`;
  return [
    at('leg', { ...leader('general', 3, 6, 30), name: n.legate }, [84, 90]),
    at('cen', { ...leader('officer', 2, 4, 20), name: n.centurion }, [72, 74]),
    at('opt', { ...leader('chief', 1, 2, 12), name: n.optio }, [112, 66]),
    ...line('l', roman(n.princeps), profiles.heavy, PRINCIPES),
    ...line('h', roman(n.hastatus), profiles.young, HASTATI),
    ...line('v', roman(n.veles), profiles.light, VELITES),
  ];
}

function iberia(n: DemoNames): Character[] {
  const plain = (name: string) => (i: number) => `${name} ${i}`;
  const own = { side: 'b' } as const;
  return [
    at('cau', { ...leader('general', 2, 5, 30), ...own, name: n.warlord }, [90, 14]),
    at('ofi', { ...leader('officer', 2, 3, 20), ...own, name: n.captain }, [58, 26]),
    at('jef', { ...leader('chief', 1, 2, 15), ...own, name: n.chieftain }, [124, 20]),
    ...line('e', plain(n.scutarius), { ...profiles.wild, ...own }, SCUTARII),
    ...line('c', plain(n.caetratus), { ...profiles.light, ...own }, CAETRATI),
    ...line('s', plain(n.slinger), { ...profiles.light, ...own, chargeDistanceCm: 14 }, SLINGERS),
  ];
}

const points = (demoralisation: number): Partial<Character> => ({
  points: { demoralisation, pursuit: 0, attack: 0, fury: 0 },
});
const flight = (turnsFleeing: number, facingDeg: number): Partial<Character> => ({
  status: 'flight',
  turnsFleeing,
  facingDeg,
  hasTurned: turnsFleeing > 0,
});
const caused = (track: 'demoralisation' | 'pursuit' | 'attack' | 'fury', ids: readonly string[]) => ({
  causes: { demoralisation: [], pursuit: [], attack: [], fury: [], [track]: ids },
});

/** What two and a half turns have done to them. */
const CHANGES: Readonly<Record<string, Partial<Character>>> = {
  l7: { alive: false, onTable: false },
  c7: { alive: false, onTable: false },
  l8: { ...points(3), ...caused('demoralisation', ['l7', 'v4']) },
  l4: { ...points(2), ...caused('demoralisation', ['l7', 'v3']) },
  h1: { ...points(2), ...caused('demoralisation', ['v4']) },
  l6: { ...points(1), ...caused('demoralisation', ['l7']) },
  v1: flight(1, 200),
  v2: { ...flight(1, 190), ...points(2) },
  v3: flight(0, 0),
  v4: flight(0, 0),
  opt: { status: 'cowering' },
  h2: { status: 'cowering' },
  h3: { status: 'attack', ...caused('attack', ['l1']), targetId: 'c1' },
  l9: { retreating: true },
  leg: { leadershipSpent: 2 },
  e7: flight(1, 300),
  ofi: {
    status: 'flight',
    turnsFleeing: 1,
    leadership: 2,
    leadershipLost: 1,
    facingDeg: 330,
    hasTurned: true,
  },
  e5: { ...points(1), ...caused('demoralisation', ['c7']) },
  s2: { status: 'cowering' },
  e3: { status: 'fury', ...caused('fury', ['l4']), targetId: 'l4' },
  c3: { status: 'pursuit', ...caused('pursuit', ['v4']), targetId: 'v4' },
};

export function demo(language: Language): { name: string; state: State } {
  const names = NAMES[language];
  const characters = [...rome(names), ...iberia(names)].map((one) => ({ ...one, ...CHANGES[one.id] }));
  const empty = initial();
  return {
    name: names.table,
    state: {
      ...empty,
      turn: 3,
      phase: 'flight',
      armies: {
        a: { ...empty.armies.a, name: names.rome, rangeMode: 'board' },
        b: { ...empty.armies.b, name: names.iberia, rangeMode: 'board' },
      },
      characters,
      step: { ...FRESH_STEP, order: ['a', 'b'], stage: 'test', round: 2, sources: ['v3', 'v4'] },
    },
  };
}
