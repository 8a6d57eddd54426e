/** The rule book of Stupidity in Spanish, in our own words; its numbers are those of docs/rules/stupidity.md. */
import type { RuleBook } from '../../contract.ts';
import { game, ruling, source } from './rule.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Quién chequea',
      rules: [
        game(
          'ST-1.1',
          'Chequea la unidad que tenga viva al menos una miniatura estúpida, sea jinete, montura o de a pie. Da igual cuántas otras haya.',
        ),
        game(
          'ST-1.2',
          'Un solo chequeo por unidad e inicio de turno, aunque entre tropas estúpidas haya un personaje estúpido.',
        ),
        game(
          'ST-1.3',
          'Ese resultado vale para todas las miniaturas de la unidad a las que afecta la Estupidez.',
        ),
        game('ST-1.4', 'Una unidad que huye no chequea.'),
        game(
          'ST-1.5',
          'Las unidades trabadas chequean igual que las libres; solo cambia lo que pasa al fallar.',
        ),
        ruling('ST-1.6', 'No chequea quien ya ha dejado la mesa ni quien no tiene a nadie vivo.'),
        game(
          'ST-1.7',
          'Los libros de ejército dicen quién es estúpido; las drogas, un golpe en la cabeza o la confusión pueden atontar a otros. Cambia el rasgo cuando quieras. Quien se vuelve estúpido después de su inicio de turno espera al próximo chequeo.',
        ),
      ],
    },
    {
      title: 'Jinetes, monturas e inmunidad',
      rules: [
        source(
          'ST-2.1',
          'Si una miniatura estúpida de a pie es Inmune a Psicología, su Estupidez queda en suspenso.',
        ),
        game(
          'ST-2.2',
          'Con un jinete o una montura que sean estúpidos y no inmunes, la unidad chequea. En combate solo sufre la mitad estúpida de la miniatura.',
        ),
        game(
          'ST-2.3',
          'Un jinete inmune sobre montura estúpida chequea igual, con su Liderazgo. Si falla, se mueve la miniatura entera, pero en combate solo la montura puede quedar ausente.',
        ),
        game(
          'ST-2.4',
          'Mientras jinete y montura sean inmunes los dos, la Estupidez de esa miniatura queda en suspenso.',
        ),
        ruling('ST-2.5', 'Con solo la montura inmune no se suspende nada.', 'mountImmunityAloneSuspends'),
        source('ST-2.6', 'Jinete estúpido pero inmune sobre una montura despejada: en suspenso.'),
        ruling(
          'ST-2.7',
          'Jinete estúpido e inmune sobre montura estúpida sin inmunidad: la unidad chequea y solo sufre la montura.',
        ),
        ruling(
          'ST-2.8',
          'La tabla de las dieciséis parejas de jinete y montura sale de las reglas de arriba; la ficha de la unidad muestra la línea que cuenta.',
        ),
        ruling(
          'ST-2.9',
          'Ganar o perder la inmunidad vale al momento. Un fallo que solo estaba en suspenso vuelve, salvo que el siguiente inicio de turno de su dueño encuentre la miniatura aún en suspenso: entonces caduca.',
        ),
        ruling(
          'ST-2.10',
          'Una miniatura en suspenso no libra a las demás: la unidad chequea mientras quede alguna afectada.',
        ),
      ],
    },
    {
      title: 'Cuándo',
      rules: [
        game('ST-3.1', 'Se chequea al inicio del turno, y solo chequea quien juega ese turno.'),
        game(
          'ST-3.2',
          'Antes van Pánico y Terror. Los dados no se pueden tirar hasta que digas que están resueltos.',
        ),
        game('ST-3.3', 'Quien acaba de fallar Pánico o Terror está huyendo, así que no chequea.'),
        ruling(
          'ST-3.4',
          'La unidad que sigue estúpida se salta Pánico y Terror y va directa a su chequeo de Estupidez.',
        ),
        ruling('ST-3.5', 'Todos los chequeos de Estupidez terminan antes de que nadie declare cargas.'),
      ],
    },
    {
      title: 'El chequeo',
      rules: [
        game('ST-4.1', 'Tira 2D6. Con su Liderazgo o menos, la unidad lo supera; con más, lo falla.'),
        game(
          'ST-4.2',
          'Vale el Liderazgo del jinete, nunca el de una montura estúpida.',
          'mountLeadershipAllowed',
        ),
        source(
          'ST-4.3',
          'Si hay personajes, vale el mejor Liderazgo entre los vivos; el dueño puede elegir otro. A igualdad: tropa, personaje, general.',
        ),
        game(
          'ST-4.4',
          'Es un chequeo de psicología: sirve lo que repite esos chequeos, no lo que repite los de desmoralización o reagrupamiento.',
        ),
        ruling('ST-4.5', 'Ningún número supera ni falla el chequeo por sí solo.'),
      ],
    },
    {
      title: 'Cuánto dura',
      rules: [
        game(
          'ST-5.1',
          'El fallo dura hasta la próxima ocasión de chequear: casi siempre, tu siguiente inicio de turno, con el turno enemigo por medio.',
        ),
        game(
          'ST-5.2',
          'Superar un chequeo acaba con todo al momento, inmunidad incluida. Volver a fallar lo renueva.',
        ),
        ruling('ST-5.3', 'Si muere o se marcha la última miniatura estúpida, el estado acaba ahí mismo.'),
        source(
          'ST-5.4',
          'Ningún personaje puede dejar una unidad estúpida. Va con ella y combate con normalidad, salvo que también sea estúpido.',
        ),
      ],
    },
    {
      title: 'Falla y está libre',
      rules: [
        game(
          'ST-6.1',
          'En los movimientos obligatorios avanza recto la mitad de su Movimiento, no de su carga. No se redondea; lo que frene el terreno se resta a mano.',
          'units',
        ),
        game('ST-6.2', 'Toda la unidad va con ella, al paso de la miniatura más lenta.'),
        ruling('ST-6.3', 'Recto es hacia donde mira: sin pivotar ni girar.', 'skirmisherRandomDirection'),
        game('ST-6.4', 'Si se sale de la mesa, cuenta como huida y da todos sus puntos al enemigo.'),
        game(
          'ST-6.5',
          'Topar con un enemigo vale como carga declarada, y él reacciona: Aguantar siempre, Aguantar y disparar con armas de proyectiles, Huir si no es inmune. Una unidad trabada solo aguanta. La estúpida nunca pasa de su medio movimiento.',
          'strictStandAndShoot',
        ),
        game(
          'ST-6.6',
          'Chocar con amigos detiene a las dos: ninguna se mueve más este turno. Los amigos que huyen siguen corriendo.',
          'pinLasts',
        ),
        game(
          'ST-6.7',
          'Pasa después de declarar cargas y antes de mover a los que cargan, así que el amigo tocado pierde la carga que había declarado.',
        ),
        ruling(
          'ST-6.8',
          'Una unidad estúpida y libre no declara cargas ni hace otros movimientos este turno.',
        ),
      ],
    },
    {
      title: 'Falla y está trabada',
      rules: [
        game(
          'ST-7.1',
          'La unidad no se mueve. De sus miniaturas estúpidas en contacto solo combate la mitad; el resto se queda mirando.',
        ),
        game(
          'ST-7.2',
          'Cuenta las estúpidas en contacto de peanas y divide entre dos, hacia abajo: esas combaten seguro. Las de detrás no cuentan.',
        ),
        game(
          'ST-7.3',
          'Si el número es impar, aunque sea una, tira 1D6 por la que sobra: con 4 o más, combate.',
        ),
        game('ST-7.4', 'El dueño elige qué miniaturas quedan ausentes.'),
        game('ST-7.5', 'Las que no son estúpidas combaten como siempre.'),
        game(
          'ST-7.6',
          'Con jinetes despejados sobre monturas estúpidas combaten todos los jinetes y la mitad de las monturas. Todas las estúpidas de la unidad se cuentan juntas; de una ausente solo queda ausente su parte estúpida.',
        ),
        ruling('ST-7.7', 'Si la Estupidez no está en vigor, combaten todas las que están en contacto.'),
        ruling(
          'ST-7.8',
          'Se cuenta en cada fase de combate, sea de quien sea el turno, con las que estén entonces en contacto y un dado nuevo.',
          'oddDie',
        ),
        game('ST-7.9', 'Las que pueden atacar pueden usar en su lugar sus ataques especiales.'),
      ],
    },
    {
      title: 'Inmune, desmoralizada y en fuga',
      rules: [
        game(
          'ST-8.1',
          'Mientras está estúpida, la unidad entera es Inmune a Psicología, hasta que supere un chequeo de Estupidez. Esta inmunidad nunca suspende la propia Estupidez.',
        ),
        game('ST-8.2', 'Por eso no puede elegir Huir si la cargan.'),
        game('ST-8.3', 'Hace los chequeos de desmoralización como cualquiera.'),
        game('ST-8.4', 'La que se desmoraliza queda libre de todo, inmunidad incluida, mientras huya.'),
        ruling(
          'ST-8.5',
          'Al reagruparse queda libre del fallo anterior y chequea en su próximo inicio de turno.',
          'stupidAgainOnRally',
        ),
      ],
    },
    {
      title: 'Magia',
      rules: [
        game(
          'ST-9.1',
          'Un hechicero que está estúpido no lanza hechizos. En compañía estúpida o a lomos de una montura estúpida, los lanza como siempre.',
          'stupidMountBlocksWizard',
        ),
        game('ST-9.2', 'Sigue dando sus dados de energía y de dispersión, y puede dispersar.'),
        game('ST-9.3', 'Nadie pierde el uso de un objeto mágico, ni siquiera de un objeto portahechizos.'),
      ],
    },
    {
      title: 'Disparo',
      rules: [
        game('ST-10.1', 'Las estúpidas pueden disparar, con los límites de siempre por haber movido.'),
        game(
          'ST-10.2',
          'Podéis acordar que las estúpidas no disparen; las demás de la unidad sí. En 6.ª no hay nada oficial que lo prohíba.',
          'stupidCannotShoot',
        ),
      ],
    },
    {
      title: 'Modificadores del juego completo: no son parte de la regla',
      rules: [
        ruling(
          'ST-11.1',
          'Toda esta sección está apagada hasta que actives su regla de la casa.',
          'fullGameModifiers',
        ),
        source(
          'ST-11.2',
          'A 30 cm (12 pulgadas) o menos del general, una unidad puede usar su Liderazgo, salvo que él huya. Compruébalo en tu reglamento.',
          'fullGameModifiers',
        ),
        source(
          'ST-11.3',
          'Con Sangre fría se tiran tres dados y se descarta el más alto.',
          'fullGameModifiers',
        ),
        ruling(
          'ST-11.4',
          'El modificador se suma al Liderazgo que se use; el resultado queda entre 0 y 10.',
          'fullGameModifiers',
        ),
        source(
          'ST-11.5',
          'Un objeto o regla que repite chequeos de psicología deja repetir una vez todos los dados tras un fallo, y vale el segundo resultado. El estandarte de batalla no sirve.',
          'fullGameModifiers',
        ),
      ],
    },
    {
      title: 'Probabilidades',
      rules: [
        ruling('ST-12.1', 'Cada unidad muestra su probabilidad antes de tirar.'),
        ruling(
          'ST-12.2',
          'Para todos los chequeos del turno juntos: que pasen todos, que falle alguno y cuántos fallos esperar.',
        ),
        ruling('ST-12.3', 'En combate: cuántas combaten seguro, cuántas pueden hacerlo y cuántas esperar.'),
      ],
    },
    {
      title: 'Qué se rechaza',
      rules: [
        ruling(
          'ST-B.1',
          'Se rechazan los dados que no encajan, los chequeos que sobran o llegan antes de tiempo y las repeticiones sin derecho. Nada cambia.',
        ),
        ruling(
          'ST-B.2',
          'Una unidad necesita nombre, miniaturas, Liderazgo de 1 a 10, Movimiento de hasta 60 cm (24 pulgadas) y no más miniaturas en contacto que vivas. Los errores se dicen todos a la vez.',
        ),
        ruling(
          'ST-B.3',
          'Para anotar un contacto hacen falta un movimiento obligatorio pendiente, una distancia que quepa en él y una unidad del bando que digas.',
        ),
        ruling(
          'ST-B.4',
          'Solo se cuenta quién combate en las unidades trabadas, y las ausentes deben cuadrar entre las estúpidas en contacto.',
        ),
        ruling(
          'ST-B.5',
          'Solo se reagrupa quien huye, y una unidad estúpida no puede fallar Pánico ni Terror.',
        ),
      ],
    },
  ],
};

export default book;
