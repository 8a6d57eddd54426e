/** Commands worth trying on cards, values and reference tables. */
import type { Command } from '../model/commands.ts';
import { DEFAULT_HOUSE, HOUSE_OPTIONS } from '../model/house.ts';
import { type CommandoDraft, emptyDraft, emptyProfile, type Weapon, weaponFrom } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import {
  CLEARED_TABLES,
  DEFAULT_TABLES,
  emptyLiftRow,
  TABLE_KEYS,
  type TableEntry,
  type Tables,
} from '../model/tables.ts';
import { STATUSES, TRACKED, WEAPON_STATES } from '../model/words.ts';
import { draftOf } from '../rules/roster.ts';
import { type Pair, some } from './samples-parts.ts';

const gun = (over: Partial<Weapon>): Weapon => ({
  ...weaponFrom({ ...emptyProfile('w', 'Sten'), skill: 'submachineGun', jamBase: 4, capacity: 8 }, 'none'),
  ...over,
});

const draft = (over: Partial<CommandoDraft>): CommandoDraft => ({ ...emptyDraft('Ada'), ...over });

/** Cards that may not stand on a table, each for a reason of its own. */
const WRONG: readonly CommandoDraft[] = [
  draft({ rank: -3 }),
  draft({ name: '  ' }),
  draft({ load: -1 }),
  draft({ lifeMax: 0 }),
  draft({ blowsMax: 1000 }),
  draft({ walkSpeed: -1 }),
  draft({ characteristics: { ...emptyDraft('').characteristics, command: 101 } }),
  draft({ skills: [{ id: 's', name: ' ', kind: 'basic', level: 1, hidden: false }] }),
  draft({ weapons: [gun({}), gun({})] }),
  draft({ weapons: [gun({ jamBase: 11 })] }),
  draft({ weapons: [gun({ loaded: 9 })] }),
  draft({ weapons: [gun({ damage: { ...gun({}).damage, normal: '7d7' } })] }),
  draft({ weapons: [gun({ ranges: { ...gun({}).ranges, easy: 50, normal: 20 } })] }),
];

const TABLES: readonly TableEntry[] = [
  { key: 'hit', value: CLEARED_TABLES.hit },
  { key: 'hit', value: { ...DEFAULT_TABLES.hit, custom: [{ id: 'c', label: 'Smoke', value: 20 }] } },
  { key: 'hit', value: { ...DEFAULT_TABLES.hit, custom: [{ id: 'c', label: ' ', value: 20 }] } },
  { key: 'range', value: { ...DEFAULT_TABLES.range, hard: 30 } },
  {
    key: 'speed',
    value: {
      unit: 'm/round',
      constitution: [
        [0, 50],
        [51, 100],
      ],
      weights: [0, 20],
      cells: [
        [4, 5],
        [3, null],
      ],
    },
  },
  {
    key: 'speed',
    value: {
      unit: 'km/h',
      constitution: [
        [0, 60],
        [50, 100],
      ],
      weights: [1],
      cells: [[1, 1]],
    },
  },
  {
    key: 'lift',
    value: {
      intervals: [[0, 100]],
      cells: [{ ...emptyLiftRow(), hard: { maxKg: 90, knownAtLeastKg: null } }],
    },
  },
  { key: 'lift', value: { intervals: [[0, 100]], cells: [] } },
  { key: 'service', value: { ...DEFAULT_TABLES.service, rifle: { unjam: 2, reload: 3 } } },
  { key: 'service', value: { ...DEFAULT_TABLES.service, other: { unjam: 1, reload: null } } },
  { key: 'arsenal', value: [emptyProfile('p', 'Luger')] },
  { key: 'arsenal', value: [emptyProfile('p', 'Luger'), emptyProfile('p', 'Mauser')] },
];

const SPOILT: Tables = {
  ...DEFAULT_TABLES,
  speed: { unit: 'km/h', constitution: [[0, 100]], weights: [20, 10], cells: [[1], [2]] },
};

/** Every switch of the house both ways, and some that are none. */
interface Switch {
  readonly key: string;
  readonly value: boolean | number | string;
}
const SETTINGS = [
  ...Object.entries(HOUSE_OPTIONS).flatMap(([key, options]): Switch[] =>
    options.map((value) => ({ key, value })),
  ),
  ...Object.entries(DEFAULT_HOUSE).flatMap(([key, value]): Switch[] =>
    typeof value === 'boolean'
      ? [
          { key, value },
          { key, value: !value },
        ]
      : [{ key, value: 3 }],
  ),
  { key: 'toString', value: 'x' },
].map((one): Command => ({ type: 'changeSetting', ...one }));

