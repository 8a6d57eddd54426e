/** Names and help of the house rules, in Spanish. */
import type { Text } from './text.ts';

export const houseRules: Text['houseRules'] = {
  atPerTurn: { name: 'FA por turno', help: 'Fichas de acción de cada jugador. En partidas grandes, más.' },
  shockRadius: {
    name: 'Distancia de conmoción',
    help: 'Lo cerca que debe estar el compañero que chequea, en u.',
  },
  commandRadius: { name: 'Alcance del Mando', help: 'Hasta dónde llega un mando, de borde a borde, en u.' },
  unitLengthMm: { name: 'Cuánto mide 1u', help: 'En milímetros. Solo para dibujar; se juega en u.' },
  poolRefresh: {
    name: 'Cuándo se recargan las FA',
    help: 'En qué turno se recargan las fichas y las acciones vuelven a cero.',
  },
  recoverInOpponentTurn: {
    name: 'Recuperarse en turno rival',
    help: 'Las FA que sobran pagan intentos también en el turno del rival.',
  },
  commandMode: {
    name: 'Cómo ayuda el Mando',
    help: 'Da más intentos al que está en conmoción, o el mando los paga con sus propias acciones.',
  },
  commandStacks: {
    name: 'Los Mandos se suman',
    help: 'Varios mandos a distancia suman; si no, cuenta el más alto.',
  },
  commandRaisesTarget: {
    name: 'El Mando da aplomo',
    help: 'El Mando sube también el número que hay que sacar.',
  },
  boostCountsAsCommanderAction: {
    name: 'El apoyo gasta acciones',
    help: 'Cada FA de apoyo cuenta como una acción del mando.',
  },
  boostTiming: {
    name: 'Cuándo se da el apoyo',
    help: 'Se anuncia antes de tirar, o se paga después si lo salva.',
  },
  boostFirstTest: {
    name: 'Apoyo en el primer chequeo',
    help: 'Los mandos también apoyan el chequeo obligatorio.',
  },
  disabledCommanderLendsCommand: {
    name: 'El mando en conmoción da intentos',
    help: 'Un mando en conmoción o aturdido sigue dando intentos, pero no apoyo.',
  },
  alreadyShockedTester: {
    name: 'El más cercano ya en conmoción',
    help: 'No chequea nadie, o chequea el siguiente.',
  },
  tieBreak: {
    name: 'Igual de cerca',
    help: 'Quién elige al que chequea entre los que están a la misma distancia.',
  },
  requireLineOfSight: {
    name: 'Tiene que haberlo visto',
    help: 'Solo chequean los compañeros que vieron la baja.',
  },
  woundShockMarkers: {
    name: 'Aturdido por herida',
    help: 'El herido pierde un turno. Quítalo con versiones antiguas.',
  },
  oneTestPerAttack: {
    name: 'Un chequeo por ataque',
    help: 'Nadie chequea dos veces por un ataque con varias bajas.',
  },
  minCharacters: { name: 'Fuerza mínima', help: 'Con menos personajes por bando, la app avisa.' },
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
