/** The words of the screen in Spanish; their shape is that of screen-en.ts. */
import { plural } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/language.ts';
import type screenEn from './screen-en.ts';

const screenEs: Translation<typeof screenEn> = {
  views: { label: 'Vista', cards: 'Cartas', field: 'Campo' },
  swap: 'El otro bando abajo',
  side: (letter) => `Bando ${letter}`,
  tokens: 'Fichas de acción',
  at: 'FA',
  tokensLeft: (n, side) => `${n} ${plural(n, 'ficha', 'fichas')} de acción, ${side}`,
  add: 'Añadir soldados',
  emptySide: 'Aún no hay nadie.',
  welcome: 'Añade los soldados de los dos bandos o mira el ejemplo.',
  card: {
    actions: 'acciones',
    command: (n) => `Mando ${n}`,
    shocked: 'En conmoción',
    wounded: 'Herido',
    killed: 'Muerto',
    woundShock: 'Aturdido',
    cover: 'A cubierto',
    owes: 'Debe chequear',
    other: (n) => `otra cara ${n}`,
    used: (used, cap) => `${used} de ${cap} acciones gastadas`,
    number: (n) => `carta ${n}`,
  },
  overview: {
    title: '¿Qué pasa?',
    lead: 'Toca al soldado al que le dan, al que actúa o al que intenta recuperarse.',
    inShock: 'Siguen en conmoción',
    endTurn: (side) => `Acabar turno · sigue ${side}`,
  },
  check: {
    title: (name) => `Chequea ${name}`,
    because: (casualty, distance) => `El más cercano a ${casualty} (${distance})`,
    becauseChosen: (casualty) => `Elegido como el más cercano a ${casualty}`,
    rule: (target) => `Aguanta con 1D6 ≤ ${target}. No cuesta nada y nadie puede negarse.`,
    holds: 'aguanta',
    fails: 'Si falla: carta girada y ninguna acción salvo intentar recuperarse.',
    roll: 'Tirar el chequeo',
    tieTitle: (casualty) => `¿Quién está más cerca de ${casualty}?`,
    tie: 'Igual de cerca. Elige su jugador.',
    tieOpponent: 'Igual de cerca. Elige el rival.',
    tieRandom: 'Igual de cerca. Decide un dado.',
    drawRoll: 'Que decida el dado',
    ask: 'Toca al compañero más cercano, o «Nadie» si están demasiado lejos.',
    nobody: 'Nadie',
    saw: '¿Quién lo ha visto?',
    more: (n) => `${n} ${plural(n, 'chequeo', 'chequeos')} más después de este. Hacer antes el de:`,
    somebodyElse: 'Hay otro más cerca',
    boost: 'Apoyar el chequeo',
  },
  distance: (value) => `${value}u`,
};

export default screenEs;
