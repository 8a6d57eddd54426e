/**
 * The common things of each ruleset as journeys: what is tapped, in order, in the words of the screen.
 * A text is a button of just that name, a pattern one that fits; `type` taps a field and types into it; `hold` is a long press; `shown`
 * is what must stand there in the end. `before` prepares the table and is not counted.
 */

const shareShown = { role: 'textbox', name: /^Enlace/ };
const menu = 'Menú de la mesa';
const undoable = { role: 'button', name: /^Deshacer: / };
const start = { things: 'Open the example, from a cold start', cold: true };

/** What is the same at every table. */
const everywhere = (rollOne, rule) => [
  {
    things: 'Undo it',
    before: rollOne.taps,
    taps: [/^Deshacer: /],
    shown: { role: 'button', name: /^Rehacer: / },
  },
  { things: 'Open the rule behind a number', taps: [rule], shown: { role: 'dialog', name: /Reglamento/ } },
  { things: 'Show the link and its QR code', taps: ['Compartir'], shown: shareShown },
  { things: 'A new table', taps: [menu, 'Mesa nueva'], shown: { role: 'button', name: /^Añadir/ } },
];

const cursusOne = { things: 'Roll one test', taps: ['Tirar'], shown: undoable };
const stupidOne = { things: 'Roll one test', taps: ['Tirar solo este'], shown: undoable };
const commandoOne = { things: 'Roll one test', taps: ['Tirar moral'], shown: undoable };
const bondOne = { things: 'Roll one test', taps: ['Tirar prueba'], shown: undoable };
const shockOne = { things: 'Roll one test', taps: ['Tirar el chequeo'], shown: undoable };

