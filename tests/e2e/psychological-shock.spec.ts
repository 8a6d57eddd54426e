/** The shock rules as players play them: by thumb, on a tablet. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved, tapRefused, undoAll } from './support.ts';

const EXAMPLE = 'Ejemplo de Psychological Shock';
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const log = (page: Page) => page.getByRole('dialog', { name: 'Registro' });

/** Wounds Bell (his closest friend is Diaz) after the owed test of the example has been told as passed. */
async function woundBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pasa' }).tap();
  await card(page, 'Pvt. Bell').tap();
  await page.getByRole('button', { name: 'Herido', exact: true }).first().tap();
  await expect(page.getByRole('heading', { name: 'Chequea Pfc. Diaz' })).toBeVisible();
}

test('from a cold start to a playable example in two taps', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await expect(page.getByRole('heading', { name: 'Chequea Pvt. Ortiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Tirar el chequeo' }).tap();
  await expect(page.getByRole('button', { name: /^Deshacer: Pvt\. Ortiz/ })).toBeVisible();
});

test('nothing scrolls the page at 1180 × 820', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const spare = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(spare).toEqual([0, 0]);
});

test('a wound, the test, shock, and recovery by the advice, with the dice of the app', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await woundBell(page);
  await page.getByRole('button', { name: 'Falla' }).tap();
  await expect(card(page, 'Pfc. Diaz')).toHaveAttribute('aria-label', /En conmoción/);
  await card(page, 'Pvt. Kowalski').tap();
  await expect(page.getByRole('heading', { name: 'Pvt. Kowalski está en conmoción' })).toBeVisible();
  await page.getByRole('button', { name: /^La mejor opción: / }).tap();
  await page.getByRole('button', { name: /^Tirar · gastar 1 FA/ }).tap();
  await expect(page.getByRole('button', { name: /^Deshacer: Pvt\. Kowalski/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 fichas de acción, Sección americana' })).toBeVisible();
});

test('the same with typed dice, boosts announced, and every step undone', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await woundBell(page);
  await page.getByRole('button', { name: 'Cara 6' }).tap();
  await expect(card(page, 'Pfc. Diaz')).toHaveAttribute('aria-label', /En conmoción/);
  await card(page, 'Pvt. Kowalski').tap();
  await page.getByRole('button', { name: 'Más: Apoyo de Sgt. Moore' }).tap();
  await expect(page.getByRole('button', { name: 'Tirar · gastar 2 FA' })).toBeVisible();
  await page.getByRole('button', { name: 'Cara 4' }).tap();
  await expect(card(page, 'Pvt. Kowalski')).not.toHaveAttribute('aria-label', /En conmoción/);
  await page.getByRole('button', { name: 'Registro' }).tap();
  await expect(log(page).getByText(/1D6 = 4, apoyo −1 de Sgt\. Moore = 3 contra 3.*tecleado/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await undoAll(page)).toBe(4);
  await expect(page.getByRole('heading', { name: /Chequea Pvt\. Ortiz|Pvt\. Kowalski/ })).toBeVisible();
  await page.getByRole('button', { name: 'Registro' }).tap();
  await expect(log(page).locator('s')).toHaveCount(4);
});

test('a try that is being prepared survives a reload', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Pasa' }).tap();
  await card(page, 'Pvt. Kowalski').tap();
  await page.getByRole('button', { name: 'Más: Apoyo de Sgt. Moore' }).tap();
  await saved(page);
  await page.reload();
  // Exactly where it was: the man is looked at again, with the boost that was announced for him.
  await expect(page.getByRole('heading', { name: 'Pvt. Kowalski está en conmoción' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tirar · gastar 2 FA' })).toBeVisible();
});

test('from a hit to its result in two taps, by a long press on the card', async ({ page, context }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Pasa' }).tap();
  const box = (await card(page, 'Pvt. Bell').boundingBox())!;
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  const menu = page.getByRole('group', { name: 'Le dan: Pvt. Bell' });
  await expect(menu).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await menu.getByRole('button', { name: 'Herido' }).tap();
  await page.getByRole('button', { name: 'Tirar el chequeo' }).tap();
  const guide = page.getByRole('complementary');
  await expect(guide.getByText(/^Pfc\. Diaz (aguanta|entra en conmoción)$/)).toBeVisible();
});

test('a form answers why it cannot be sent, above everything else', async ({ page }) => {
  await page.goto('/psychological-shock');
  await page.getByRole('button', { name: 'Añadir soldados: Bando A' }).tap();
  // Playwright takes an explained key for a disabled one.
  await tapRefused(page.getByRole('button', { name: 'Añadirlo' }));
  // The first is for the ear alone.
  const answer = page.getByRole('dialog').getByText('El personaje necesita un nombre.').last();
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport({ ratio: 1 });
});

test('an owed test and the undo list survive a reload', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await woundBell(page);
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chequea Pfc. Diaz' })).toBeVisible();
  expect(await undoAll(page)).toBe(2);
  await expect(page.getByRole('heading', { name: 'Chequea Pvt. Ortiz' })).toBeVisible();
  await page.getByRole('button', { name: /^Rehacer: / }).tap();
  await page.getByRole('button', { name: /^Rehacer: / }).tap();
  await expect(page.getByRole('heading', { name: 'Chequea Pfc. Diaz' })).toBeVisible();
});

test('undo and repeat gives the same die', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const roll = page.getByRole('button', { name: 'Tirar el chequeo' });
  const undo = page.getByRole('button', { name: /^Deshacer: / });
  await roll.tap();
  const first = await undo.getAttribute('aria-label');
  await undo.tap();
  await roll.tap();
  await expect(undo).toHaveAccessibleName(first ?? '');
});

test('a page that is killed right after a change loses nothing', async ({ page, context }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Cara 5' }).tap();
  await saved(page);
  const url = page.url();
  const session = await context.newCDPSession(page);
  const killed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await killed;
  const again = await context.newPage();
  await again.goto(url);
  await expect(card(again, 'Pvt. Ortiz')).toHaveAttribute('aria-label', /En conmoción/);
});

test('one table in two languages', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Cara 5' }).tap();
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('button', { name: 'Ajustes' }).tap();
  await page.getByRole('radio', { name: 'English' }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(card(page, 'Pvt. Ortiz')).toHaveAttribute('aria-label', /In shock/);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(
    page.getByText(/Pvt\. Ortiz \(closest to Pvt\. Lund, 0\.84u\) shock test: D6 = 5 vs 3/),
  ).toBeVisible();
});

test('drag a figure, rotate the tablet, undo', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Campo', exact: true }).tap();
  const figure = page.getByRole('application').getByRole('button', { name: /^Pvt\. Novak,/ });
  const start = (await figure.boundingBox())!;
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Deshacer: .*Novak/ })).toBeVisible();
  const moved = (await figure.boundingBox())!;
  expect(Math.abs(moved.x - (start.x - 60))).toBeLessThan(3);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(async () => Math.abs((await figure.boundingBox())!.x - moved.x)).toBeLessThan(1);
  await page.getByRole('button', { name: /^Deshacer: .*Novak/ }).tap();
  await expect.poll(async () => Math.abs((await figure.boundingBox())!.x - start.x)).toBeLessThan(1);
});

test('soldiers typed in and pasted, a side of seven with numbering', async ({ page }) => {
  await page.goto('/psychological-shock');
  await page.getByRole('button', { name: 'Añadir soldados: Bando A' }).tap();
  await page.getByLabel('Nombre', { exact: true }).fill('Fusilero');
  for (let i = 0; i < 6; i += 1) await page.getByRole('button', { name: 'Más: Cuántos' }).tap();
  await page.getByRole('button', { name: 'Añadir 7' }).tap();
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(card(page, 'Fusilero 7')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir soldados: Bando B' }).tap();
  await page.getByLabel('Pegar una lista').fill('Uffz. Rahn (jefe) 5/3 M2/1\n3x Schütze 3/2\n¿qué?');
  await expect(page.getByRole('listitem').filter({ hasText: '¿qué?' })).toContainText('—');
  await page.getByRole('button', { name: 'Añadir 4 soldados' }).tap();
  await expect(card(page, 'Schütze 3')).toBeVisible();
  await expect(page.getByText(/Menos de 7 personajes/)).toBeVisible();
});
