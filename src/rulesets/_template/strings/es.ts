/** The words in Spanish; their shape is that of en.ts. */
import { plural } from '../../../i18n/format.ts';
import type { Text } from './text.ts';

const es: Text = {
  units: (n) => `${n} ${plural(n, 'unidad', 'unidades')}`,
  empty: 'Aún no hay unidades. Añade la primera.',
  add: 'Añadir unidad',
  newName: 'Unidad',
  remove: (name) => `Quitar: ${name}`,
  nerveHeading: 'Temple',
  nerve: (n) => `Temple ${n}`,
  shaken: 'Tocada',
  steady: 'Firme',
  test: 'Chequeo de temple',
  what: '¿Quién chequea?',
  nothing: 'Nadie debe un chequeo.',
  line: {
    added: (name) => `${name} entra en la mesa`,
    removed: (name) => `${name} sale de la mesa`,
    held: (name, face, nerve) => `${name}, chequeo de temple: 1D6 = ${face} contra ${nerve} – AGUANTA`,
    shaken: (name, face, nerve) => `${name}, chequeo de temple: 1D6 = ${face} contra ${nerve} – TOCADA`,
    setting: (rule, on) => `Regla de la casa «${rule}» ${on ? 'activada' : 'desactivada'}`,
  },
  owed: (name) => `${name} está tocada y repite el chequeo`,
  rejections: {
    'unit-unknown': 'Esa unidad ya no está en la mesa.',
    'unit-exists': 'Esa unidad ya está en la mesa.',
    'units-full': (max) => `En una mesa caben ${max} unidades como mucho.`,
    'name-empty': 'La unidad necesita un nombre.',
    'nerve-range': (min, max) => `El temple es un número entero de ${min} a ${max}.`,
  },
  houseRules: {
    luckyOne: { name: 'El 1 siempre aguanta', help: 'Un 1 natural pasa sea cual sea el temple.' },
  },
};

export default es;
