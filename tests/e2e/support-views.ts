/**
 * Ways through the app, from one view to the next, for tests that look at every view. A button is named by
 * how its name begins in Spanish and in English (`Registro|Log`), `=` before it wants the whole name, so
 * that a way can be gone in both languages.
 */
import { expect, type Page } from '@playwright/test';
import { onTheWay } from './on-the-way.ts';

type Step = string | ((page: Page) => Promise<unknown>);
/** The name of a view, and what leads there from the view before. */
export type View = readonly [name: string, ...steps: Step[]];

/** A step that leads nowhere is told at once. */
const PATIENCE = 5_000;

const ROLES: Readonly<Record<string, 'radio' | 'switch' | 'link'>> = {
  '(': 'radio',
  '~': 'switch',
  '>': 'link',
};

/** Taps a control of the view, or of the dialog over it. `(` means a radio, `~` a switch, `>` a link. */
async function tap(page: Page, name: string): Promise<void> {
  const role = ROLES[name[0]!] ?? 'button';
  const words = role === 'button' ? name : name.slice(1);
  const whole = words.startsWith('=');
  const pattern = new RegExp(`^(?:${whole ? words.slice(1) : words})${whole ? '$' : ''}`);
  const dialog = sheets(page).last();
  const room = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const control = room.getByRole(role, { name: pattern }).first();
  await control.waitFor({ timeout: PATIENCE });
  // A control that answers with a reason calls itself disabled, so the driver has to be told to tap it.
  const force = (await control.getAttribute('aria-disabled')) === 'true';
  await control.tap({ force, timeout: PATIENCE });
}

const sheets = (page: Page) => page.locator('dialog[open]');

/** Two frames in which nothing was asked for: the answer to a tap stands. */
export async function settled(page: Page): Promise<void> {
  onTheWay(page); // counts from here
  let quiet = 0;
  for (let i = 0; i < 200 && quiet < 2; i += 1) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    quiet = onTheWay(page) === 0 ? quiet + 1 : 0;
  }
  // Buttons that have just changed take no tap for a moment.
  await expect(page.locator('[data-held]')).toHaveCount(0);
}

async function leaveSheet(page: Page): Promise<void> {
  const open = await sheets(page).count();
  await page.keyboard.press('Escape');
  if (open > 0) await expect(sheets(page)).toHaveCount(open - 1);
}

export async function go(page: Page, steps: readonly Step[]): Promise<void> {
  await settled(page);
  for (const step of steps) {
    if (typeof step !== 'string') await step(page);
    else if (step === 'Esc') await leaveSheet(page);
    else await tap(page, step);
    await settled(page);
  }
}

/** A sheet is open now. */
const sheet: Step = (page) => sheets(page).last().waitFor({ timeout: PATIENCE });
const address =
  (path: string): Step =>
  (page) =>
    page.goto(path);
const fill =
  (label: RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text, { timeout: PATIENCE });
const unfold =
  (text: RegExp): Step =>
  (page) =>
    page.locator('summary').filter({ hasText: text }).first().tap({ timeout: PATIENCE });
const example = (game: string): readonly Step[] => [
  address('/'),
  game,
  (page) => page.locator('[data-save="saved"]').waitFor(),
];
/** Taps a button as often as it is there. */
const whilePossible =
  (name: RegExp, until: RegExp): Step =>
  async (page) => {
    const done = page.getByRole('heading', { name: until });
    for (let i = 0; i < 40 && !(await done.isVisible()); i += 1)
      await page.getByRole('complementary').getByRole('button', { name }).last().tap({ timeout: PATIENCE });
  };

const SHELL_GAME = 'Ejemplo de Psychological|Example of Psychological';
const MENU: readonly Step[] = ['Menú de la mesa|Table menu', sheet];

const HOME: readonly View[] = [
  ['home', address('/')],
  ['settings', 'Ajustes|Settings', sheet],
  ['trust', 'Esc', 'Dados de fiar|Dice you can trust', sheet],
  ['storage', 'Esc', 'Todo se guarda|Everything stays', sheet],
  ['tables', 'Esc', 'Todas las mesas|All tables', sheet],
  ['open', 'Esc', 'Abrir enlace o archivo|Open a link or file', sheet],
  [
    'open, refused',
    fill(/^(Pega un enlace|Paste a link)/, 'https://example.org/'),
    '=Abrir enlace|Open link',
  ],
  ['rule book from home', address('/?rules=stupidity'), sheet],
  ['nothing here', address('/nowhere/at/all')],
  ['check, empty', address('/check')],
];

