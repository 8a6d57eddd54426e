/** House rules in Spanish; their shape is that of house.en.ts. */
import type { Translation } from '../../../i18n/language.ts';
import type { houseRules as english } from './house.en.ts';

export const houseRules: Translation<typeof english> = {
  names: {
    coweringCanBreak: {
      name: 'El acobardado puede huir',
      help: 'Un acobardado con puntos nuevos hace prueba en la fase 2 y huye si falla. Si no, los puntos esperan a su recuperación.',
    },
    iconCountsInBreakTest: {
      name: 'El icono añade dados a esa prueba',
      help: 'El icono del acobardado cuenta como un punto más cuando hace esa prueba.',
    },
    keepPointsAfterFailedRecovery: {
      name: 'Fallar la recuperación no gasta puntos',
      help: 'Los puntos siguen en el personaje para repartos y recuperaciones posteriores.',
    },
    autoPolicy: {
      name: 'Elección automática en los empates',
      help: 'A quién va el punto cuando varios tienen la menor carga y nadie quiere elegir.',
    },
    restoreLeadershipOnRecovery: {
      name: 'El mando recuperado recobra su liderazgo',
      help: 'El liderazgo perdido al huir vuelve cuando se recupera.',
    },
    measureFrom: { name: 'Medir desde', help: 'De borde a borde de las peanas o de centro a centro.' },
    offensiveTestOrder: {
      name: 'Orden de las pruebas en la fase 3',
      help: 'Qué reacción se prueba antes cuando un personaje tiene puntos de varias.',
    },
    combatBonusesStack: {
      name: 'Los dados de combate se suman',
      help: 'Los dados por el estado propio y por el del rival se suman. Si no, solo vale el mayor.',
    },
    threatChooser: {
      name: 'Quién decide los empates de amenaza',
      help: 'El jugador de los que huyen o el que los amenaza.',
    },
    onlyReadyThreats: {
      name: 'Solo amenaza quien está en condiciones',
      help: 'Los enemigos que huyen o se acobardan no dan dados de amenaza.',
    },
    leaderLoadMode: {
      name: 'Reparto de la carga de un mando',
      help: 'A partes iguales y el resto a los de menor carga, o todo a los de menor carga.',
    },
    leaderFlightLoadEveryTurn: {
      name: 'El mando que huye pesa cada turno',
      help: 'Su carga se vuelve a tirar en cada turno de huida, en vez del punto normal.',
    },
    coweringLeaderNoLoad: {
      name: 'El mando acobardado muere como uno más',
      help: 'Su muerte es una baja corriente. La del general sigue costando el mando directo.',
    },
    commandLossPoints: {
      name: 'Puntos por quedarse sin mando',
      help: 'Cuántos puntos recibe cada oficial y jefe por turno sin general.',
    },
    commandLossFromNextTurn: {
      name: 'Sin mando desde el turno siguiente',
      help: 'Si no, oficiales y jefes hacen prueba ya en el turno en que muere el general.',
    },
    voluntaryFailPicksReaction: {
      name: 'Al fallar a propósito eliges',
      help: 'Quien falla a propósito dice si huye o se acobarda, sin tirar el segundo dado.',
    },
    zeroDiceReceivePoints: {
      name: 'Los impasibles reciben puntos',
      help: 'Quien no tiene dados para una reacción recibe sus puntos igualmente y siempre la supera.',
    },
  },
  options: {
    lowestDice: 'Donde menos duele',
    rosterOrder: 'El primero de la lista',
    edge: 'De borde a borde',
    centre: 'De centro a centro',
    fleeingSide: 'El bando que huye',
    threateningSide: 'El bando que amenaza',
    equalThenFewest: 'A partes iguales; el resto, al de menor carga',
    fewestFirst: 'Todo al de menor carga',
    playerChoice: 'Decide el jugador',
    'fury-attack-pursuit': 'Furia, atacar, persecución',
    'fury-pursuit-attack': 'Furia, persecución, atacar',
    'attack-fury-pursuit': 'Atacar, furia, persecución',
    'attack-pursuit-fury': 'Atacar, persecución, furia',
    'pursuit-fury-attack': 'Persecución, furia, atacar',
    'pursuit-attack-fury': 'Persecución, atacar, furia',
  },
};
