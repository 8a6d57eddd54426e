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
  [34, 59],
  [28, 66],
  [38, 75],
  [50, 56],
  [52, 67],
  [62, 71],
  [60, 61],
  [70, 55],
  [82, 67],
  [89, 59],
];
const HASTATI: readonly Place[] = [
  [71, 67],
  [90, 77],
  [22, 55],
  [16, 61],
  [96, 69],
  [103, 63],
];
const VELITES: readonly Place[] = [
  [8, 77],
  [14, 84],
  [43, 48],
  [76, 45],
  [96, 51],
];
const SCUTARII: readonly Place[] = [
  [18, 23],
  [28, 28],
  [38, 24],
  [48, 29],
  [58, 24],
  [68, 29],
  [34, 12],
  [78, 24],
  [88, 29],
  [98, 24],
];
const CAETRATI: readonly Place[] = [
  [42, 38],
  [52, 40],
  [74, 37],
  [84, 39],
  [94, 36],
  [106, 33],
  [12, 31],
];
const SLINGERS: readonly Place[] = [
  [56, 15],
  [64, 13],
  [80, 14],
  [90, 16],
];

function rome(n: DemoNames): Character[] {
  const roman = (name: string) => (i: number) => `${name} ${ROMAN[i - 1]}`;
  return [
    at('leg', { ...leader('general', 3, 6, 30), name: n.legate }, [56, 83]),
    at('cen', { ...leader('officer', 2, 4, 20), name: n.centurion }, [44, 67]),
    at('opt', { ...leader('chief', 1, 2, 12), name: n.optio }, [84, 59]),
    ...line('l', roman(n.princeps), profiles.heavy, PRINCIPES),
    ...line('h', roman(n.hastatus), profiles.young, HASTATI),
    ...line('v', roman(n.veles), profiles.light, VELITES),
  ];
}

function iberia(n: DemoNames): Character[] {
  const plain = (name: string) => (i: number) => `${name} ${i}`;
  const own = { side: 'b' } as const;
  return [
    at('cau', { ...leader('general', 2, 5, 30), ...own, name: n.warlord }, [62, 7]),
    at('ofi', { ...leader('officer', 2, 3, 20), ...own, name: n.captain }, [30, 19]),
    at('jef', { ...leader('chief', 1, 2, 15), ...own, name: n.chieftain }, [96, 13]),
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
  h1: { ...points(2), ...caused('demoralisation', ['l7']) },
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
      board: { widthCm: 114, heightCm: 90, scenery: 'ford' },
      armies: {
        a: { ...empty.armies.a, name: names.rome, rangeMode: 'board' },
        b: { ...empty.armies.b, name: names.iberia, rangeMode: 'board' },
      },
      characters,
      step: { ...FRESH_STEP, order: ['a', 'b'], stage: 'test', round: 2, sources: ['v3', 'v4'] },
    },
  };
}
