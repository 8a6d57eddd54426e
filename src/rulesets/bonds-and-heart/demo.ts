/** Four bearers on the rooftops of a market town, in mid-scene: one claim is accepted, its test is next. */
import type { Language } from '../../i18n/language.ts';
import {
  type Bearer,
  type Bond,
  type BondKind,
  newBearer,
  type Profile,
  plainProfile,
} from './model/bearer.ts';
import { initial, type State } from './model/state.ts';

const NAMES = {
  es: { table: 'Los tejados del Zoco', athletics: 'Atletismo', lore: 'Leyendas', haggling: 'Regateo' },
  en: { table: 'The rooftops of the souk', athletics: 'Athletics', lore: 'Legends', haggling: 'Haggling' },
} as const;

/** Four scores each: knowledge, physique, tenacity, personality; fighter, mage, defender, summoner. */
type Scores = readonly [number, number, number, number];

const sheet = (
  name: string,
  [knowledge, physique, tenacity, personality]: Scores,
  [fighter, mage, defender, summoner]: Scores,
  hp: Profile['hp'],
  specialties: Profile['specialties'],
): Profile => ({
  ...plainProfile(name),
  abilities: { knowledge, physique, tenacity, personality },
  qualities: { fighter, mage, defender, summoner },
  specialties,
  hp,
});

const bond = (id: string, to: string, kind: BondKind, plots: readonly number[]): Bond => ({
  id,
  to,
  kind,
  plots: [...plots].sort((a, b) => a - b),
  freeLight: null,
});

function aldara({ athletics }: (typeof NAMES)[Language]): Bearer {
  const specialties = [{ name: athletics, ability: 'physique', heartless: 1, nobody: 1 }] as const;
  return {
    ...newBearer(
      'aldara',
      sheet('Aldara', [2, 4, 3, 2], [4, 1, 2, 1], { current: 22, max: 26 }, specialties),
      [1, 2, 3, 5, 7, 8, 9, 11, 12, 14, 16, 19, 20],
    ),
    claims: 1,
    bonds: [
      bond('a1', 'brizo', 'friendshipRivalry', [1, 2, 3, 5, 7, 6]),
      bond('a2', 'yanela', 'loveHate', [8, 9, 11, 12, 14, 16, 10]),
      bond('a3', 'orvo', 'protectionContempt', [2, 5, 12, 19, 20, 4, 13]),
    ],
  };
}

const brizo = (): Bearer => ({
  ...newBearer(
    'brizo',
    sheet('Brizo', [1, 4, 3, 4], [2, 1, 5, 1], { current: 30, max: 30 }, []),
    [1, 2, 4, 5, 6, 8, 9, 11, 12, 15, 17, 19],
  ),
  claims: 2,
  bonds: [
    bond('b1', 'aldara', 'friendshipRivalry', [5, 6, 8, 9]),
    bond('b2', 'yanela', 'friendshipRivalry', [1, 2, 15, 14, 13]),
    bond('b3', 'orvo', 'friendshipRivalry', [11, 12, 16, 18, 20, 3]),
  ],
});

function yanela({ lore }: (typeof NAMES)[Language]): Bearer {
  const specialties = [{ name: lore, ability: 'knowledge', heartless: 0, nobody: 1 }] as const;
  return {
    ...newBearer(
      'yanela',
      sheet('Yanela', [5, 2, 2, 3], [1, 5, 1, 3], { current: 18, max: 20 }, specialties),
      [2, 3, 4, 6, 8, 9, 10, 13, 15, 17, 18],
    ),
    claims: 1,
    bonds: [
      bond('y1', 'aldara', 'loveHate', [2, 3, 4, 6, 8, 9, 1]),
      bond('y2', 'brizo', 'protectionContempt', [10, 13, 11, 12]),
      bond('y3', 'orvo', 'admirationEnvy', [15, 17, 18, 19]),
    ],
  };
}

function orvo({ haggling }: (typeof NAMES)[Language]): Bearer {
  const specialties = [{ name: haggling, ability: 'personality', heartless: 2, nobody: 0 }] as const;
  return {
    ...newBearer(
      'orvo',
      sheet('Orvo', [3, 2, 5, 4], [3, 2, 2, 2], { current: 11, max: 24 }, specialties),
      [4, 7, 10, 13, 16],
    ),
    claims: 0,
    bonds: [
      bond('o1', 'aldara', 'admirationEnvy', [4, 7, 10, 9, 11]),
      bond('o2', 'brizo', 'friendshipRivalry', [1, 2, 3]),
      bond('o3', 'yanela', 'protectionContempt', [7, 10, 13, 16, 17]),
    ],
    // Aldara looks after Orvo in this scene; his claim went to her, and hers to Brizo.
    protections: [{ from: 'aldara', light: 5 }],
  };
}

export function demo(language: Language): { name: string; state: State } {
  const names = NAMES[language];
  const help = { id: 'h1', mode: 'action', claimant: 'aldara', claimed: 'brizo', light: 4 } as const;
  return {
    name: names.table,
    state: {
      ...initial(),
      bearers: [aldara(names), brizo(), yanela(names), orvo(names)],
      adventure: 2,
      running: true,
      scene: 3,
      helps: [{ ...help, kind: 'friendshipRivalry' }],
      scoreRuleAsked: true,
      lastTest: { ability: 'physique', difficulty: 13 },
      serial: 2,
    },
  };
}
