/** Checking, paper, backups, and a page that obeys its own security policy. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved } from './support.ts';

const EXAMPLE = 'Ejemplo de Psychological Shock';

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: item }).tap();
};

test('a closed table is checked, and its luck is told', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page
    .getByRole('button', { name: /^Tirar/ })
    .last()
    .tap();
  await saved(page);
  await menu(page, 'Cerrar la mesa');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la mesa' }).tap();
  await page.getByRole('button', { name: 'Informe de suerte' }).tap();
  await expect(page.getByText('1 × D6')).toBeVisible();
  await page.keyboard.press('Escape');
  await menu(page, 'Cerrar la mesa');
  await page.getByRole('button', { name: 'Comprobar los dados' }).tap();
  await expect(page.getByText('El secreto revelado coincide con la huella.', { exact: true })).toBeVisible();
  await expect(page.getByText('La única tirada de la app coincide.', { exact: true })).toBeVisible();
});

test('the roster and the log go on paper, and nothing else', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await menu(page, 'Imprimir');
  await page.getByRole('radio', { name: 'Ambos' }).tap();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  const row = page.getByRole('row', { name: /Pvt\. Kowalski/ }).first();
  await expect(row).toBeVisible();
  expect(await row.locator('.paper-box').count()).toBeGreaterThan(0);
  await expect(page.getByText(/Huella del secreto/)).toBeVisible();
  const [ground, ink] = await page
    .locator('.paper')
    .evaluate((paper) => [getComputedStyle(paper).backgroundColor, getComputedStyle(paper).color]);
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(17, 17, 17)']);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});

test('a backup brings everything back after the storage was cleared', async ({ page, browser }) => {
  await openExample(page, EXAMPLE);
  await openExample(page, 'Ejemplo de Estupidez');
  await menu(page, 'Guardado y copias');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Copia de todo' }).tap(),
  ]);
  const context = await browser.newContext({ locale: 'es-ES', hasTouch: true });
  const fresh = await context.newPage();
  await fresh.goto('/');
  await fresh.getByRole('button', { name: 'Abrir enlace o archivo' }).tap();
  await fresh.getByLabel('Elegir un archivo').setInputFiles(await download.path());
  await fresh.getByRole('button', { name: 'Añadir 2 mesas' }).tap();
  await expect(fresh.getByText('2 mesas añadidas.').first()).toBeVisible();
  await context.close();
});

test('storage that is forbidden does not stop play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: EXAMPLE }).tap();
  await expect(page.locator('[data-save="memory"]')).toBeVisible();
  await page.getByRole('button', { name: 'Pasa', exact: true }).tap();
  await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
});

test('no page breaks the content-security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  const broken = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { readonly broken: string[] }).broken);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await openExample(page, EXAMPLE);
  expect(await broken()).toEqual([]);
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  await page.locator('[data-qr]').waitFor();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Registro como texto' }).tap(),
  ]);
  await page.keyboard.press('Escape');
  await menu(page, 'Imprimir');
  await expect(page.locator('.paper')).toBeVisible();
  expect(await broken()).toEqual([]);
  // Every game's example and the page that checks dice, too.
  await page.goto('/');
  const examples = page.getByRole('button', { name: /^Ejemplo de / });
  await expect(examples.first()).toBeVisible();
  const games = await examples.count();
  expect(games).toBeGreaterThanOrEqual(5);
  for (let game = 0; game < games; game += 1) {
    await examples.nth(game).tap();
    await saved(page);
    expect(await broken()).toEqual([]);
    await page.goto('/');
  }
  await page.goto('/check');
  await expect(page.getByRole('heading', { name: 'Comprobar los dados' })).toBeVisible();
  expect(await broken()).toEqual([]);
  // Whatever comes from outside is not run.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  // Once for the header and once for the page's own policy.
  await expect.poll(async () => [...new Set(await broken())]).toEqual(['script-src-elem inline']);
});

test('whether the screen stays on can be seen', async ({ page, context }) => {
  await context.grantPermissions(['screen-wake-lock']);
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'La pantalla sigue encendida.' }).tap();
  await expect(page.getByText('La pantalla sigue encendida.').first()).toBeVisible();
});
