/** Names of the house rules and of their options, in Spanish. */
import type { Text } from './text.ts';

export const settings: Text['settings'] = {
  atPerTurn: 'FA por turno',
  shockRadius: 'Distancia de conmoción',
  commandRadius: 'Alcance del Mando',
  unitLengthMm: 'Cuánto mide 1u',
  poolRefresh: 'Cuándo se recargan las FA',
  recoverInOpponentTurn: 'Recuperarse en el turno del rival',
  commandMode: 'Cómo ayuda el Mando',
  commandStacks: 'Los Mandos se suman',
  commandRaisesTarget: 'El Mando da aplomo',
  boostCountsAsCommanderAction: 'El apoyo gasta acciones',
  boostTiming: 'Cuándo se da el apoyo',
  boostFirstTest: 'Apoyo en el primer chequeo',
  disabledCommanderLendsCommand: 'El mando en conmoción da intentos',
  alreadyShockedTester: 'El más cercano ya en conmoción',
  tieBreak: 'Igual de cerca',
  requireLineOfSight: 'Tiene que haberlo visto',
  woundShockMarkers: 'Aturdido por herida',
  oneTestPerAttack: 'Un chequeo por ataque',
  minCharacters: 'Fuerza mínima',
};

export const options: Text['options'] = {
  ownTurn: 'en el turno propio',
  everyTurn: 'los dos en cada turno',
  capBonus: 'más intentos',
  commanderPays: 'paga el mando',
  before: 'antes de tirar',
  after: 'después de tirar',
  noTest: 'no chequea nadie',
  nextClosest: 'chequea el siguiente',
  owner: 'su jugador',
  opponent: 'el rival',
  random: 'un dado',
};
