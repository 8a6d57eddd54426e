/** The rule book, second part: Command, turns, wounds, advice and limits. */
import type { RuleBook } from '../../contract.ts';

export const play: RuleBook['sections'] = [
  {
    title: 'Mando',
    rules: [
      {
        id: 'PS-6.1',
        text: 'Mando N da a cada compañero a su alcance N acciones más que su carta, o sea N intentos más al que está en conmoción. Cada uno sigue costando 1 FA.',
        origin: 'source',
      },
      {
        id: 'PS-6.2',
        text: 'El Mando llega a 5u alrededor, de borde a borde, para cuantos compañeros haya. Al mando no le cuesta fichas ni acciones.',
        origin: 'source',
        house: 'commandRadius',
      },
      {
        id: 'PS-6.3',
        text: 'El Mando no cambia el número que hay que sacar, salvo regla de la casa.',
        origin: 'ruling',
        house: 'commandRaisesTarget',
      },
      {
        id: 'PS-6.4',
        text: 'Un mando que llegue hasta él y pueda actuar da apoyo: cada FA resta 1 al dado. Se anuncia antes de tirar; con regla de la casa se paga después justo lo que falta.',
        origin: 'game',
        house: 'boostTiming',
      },
      {
        id: 'PS-6.5',
        text: 'Cada FA de apoyo cuenta como una acción del mando.',
        origin: 'ruling',
        house: 'boostCountsAsCommanderAction',
      },
      {
        id: 'PS-6.6',
        text: 'Un mando muerto, en conmoción o aturdido no da intentos ni apoyo. Con regla de la casa sí da intentos, salvo si está muerto.',
        origin: 'ruling',
        house: 'disabledCommanderLendsCommand',
      },
      {
        id: 'PS-6.7',
        text: 'Entre varios mandos cuenta el valor más alto, pero todos pueden dar apoyo. Nadie se manda a sí mismo.',
        origin: 'ruling',
        house: 'commandStacks',
      },
      {
        id: 'PS-6.8',
        text: 'Regla de la casa: el Mando no añade acciones; un mando que llegue hasta él cede una de las suyas para cada intento que pase de las propias.',
        origin: 'ruling',
        house: 'commandMode',
      },
    ],
  },
  {
    title: 'Fichas de acción y turnos',
    rules: [
      {
        id: 'PS-7.1',
        text: 'Cada jugador tiene 5 FA por turno para todos sus soldados. En partidas grandes puede haber más.',
        origin: 'source',
        house: 'atPerTurn',
      },
      {
        id: 'PS-7.2',
        text: 'Recargas tus fichas al empezar tu turno. Las que sobran puedes gastarlas en el turno del rival; luego se pierden.',
        origin: 'source',
        house: 'poolRefresh',
      },
      {
        id: 'PS-7.3',
        text: 'Entre dos recargas nadie hace más acciones que las de su carta más el Mando. Cada acción suele costar 1 FA.',
        origin: 'game',
      },
      {
        id: 'PS-7.4',
        text: 'Al recargar, las acciones vuelven a cero. Conmoción, heridas y cobertura siguen igual.',
        origin: 'ruling',
      },
      {
        id: 'PS-7.5',
        text: 'Las demás acciones aquí solo se cuentan: un toque, una acción, 1 FA si no dices otra cosa. Las resuelves en la mesa.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Heridas y cartas',
    rules: [
      { id: 'PS-8.1', text: 'Una herida da la vuelta a la carta, a su cara herida.', origin: 'game' },
      {
        id: 'PS-8.2',
        text: 'El herido cuenta como a cubierto y queda aturdido por la herida: recibe un marcador y pierde un turno.',
        origin: 'game',
        house: 'woundShockMarkers',
      },
      {
        id: 'PS-8.3',
        text: 'La cara herida suele tener el número más bajo: desde el momento de la herida entra más fácilmente en conmoción y se recupera peor.',
        origin: 'game',
      },
      {
        id: 'PS-8.4',
        text: 'El marcador se quita al empezar el segundo turno propio tras la herida. Hasta entonces el herido no hace acciones, aunque puede tocarle chequear.',
        origin: 'source',
        house: 'woundShockMarkers',
      },
      {
        id: 'PS-8.5',
        text: 'La segunda herida mata, y también la primera si la carta no tiene cara herida. El muerto queda fuera, con su conmoción.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Probabilidades y consejo',
    rules: [
      {
        id: 'PS-9.1',
        text: 'Un intento pasa con tantas caras de seis como su número más el apoyo.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.2',
        text: 'Un plan dice cuánto apoyo lleva cada intento, uno tras otro hasta que sale. De ahí salen exactos su probabilidad y su coste medio.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.3',
        text: 'Para cada número de intentos conviene todo el apoyo en uno solo. El consejero compara esos planes y toma el mejor.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.4',
        text: 'Con intentos de sobra y un mando libre es todo o nada: todo a una tirada con 0 o 1, y con 2 si hay 4 FA; si no, intentos sin apoyo. En cuanto las FA llegan a 7 menos su número, puede asegurarlo.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.5',
        text: 'Entre planes con igual probabilidad se toma el más barato de media y luego el de menos intentos.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.6',
        text: 'Si faltan intentos o acciones del mando, puede convenir intentarlo sin apoyo y apoyar un poco el último.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.7',
        text: 'El consejero cuenta las FA fuera de tu reserva, los intentos que quedan y las acciones de los mandos que pueden apoyar.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.8',
        text: 'En varios turnos, las probabilidades de todos los intentos se combinan igual.',
        origin: 'ruling',
      },
      {
        id: 'PS-9.9',
        text: 'Con apoyo tras la tirada, se tira primero y se paga solo lo que falta, siempre que se pueda.',
        origin: 'ruling',
        house: 'boostTiming',
      },
      {
        id: 'PS-9.10',
        text: 'Se muestran dos planes, la mejor opción y solo intentos sin apoyo, porque los últimos puntos pueden salir caros.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Cuándo usarla',
    rules: [
      {
        id: 'PS-10.1',
        text: 'La regla pide al menos 7 u 8 personajes por bando. Con menos, una mala tirada al principio puede decidir la partida.',
        origin: 'game',
        house: 'minCharacters',
      },
      {
        id: 'PS-10.2',
        text: 'Las primeras partidas van mejor con unas cinco miniaturas por bando, y entonces sin esta regla.',
        origin: 'source',
      },
    ],
  },
  {
    title: 'Qué se rechaza',
    rules: [
      {
        id: 'PS-B.1',
        text: 'Un chequeo o una acción imposible se rechaza con la primera razón que valga. No se gasta nada.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.2',
        text: 'Una carta necesita nombre y cara ilesa. Acciones y Mando van de 0 a 9, la peana mide 6u como mucho y las FA por turno van de 1 a 30.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.3',
        text: 'El apoyo viene de un compañero con Mando que pueda actuar, esté a su alcance y tenga acciones para ello.',
        origin: 'ruling',
      },
      {
        id: 'PS-B.4',
        text: 'Una cara herida con el número más alto solo provoca una pregunta: el juego dice que «en general» es más bajo.',
        origin: 'ruling',
      },
    ],
  },
];
