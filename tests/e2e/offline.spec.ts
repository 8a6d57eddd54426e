/** Without a network, under any path, and from one version to the next. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type StaticServer, staticServer } from './static-server.ts';
import { openExample, saved } from './support.ts';

const EXAMPLE = 'Ejemplo de Psychological Shock';

/** Waits until the service worker holds everything and this page belongs to it. */
const readyForOffline = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('every route works with the network off after one visit', async ({ page, context }) => {
  await openExample(page, EXAMPLE);
  await expect(page.getByText('Nervio ya puede funcionar sin conexión.').first()).toBeVisible();
  await readyForOffline(page);
  const table = new URL(page.url()).pathname;
  await page.goto('/');
  await page.getByRole('link', { name: 'Psychological Shock', exact: true }).waitFor();
  const rulesets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(rulesets.length).toBeGreaterThan(2);
  await context.setOffline(true);
  for (const route of rulesets) {
    await page.goto(route);
    await saved(page);
    await page.reload();
    await saved(page);
  }
  /** Every other route, with what shows that it is there. */
  const pages = [
    ['/', page.getByRole('heading', { name: 'Nervio' })],
    [table, page.locator('[data-save="saved"]')],
    [`${table}/print`, page.getByRole('rowheader', { name: 'Pvt. Kowalski' })],
    ['/check', page.getByRole('heading', { name: 'Comprobar los dados' })],
    ['/no-such-game', page.getByText('En esta dirección no hay nada.')],
  ] as const;
  for (const [route, sight] of pages) {
    await page.goto(route);
    await expect(sight).toBeVisible();
    await page.reload();
    await expect(sight).toBeVisible();
  }
  await page.goto(table);
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  await expect(page.locator('[data-qr]')).toBeVisible();
});

test('"ready for offline" is said once', async ({ page }) => {
  await page.goto('/');
  const words = page.getByText('Nervio ya puede funcionar sin conexión.').first();
  await expect(words).toBeVisible();
  await page.reload();
  await readyForOffline(page);
  await page.getByRole('button', { name: 'Todo se guarda en este dispositivo' }).tap();
  await expect(page.getByText('Listo: todo menos enviar funciona sin conexión.')).toBeVisible();
  await expect(words).toBeHidden();
});

test.describe('from build A to build B', () => {
  let scratch: string;
  let server: StaticServer;
  test.beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'nervio-builds-'));
    for (const build of ['a', 'b']) cpSync('dist', join(scratch, build), { recursive: true });
    // The next version differs in its page, and so in the list that the service worker keeps.
    const page = join(scratch, 'b/index.html');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<title>', '<meta name="build" content="b" /><title>'),
    );
    const worker = join(scratch, 'b/sw.js');
    const list = readFileSync(worker, 'utf8');
    const next = list.replace(
      /(url:"index\.html",revision:")[0-9a-f]+|(revision:")[0-9a-f]+(",url:"index\.html")/,
      '$1$2b$3',
    );
    expect(next).not.toBe(list);
    writeFileSync(worker, next);
    server = await staticServer(join(scratch, 'a'));
  });
  test.afterAll(async () => {
    await server.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  test('an open roll is never interrupted, and survives the update', async ({ page }) => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Ejemplo de Estupidez' }).tap();
    await saved(page);
    await readyForOffline(page);
    await page.getByRole('button', { name: 'Cara 5' }).first().tap();
    await saved(page);
    server.serve(join(scratch, 'b'));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const update = page.getByRole('button', { name: 'Actualizar' });
    // The new version waits, and nobody is asked while dice are expected.
    await page.waitForTimeout(500);
    await expect(update).toBeHidden();
    await page.getByRole('button', { name: 'Cara 1' }).first().tap();
    await expect(update).toBeVisible();
    await update.tap();
    await expect(page.locator('meta[name="build"]')).toBeAttached();
    await saved(page);
    await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
  });
});

test('plain files under a path, with deep links and no fallback but 404.html', async ({ browser }) => {
  const { execFileSync } = await import('node:child_process');
  const out = mkdtempSync(join(tmpdir(), 'nervio-path-'));
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--logLevel', 'error'],
    {
      env: { ...process.env, BASE_PATH: '/games/nervio' },
    },
  );
  const server = await staticServer(out, '/games/nervio/');
  const context = await browser.newContext({ locale: 'es-ES', hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${server.url}psychological-shock`);
  await saved(page);
  expect(page.url()).toContain('/games/nervio/psychological-shock/');
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  await expect(page.getByRole('textbox', { name: /^Enlace/ })).toHaveValue(
    new RegExp(`^${server.url}psychological-shock#c2\\.`),
  );
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await saved(page);
  await context.close();
  await server.close();
  rmSync(out, { recursive: true, force: true });
});