export const JOURNEYS = {
  'cursus-honorum': [
    start,
    { things: 'Roll every owed test', taps: ['Tirar las 4 pruebas'], shown: undoable },
    cursusOne,
    {
      things: 'Type the dice of one test (4D6)',
      taps: ['Teclear mis dados', 'Cara 3', 'Cara 4', 'Cara 6', 'Cara 6'],
      shown: undoable,
    },
    {
      things: 'A casualty',
      before: [
        { until: 'Empezar el turno 4', again: /^(Pasa|Empieza Roma|Seguir.*|Tirar la.*)$/ },
        'Empezar el turno 4',
      ],
      taps: ['Baja', /^Príncipe III, Roma/],
      shown: { role: 'button', name: /^Deshacer: / },
    },
    {
      things: 'Correct a counter by hand',
      taps: [/^Hastado IV, Roma/, /^Más: .*desmoralización/i],
      shown: undoable,
    },
    {
      things: 'Add three of a kind',
      taps: ['Añadir personajes', 'Hastado', ...count('Cuántos', 3), 'Añadir 3'],
      shown: { role: 'button', name: /^Deshacer: / },
    },
    {
      things: 'Add ten of a kind',
      taps: ['Añadir personajes', 'Hastado', ...count('Cuántos', 10), 'Añadir 10'],
      shown: { role: 'button', name: /^Deshacer: / },
    },
    ...everywhere(cursusOne, 'CH-12.4'),
  ],
  stupidity: [
    start,
    { things: 'Roll every owed test', taps: ['Tirar los 2 chequeos que faltan'], shown: undoable },
    stupidOne,
    { things: 'Type the dice of one test (2D6)', taps: ['Cara 3', 'Cara 6'], shown: undoable },
    { things: 'A casualty', taps: ['Menos: Vivas: Lanceros'], shown: undoable },
    {
      things: 'Correct a counter by hand',
      taps: [/^Trolls del Vado, Bando/, /^Menos: Vivas/],
      shown: undoable,
    },
    {
      things: 'Add three of a kind',
      taps: [
        'Añadir unidades',
        ...named('Nombre de la unidad', 'Ogros'),
        ...count('Cuántas unidades así', 3),
        'Añadir 3 unidades',
      ],
      shown: undoable,
    },
    {
      things: 'Add ten of a kind',
      taps: [
        'Añadir unidades',
        ...named('Nombre de la unidad', 'Ogros'),
        ...count('Cuántas unidades así', 10),
        'Añadir 10 unidades',
      ],
      shown: undoable,
    },
    ...everywhere(stupidOne, 'ST-4.3'),
  ],
  'comandos-de-guerra': [
    start,
    { things: 'Roll every owed test', taps: ['Tirar por los 2'], shown: undoable },
    commandoOne,
    {
      things: 'Type the dice of one test (1D100)',
      taps: ['He sacado…', '4', '2', { maybe: 'Anotar el valor' }],
      shown: undoable,
    },
    {
      things: 'A shot',
      taps: [/^Inés Robledo,/, 'Disparo', /^Disparar/],
      shown: { role: 'button', name: /^Deshacer: disparo/ },
    },
    {
      things: 'Correct a counter by hand',
      taps: [{ hold: /^Inés Robledo,/ }, /^Menos: Puntos de vida/],
      shown: undoable,
    },
    {
      things: 'Add three of a kind',
      taps: ['Añadir comandos', ...named('Nombre', 'Sargento'), ...count('Cuántos', 3), /^Añadir (a )?3/],
      shown: undoable,
    },
    {
      things: 'Add ten of a kind',
      taps: ['Añadir comandos', ...named('Nombre', 'Sargento'), ...count('Cuántos', 10), /^Añadir (a )?10/],
      shown: undoable,
    },
    ...everywhere(commandoOne, 'CG-17.1'),
  ],
  'bonds-and-heart': [
    start,
    {
      things: 'Accept a claim and roll with it',
      taps: [/^Aldara pide a Yanela: amor/, 'Yanela acepta', 'Tirar prueba'],
      shown: { role: 'button', name: /^Deshacer: prueba/ },
    },
    bondOne,
    {
      things: 'Type the dice of one test (3D6)',
      taps: ['Mis dados', 'Cara 5', 'Cara 3', 'Cara 2'],
      shown: undoable,
    },
    {
      things: 'Refuse a claim',
      taps: [/^Aldara pide a Yanela: amor/, 'Yanela rechaza', 'Tirar'],
      shown: { role: 'button', name: /^Deshacer: reclamo rechazado/ },
    },
    { things: 'Correct a counter by hand', taps: [/^Brizo, /, /^Menos: PV/], shown: undoable },
    {
      things: 'Add three of a kind',
      taps: [
        /^Brizo, /,
        'Añadir portadores',
        ...named('Nombre', 'Sira'),
        ...count('Cuántos', 3),
        /^Añadir (a )?3/,
      ],
      shown: undoable,
    },
    ...everywhere(bondOne, 'BH-7.8'),
  ],
  'psychological-shock': [
    start,
    {
      things: 'Recover by the best advice',
      before: ['Pasa'],
      taps: [/^Pvt\. Kowalski,/, /^La mejor opción: /, /^Tirar · gastar/],
      shown: { role: 'button', name: /^Deshacer: Pvt\. Kowalski/ },
    },
    shockOne,
    { things: 'Type the dice of one test (1D6)', taps: ['Cara 5'], shown: undoable },
    {
      things: 'A wound',
      before: ['Pasa'],
      taps: [/^Pvt\. Bell,/, 'Herido'],
      shown: { role: 'heading', name: 'Chequea Pfc. Diaz' },
    },
    {
      things: 'Correct a counter by hand',
      taps: [/^Pvt\. Bell,/, 'Más: Acciones gastadas'],
      shown: undoable,
    },
    {
      things: 'Add three of a kind',
      taps: [
        'Añadir soldados: Sección americana',
        ...named('Nombre', 'Fusilero'),
        ...count('Cuántos', 3),
        'Añadir 3',
      ],
      shown: undoable,
    },
    {
      things: 'Add ten of a kind',
      taps: [
        'Añadir soldados: Sección americana',
        ...named('Nombre', 'Fusilero'),
        ...count('Cuántos', 10),
        'Añadir 10',
      ],
      shown: undoable,
    },
    ...everywhere(shockOne, 'PS-2.1'),
  ],
};

/** A name typed first: into the field that has the cursor, or into one that must be tapped for it. */
function named(label, text) {
  return [{ type: label, text }];
}

/** So many of a kind: by one key that says the number, where there is one, or step by step. */
function count(label, wanted) {
  return [{ count: label, wanted }];
}
