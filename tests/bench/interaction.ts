/** Common taps of each ruleset on its example, in a real browser slowed down four times. */
import type { Page } from '@playwright/test';
import { slowDown, startStopwatch, stopwatch, withTablet } from './tablet.ts';

/** What a tap is for, and the name of what is tapped. */
type Tap = readonly [what: string, name: string | RegExp];

/** After the game's own taps: what every table has. */
const EVERYWHERE: readonly Tap[] = [
  ['undo', /^Deshacer: /],
  ['redo', /^Rehacer: /],
  ['open the log', 'Registro'],
  ['close a sheet', 'Cerrar'],
  ['open the menu', 'Menú de la mesa'],
  ['close a sheet', 'Cerrar'],
  ['open the dice', 'Dados libres'],
  ['close a sheet', 'Cerrar'],
  ['open the share sheet', 'Compartir'],
  ['close a sheet', 'Cerrar'],
];

const GAMES: Readonly<Record<string, readonly Tap[]>> = {
  'Cursus Honorum': [
    ['own dice', 'Teclear mis dados'],
    ['type a face', 'Cara 1'],
    ['roll one', 'Tirar en la app'],
    ['roll all', /^Tirar las \d+ pruebas/],
    ['select', /^Escutario 4, Iberia/],
    ['let go', /^Escutario 4, Iberia/],
  ],
  Estupidez: [
    ['select', /^Arqueros del Sauzal,/],
    ['let go', /^Arqueros del Sauzal,/],
    ['type a face', 'Cara 3'],
    ['roll one', 'Tirar en la app'],
    ['tell the outcome', 'Falla: Barrizal el Mareado'],
  ],
  'Comandos de Guerra': [
    ['change a counter', 'Más: Modificador'],
    ['pass over', 'Omitir a Sanna Lindqvist'],
    // Not rolled: whoever loses eight points has to choose before anything else.
    ['pass over', 'Omitir a Inés Robledo'],
    ['select', /^Inés Robledo,/],
    ['open a form', 'Disparo'],
    ['own dice', 'He sacado…'],
    ['type a digit', '9'],
  ],
  'Lazos y corazón': [
    ['roll one', 'Tirar prueba'],
    ['select', /^Aldara pide a Yanela: amor/],
    ['answer', 'Yanela rechaza'],
    ['type a face', 'Cara 3'],
    ['type a face', 'Cara 3'],
    ['type a face', 'Cara 2'],
  ],
  'Psychological Shock': [
    ['open a sheet', /^3 fichas de acción, Sección americana/],
    ['close a sheet', 'Cerrar'],
    ['roll one', 'Tirar el chequeo'],
    ['select', /^Pvt\. Bell,/],
    ['change a state', 'Herido'],
  ],
};

/** Left alone before and after a tap, in milliseconds, so that each is measured by itself. */
const REST = 700;

async function timed(page: Page, name: string | RegExp): Promise<number> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.waitFor();
  await startStopwatch(page);
  await button.tap();
  const painted = await stopwatch(page);
  await page.waitForTimeout(REST);
  return painted;
}

export interface Timed {
  readonly what: string;
  readonly ms: number;
}

/** Plays the taps of one game once. */
async function playOnce(address: string, game: string, taps: readonly Tap[]): Promise<Timed[]> {
  return withTablet('es-ES', async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: game }).tap();
    await page.locator('[data-save="saved"]').waitFor();
    await slowDown(page);
    await page.waitForTimeout(REST);
    const times: Timed[] = [];
    for (const [what, name] of [...taps, ...EVERYWHERE]) times.push({ what, ms: await timed(page, name) });
    return times;
  });
}

/** For each game every tap with its milliseconds to the next paint, over some evenings. */
export async function measureInteraction(
  address: string,
  evenings: number,
): Promise<ReadonlyMap<string, readonly Timed[]>> {
  const all = new Map<string, Timed[]>();
  for (const [game, taps] of Object.entries(GAMES)) {
    const times: Timed[] = [];
    for (let i = 0; i < evenings; i += 1) times.push(...(await playOnce(address, game, taps)));
    all.set(game, times);
  }
  return all;
}
