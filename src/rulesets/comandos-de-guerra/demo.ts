/** A raid in full swing: an ambush on a convoy, a lorry on the run, and a squad losing its nerve. */
import type { Language } from '../../i18n/language.ts';
import { WORDS } from './demo-words.ts';
import { entrant } from './model/inputs.ts';
import {
  type Commando,
  type CommandoDraft,
  commandoFrom,
  emptyDraft,
  emptyProfile,
  type Skill,
  type Weapon,
  type WeaponProfile,
  weaponFrom,
} from './model/sheet.ts';
import { type Driver, initial, type State } from './model/state.ts';
import { DEFAULT_TABLES } from './model/tables.ts';
import type { SkillKind } from './model/words.ts';

const distances = (a: number, b: number, c: number, d: number, e: number): WeaponProfile['ranges'] => ({
  veryEasy: a,
  easy: b,
  normal: c,
  hard: d,
  veryHard: e,
});

/** One text of damage for near and one for far. */
const harm = (near: string, far: string): WeaponProfile['damage'] => ({
  veryEasy: near,
  easy: near,
  normal: near,
  hard: far,
  veryHard: far,
});

function arsenal(language: Language): Record<'rifle' | 'pistol' | 'sten' | 'mg', WeaponProfile> {
  const t = WORDS[language];
  return {
    rifle: {
      ...emptyProfile('rifle', t.rifle),
      ...{ skill: 'rifle', ranges: distances(25, 75, 150, 300, 600), damage: harm('2d10', '2d10-2') },
      ...{ jamBase: 2, unjamRounds: 1, reloadRounds: 2, capacity: 10, internalMagazine: true },
    },
    pistol: {
      ...emptyProfile('pistol', t.pistol),
      ...{ skill: 'pistol', ranges: distances(5, 10, 30, 60, 100), damage: harm('1d10+1', '1d10') },
      ...{ jamBase: 3, unjamRounds: 1, reloadRounds: 1, capacity: 8 },
    },
    sten: {
      ...emptyProfile('sten', t.submachineGun),
      ...{ skill: 'submachineGun', ranges: distances(5, 20, 50, 100, 150), damage: harm('2d10', '1d10') },
      ...{ jamBase: 5, unjamRounds: 2, reloadRounds: 1, capacity: 32 },
    },
    mg: {
      ...emptyProfile('mg', t.machine),
      ...{ skill: 'machineGun', ranges: distances(30, 100, 250, 500, 900), damage: harm('3d10', '2d10') },
      ...{ jamBase: 4, unjamRounds: 3, reloadRounds: 3, capacity: 50 },
    },
  };
}

const skill = (id: string, name: string, kind: SkillKind, level: number, hidden = false): Skill => ({
  ...{ id, name, kind, level, hidden },
});

const abilities = (
  strength: number,
  dexterity: number,
  intelligence: number,
  constitution: number,
  command: number,
) => ({
  ...{ strength, dexterity, intelligence, constitution, command },
});

function card(
  id: string,
  draft: Partial<CommandoDraft> & { name: string },
  play: Partial<Commando>,
): Commando {
  return { ...commandoFrom(id, { ...emptyDraft(draft.name), ...draft }), ...play };
}

