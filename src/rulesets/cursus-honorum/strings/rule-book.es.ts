/** The rule book of Cursus Honorum in Spanish, in our own words; its numbers are those of docs/rules/cursus-honorum.md. */
import { ruleBookOf } from './rule-book-text.ts';

export default ruleBookOf(`
# Fundamentos
1.1 game Una circunstancia da puntos, los puntos piden una prueba y fallarla lleva a una reacción.
1.2 ruling Las reglas especiales pueden dar puntos de cualquier clase: apúntalos a mano con su motivo. Los de furia siempre llegan así.
1.3 game Hay cuatro clases de puntos. La desmoralización lleva a huir o acobardarse; los puntos de persecución, de atacar y de furia, a la reacción del mismo nombre.
1.4 game La carga de un personaje son sus puntos de esa clase, más uno por el icono si ya está en esa reacción. {keepPointsAfterFailedRecovery}
1.5 game Quien no tiene dados para una reacción no puede caer en ella ni recibe sus puntos. Huida y acobardamiento comparten dados. {zeroDiceReceivePoints}
1.6 game Un punto solo va a quien esté vivo, en la mesa, al alcance, con dados para ello y sereno o ya en esa reacción. Nadie se da puntos a sí mismo.
1.7 ruling «A 10 cm o menos» incluye los 10 justos, medidos entre los bordes más próximos de las peanas. {measureFrom}
1.8 ruling La distancia de carga es la del perfil de quien cargaría, esté libre el camino o no.
1.9 game El área de influencia de un mando alcanza a los amigos que están dentro en persona; no vale estar enlazado por otro mando.
1.10 game Una fuente da tantos puntos como su tamaño, uno al menos, y sus reglas especiales pueden añadir más.
1.11 ruling Solo cuenta como huido quien está en huida, vivo y en la mesa. No cuentan el acobardado, el que se retira por orden ni el que se fue.
1.12 ruling En una fase de psicología cada fuente da cada clase de puntos una vez: en la tanda 1 o en la siguiente a su caída. Si el turno siguiente sigue igual, vuelve a darlos.
1.13 ruling Un punto sirve para una prueba y desaparece. Caer en una reacción o recuperarse lo borra todo; el fin del turno no borra nada. {keepPointsAfterFailedRecovery}
1.14 ruling Quién está al alcance lo marcáis tocando o lo mide el campo: vale igual.
# Reparto equitativo
2.1 game Los puntos se ponen de uno en uno, como si cada uno viniera de alguien distinto.
2.2 game Cada punto va a quien, de los que están al alcance, tenga la menor carga en ese momento.
2.3 game Si hay empate, elige el jugador que recibe los puntos. {autoPolicy}
2.4 ruling Varias fuentes van una tras otra: primero las cargas de mandos, de más a menos estrellas, y luego el resto por orden de lista. El jugador que recibe puede cambiar el orden del resto.
2.5 ruling Un punto que nadie puede recibir se pierde, y el registro lo dice.
2.6 game Los que tienen menos suben hasta un mismo nivel; solo queda por decidir quién recibe los puntos sueltos: eliges a tantos como puntos.
2.7 ruling La app elige donde menos duele: menos dados, menos estrellas, orden de lista. Puedes cambiarlo hasta el paso siguiente. {autoPolicy}
2.8 ruling El reparto se calcula de una vez, por muchos puntos que sean.
2.9 ruling Tu elección ha de tener el número justo de personajes distintos, todos entre los de menor carga.
2.10 game La carga de un mando se divide a partes iguales entre los afectados; el resto va a los de menor carga. {leaderLoadMode}
# Bajas amigas
3.1 game Cada muerte pone un punto de desmoralización en un amigo a 10 cm.
3.2 game Los grandes o especiales dan más puntos, repartidos uno a uno.
3.3 game Los puntos se ponen al morir y se prueban en la fase de psicología.
3.4 game Si falla la prueba estando sereno, segundo dado: huye o se acobarda.
# Superioridad numérica
4.1 game Cuenta cuántas veces enteras caben los dados de defensa en los de ataque; réstale uno y son los puntos.
4.2 ruling Valen todos los dados de cuerpo a cuerpo del turno, bonos incluidos. Los disparos no.
4.3 game Van solo a ese personaje, cuando ha recibido todos sus dados de ataque.
4.4 ruling Sin dados de defensa, cuenta como si tuviera uno.
4.5 game Si falla la prueba estando sereno, segundo dado: huye o se acobarda.
# Amigos en huida
5.1 game Cada personaje en huida pone un punto de desmoralización en un amigo a 10 cm, también en los que huyen o se acobardan.
5.2 game El tamaño y las reglas especiales dan más, punto a punto.
5.3 game Se mira en la fase 2, tanda a tanda.
5.4 ruling El mando que acaba de huir da su carga del jefe en vez de este punto; en turnos posteriores es un huido más.
5.5 game Si falla la prueba estando sereno, segundo dado: huye o se acobarda.
# Retirada
6.1 game Quien se retira por orden recibe un punto de desmoralización en la tanda 1 de la fase 2: puede acabar en desbandada. Solo se ordena a un sereno.
6.2 ruling El punto se junta con los demás en una sola prueba. Si la supera, la orden sigue en pie y la prueba vuelve cada turno hasta que retires la orden.
6.3 ruling Fallar esa prueba es huir, sin segundo dado. Los puntos de una tanda posterior se prueban como siempre.
# Muerte de un mando
7.1 game La muerte de un general, oficial o jefe afecta a toda la tropa dentro de su área de influencia.
7.2 game La carga es su liderazgo, más 1D6 por estrella, más su valor especial, más su tamaño si pasa de 1.
7.3 game La carga se reparte entre todos los afectados.
7.4 game Se tira y se pone en el momento de la muerte y se prueba en la fase de psicología.
7.5 game Un mando con más estrellas que el muerto no recibe nada. De la muerte del general nadie se libra.
7.6 ruling La carga sustituye al punto corriente por baja.
7.7 game Si muere el general pierdes el mando directo: deciden las pruebas de personalidad de oficiales y jefes.
7.8 game En cada turno posterior, cada oficial y jefe recibe un punto y hace prueba; si falla, huye. {commandLossPoints}
7.9 ruling El mando que muere acobardado o huyendo da su carga entera. {coweringLeaderNoLoad}
# Huida de un mando
8.1 game El mando que huye da su carga en la siguiente tanda de huida, una vez por huida; si echó a huir fuera de la fase, en la tanda 1. {leaderFlightLoadEveryTurn}
8.2 game La carga se calcula como en su muerte.
8.3 game Se reparte entre todos los de su área de influencia, medida desde donde está.
8.4 game Cada turno huyendo le cuesta 1 de liderazgo, al empezar la fase de psicología, hasta quedarse en 0.
8.5 game Mientras huye el general no tienes mando directo, y oficiales y jefes hacen prueba cada turno desde el siguiente. Si se recupera, se acaba al momento.
8.6 ruling El liderazgo perdido al huir no vuelve. {restoreLeadershipOnRecovery}
8.7 game Tener más estrellas también protege de la huida de un mando menor, salvo la del general.
8.8 ruling Si el general huye fuera de la mesa, sigue contando como huido: el mando no vuelve.
# Mandos acobardados
9.1 game Un mando acobardado no asusta a nadie, pero tampoco manda: es como si no estuviera.
9.2 game Dura mientras siga acobardado. El que huye tampoco manda.
# Enemigos en huida
10.1 game Un enemigo en huida pone un punto de persecución en alguien que lo tenga a distancia de carga.
10.2 game Si hay varios, reparto equitativo; los que ya persiguen entran con su icono como uno.
10.3 game Los grandes y especiales tientan más, punto a punto.
10.4 game Se mira en la tanda 1 de la fase 3. Quien falla persigue y recuerda a quién.
10.5 ruling Estar trabado en combate no libra de estos puntos.
# Amigos a la ofensiva
11.1 game Cada amigo con furia, atacando o persiguiendo pone un punto de atacar en un amigo a 10 cm.
11.2 game Si hay varios, reparto equitativo; los que ya atacan entran con su icono como uno; los que tienen furia o persiguen son inmunes.
11.3 game El tamaño y las reglas especiales dan más, punto a punto.
11.4 game Se mira en la fase 3, tanda a tanda. Quien falla, ataca.
11.5 game Va a por el enemigo más cercano hacia donde va el amigo que lo arrastró o, si no hay, a por el más cercano.
# Pruebas
12.1 game Tira los dados por punto de esa reacción multiplicados por los puntos. Sin dados, la supera.
12.2 game Con un solo 1 falla; sin ningún 1, evita la reacción.
12.3 game Puedes fallar a propósito una prueba pendiente en vez de tirarla. La reacción sigue como siempre. {voluntaryFailPicksReaction}
12.4 game Si falla un sereno, segundo dado: 1–3 huye, 4–6 se acobarda. Por retirada, por falta de mando o si ya estaba acobardado, siempre huye.
12.5 ruling El acobardado con puntos nuevos hace prueba solo por ellos y huye si falla. El que huye no hace prueba. {coweringCanBreak}
12.6 ruling Superarla gasta los puntos. Los que lleguen después piden otra prueba, solo por ellos.
12.7 ruling Con varias clases ofensivas: furia, luego atacar, luego persecución, y se para en el primer fallo. {offensiveTestOrder}
# La fase de psicología
13.1 game Primero recuperaciones, luego pruebas contra huida y acobardamiento, luego furia, atacar y persecución.
13.2 ruling Antes de nada, el mantenimiento: los que huyen suman un turno y sus mandos pierden liderazgo.
13.3 game Al empezar cada una de las tres fases, el bando que sume más estrellas de mandos serenos elige quién va primero.
13.4 game Si empatan, se suma el liderazgo sin gastar.
13.5 game Si siguen empatados, a suertes.
13.6 game Recuperación: reparte los dados de amenaza, mira quién se quedó sin presas y haz un intento por cada uno que quiera.
13.7 game Huida: pon los puntos de la tanda, mira quién hace prueba, tira todas y marca los resultados a la vez. Se repite hasta que no huya nadie más.
13.8 game Ofensiva: puntos de persecución, furia y atacar, pruebas y resultados, en tandas hasta que no se sume nadie más.
13.9 ruling Las tandas siempre acaban: nadie echa a huir ni pasa a la ofensiva dos veces en una fase.
13.10 ruling El primer jugador termina la fase y luego va el otro.
13.11 ruling Al acabar, ningún sereno tiene puntos y los demás solo los de su reacción. Si no, la app avisa.
# Reacciones
14.1 game Quien está en una reacción es inmune a las demás hasta recuperarse. Solo el acobardado puede huir y el perseguidor atacar.
14.2 game Sí recibe puntos de su propia reacción.
14.3 game En ese reparto su icono vale un punto.
14.4 game Para recuperarse tira los dados por punto multiplicados por la carga, más los de amenaza si huye. Tú decides si lo intenta.
14.5 game Sin ningún 1 vuelve a estar sereno al momento. Con un 1 sigue igual y pierde los puntos, pero no el icono.
14.6 ruling Al caer en una reacción se borran los puntos, se quita la retirada y queda el icono solo.
# Sereno
15.1 game Sereno es el estado normal: sin efectos.
# Huida
16.1 game Se da media vuelta y mueve todo lo que puede. La vuelta se da una vez por huida.
16.2 game Esquiva lo que encuentra con el menor rodeo y vuelve a su línea.
16.3 game Para quien avanza es un obstáculo.
16.4 game Fuera de la mesa queda fuera de la partida. No es baja ni da puntos.
16.5 game Quien lucha con él tiene dos dados más de ataque y de defensa.
16.6 game El cuerpo a cuerpo no lo retiene: si no se recupera, sigue corriendo.
16.7 game Cada enemigo que tiene a un huido a distancia de carga añade un dado a su recuperación; si tiene a varios, va al que menos lleve. {threatChooser}
16.8 game El tamaño y las reglas especiales de ese enemigo dan más dados, uno a uno.
16.9 game Se reparten justo antes de las recuperaciones y solo valen en esa fase.
# Acobardamiento
17.1 game Se queda clavado y no puede hacer nada.
17.2 game También es un obstáculo.
17.3 game Quien lucha con él tiene un dado más de ataque y de defensa.
17.4 ruling Se recupera con los dados de huida y sin los de amenaza.
# Persecución
18.1 game Va tras los enemigos que lo atrajeron mientras huyan y, después, tras otro huido a distancia de carga, el más cercano.
18.2 game Si los alcanza, luchan; la presa puede seguir huyendo el turno siguiente.
18.3 game Puede salirse de la mesa y se pierde.
18.4 game Sin presas debe hacer prueba: si la supera, sereno; si falla, ataca.
18.5 game Trabado o inmóvil no tiene que perseguir, pero sigue en este estado.
18.6 game Si hay varios objetivos, se reparten.
18.7 game Tiene un dado más de ataque y de defensa.
# Furia asesina
19.1 game Va a por el enemigo que la causó o a por el más cercano.
19.2 game Se lanza al contacto a toda velocidad; no lo controlas del todo.
19.3 game Muertos sus rivales, busca otros.
19.4 game Tiene dos dados más de ataque y de defensa.
19.5 game Sus reglas especiales dicen más: se ven junto al estado.
# Atacar
20.1 game Carga hacia donde lo arrastraron o contra el más cercano.
20.2 game Contacto y control, como en la furia.
20.3 game Muertos sus rivales, a por el siguiente.
20.4 game Tiene un dado más de ataque y de defensa.
20.5 game Valen sus reglas especiales.
# Dados de combate
21.1 game Dados de más: contra uno que huye, 2; contra un acobardado, 1; con furia, 2; atacando o persiguiendo, 1. Lo mismo en ataque que en defensa.
21.2 ruling Los dos números se suman. {combatBonusesStack}
# Reparto de atacantes
22.1 game Los atacantes se reparten por igual si se puede; un objetivo grande admite atacantes hasta su tamaño. La app solo avisa.
# Ayudas del campo
23.1 ruling El campo dice quién está al alcance; puedes quitar o añadir figuras antes de confirmar.
23.2 ruling La ayuda de huida da la media vuelta una vez y mueve recto; más allá del borde, queda fuera de la mesa.
23.3 ruling La ayuda de objetivos propone el más cercano; entre iguales eliges tú.
`);