const VALUES = [null, 0, 1, 4, 7.5, 9, 20, 55, 100, 1000, -1];

const ofCard = ({ one, other }: Pair, state: State, turn: number): Command[] => {
  const { id: who } = one;
  const weapon = one.weapons[0] ?? gun({});
  const worn: Weapon = {
    ...weapon,
    state: WEAPON_STATES[turn % 5]!,
    roundsLeft: turn % 3,
    loading: turn % 4,
    daysUncleaned: turn % 12,
    loaded: turn % 5 === 0 ? null : turn % 3,
  };
  return [
    {
      type: 'editCommando',
      id: who,
      draft: { ...draftOf(one), lifeMax: 5, blowsMax: 4, name: ` ${one.name} ` },
    },
    { type: 'editCommando', id: who, draft: WRONG[turn % WRONG.length]! },
    { type: 'duplicateCommando', id: who, copyId: turn % 3 === 0 ? other.id : `d${state.serial}` },
    { type: 'moveCommando', id: who, to: turn % (state.commandos.length + 1) },
    { type: 'setWeapon', who, weapon: worn },
    {
      type: 'setWeapon',
      who,
      weapon: gun({ id: `g${turn % 4}`, class: 'projectile' }),
    },
    { type: 'removeWeapon', who, weaponId: turn % 2 === 0 ? weapon.id : 'gone' },
    ...some(TRACKED, turn, 3).map(
      (field, i): Command => ({ type: 'setValue', who, field, value: VALUES[(turn + i) % VALUES.length]! }),
    ),
    { type: 'setStatus', who, status: turn % 3 === 0 ? STATUSES[turn % 4]! : 'active' },
    {
      ...{ type: 'setShock', who, note: ' calm ' },
      ...{ kind: ['fanatic', 'apathetic', 'other', null, 'odd'][turn % 5]!, rounds: turn % 4 },
    },
    { type: 'setFirstShock', who, kind: ['fanatic', 'apathetic', null, 'other'][turn % 4]! },
    { type: 'setTakesPart', who, takesPart: turn % 3 !== 0 },
    { type: 'clearAim', who },
    { type: 'cleanWeapon', who, weaponId: weapon.id },
    { type: 'rememberWeapon', who, weaponId: weapon.id },
  ];
};

export const sheetSamples = (state: State, pairs: readonly Pair[], turn: number): Command[] => [
  {
    type: 'addCommandos',
    ids: turn % 3 === 0 ? [`a${turn}`, `b${turn}`, `c${turn}`] : [`a${state.serial}`],
    draft: draft({ weapons: [gun({})], rank: turn % 4, armour: 3 }),
  },
  { type: 'addCommandos', ids: ['wrong'], draft: WRONG[turn % WRONG.length]! },
  { type: 'addCommandos', ids: [], draft: { ...emptyDraft('  '), rank: -3 } },
  {
    type: 'importCommandos',
    entries: [`i${turn}`, turn % 2 === 0 ? `j${turn}` : `i${turn}`].map((id) => ({
      id,
      draft: draft({ side: 'opponent' }),
    })),
  },
  { type: 'removeCommando', id: state.commandos.length > 6 ? state.commandos.at(-1)!.id : 'nobody' },
  { type: 'setValue', who: 'nobody', field: turn % 2 === 0 ? 'luck' : 'life', value: 1e30 },
  { type: 'setRound', round: [0.5, 0, 3, 9999][turn % 4]! },
  { type: 'setRoundSeconds', seconds: [null, 5, 0, 3601][turn % 4]! },
  ...some(TABLES, turn, 4).map((table): Command => ({ type: 'setTable', table })),
  ...some([...TABLE_KEYS, 'toString'], turn, 2).flatMap((key): Command[] => [
    { type: 'restoreTable', key },
    { type: 'clearTable', key },
  ]),
  {
    type: 'importTables',
    tables: turn % 3 === 0 ? SPOILT : { ...DEFAULT_TABLES, arsenal: [emptyProfile('p', 'Luger')] },
  },
  ...some(SETTINGS, turn, 4),
  ...pairs.flatMap((pair, i) => ofCard(pair, state, turn + i)),
];