function team(language: Language): Commando[] {
  const t = WORDS[language];
  const guns = arsenal(language);
  const carry = (gun: WeaponProfile, skillId: string, play: Partial<Weapon>): Weapon => ({
    ...weaponFrom(gun, skillId),
    ...play,
  });
  return [
    card(
      'sanna',
      {
        ...{ name: 'Sanna Lindqvist', rank: 5, lifeMax: 12, blowsMax: 11, load: 18 },
        characteristics: abilities(52, 64, 66, 58, 72),
        skills: [
          skill('explosives', t.explosives, 'special', 65),
          skill('stealth', t.stealth, 'basic', 58, true),
          skill('sten', t.submachineGun, 'weapon', 61),
        ],
        weapons: [carry(guns.sten, 'sten', { loaded: 24, daysUncleaned: 2 })],
      },
      { morale: 75, initialMorale: 72 },
    ),
    card(
      'bruno',
      {
        ...{ name: 'Bruno Carvalho', rank: 3, lifeMax: 13, blowsMax: 14, load: 27 },
        characteristics: abilities(74, 51, 43, 70, 38),
        skills: [
          skill('mg', t.machineGun, 'weapon', 67),
          skill('unarmed', t.unarmed, 'basic', 62),
          skill('jump', t.jump, 'basic', 55),
        ],
        weapons: [carry(guns.mg, 'mg', { loaded: 31, state: 'unjamming', roundsLeft: 2 })],
      },
      {
        ...{ morale: 46, initialMorale: 55, life: { max: 13, now: 7 }, firstShock: 'apathetic' },
        shock: { kind: 'apathetic', roundsLeft: 3, note: '' },
      },
    ),
    card(
      'ines',
      {
        ...{ name: 'Inés Robledo', rank: 2, lifeMax: 11, blowsMax: 10, load: 12, essential: true },
        characteristics: abilities(44, 71, 69, 55, 49),
        skills: [
          skill('radio', t.radio, 'special', 70),
          skill('rifle', t.rifle, 'weapon', 68),
          skill('notice', t.notice, 'basic', 60, true),
          skill('aid', t.firstAid, 'special', 52),
        ],
        weapons: [
          carry(guns.rifle, 'rifle', { loaded: 6 }),
          carry({ ...guns.pistol, id: 'pistol' }, 'pistol', {}),
        ],
      },
      { morale: 64, initialMorale: 60, aim: { rounds: 1, lastRound: 11, targetId: 'sentry' } },
    ),
    card(
      'tom',
      {
        ...{ name: 'Tom Aldous', rank: 1, lifeMax: 10, blowsMax: 12, load: 9 },
        characteristics: abilities(60, 66, 47, 61, 30),
        skills: [
          skill('driving', t.driving, 'special', 63),
          skill('pistol', t.pistol, 'weapon', 54),
          skill('unarmed', t.unarmed, 'basic', 48),
        ],
        weapons: [carry(guns.pistol, 'pistol', { loaded: 5 })],
      },
      {
        ...{ morale: 43, initialMorale: 51, firstShock: 'fanatic' },
        shock: { kind: 'fanatic', roundsLeft: 2, note: '' },
      },
    ),
  ];
}

function opponents(language: Language): Commando[] {
  const t = WORDS[language];
  const rifle = { ...weaponFrom(arsenal(language).rifle, 'rifle'), loaded: 4 };
  return [
    card(
      'sentry',
      {
        name: t.sentry,
        side: 'opponent',
        lifeMax: 12,
        armour: 4,
        skills: [skill('rifle', t.rifle, 'weapon', 45)],
        weapons: [rifle],
      },
      { life: { max: 12, now: 9 } },
    ),
    card(
      'corporal',
      {
        name: t.dispatchRider,
        side: 'opponent',
        rank: 2,
        lifeMax: 11,
        skills: [skill('driving', t.driving, 'special', 57)],
      },
      {},
    ),
    card(
      'gunner',
      { name: t.gunner, side: 'opponent', lifeMax: 10, skills: [skill('mg', t.machineGun, 'weapon', 50)] },
      {},
    ),
  ];
}

const atTheWheel = (id: string, name: string, vehicle: string): Driver => ({
  ...entrant(id, null),
  ...{ who: id, name, skill: 'driving', vehicle },
});

export function demo(language: Language): { name: string; state: State } {
  const t = WORDS[language];
  const commandos = [...team(language), ...opponents(language)];
  const nameOf = (id: string): string => commandos.find((one) => one.id === id)!.name;
  const { rifle, pistol, sten, mg } = arsenal(language);
  return {
    name: t.table,
    state: {
      ...initial(),
      round: 12,
      mission: { number: 1, officerId: 'sanna' },
      commandos,
      serial: 20,
      chases: [
        {
          id: 'track',
          note: t.chase,
          quarry: atTheWheel('tom', nameOf('tom'), t.lorry),
          tracks: [
            {
              id: 'corporal',
              pursuer: atTheWheel('corporal', nameOf('corporal'), t.sidecar),
              band: 'medium',
              status: 'running',
            },
          ],
          accidents: [],
        },
      ],
      prompts: [
        {
          ...{ id: 'n18', trigger: 'worseThanBriefed', direction: 'demoralise', round: 12, hidden: null },
          who: ['sanna', 'ines'],
          note: '',
        },
      ],
      tables: { ...DEFAULT_TABLES, arsenal: [rifle, pistol, sten, mg] },
    },
  };
}
