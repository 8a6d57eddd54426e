/** The rule book of Bonds and Heart in Spanish, in our own words; its numbers are those of docs/rules/bonds-and-heart.md. */
import type { RuleBook } from '../../contract.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Mesa y aventura',
      rules: [
        {
          id: 'BH-1.1',
          text: 'Los lazos y el corazón se juegan sobre el juego base y sostienen buena parte de la historia. Todas sus reglas están a la vista.',
          origin: 'game',
        },
        {
          id: 'BH-1.2',
          text: 'Una persona dirige y cada una de las demás lleva un portador/a. Para el corazón basta con uno; para los lazos hacen falta dos.',
          origin: 'source',
        },
        {
          id: 'BH-1.3',
          text: 'Solo cuentan como jugadores quienes tienen un portador/a en juego. El director/a no cuenta ni tiene reclamos.',
          origin: 'ruling',
        },
        {
          id: 'BH-1.4',
          text: 'Al empezar una aventura, cada jugador/a tiene exactamente un reclamo. De la anterior no se guarda nada: reclamos, protecciones, consejos y cuenta del combate empiezan de cero.',
          origin: 'game',
        },
        {
          id: 'BH-1.5',
          text: 'Al acabar una aventura se retiran los corazones llenos. Lo demás sigue igual hasta que empiece la siguiente.',
          origin: 'game',
        },
        {
          id: 'BH-1.6',
          text: 'Un combate empieza y acaba con la cuenta de reclamos usados a cero y el límite en uno. Al empezar acaban las protecciones, y al terminar se pierden los consejos sin usar.',
          origin: 'ruling',
        },
        {
          id: 'BH-1.7',
          text: 'Quien se une a mitad de aventura trae un corazón inicial y un reclamo. Quien se va saca del juego sus reclamos.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'El corazón',
      rules: [
        { id: 'BH-2.1', text: 'Un corazón tiene veinte parcelas, numeradas del 1 al 20.', origin: 'source' },
        {
          id: 'BH-2.2',
          text: 'Una parcela es clara u oscura; nunca está vacía ni es las dos cosas.',
          origin: 'ruling',
        },
        {
          id: 'BH-2.3',
          text: 'Un corazón nuevo tiene claras las parcelas impares y oscuras las pares. La mesa también puede pintarlo a mano.',
          origin: 'ruling',
          house: 'startingHeart',
        },
        {
          id: 'BH-2.4',
          text: 'El tablero cuenta luz y oscuridad. En cuanto las veinte parcelas coinciden, el corazón queda marcado como lleno.',
          origin: 'game',
        },
        {
          id: 'BH-2.5',
          text: 'El director/a puede repintar cualquier parcela para corregir un error. No hace falta tirar y los lazos cambian como siempre.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Cambios del corazón',
      rules: [
        {
          id: 'BH-3.1',
          text: 'Lo que decide un portador/a puede mover su corazón hacia la luz o la oscuridad: por un gesto inesperado, un reclamo rechazado o un naipe. Los lazos también lo notan.',
          origin: 'game',
        },
        {
          id: 'BH-3.2',
          text: 'Si al director/a un gesto le parece inesperadamente bondadoso, puede aclararse una parcela; si es inesperadamente malvado, oscurecerse. Una parcela por gesto.',
          origin: 'game',
        },
        {
          id: 'BH-3.3',
          text: 'Quien rechaza un reclamo oscurece una parcela de su propio corazón.',
          origin: 'game',
        },
        {
          id: 'BH-3.4',
          text: 'Algunos naipes aclaran u oscurecen una o más parcelas, siempre del corazón de quien usa el naipe.',
          origin: 'game',
        },
        {
          id: 'BH-3.5',
          text: 'Se suman tres dados de seis caras, de 3 a 18. Son dados corrientes y ninguno se vuelve a tirar.',
          origin: 'game',
        },
        {
          id: 'BH-3.6',
          text: 'Mira la parcela de ese número y luego +1, −1, +2 y −2, siempre contando desde la suma. La primera que no tenga el tono buscado lo toma y se acaba la búsqueda.',
          origin: 'game',
        },
        {
          id: 'BH-3.7',
          text: 'Si las cinco ya tienen ese tono, no cambia nada y la tirada se pierde.',
          origin: 'game',
        },
        {
          id: 'BH-3.8',
          text: 'Las sumas de 3 a 18 solo alcanzan parcelas del 1 al 20. Los extremos cuestan: la 1 y la 20 aparecen al final de una única búsqueda.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.9',
          text: 'Varias parcelas son una tirada completa por cada una, una tras otra, sobre el corazón tal como va quedando. La que no encuentra nada también gasta una.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.10',
          text: 'Un naipe que aclara y oscurece sigue su propio orden; si no dice ninguno, primero la luz.',
          origin: 'ruling',
        },
        {
          id: 'BH-3.11',
          text: 'Cuantas más parcelas tienen un tono, más cuesta ganar otra. La probabilidad exacta se ve antes de tirar.',
          origin: 'game',
        },
        {
          id: 'BH-3.12',
          text: 'Tras cada parcela cambiada se recuentan los lazos que la contienen. Se señala cuáles se pueden reclamar desde ahora y cuáles ya no.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Lazos',
      rules: [
        {
          id: 'BH-4.1',
          text: 'Un lazo está en el corazón de un portador/a y apunta a otro. Ayuda a quien apunta, nunca a quien lo lleva.',
          origin: 'game',
        },
        {
          id: 'BH-4.2',
          text: 'Hay cuatro clases, cada una con cara clara y oscura: amor y odio, amistad y rivalidad, protección y desprecio, admiración y envidia.',
          origin: 'game',
        },
        {
          id: 'BH-4.3',
          text: 'Un lazo tiene de una a siete partes, cada una clara u oscura.',
          origin: 'source',
        },
        {
          id: 'BH-4.4',
          text: 'Cada parte es una parcela del corazón de quien lo lleva y tiene el tono de esa parcela.',
          origin: 'ruling',
          house: 'bondModel',
        },
        {
          id: 'BH-4.5',
          text: 'Las partes de un lazo son parcelas distintas, pero dos lazos pueden compartirlas. De un portador/a a otro hay como mucho un lazo de cada clase.',
          origin: 'ruling',
        },
        { id: 'BH-4.6', text: 'La luz de un lazo es su número de partes claras, de 0 a 7.', origin: 'game' },
        {
          id: 'BH-4.7',
          text: 'Un lazo se puede reclamar mientras le quede una parte clara. Sin ninguna es hostil, muestra su nombre oscuro y no ayuda a nadie.',
          origin: 'game',
        },
        {
          id: 'BH-4.8',
          text: 'Jugador/a y director/a acuerdan los lazos nuevos y las partes que entran o salen, en cualquier momento fuera de una tirada.',
          origin: 'ruling',
        },
        {
          id: 'BH-4.9',
          text: 'Tu luz no te ayuda a ti, sino a los demás. Pero un corazón oscuro tiene menos lazos que reclamar, así que te llegan menos reclamos para gastar.',
          origin: 'game',
        },
        {
          id: 'BH-4.10',
          text: 'Con lazos libres, cada uno tiene siete partes y su luz se pone a mano. Cuando cambia el corazón, la mesa decide si cambia también algún lazo.',
          origin: 'ruling',
          house: 'bondModel',
        },
      ],
    },
    {
      title: 'Reclamos',
      rules: [
        {
          id: 'BH-5.1',
          text: 'Los reclamos son fichas con un corazón. Cada jugador/a empieza la aventura con uno.',
          origin: 'game',
        },
        {
          id: 'BH-5.2',
          text: 'Para usar un lazo das un reclamo a quien lleva el personaje que lo tiene. Las fichas solo cambian de mano.',
          origin: 'game',
        },
        {
          id: 'BH-5.3',
          text: 'Te hace falta un reclamo, y que otra persona en juego tenga hacia ti un lazo de esa clase con algo de luz y no haya llegado al máximo. En combate, además, tiene que quedarte reclamo del combate.',
          origin: 'game',
        },
        {
          id: 'BH-5.4',
          text: 'Contad cómo llega la ayuda. El director/a puede denegar un reclamo sin fundamento.',
          origin: 'game',
        },
        {
          id: 'BH-5.5',
          text: 'Si se acepta, la ficha cambia de mano, se obtiene el efecto y, en combate, quien reclama gasta su reclamo de ese combate.',
          origin: 'game',
        },
        {
          id: 'BH-5.6',
          text: 'Si se rechaza, se oscurece al momento una parcela de quien rechaza. La ficha se queda con quien reclama y no cuenta como usada.',
          origin: 'game',
          house: 'refusedClaimCountsAsUse',
        },
        {
          id: 'BH-5.7',
          text: 'Si el director/a lo deniega, no se mueve ninguna ficha, no cambia ningún corazón y no cuenta como usado.',
          origin: 'ruling',
        },
        {
          id: 'BH-5.8',
          text: 'Con cuatro jugadores o más nadie puede juntar más de la mitad de los reclamos en juego, redondeando hacia abajo y sin bajar de uno; con tres o menos, el máximo es dos. A quien lo alcanza no se le puede pedir hasta que gaste uno, pero no se le quita nada.',
          origin: 'game',
        },
        {
          id: 'BH-5.9',
          text: 'En cada combate, cada jugador/a puede usar un reclamo. A ti te pueden pedir ayuda sin límite.',
          origin: 'game',
        },
        {
          id: 'BH-5.10',
          text: 'Un naipe enemigo en juego puede permitir a su portador/a más reclamos en el combate. Cuando se retira, el límite vuelve a uno y lo usado, usado está.',
          origin: 'game',
        },
        { id: 'BH-5.11', text: 'Fuera de combate no hay más límite que las propias fichas.', origin: 'game' },
        { id: 'BH-5.12', text: 'Los reclamos recibidos se gastan igual que los tuyos.', origin: 'game' },
        {
          id: 'BH-5.13',
          text: 'En una prueba, reclama antes de tirar. En combate: amor en tu turno, amistad y admiración antes del naipe, y protección cuando ya sabes el daño.',
          origin: 'game',
        },
        {
          id: 'BH-5.14',
          text: 'Tras un rechazo no se pide otra vez a la misma persona para la misma acción. Es solo un recordatorio: nada lo impide.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Efectos de los lazos',
      rules: [
        {
          id: 'BH-6.1',
          text: 'Cada clase tiene un efecto de acción y otro de combate. La fase de la mesa decide cuál.',
          origin: 'game',
        },
        {
          id: 'BH-6.2',
          text: 'Amor, acción: tu compañero/a actúa en tu lugar con sus dados. Bono: la luz, hasta su propia puntuación.',
          origin: 'game',
        },
        {
          id: 'BH-6.3',
          text: 'Amor, combate: en tu turno tu compañero/a actúa con un naipe suyo. Suma la luz sin tope y no gasta su propio turno.',
          origin: 'game',
        },
        {
          id: 'BH-6.4',
          text: 'Amistad, acción: actuáis juntos y tiras tú. Bono: la luz, hasta la puntuación de tu compañero/a en la Capacidad con que participa, que puede ser otra.',
          origin: 'game',
        },
        {
          id: 'BH-6.5',
          text: 'Amistad, combate: tu compañero/a te cede un naipe de ataque, que suma la luz sin tope. Vuelve a su mano con los descartes.',
          origin: 'game',
        },
        {
          id: 'BH-6.6',
          text: 'Protección, acción: quien actúe contra ti resta la luz de su resultado, como mucho la puntuación que usa. Dura hasta que acabe la escena o empiece un combate.',
          origin: 'game',
        },
        {
          id: 'BH-6.7',
          text: 'Protección, combate: tu compañero/a puede encajar hasta 5 PV por parte clara de un golpe contra ti, y tú decides cuánto. Se reparte el daño ya reducido y los dos lo sufren a la vez.',
          origin: 'game',
        },
        {
          id: 'BH-6.8',
          text: 'Admiración, acción: tu compañero/a te orienta y tiras tú. Bono: la luz, hasta su puntuación en la Capacidad de la prueba.',
          origin: 'game',
        },
        {
          id: 'BH-6.9',
          text: 'Admiración, combate: tu próximo naipe de ataque suma la luz, hasta tu puntuación en la Cualidad que usa. El consejo que no encuentra naipe se pierde al acabar el combate.',
          origin: 'game',
          house: 'adviceCapFrom',
        },
        {
          id: 'BH-6.10',
          text: 'La luz se mira al aceptar el reclamo y se mantiene aunque el corazón cambie después.',
          origin: 'ruling',
        },
        {
          id: 'BH-6.11',
          text: 'Varios lazos en una misma prueba, acción o naipe tienen cada uno su tope y luego se suman.',
          origin: 'ruling',
          house: 'claimsPerTest',
        },
        {
          id: 'BH-6.12',
          text: 'Un naipe vale su número, de 0 a 9, más el bono, sin tope. Solo suman bono los de ataque y ataque mágico.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Pruebas',
      rules: [
        {
          id: 'BH-7.1',
          text: 'En una prueba se tiran un dado completo y los dados sincorazón e incorpóreos de una Especialidad, todos de seis caras.',
          origin: 'source',
        },
        {
          id: 'BH-7.2',
          text: 'El dado completo suma. Un 6 se tira una vez más y suman los dos; el segundo 6 ya no sigue.',
          origin: 'source',
        },
        {
          id: 'BH-7.3',
          text: 'El dado sincorazón nunca suma. Cada 6 suyo da una tirada extra del dado completo.',
          origin: 'source',
        },
        {
          id: 'BH-7.4',
          text: 'El dado incorpóreo suma y su 6 no da nada más.',
          origin: 'source',
          house: 'nobodySixRerolls',
        },
        {
          id: 'BH-7.5',
          text: 'Hay una tirada extra por el 6 del dado completo y una por cada 6 de los sincorazón. Las tiradas extra no dan más.',
          origin: 'source',
        },
        {
          id: 'BH-7.6',
          text: 'El resultado suma dado completo, tiradas extra, incorpóreos y lazos, resta las protecciones y cuenta cualquier otro modificador. Puede bajar de cero.',
          origin: 'source',
        },
        {
          id: 'BH-7.7',
          text: 'La puntuación de la Capacidad no se suma; solo pone tope al bono de los lazos. La prueba enseña también la otra cifra.',
          origin: 'ruling',
          house: 'scoreInTests',
        },
        {
          id: 'BH-7.8',
          text: 'El director/a fija una dificultad de 1 a 60. Un resultado que la alcanza es un éxito.',
          origin: 'game',
          house: 'meetingDifficultySucceeds',
        },
        {
          id: 'BH-7.9',
          text: 'En una prueba cabe una Especialidad que venga al caso. Al crearla, cada punto da un dado sincorazón, o dos puntos dan un incorpóreo; más tarde puede tener de los dos.',
          origin: 'source',
        },
        {
          id: 'BH-7.10',
          text: 'El ejemplo del juego pone 14 para un 11 con un lazo de +4. Son 15; la prueba es un éxito de todos modos.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Corazones llenos',
      rules: [
        {
          id: 'BH-8.1',
          text: 'Un corazón de un solo tono acaba con la carrera de su portador/a: se termina la aventura y se retira.',
          origin: 'game',
        },
        {
          id: 'BH-8.2',
          text: 'La marca es definitiva en cuanto el corazón se llena, aunque una parcela cambie después. El director/a puede quitarla.',
          origin: 'ruling',
          house: 'retireCheck',
        },
        {
          id: 'BH-8.3',
          text: 'Quien se retira pasa a ser personaje del director/a, sin reclamos, y sus lazos ya no se pueden reclamar.',
          origin: 'game',
        },
        { id: 'BH-8.4', text: 'Quien quiera seguir jugando crea otro portador/a.', origin: 'game' },
        {
          id: 'BH-8.5',
          text: 'El tono del corazón lleno marca su destino: de luz, un ermitaño que desconfía de todos; de oscuridad, un gran villano.',
          origin: 'game',
        },
      ],
    },
    {
      title: 'Registro, deshacer y dados',
      rules: [
        {
          id: 'BH-9.1',
          text: 'Todo lo que pasa queda en una entrada del registro, con los números que llevaron a ello.',
          origin: 'ruling',
        },
        {
          id: 'BH-9.2',
          text: 'Deshacer quita lo último entero: un reclamo con su tirada o toda una serie de parcelas. Rehacer da los mismos dados.',
          origin: 'ruling',
        },
        {
          id: 'BH-9.3',
          text: 'Los dados los tira la app o los tecleas tú, y el registro lo dice. Los tecleados se comprueban.',
          origin: 'ruling',
        },
      ],
    },
    {
      title: 'Probabilidades',
      rules: [
        {
          id: 'BH-P1',
          text: 'Tres dados pueden caer de 216 maneras; 10 y 11 son las sumas más probables, con 27 cada una.',
          origin: 'ruling',
        },
        {
          id: 'BH-P2',
          text: 'La probabilidad de una parcela cuenta las sumas cuya búsqueda acaba en ella, según las que ya tienen ese tono.',
          origin: 'ruling',
        },
        {
          id: 'BH-P3',
          text: 'No cambia nada con las sumas cuyas cinco parcelas ya tienen ese tono.',
          origin: 'ruling',
        },
        {
          id: 'BH-P4',
          text: 'La probabilidad de que cambie un lazo es la suma de las de sus parcelas.',
          origin: 'ruling',
        },
        {
          id: 'BH-P5',
          text: 'Con varias parcelas, cada tirada se calcula sobre los corazones que pueden haber dejado las anteriores.',
          origin: 'ruling',
        },
        {
          id: 'BH-P6',
          text: 'La probabilidad de una prueba es exacta, tiradas extra incluidas.',
          origin: 'ruling',
        },
      ],
    },
  ],
};

export default book;
