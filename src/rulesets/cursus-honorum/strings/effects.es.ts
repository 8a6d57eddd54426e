/** The effects reference of the specification: reminders, circumstances and states. */
import type { Translation } from '../../../i18n/language.ts';
import type { effects as english } from './effects.en.ts';

export const effects: Translation<typeof english> = {
  reminders: {
    flightTurnAbout: 'Media vuelta en el primer movimiento; luego sigue su rumbo.',
    flightFullMove: 'Agota todo su movimiento cada turno.',
    flightAvoid: 'Esquiva obstáculos con el menor rodeo y vuelve a su línea.',
    obstacle: 'Estorba el paso a quien quiera avanzar.',
    noContact: 'El cuerpo a cuerpo no lo retiene: sigue corriendo si no se recupera.',
    offTableLost: 'Fuera de la mesa = fuera de la partida.',
    foePlus2: 'Sus rivales: +2D6 en ataque y +2D6 en defensa.',
    noAction: 'No hace nada ni se mueve del sitio.',
    foePlus1: 'Sus rivales: +1D6 en ataque y +1D6 en defensa.',
    chaseFleeing: 'Va tras los fugitivos que lo atrajeron o los más próximos a distancia de carga.',
    exemptIfStuck: 'Trabado o inmóvil: no persigue, pero sigue en este estado.',
    spreadTargets: 'Repartid los objetivos; uno grande admite atacantes hasta igualar su tamaño.',
    selfPlus1: '+1D6 en ataque y +1D6 en defensa, cuerpo a cuerpo.',
    selfPlus2: '+2D6 en ataque y +2D6 en defensa, cuerpo a cuerpo.',
    chargeNearest: 'A toda velocidad contra quien lo provocó o, si no, el más cercano.',
    notControlled: 'No lo controlas del todo.',
    nextEnemy: 'Caído el rival, a por otro.',
    specialRules: 'Mira sus reglas especiales.',
    commandVacuum: 'No da órdenes ni influye en nadie.',
    leadershipDecay: '−1 de liderazgo por turno huyendo, definitivo.',
    retreatTest: 'Prueba con 1 punto cada turno; si falla, huye.',
    personalityTests: 'Sin general: deciden las pruebas de personalidad de los mandos.',
    officerTests: 'Cada oficial y jefe prueba con 1 punto cada turno; si falla, huye.',
  },
  circumstances: {
    friendlyCasualty: 'Ver caer a los suyos desgasta: 1 D por muerte a un amigo a 10 cm.',
    numericalSuperiority: 'Desbordado en combate: ataque ≥ 2×, 3×… defensa → 1, 2… D.',
    fleeingFriends: 'El pánico se contagia: 1 D por cada amigo que huye a 10 cm.',
    retreat: 'Una retirada puede acabar en desbandada: prueba con 1 D.',
    leaderDeath: 'Ha caído un mando: liderazgo + dados de estrellas, a repartir en su área.',
    leaderFlight: 'Un mando huye: misma carga, a repartir en su área.',
    leaderCowering: 'Un mando duda: desde ahí nadie manda.',
    fleeingEnemies:
      'Los fugitivos tientan: 1 punto de persecución por enemigo en huida a distancia de carga.',
    friendsOnOffensive: 'El ímpetu se pega: 1 punto de atacar por cada amigo agresivo a 10 cm.',
  },
  states: {
    ok: 'Sereno. Obedece; puede recibir puntos de todo tipo.',
    flight: 'En fuga. Solo le llegan puntos de desmoralización, que dificultan su recuperación.',
    cowering: 'Paralizado. Más desmoralización puede hacerlo huir.',
    pursuit: 'Tras los fugitivos. Sin presas: prueba, u ok o atacar.',
    fury: 'Sediento de sangre. El más fuerte y el menos dócil.',
    attack: 'Arrebatado. Va a por el enemigo que tiene delante.',
    testPassed: 'Aguanta; los puntos desaparecen.',
    testFailed: 'Algún 1; entra en la reacción.',
  },
};
