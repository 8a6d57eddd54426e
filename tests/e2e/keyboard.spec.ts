/** One turn of each ruleset by keyboard alone: no tap, no click. */
import { expect, type Page, test } from '@playwright/test';
import { type Keys, keysOf } from './support-keyboard.ts';

const guide = (page: Page) => page.getByRole('complementary');
const heading = (page: Page, name: string | RegExp) => guide(page).getByRole('heading', { name });

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

async function openByKeys(page: Page, game: string): Promise<Keys> {
  await page.goto('/');
  const keys = keysOf(page);
  await keys.press(`Ejemplo de ${game}`);
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  return keys;
}

/**
 * Picks up the figure at which Tab enters the board, carries it by the arrows, and puts it down; then the
 * arrows walk on to another one. Returns the name of the figure.
 */
async function moveFigure(page: Page, keys: Keys): Promise<string> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await keys.reachFigures();
  const label = await focused();
  await keys.key('Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
  expect(await focused()).toBe(label);
  await keys.key('Escape', 'ArrowUp');
  expect(await focused()).not.toBe(label);
  return label.split(',')[0]!;
}

/** Opens a sheet from the bar and closes it: the focus is kept inside, and comes back to its button. */
async function lookAndReturn(page: Page, keys: Keys, name: string): Promise<void> {
  await keys.press(name);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 4; i += 1) {
    await keys.key('Tab');
    // Between the last control and the first one the focus is on the browser itself.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await keys.key('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
}

test('Psychological Shock', async ({ page }) => {
  const keys = await openByKeys(page, 'Psychological Shock');
  await keys.press('Tirar el chequeo');
  await keys.press(/^Pvt\. Kowalski,/);
  await keys.press(/^La mejor opción/);
  await keys.press(/^Tirar · gastar 1 FA/);
  await expect(page.getByRole('button', { name: /^Deshacer: Pvt\. Kowalski/ })).toBeVisible();
  await lookAndReturn(page, keys, 'Registro');
  // A figure is picked up, carried by the arrows, and put down.
  await keys.press('Campo');
  const name = await moveFigure(page, keys);
  await expect(page.getByRole('button', { name: new RegExp(`^Deshacer: .*${name}`) })).toBeVisible();
  await keys.press(/^Acabar turno/);
  await expect(page.getByRole('banner').getByText('Gruppe alemana')).toBeVisible();
  expect(keys.faults).toEqual([]);
});

test('Cursus Honorum', async ({ page }) => {
  const keys = await openByKeys(page, 'Cursus Honorum');
  const next = /^(Tirar (la|las|estrellas) |Tirar la|Empieza Roma|Echar a suertes|Seguir|Repartir)/;
  for (let i = 0; i < 40 && !(await heading(page, 'Fase de psicología terminada').isVisible()); i += 1)
    await keys.press(next);
  await keys.press('Empezar el turno 4');
  await expect(heading(page, '¿Qué pasa en la mesa?')).toBeVisible();
  // Without any event, the token that has the focus is moved.
  const moved = await moveFigure(page, keys);
  await expect(page.getByRole('status')).toContainText(moved);
  await keys.press('Baja');
  await keys.reachFigures();
  await keys.key('ArrowUp');
  const fallen = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
  await keys.key('Enter');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${fallen.split(',')[0]}, Roma.*muerto`) }),
  ).toBeVisible();
  await lookAndReturn(page, keys, 'Menú de la mesa');
  await keys.press('Fase de psicología');
  expect(keys.faults).toEqual([]);
});

test('Stupidity', async ({ page }) => {
  const keys = await openByKeys(page, 'Estupidez');
  await keys.press('Cara 3');
  await keys.press('Cara 6');
  await keys.press('Pasa: Barrizal el Mareado');
  await keys.press('Cargas declaradas: a Movimiento');
  await keys.press(/^Avanza/);
  await keys.press('Magia');
  await keys.press('Disparo');
  await keys.press('Combate');
  await expect(heading(page, 'Trolls del Lodazal')).toBeVisible();
  await keys.press('Cara 2');
  await keys.press('Turno 2: empieza el Bando B');
  await expect(heading(page, 'Primero, Pánico y Terror')).toBeVisible();
  await lookAndReturn(page, keys, 'Compartir');
  expect(keys.faults).toEqual([]);
});

test('Comandos de Guerra', async ({ page }) => {
  const keys = await openByKeys(page, 'Comandos de Guerra');
  await keys.press('Tirar moral');
  await keys.press(/^Omitir a /);
  await keys.press(/^Inés Robledo,/);
  await keys.press('Disparo');
  await keys.press('Disparar · 1D100');
  await expect(page.getByRole('button', { name: /^Deshacer: .*Inés/ })).toBeVisible();
  await keys.press('Siguiente asalto');
  await expect(page.getByRole('banner').getByText('Asalto 13')).toBeVisible();
  await lookAndReturn(page, keys, 'Dados libres');
  expect(keys.faults).toEqual([]);
});

test('Bonds and Heart', async ({ page }) => {
  const keys = await openByKeys(page, 'Lazos y corazón');
  await keys.press('Tirar prueba');
  await expect(page.getByText(/contra 13 · (éxito|fallo)/)).toBeVisible();
  await keys.press(/^Aldara pide a Yanela: amor/);
  await keys.press('Yanela rechaza');
  for (const face of [3, 3, 2]) await keys.press(`Cara ${face}`);
  await expect(page.getByText(/^Se oscurece la parcela \d+\.$/)).toBeVisible();
  await keys.press(/^Parcela 7,/, 'Space');
  await keys.press('Listo');
  await lookAndReturn(page, keys, 'Registro');
  expect(keys.faults).toEqual([]);
});
