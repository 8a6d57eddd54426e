/** The raid as players play it: by thumb, on a tablet, in both languages. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved, tapRefused, undoAll } from './support.ts';

const EXAMPLE = 'Ejemplo de Comandos de Guerra';
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();
/** A control that will say why it does nothing. */
const tab = (page: Page, name: string | RegExp) =>
  page
    .getByRole('navigation', { name: /Qué hacer|What to do/ })
    .getByRole('button', { name })
    .tap();

/** A d100 on the keypad: two digits as the dice lie are a face at once. */
async function typeHundred(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
}

/** The example without its owed checks. */
async function openQuiet(page: Page): Promise<void> {
  await openExample(page, EXAMPLE);
  await tap(page, 'Omitir a Sanna Lindqvist');
  await tap(page, 'Omitir a Inés Robledo');
  await expect(page.getByRole('heading', { name: '¿Qué pasa?' })).toBeVisible();
}

test('nothing scrolls the page at 1180 × 820, with any tab', async ({ page }) => {
  await openExample(page, EXAMPLE);
  for (const name of ['Chequeo', 'Disparo', 'Enfrentamiento', 'Persecución', 'Pelea', 'Moral']) {
    await tab(page, name);
    const spare = await page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect(spare).toEqual([0, 0]);
  }
});

test('a check with a combined action: main by the app, second by typed dice, a reload between', async ({
  page,
}) => {
  await openQuiet(page);
  await card(page, 'Inés Robledo').tap();
  await tap(page, '+ Otra acción');
  await tap(page, 'Tirar la principal');
  await expect(page.getByRole('heading', { name: /acción secundaria: Fusil/ })).toBeVisible();
  await tap(page, 'He sacado…');
  await saved(page);
  await page.reload();
  await expect(page.getByText('Teclea 1 dado')).toBeVisible();
  await typeHundred(page, '50');
  await page.getByRole('button', { name: 'Tirar en la app' }).tap();
  await expect(page.getByRole('button', { name: /^Deshacer: acción secundaria de Inés/ })).toBeVisible();
  expect(await undoAll(page)).toBeGreaterThan(3);
});

test('a shot that jams is cleared, and the rounds clear it', async ({ page }) => {
  await openQuiet(page);
  await card(page, 'Inés Robledo').tap();
  await tab(page, 'Disparo');
  await tap(page, 'He sacado…');
  await typeHundred(page, '98');
  await tap(page, 'Cara 2');
  await tap(page, 'Cara 7');
  await tap(page, 'Cara 4');
  await expect(card(page, 'Inés Robledo')).toHaveAttribute('aria-label', /Fusil: encasquillada/);
  // What cannot be done says why.
  await tapRefused(page.getByRole('button', { name: /^Disparar/ }).first());
  await expect(page.getByText(/Fusil: arma encasquillada/).first()).toBeVisible();
  await tap(page, /^Despejar/);
  await expect(card(page, 'Inés Robledo')).toHaveAttribute('aria-label', /Fusil: despejándose 1 asalto/);
  await tap(page, 'Siguiente asalto');
  await expect(card(page, 'Inés Robledo')).toHaveAttribute('aria-label', /Fusil: lista/);
});

test('a chase from long range to capture, with typed dice', async ({ page }) => {
  await openQuiet(page);
  await tab(page, 'Persecución');
  await tap(page, 'Mover a mano: larga');
  for (const place of ['media', 'corta', 'alcanzado']) {
    await tap(page, 'He sacado…');
    // The pursuer's die, then the quarry's, who fails.
    await typeHundred(page, '20');
    await typeHundred(page, '97');
    await expect(page.getByRole('button', { name: `La distancia es: ${place}` })).toBeVisible();
    await tap(page, 'Resuelto');
  }
  await tapRefused(page.getByRole('button', { name: 'Tirar el siguiente paso' }).first());
  await expect(page.getByText(/Esta persecución ha terminado/).first()).toBeVisible();
});

