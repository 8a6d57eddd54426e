/** The words that follow the first view, in Spanish; their shape is that of late.en.ts. */
import type { Translation } from '../../../i18n/language.ts';
import type en from './late.en.ts';
import log from './log.es.ts';

const late: Translation<typeof en> = {
  log,
  houseRules: {
    scoreInTests: {
      name: 'La puntuación suma en las pruebas',
      help: 'La puntuación de la Capacidad se suma al resultado. Si no, solo pone tope al bono de los lazos.',
    },
    nobodySixRerolls: {
      name: 'El 6 incorpóreo repite',
      help: 'Un 6 en un dado incorpóreo da una tirada extra del dado completo.',
    },
    meetingDifficultySucceeds: {
      name: 'Basta con igualar la dificultad',
      help: 'Un resultado igual a la dificultad es éxito. Sin esta regla hay que superarla.',
    },
    bondModel: {
      name: 'De qué están hechos los lazos',
      help: 'Unidos: cada parte es una parcela del corazón. Libres: siete partes, con la luz puesta a mano.',
    },
    startingHeart: {
      name: 'Corazón inicial',
      help: 'Un corazón nuevo tiene claras las parcelas impares, o lo pinta la mesa.',
    },
    refusedClaimCountsAsUse: {
      name: 'El reclamo rechazado se gasta',
      help: 'En combate, un reclamo rechazado cuenta como el reclamo de ese combate. La ficha no se entrega.',
    },
    adviceCapFrom: {
      name: 'De quién es la Cualidad del consejo',
      help: 'La admiración en combate suma hasta la Cualidad del naipe: la de quien reclama o la de quien aconseja.',
    },
    claimsPerTest: {
      name: 'Reclamos en una prueba',
      help: 'Los que quieras, y se suman, o uno solo.',
    },
    retireCheck: {
      name: 'Cuándo se retira un corazón lleno',
      help: 'En cuanto se haya llenado una vez, o solo si sigue lleno al acabar la aventura.',
    },
  },
  houseOptions: {
    linked: 'Unidos al corazón',
    free: 'Libres',
    alternate: 'Alterno',
    byHand: 'A mano',
    claimant: 'De quien reclama',
    claimed: 'De quien aconseja',
    any: 'Los que quieras',
    one: 'Uno',
    whenFilled: 'Si se llenó alguna vez',
    atEnd: 'Si está lleno al final',
  },
};

export default late;
