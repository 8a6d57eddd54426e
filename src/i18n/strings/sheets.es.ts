/** Words of home and of the sheets in Spanish; their shape is that of sheets.en.ts. */
import type { Translation } from '../language.ts';
import type { SheetStrings } from './sheets.en.ts';

const es: Translation<SheetStrings> = {
  home: {
    tagline: 'Para cuando tus miniaturas pierden el temple. Elige tu juego.',
    onDevice: 'Todo se guarda en este dispositivo',
    unofficial: 'Ayuda no oficial. Los juegos son de sus autores.',
    example: 'Ejemplo',
    exampleOf: (game) => `Ejemplo de ${game}`,
    continueLast: 'Seguir',
    continueTable: (name) => `Seguir ${name}`,
    openFile: 'Abrir enlace o archivo',
    rulesOnly: 'Solo reglas',
    notBuilt: 'La pantalla aún no está hecha. Sus reglas sí se pueden leer.',
    tables: 'Mesas',
    games: 'Juegos',
    menu: 'Menú',
    noTables: 'Aún no hay mesas guardadas.',
    allTables: (n) => `Todas las mesas (${n})`,
    deleted: 'Mesas borradas',
    restore: 'Recuperar',
  },
  log: {
    title: 'Registro',
    empty: 'Todavía no ha pasado nada.',
    opened: (name) => `Mesa «${name}» abierta`,
    renamed: (name) => `La mesa pasa a llamarse «${name}»`,
    closedWith: (secret) => `Mesa cerrada. Secreto de los dados: ${secret}`,
    undid: (what) => `Deshecho: ${what}`,
    redid: (what) => `Rehecho: ${what}`,
    undone: 'deshecho',
    freeRoll: (notation, faces, total) => `Tirada libre ${notation}: ${faces} = ${total}`,
    source: { app: 'dados de la app', typed: 'dados tecleados', declared: 'resultado declarado' },
    fingerprint: 'Huella del secreto de los dados',
  },
  rules: {
    title: 'Reglamento',
    search: 'Buscar en las reglas',
    none: 'Ninguna regla coincide con eso.',
    origin: { game: 'del juego', source: 'de otro material del juego', ruling: 'criterio nuestro' },
    house: (name) => `Regla de la casa: ${name}`,
  },
  settings: {
    title: 'Ajustes',
    theme: 'Tema',
    themes: { auto: 'Según el dispositivo y la hora', lamplight: 'Candil', parchment: 'Pergamino' },
    text: 'Tamaño del texto',
    awake: 'Pantalla siempre encendida',
    awakeHelp: 'Mientras haya una mesa abierta, si el dispositivo lo permite.',
    language: 'Idioma',
  },
  trust: {
    title: 'Dados de fiar',
    how: 'Cada mesa sortea un único secreto al empezar. Cada tirada de la app sale de ese secreto y del nombre de la tirada: si la deshaces y la repites, salen los mismos dados.',
    proof:
      'La huella del secreto está en el registro desde la primera línea. Al cerrar la mesa se revela el secreto y cualquiera puede comprobar que no se cambió ni se eligió ninguna tirada.',
    limit:
      'Lo que no demuestra: quien tiene el dispositivo podría mirar los dados de antemano. Tira dados de verdad cuando quieras; el registro dice cuáles se teclearon.',
  },
  table: {
    newTable: 'Mesa nueva',
    openExample: 'Abrir el ejemplo',
    name: 'Nombre de la mesa',
    nameEmpty: 'La mesa necesita un nombre.',
    duplicate: 'Duplicar',
    copyOf: (name) => `${name} (copia)`,
    delete: 'Borrar la mesa',
    deleted: (name) => `«${name}» borrada.`,
    restored: (name) => `«${name}» ha vuelto.`,
    houseRules: 'Reglas de la casa',
    noHouseRules: 'Este juego no tiene reglas de la casa.',
  },
  dice: {
    free: 'Dados libres',
    freeHelp: 'Para todo lo que queda fuera de las reglas. Cada tirada va al registro.',
    howMany: 'Cuántos dados',
    atLeastOne: 'Un dado como mínimo.',
    atMost: (n) => `${n} dados a la vez como mucho.`,
    history: 'Últimas tiradas',
    nothingYet: 'Aún no hay tiradas.',
    shows: (faces) => `Dados: ${faces}`,
  },
};

export default es;
