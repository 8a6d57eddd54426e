/** Words of both languages for the fields of a profile, as players head their columns. */

import { plain } from '../../../kernel/plain.ts';
import type { DiceName, Profile, Role, Side } from '../model/character.ts';

export type Field = Exclude<keyof Profile, 'psychDice' | 'extra'> | `dice.${DiceName}` | 'count';

const WORDS: readonly (readonly [Field, string])[] = [
  ['name', 'name nombre personaje character'],
  ['role', 'role rank rango mando'],
  ['side', 'side bando army ejercito'],
  ['count', 'count number cantidad numero n copies copias x'],
  ['size', 'size tamano tam'],
  ['stars', 'stars star estrellas estrella'],
  ['leadership', 'leadership liderazgo lid'],
  ['areaOfInfluenceCm', 'area influence influencia'],
  ['chargeDistanceCm', 'charge carga'],
  ['maxMoveCm', 'move movement mov movimiento'],
  ['baseRadiusCm', 'base radius radio peana'],
  ['dice.flight', 'flight huida dice dados nerve temple'],
  ['dice.pursuit', 'pursuit persecucion'],
  ['dice.attack', 'attack atacar ataque'],
  ['dice.fury', 'fury furia'],
  ['specialRules', 'special rules reglas especiales notes notas'],
];

const ROLES: readonly (readonly [Role, string])[] = [
  ['general', 'general'],
  ['officer', 'officer oficial'],
  ['chief', 'chief jefe'],
  ['trooper', 'trooper soldado tropa'],
];

/** Lower case, without accents and without what follows the first word. */
export const plainWord = (text: string): string => plain(text).trim();

const find = <T>(words: readonly (readonly [T, string])[], text: string): T | null => {
  const [first = ''] = plainWord(text).split(/[\s(.:]+/);
  return words.find(([, known]) => known.split(' ').includes(first))?.[0] ?? null;
};

export const fieldOf = (text: string): Field | null => find(WORDS, text);
export const roleOf = (text: string): Role | null =>
  plainWord(text).includes(' ') ? null : find(ROLES, text);
export const sideOfWord = (text: string): Side | null => {
  const plain = plainWord(text);
  return plain === 'a' || plain === 'b' ? plain : null;
};
