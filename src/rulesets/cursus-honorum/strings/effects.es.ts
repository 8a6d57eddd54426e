/** The effects reference of the specification: the reminders, and what each reaction is. */
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
    spreadTargets: 'Se reparten los objetivos; uno grande admite atacantes hasta igualar su tamaño.',
    selfPlus1: '+1D6 en ataque y +1D6 en defensa en cuerpo a cuerpo.',
    selfPlus2: '+2D6 en ataque y +2D6 en defensa en cuerpo a cuerpo.',
    chargeNearest: 'A toda velocidad contra quien lo provocó o, si no, el más cercano.',
    notControlled: 'No lo controlas del todo.',
    nextEnemy: 'Caído el rival, a por otro.',
    specialRules: 'Mira sus reglas especiales.',
    commandVacuum: 'No da órdenes ni influye en nadie.',
    leadershipDecay: '−1 de liderazgo por cada turno huyendo; no vuelve.',
    retreatTest: 'Prueba con 1 punto cada turno; si falla, huye.',
    personalityTests: 'Sin general: deciden las pruebas de personalidad de los mandos.',
    officerTests: 'Cada oficial y jefe prueba con 1 punto cada turno; si falla, huye.',
  },
  states: {
    flight: 'En fuga. Solo le llegan puntos de desmoralización, que dificultan su recuperación.',
    cowering: 'Paralizado. Más desmoralización puede hacerlo huir.',
    pursuit: 'Tras los fugitivos. Sin presas debe hacer prueba: sereno si la supera, ataca si falla.',
    fury: 'Sediento de sangre. El más fuerte y el menos dócil.',
    attack: 'Arrebatado. Va a por el enemigo que tiene delante.',
  },
};