const TABLE: readonly View[] = [
  ['home with tables', ...example(SHELL_GAME), '>Inicio|Home'],
  ['refusal', ...example(SHELL_GAME), 'Aún no hay nada|Nothing to undo'],
  ['log', '=Pasa|Passes', 'Deshacer|Undo', 'Registro|Log', sheet],
  ['rule', 'Esc', 'PS-', sheet],
  ['dice', 'Esc', 'Dados libres|Dice tray', sheet, 'Tirar|Roll'],
  ['share', 'Esc', 'Compartir|Share', (page) => page.locator('[data-qr]').waitFor()],
  ['code', (page) => page.locator('[data-qr]').tap(), sheet],
  [
    'a link',
    address('/psychological-shock'),
    'Compartir|Share',
    (page) => page.locator('[data-qr]').waitFor(),
    async (page) => {
      const link = page.getByRole('textbox', { name: /^(Enlace|Link)/ });
      await page.goto(await link.inputValue({ timeout: PATIENCE }));
    },
    (page) => page.getByRole('button', { name: /^(Solo mirar|Just look)/ }).waitFor({ timeout: PATIENCE }),
  ],
  ['just looked at', 'Solo mirar|Just look'],
  ['menu', address('/psychological-shock'), ...MENU],
  ['house rules', 'Reglas de la casa|House rules', sheet],
  ['rule book', 'Esc', ...MENU, 'Reglamento|Rule book', sheet],
  ['storage of a table', 'Esc', ...MENU, 'Guardado|Storage|Saving|Kept', sheet],
  ['closing', 'Esc', ...MENU, 'Cerrar la mesa|Close the table'],
  ['closed', 'Cerrar la mesa|Close the table'],
  ['luck', 'Informe de suerte|Luck'],
  ['checked', 'Esc', ...MENU, 'Cerrar la mesa|Close the table', 'Comprobar|Check'],
  ['print', address('/psychological-shock'), ...MENU, 'Imprimir|Print', '(Ambos|Both'],
];

export const SHELL = { HOME, TABLE };

const CURSUS: readonly View[] = [
  ['example', ...example('Ejemplo de Cursus|Example of Cursus')],
  ['odds', '48'],
  ['refused event', '=Baja|Casualty'],
  ['typed dice', 'Teclear mis dados|Type my dice'],
  ['points', 'Cancelar|Cancel', '=Puntos|Points', 'Príncipe I,|Princeps I,'],
  ['events', '=Más|More'],
  ['two lists', 'Sin mapa|Without a map'],
  ['armies', 'Ejércitos y mesa|Armies and table', sheet],
  [
    'add',
    'Esc',
    'Añadir personajes|Add characters',
    sheet,
    fill(/Pegar|Paste/, '2x Hastado, huida 2\n¿qué?, x y'),
  ],
  ['forecast', 'Esc', '=Más|More', 'Ver el campo|Show the field', 'Pronóstico|Forecast'],
  [
    'phase over',
    whilePossible(
      /^(Tirar (la|las|estrellas)|Empieza Roma|Echar a suertes|Seguir|Repartir|Roll|Rome goes first|Draw lots|Go on|Share)/,
      /Fase de psicología terminada|Psychology phase done/,
    ),
  ],
  ['moves', 'Movimientos y deberes|Moves and duties|Movement'],
  ['battle', 'Hecho|Done', 'Empezar el turno 4|Begin turn 4'],
  ['leader dies', '=Muere un mando|Leader dies', 'Tito Lucano|Titus Lucanus'],
  ['swamped', '=Superioridad|Swamped', 'Hastado VI,|Hastatus VI,'],
  ['character', '=Más|More', '=Más|More', 'Aulo Marcio|Aulus Marcius'],
  ['empty', ...MENU, 'Mesa nueva|New table'],
];

const STUPIDITY: readonly View[] = [
  ['example', ...example('Ejemplo de Estupidez|Example of Stupidity')],
  ['half typed', 'Cara 5|Face 5'],
  ['odds of all', 'Deshacer|Undo', unfold(/pasan todas|all pass/)],
  ['by hand', unfold(/Poner a mano|Set by hand|By hand/)],
  ['compulsory move', 'Trolls del Vado: Mov|Trolls of the Ford: Comp'],
  ['another unit', 'Arqueros del Sauzal, |Archers|Willow'],
  [
    'charges',
    'Arqueros del Sauzal, |Archers|Willow',
    'Pasa: Lanzas|Passes: Lances',
    'Falla: Barrizal|Fails: Mudlark',
  ],
  ['movement', 'Cargas declaradas|Charges declared'],
  ['magic', '=Magia|Magic'],
  ['shooting', '=Disparo|Shooting'],
  ['combat', '=Combate|Close combat'],
  ['add', 'Añadir unidades|Add units', sheet],
  ['paste', '(Pegar|Paste', fill(/Líneas|Lines/, 'Caballeros x6, Ld 8, M 18\n¿qué?')],
  ['empty', 'Esc', ...MENU, 'Mesa nueva|New table'],
];