test('an order that is refused, and one that a fanatic never hears', async ({ page }) => {
  await openQuiet(page);
  await tab(page, 'Enfrentamiento');
  await page.getByRole('radio', { name: 'Una orden' }).tap();
  await page.getByRole('group', { name: 'Quién participa' }).getByRole('button', { name: /Sanna/ }).tap();
  await page.getByRole('group', { name: 'Quién participa' }).getByRole('button', { name: /Inés/ }).tap();
  await tap(page, 'He sacado…');
  await typeHundred(page, '90');
  await typeHundred(page, '30');
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('La orden no se cumple');
  await page.getByRole('group', { name: 'Quién participa' }).getByRole('button', { name: /Tom/ }).tap();
  await tapRefused(page.getByRole('button', { name: /^Tirar Mando/ }).first());
  await expect(page.getByText(/no le llegan las órdenes: fanatismo/).first()).toBeVisible();
});

test('a loss of nine ends in apathy, which expires after nine rounds', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await tap(page, 'He sacado…');
  await tap(page, 'Falla');
  await tap(page, 'Cara 9');
  await page.getByRole('radio', { name: /Apatía/ }).tap();
  await tap(page, 'Apatía, 9 asaltos');
  await expect(card(page, 'Sanna Lindqvist')).toHaveAttribute('aria-label', /apatía, 9 asaltos/);
  for (let i = 0; i < 8; i += 1) await tap(page, 'Siguiente asalto');
  await expect(card(page, 'Sanna Lindqvist')).toHaveAttribute('aria-label', /apatía, 1 asalto más/);
  await tap(page, 'Siguiente asalto');
  await expect(card(page, 'Sanna Lindqvist')).not.toHaveAttribute('aria-label', /apatía/);
});

test('a hidden roll is seen by the director only, until it is revealed', async ({ page }) => {
  await openQuiet(page);
  await card(page, 'Sanna Lindqvist').tap();
  await page.getByRole('button', { name: /Sigilo 58/ }).tap();
  await tap(page, 'Tirar 1D100');
  await expect(page.getByText(/Tirada a escondidas/)).toBeVisible();
  await tab(page, 'Ahora');
  const line = page.getByText(/^(\d+).*(éxito|fracaso) (alto|medio|bajo)/);
  await expect(line).toHaveCount(0);
  await tap(page, 'Director: mirar');
  await expect(line.first()).toBeVisible();
  await tap(page, 'Descubrir');
  await page.getByRole('button', { name: 'Registro' }).tap();
  await expect(page.getByRole('dialog', { name: 'Registro' }).getByText(/Sigilo 58 · dado/)).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('three taps to a check, by the app’s die', async ({ page }) => {
    await openExample(page, 'Example of Comandos de Guerra');
    await card(page, 'Sanna Lindqvist').tap();
    await page.getByRole('button', { name: /Explosives 65/ }).tap();
    await tap(page, 'Roll 1d100');
    await expect(page.getByRole('button', { name: /^Undo: check of Sanna/i })).toBeVisible();
  });

  test('tables are filled by pasting and asked for when they are empty', async ({ page }) => {
    await openExample(page, 'Example of Comandos de Guerra');
    await card(page, 'Tom Aldous').tap();
    await tab(page, 'Load and speed');
    await page.getByRole('textbox', { name: 'Weight, kg' }).fill('60');
    await expect(page.getByText('The table has no answer. How hard is it?')).toBeVisible();
    await page.getByRole('radio', { name: /^hard/ }).tap();
    await tap(page, 'Lift 60 kg');
    await tap(page, 'Reference tables');
    await page.getByRole('radio', { name: 'Speed' }).tap();
    await page
      .getByRole('textbox', { name: 'Paste from a spreadsheet' })
      .fill('kg; 0-40; 41-70\n0; 4; 5\n20; 3; 4');
    await tap(page, 'Put it into the table');
    await page.keyboard.press('Escape');
    await expect(page.getByText('5 km/h')).toBeVisible();
  });
});
