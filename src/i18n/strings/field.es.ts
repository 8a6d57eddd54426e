/** Words of the field boards in Spanish; their shape is that of field.en.ts. */
import { plural } from '../format.ts';
import type { Translation } from '../language.ts';
import type { FieldStrings } from './field.en.ts';

const es: Translation<FieldStrings> = {
  mat: (width, height) => `Campo de ${width} por ${height}`,
  select: 'Elegir',
  ruler: 'Regla',
  group: 'Grupo',
  move: 'Mover',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  whole: 'Campo entero',
  lock: 'Bloquear el zoom',
  keys: 'Las flechas van de ficha en ficha. Intro la levanta, las flechas la mueven, Intro la deja, Escape la devuelve.',
  tools: 'Herramientas',
  zoom: 'Zoom',
  zoomIsLocked: 'El zoom está bloqueado.',
  zoomIsLargest: 'No se puede acercar más.',
  zoomIsWhole: 'Ya se ve el campo entero.',
  selected: (n) => `${n} ${plural(n, 'elegido', 'elegidos')}`,
  moveSelection: 'Mover',
  clearSelection: 'Soltar',
  tapPlace: 'Toca dónde va',
  pickedUp: (what) => `${what}: en la mano`,
  moved: (what, distance) => `${what}: movido ${distance}`,
  putBack: (what) => `${what}: devuelto`,
  measured: (distance) => `Medido: ${distance}`,
};

export default es;
