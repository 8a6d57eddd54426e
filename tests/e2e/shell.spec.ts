/** The shell around the games: home, settings, log, rule book, free dice, tables that come back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved } from './support.ts';

const EXAMPLE = 'Ejemplo de Psychological Shock';

const audit = async (page: Page): Promise<unknown[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))]);
};

for (const scheme of ['dark', 'light'] as const) {
  test(`no accessibility violation, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date('2026-06-01T12:00:00'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Nervio' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await openExample(page, EXAMPLE);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Registro' }).tap();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
    await page.getByRole('button', { name: 'Reglas de la casa' }).tap();
    expect(await audit(page)).toEqual([]);
  });
}

test('a rule number opens the rule, and the book can be searched', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'PS-2.1', exact: true }).tap();
  const book = page.getByRole('dialog', { name: /Reglamento/ });
  await expect(book.getByText('PS-2.1', { exact: true })).toBeVisible();
  await book.getByLabel('Buscar en las reglas').fill('apoyo');
  await expect(book.getByText('PS-6.4', { exact: true })).toBeVisible();
  await expect(book.getByText('PS-1.1', { exact: true })).toBeHidden();
});

test('a sheet that a finger opened gives the focus back, without a ring', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const log = page.getByRole('button', { name: 'Registro', exact: true });
  await log.tap();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'none');
  await close.tap();
  await expect(log).toBeFocused();
  await expect(log).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(log).toHaveCSS('outline-style', 'solid');
});

test('free dice go into the log', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Dados libres' }).tap();
  await page.getByRole('radio', { name: 'd10', exact: true }).tap();
  await page.getByRole('button', { name: 'Tirar · 2d10' }).tap();
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.getByRole('button', { name: 'Registro' }).tap();
  await expect(page.getByText(/Tirada libre 2d10: \d+ \+ \d+ = \d+ \(dados de la app\)/)).toBeVisible();
});

test('a house rule is a switch, stands in the log and can be undone', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('button', { name: 'Reglas de la casa' }).tap();
  const rule = page.getByRole('switch', { name: /Un chequeo por ataque/ });
  await rule.tap();
  await expect(rule).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.getByRole('button', { name: /^Deshacer: / }).tap();
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('button', { name: 'Reglas de la casa' }).tap();
  await expect(rule).toHaveAttribute('aria-checked', 'false');
});

test('a deleted table comes back, from the notice and from the list', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Pasa' }).tap();
  await saved(page);
  const remove = async () => {
    await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
    await page.getByRole('button', { name: 'Borrar la mesa' }).tap();
  };
  await remove();
  await page.getByRole('button', { name: 'Recuperar' }).tap();
  await page.getByRole('link', { name: 'Seguir El cruce de Saint-Fromond' }).tap();
  await remove();
  // The notice comes once the deletion is stored; a reload before that may well bring the table back.
  await expect(page.getByRole('button', { name: 'Recuperar' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Todas las mesas/ }).tap();
  await page.getByRole('button', { name: 'Recuperar' }).tap();
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(page.getByRole('link', { name: 'Seguir El cruce de Saint-Fromond' })).toBeVisible();
});

test('theme and text size are kept on the device', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ajustes' }).tap();
  await page.getByRole('radio', { name: 'Pergamino' }).tap();
  await page.getByRole('radio', { name: /^150/ }).tap();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
});

test('the language of the browser is spoken', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('For when your miniatures lose their nerve.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('without storage the game goes on, and says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: EXAMPLE }).tap();
  await page.getByRole('button', { name: 'Pasa' }).tap();
  await expect(page.locator('[data-save="memory"]')).toBeVisible();
  await expect(page.getByText(/este navegador no deja guardar nada/).first()).toBeVisible();
});
