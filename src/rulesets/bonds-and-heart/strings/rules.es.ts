/** The words of the rules in Spanish; their shape is that of rules.en.ts. */
import { plural } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/language.ts';
import type en from './rules.en.ts';

const rules: Translation<typeof en> = {
  rejections: {
    BH_E_DIE_VALUE: 'Un dado va de 1 a 6.',
    BH_E_DICE_COUNT: 'Hacen falta tres dados.',
    BH_E_EXTRA_THROWS: (k) => `Faltan o sobran tiradas extra: ${plural(k, 'es', 'son')} ${k}.`,
    BH_E_COUNT: (max) =>
      max === 1 ? 'Un gesto o un rechazo mueve una sola parcela.' : 'Entre 1 y 20 parcelas.',
    BH_E_CAUSE: 'La causa y el sentido no cuadran.',
    BH_E_PLOT_RANGE: 'Las parcelas van del 1 al 20, sin repetir.',
    BH_E_BOND_PARTS: 'Un lazo tiene de 1 a 7 partes distintas, y hasta 7 de luz.',
    BH_E_BOND_DUPLICATE: 'Ese lazo ya existe.',
    BH_E_SELF_BOND: 'Un lazo necesita a otra persona.',
    BH_E_SELF_CLAIM: 'No puedes pedirte ayuda a ti.',
    BH_E_NOT_ACTIVE: 'Ese personaje no está en juego.',
    BH_E_NO_CLAIM: 'No te quedan reclamos.',
    BH_E_NO_BOND: 'No hay ese lazo hacia ti.',
    BH_E_BOND_DARK: 'Ese lazo es todo oscuridad.',
    BH_E_TARGET_AT_CAP: (cap) => `Ya tiene el máximo: ${cap} ${plural(cap, 'reclamo', 'reclamos')}.`,
    BH_E_COMBAT_LIMIT: 'Ya no te quedan reclamos en este combate.',
    BH_E_PHASE: 'Ese efecto no es de esta fase.',
    BH_E_CARD_RANGE: 'Los naipes van de 0 a 9.',
    BH_E_CARD_TYPE: 'Solo valen los naipes de ataque.',
    BH_E_NO_DAMAGE: 'No hay daño que repartir.',
    BH_E_SHARE_RANGE: (max) => `Como mucho ${max}.`,
    BH_E_LIMIT_RANGE: 'El límite va de 1 a 9.',
    BH_E_DIFFICULTY: 'La dificultad va de 1 a 60.',
    BH_E_ONE_CLAIM_PER_TEST: 'En esta mesa vale un solo reclamo por prueba.',
    BH_E_SCORE_RANGE: 'Fuera de rango: puntuaciones de 0 a 20 y hasta 6 dados de cada clase.',
    BH_E_HP_RANGE: 'Fuera de rango: los PV van de 0 al máximo, y el máximo de 1 a 999.',
    BH_E_CLAIM_RANGE: 'Fuera de rango: de 0 a 99.',
    BH_E_NAME: 'Un nombre de hasta 40 caracteres.',
    BH_E_BEARER_EXISTS: 'Ese portador/a ya está en la lista.',
    BH_E_TABLE_FULL: (max) => `Juegan como mucho ${max} portadores a la vez.`,
    BH_E_LIST_FULL: (max) => `La lista está llena: caben ${max}.`,
    BH_E_BOND_MODEL:
      'La regla de la casa «De qué están hechos los lazos» decide cómo cambian; aquí va de la otra manera.',
    BH_E_HELP_GONE: 'Esa ayuda ya se usó o ya no está.',
    BH_E_HELP_OTHER: 'Esa ayuda es para otra tirada.',
    BH_E_NOTHING_OPEN: 'Ya no queda nada que responder.',
    BH_E_SETTING: 'Esa regla de la casa no tiene ese valor.',
  },
  owed: {
    claim: (claimed, claimant, kind) =>
      `${claimed}: acepta o rechaza el reclamo de ${claimant} (${kind}), salvo que el director/a lo deniegue`,
    helpTest: (roller, helper, kind, light) =>
      `${roller} tira la prueba, con la ${kind} de ${helper} (${light} de luz)`,
    loveTest: (roller, claimant, light) =>
      `${roller} tira la prueba en lugar de ${claimant}, por amor (${light} de luz)`,
    helpCard: (player, helper, kind, light) =>
      `${player} juega el naipe, +${light} por la ${kind} de ${helper}`,
    loveCard: (player, claimant, light) =>
      `${player} juega un naipe en el turno de ${claimant}, +${light} por amor`,
    share: (claimant, claimed, max) => `${claimant}: di cuánto del golpe encaja ${claimed}, hasta ${max} PV`,
    bonds: (name) => `El corazón de ${name} ha cambiado: ¿cambia también alguno de sus lazos?`,
  },
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
  effects: {
    lightPlot: 'Esta parte del corazón tiende a la bondad.',
    darkPlot: 'Esta parte del corazón tiende a la maldad.',
    darkBond: 'Hostil: no se le puede pedir ayuda.',
    action: {
      loveHate: 'Tu compañero/a actúa por ti. Tira él o ella; bono hasta su propia puntuación.',
      friendshipRivalry: 'Actuáis juntos. Tiras tú; bono hasta la puntuación que usa tu compañero/a.',
      protectionContempt:
        'Quien actúe contra ti resta 1 por parte clara, como mucho su puntuación. Hasta el final de la escena.',
      admirationEnvy: 'Tu compañero/a te orienta. Tiras tú; bono hasta su puntuación.',
    },
    combat: {
      loveHate: 'Tu compañero/a juega un naipe en tu turno, +1 por parte clara, sin tope.',
      friendshipRivalry: 'Tu compañero/a te presta un naipe de ataque, +1 por parte clara, sin tope.',
      protectionContempt:
        'Tu compañero/a puede encajar hasta 5 PV por parte clara de este golpe. Tú decides cuánto.',
      admirationEnvy:
        'Tu próximo naipe de ataque gana +1 por parte clara, hasta tu puntuación en la Cualidad usada.',
    },
    accept: 'El reclamo es tuyo; gástalo después con otra persona.',
    refuse: 'Te desentiendes y una parcela de tu corazón se oscurece.',
    deny: 'El director/a no lo ve justificado. No pasa nada.',
    heartRoll: 'Tres dados señalan la parcela; si ya está así: +1, −1, +2, −2.',
    nothingChanges: 'Las cinco parcelas ya están así.',
    fullLight: 'Se retira al acabar la aventura. Idea: un maestro huraño que desconfía de cualquiera.',
    fullDark: 'Se retira al acabar la aventura. Idea: un gran villano con un plan.',
    tip: 'Tu luz ayuda a los demás; pero un corazón oscuro no recibe reclamos.',
    heartlessDie: 'No suma; un 6 da otro dado completo.',
    nobodyDie: 'Suma; su 6 no da nada más.',
    nobodyDieAgain: 'Suma; su 6 da otro dado completo.',
  },
  reminders: {
    intro:
      'Veinte parcelas de luz u oscuridad, y lazos que crecen en ellas. Entrega un reclamo y apela al lazo que alguien tiene contigo.',
    refusedLately: 'Acaba de rechazarte: no se lo pidas otra vez para la misma acción.',
    fiction: 'Cuenta cómo llega la ayuda; el director/a puede denegar un reclamo sin fundamento.',
    cardReturns: 'El naipe vuelve a su dueño/a con los descartes, al acabar el asalto.',
    ownTurn: 'Tu compañero/a no gasta su propio turno.',
    oneSided: 'Un corazón tan de un solo tono ya no sirve para proteger los mundos.',
    toZero: 'Con este reparto tu compañero/a se queda a 0 PV.',
    scoreQuestion:
      '¿En vuestra mesa la puntuación de la Capacidad se suma a la prueba? En el ejemplo del juego, no.',
    askedBy: (k, n) => `le pueden pedir ayuda ${k} de ${n}`,
  },
};

export default rules;