const COMANDOS: readonly View[] = [
  ['example', ...example('Ejemplo de Comandos|Example of Comandos')],
  ['typed dice', 'He sacado|I rolled'],
  ['check', 'Recoger|Put the dice', 'Omitir|Skip', 'Omitir|Skip', 'Inés Robledo'],
  ['shoot', '=Disparo|Shoot'],
  ['typed hundred', 'He sacado|I rolled'],
  ['jammed and refused', ...['=9', '=8', 'Cara 2|Face 2', 'Cara 7|Face 7', 'Cara 4|Face 4', 'Disparar|Fire']],
  ['contest', '=Enfrentamiento|Contest'],
  ['chase', '=Persecución|Chase'],
  ['brawl', '=Pelea|Brawl|Fight'],
  ['silent', '=Matar en silencio|Silent kill|Kill silently|Kill in silence'],
  ['morale', '=Moral|Morale'],
  ['load', '=Carga y velocidad|Load and speed'],
  ['tables', 'Inés Robledo', '=Tablas|Reference tables', sheet],
  ['sheet', 'Esc', '=Ficha|Sheet|File|Dossier'],
  ['form', 'Editar la ficha|Edit the sheet', sheet],
  [
    'add',
    'Esc',
    'Añadir comandos|Add commandos',
    sheet,
    fill(/Pegar|Paste/, 'Ada; 52; 64; 66; 58; 72\n¿qué?'),
  ],
  ['empty', 'Esc', ...MENU, 'Mesa nueva|New table'],
];

const BONDS: readonly View[] = [
  ['example', ...example('Ejemplo de Lazos|Example of Bonds')],
  ['more', unfold(/Más: dados|More: dice/)],
  ['typed dice', 'Mis dados|My dice', 'Cara 6|Face 6', 'Cara 6|Face 6', 'Cara 2|Face 2'],
  ['result', 'Cara 1|Face 1', 'Cara 2|Face 2'],
  ['claim', 'Aldara pide a Yanela|Aldara asks Yanela'],
  ['refused', '=Yanela rechaza|Yanela refuses'],
  ['heart', 'Cara 3|Face 3', 'Cara 3|Face 3', 'Cara 2|Face 2', 'Aclarar|Brighten|Lighten'],
  ['plot', 'Parcela 7,|Plot 7,'],
  ['refused claim', 'Brizo pide a Orvo|Brizo asks Orvo'],
  ['bearer', 'Orvo, '],
  ['by hand', unfold(/Poner a mano|Set by hand|By hand/)],
  ['new bond', 'Dibujar un lazo|Draw a bond'],
  ['combat', '(Combate|Combat', 'Orvo, '],
  ['card', 'Naipe de|Card of|Orvo.s card|Play a card'],
  ['end', 'Volver|Back', 'Acabar aventura|End the adventure|End adventure'],
  ['empty', ...MENU, 'Mesa nueva|New table'],
  ['add', 'Añadir portadores|Add bearers', sheet],
];

const SHOCK: readonly View[] = [
  ['example', ...example(SHELL_GAME)],
  ['odds', '50'],
  ['closest', 'Hay otro más cerca|Somebody else'],
  ['field', 'Campo|Field'],
  ['figure', 'Pvt. Novak,'],
  ['recovery', 'Cartas|Cards', 'Pvt. Kowalski,'],
  ['boosted', 'Más: Apoyo de Sgt|More: Boost'],
  ['soldier', 'Pvt. Kowalski,', 'Pvt. Bell,'],
  ['by hand', unfold(/Poner a mano|Set by hand|By hand/)],
  ['side', '=Sección americana|American section', sheet],
  ['refused form', 'Esc', 'Añadir soldados|Add soldiers', sheet, 'Añadirlo|Add him'],
  ['add', fill(/Pegar|Paste/, '3x Schütze 3/2\n¿qué?')],
  ['empty', 'Esc', ...MENU, 'Mesa nueva|New table'],
];

export const RULESETS = { CURSUS, STUPIDITY, COMANDOS, BONDS, SHOCK };
