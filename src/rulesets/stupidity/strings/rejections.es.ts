/** Why something cannot be done, in Spanish. */
import { formatNumber } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/language.ts';
import type { codes as english } from './rejections.en.ts';

const reasons: Readonly<Record<string, string>> = {
  'off-table': 'está fuera de la mesa',
  'no-stupid-models': 'ninguna de sus miniaturas vivas es estúpida',
  fleeing: 'está huyendo',
  'immunity-suspends': 'la inmunidad deja su Estupidez en suspenso',
  'not-stupid': 'no está estúpida',
  suspended: 'la inmunidad deja su Estupidez en suspenso',
  engaged: 'está trabada',
  pinned: 'está inmóvil por un choque',
};

const single = {
  'name-empty': 'La unidad necesita un nombre.',
  'no-models': 'Una unidad necesita al menos un tipo de miniatura.',
  'groups-full': 'En una unidad caben 12 tipos de miniatura como mucho.',
  'group-exists': 'Dos tipos de miniatura de esta unidad tienen el mismo identificador.',
  'count-range': 'Miniaturas vivas: un número entero de 0 a 200.',
  'ld-range': 'El Liderazgo es un número entero de 1 a 10.',
  'movement-range': 'El Movimiento va de 0 a 60 cm (24 pulgadas).',
  'points-range': 'Los puntos son un número entero, 0 o más.',
  'contact-exceeds-count': 'En contacto: un número entero, como mucho las que siguen vivas.',
  'fleeing-and-engaged': 'Una unidad no puede estar huyendo y trabada a la vez.',
};

export const codes: Translation<typeof english> = {
  ...single,
  'unit-unknown': 'Esa unidad ya no está en la lista.',
  'unit-exists': 'Esa unidad ya está en la lista.',
  'units-full': (max) => `En una mesa caben ${max} unidades como mucho.`,
  'nothing-to-add': 'No hay ninguna unidad que añadir.',
  'too-many-copies': (max) => `Como mucho ${max} copias de una vez.`,
  'place-range': 'Ese lugar de la lista no existe.',
  'entry-invalid': (found) =>
    String(found)
      .split(' ')
      .map((code) => (single as Readonly<Record<string, string>>)[code] ?? code)
      .join(' '),
  'group-unknown': 'Esas miniaturas ya no están en la unidad.',
  'not-a-character': 'Solo los personajes dejan una unidad para unirse a otra.',
  'bound-by-stupidity': 'La unidad está estúpida: el personaje no puede dejarla.',
  'no-test-needed': (reason) => `No chequea: ${reasons[reason] ?? reason}.`,
  'panic-terror-first': 'Primero, Pánico y Terror. Confirma que están resueltos.',
  'panic-terror-done': 'Pánico y Terror ya están resueltos este turno.',
  'already-tested': 'Esta unidad ya ha chequeado este turno: un chequeo por turno.',
  'not-due': 'Ahora no le toca chequear: lo hará en su próximo inicio de turno.',
  'not-your-turn': 'Es el turno del otro bando.',
  'tests-first': 'Todos los chequeos de Estupidez van antes de declarar cargas.',
  'stupid-no-charge': 'Está estúpida: ni declara cargas ni hace otros movimientos.',
  'already-charging': 'Ya ha declarado una carga.',
  'already-engaged': 'Ya está trabada.',
  pinned: 'Está inmóvil por un choque.',
  'off-table': 'La unidad ha dejado la mesa.',
  fleeing: 'La unidad ya está huyendo.',
  'reroll-not-allowed':
    'Aquí no se puede repetir: hace falta una regla que deje repetir chequeos de psicología, y un chequeo recién fallado.',
  'reroll-too-late': 'Tarde para repetir: el fallo ya ha tenido efecto.',
  'die-not-needed': 'Aquí no hace falta ningún dado.',
  'moved-out-of-range': (max, unit) =>
    `El movimiento va de 0 a ${formatNumber('es', max)}\u00a0${unit === 'in' ? 'pulgadas' : 'cm'}.`,
  'target-not-enemy': 'Elige una unidad enemiga que esté en la mesa.',
  'target-not-friend': 'Elige una unidad amiga que esté en la mesa.',
  'no-compulsory-move': (reason) => `No hay movimiento obligatorio: ${reasons[reason] ?? reason}.`,
  'no-reaction-pending': 'Ningún enemigo tiene que reaccionar a esta unidad.',
  'reaction-not-available': 'La unidad tocada no puede elegir esa reacción.',
  'not-engaged': 'La unidad no está trabada en combate.',
  'idle-choice-invalid': 'Las ausentes no cuadran, o alguna no es estúpida o no está en contacto.',
  'nothing-to-clear': 'Todavía no se ha contado nada.',
  'not-fleeing': 'La unidad no está huyendo.',
  'immune-while-stupid':
    'Está estúpida y por eso es Inmune a Psicología: solo huye si falla un chequeo de desmoralización.',
  'no-mount': 'Estas miniaturas no llevan montura.',
  'no-stupid-models': 'Ninguna de sus miniaturas vivas tiene la regla Estupidez.',
  'ld-choice-unknown': 'Ese Liderazgo no se puede usar ahora.',
  'ld-modifier-range': (max) => `El modificador va de −${max} a +${max}.`,
  'turn-range': (max) => `Los turnos van del 1 al ${max}.`,
  'setting-unknown': 'Esa regla de la casa no existe.',
  'setting-value': 'La regla de la casa no admite ese valor.',
};
