/** The rule book, first part: casualties, tests, shock and recovery. */
import type { RuleBook } from '../../contract.ts';

export const shock: RuleBook['sections'] = [
  {
    title: 'Qué obliga a chequear',
    rules: [
      {
        id: 'PS-1.1',
        text: 'Cada vez que un soldado cae herido o muerto en combate, su bando hace un chequeo de conmoción.',
        origin: 'game',
      },
      {
        id: 'PS-1.2',
        text: 'Cada herida y cada muerte cuenta por separado: el mismo hombre puede causar dos chequeos. Se chequea al acabar el ataque. Entrar en conmoción no causa otro chequeo.',
        origin: 'ruling',
      },
      {
        id: 'PS-1.3',
        text: 'El chequeo representa ver algo terrible, pero solo importa la distancia. Haberlo visto cuenta únicamente con una regla de la casa.',
        origin: 'game',
        house: 'requireLineOfSight',
      },
    ],
  },
  {
    title: 'Quién chequea',
    rules: [
      {
        id: 'PS-2.1',
        text: 'Chequea el compañero más cercano a la baja, si está a 2u o menos. Muertos y enemigos no cuentan.',
        origin: 'game',
        house: 'shockRadius',
      },
      {
        id: 'PS-2.2',
        text: 'Mide de borde a borde de las peanas. Exactamente 2u todavía vale.',
        origin: 'source',
        house: 'unitLengthMm',
      },
      { id: 'PS-2.3', text: 'Por cada baja chequea un solo hombre.', origin: 'game' },
      {
        id: 'PS-2.4',
        text: 'El herido nunca chequea por su propia herida. Un compañero herido de antes sí puede ser quien chequea.',
        origin: 'ruling',
      },
      { id: 'PS-2.5', text: 'Si no hay ningún compañero a 2u o menos, no hay chequeo.', origin: 'game' },
      {
        id: 'PS-2.6',
        text: 'Si varios están igual de cerca, con 0,05u de margen, elige su jugador; con regla de la casa, el rival o un dado. Antes van los que no están en conmoción.',
        origin: 'ruling',
        house: 'tieBreak',
      },
      {
        id: 'PS-2.7',
        text: 'Si el más cercano ya está en conmoción, no chequea nadie y el chequeo no pasa a otro. Con regla de la casa, chequea el siguiente.',
        origin: 'ruling',
        house: 'alreadyShockedTester',
      },
      {
        id: 'PS-2.8',
        text: 'Con regla de la casa solo chequean compañeros que vieron la baja; marcas tú quiénes.',
        origin: 'ruling',
        house: 'requireLineOfSight',
      },
      {
        id: 'PS-2.9',
        text: 'Un ataque con varias bajas pide un chequeo por baja, en el orden que quiera su jugador, entre los que han sobrevivido. Con regla de la casa, nadie chequea dos veces por el mismo ataque.',
        origin: 'ruling',
        house: 'oneTestPerAttack',
      },
      {
        id: 'PS-2.10',
        text: 'Sin campo, tocas tú al compañero más cercano, o «Nadie».',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'El chequeo de conmoción',
    rules: [
      {
        id: 'PS-3.1',
        text: 'Tira 1D6. Con su número o menos, aguanta y sigue combatiendo.',
        origin: 'game',
      },
      {
        id: 'PS-3.2',
        text: 'Su número son las acciones impresas en la cara visible de su carta: no las que le quedan, y sin Mando.',
        origin: 'game',
        house: 'commandRaisesTarget',
      },
      { id: 'PS-3.3', text: 'Por encima de su número, entra en conmoción.', origin: 'game' },
      {
        id: 'PS-3.4',
        text: 'Nadie puede negarse a chequear. No cuesta fichas ni acciones y se hace en el turno de cualquiera de los dos.',
        origin: 'game',
      },
      {
        id: 'PS-3.5',
        text: 'Con 6 o más no se falla; con 0 no se pasa. Ninguna cara del dado es especial.',
        origin: 'ruling',
      },
      {
        id: 'PS-3.6',
        text: 'El primer chequeo no admite apoyo. Con regla de la casa, los mandos lo apoyan al precio de siempre.',
        origin: 'ruling',
        house: 'boostFirstTest',
      },
    ],
  },
  {
    title: 'En conmoción',
    rules: [
      { id: 'PS-4.1', text: 'La carta de quien está en conmoción se pone girada.', origin: 'game' },
      {
        id: 'PS-4.2',
        text: 'Su única acción es intentar recuperarse: ni siquiera ponerse a cubierto o el cuerpo a cuerpo.',
        origin: 'game',
      },
      {
        id: 'PS-4.3',
        text: 'La conmoción no da cobertura; la que ya tuviera la conserva.',
        origin: 'game',
      },
      { id: 'PS-4.4', text: 'Dura hasta que se recupera o muere. Una herida no la quita.', origin: 'game' },
      {
        id: 'PS-4.5',
        text: 'El fuego de oportunidad o de supresión que tuviera preparado no se puede hacer mientras dure.',
        origin: 'ruling',
      },
    ],
  },
  {
    title: 'Recuperarse',
    rules: [
      {
        id: 'PS-5.1',
        text: 'Para recuperarse repite el chequeo como una acción que cuesta 1 FA.',
        origin: 'game',
      },
      { id: 'PS-5.2', text: 'Sin FA no hay intento.', origin: 'game' },
      {
        id: 'PS-5.3',
        text: 'Cada intento cuenta como una de sus acciones, y lo que impide actuar también lo impide.',
        origin: 'game',
      },
      {
        id: 'PS-5.4',
        text: 'Puede intentarlo tantas veces como permitan las FA y sus acciones. Fallar solo cuesta eso.',
        origin: 'game',
      },
      {
        id: 'PS-5.5',
        text: 'Si lo logra, la carta se endereza y puede usar ya las acciones que le queden.',
        origin: 'game',
      },
      {
        id: 'PS-5.6',
        text: 'Puede intentarlo en su turno y en el del rival.',
        origin: 'source',
        house: 'recoverInOpponentTurn',
      },
    ],
  },
];
