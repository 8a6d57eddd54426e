/** Handing a table over: by link, by code, by file, to another browser that knows nothing. */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import { CHROMIUM_KINDS, installShareSheet, type SharedThing, type ShareSheet } from '../share-sheet.ts';
import { openExample, saved } from './support.ts';

const EXAMPLE = 'Ejemplo de Psychological Shock';
const NAME = '50% & más / "ñ" <b>#1</b> 🐉';

async function renamed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByLabel('Nombre de la mesa').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await saved(page);
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  return page.getByRole('textbox', { name: /^Enlace/ }).inputValue();
}

/** Another device: nothing of this one is known there. */
async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** What a phone's camera reads off a part of the screen. */
async function scan(page: Page, selector: string): Promise<string | undefined> {
  const picture = (await page.locator(selector).screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([pixels.data]));
    });
    return { data: text.split(',')[1]!, width: image.width, height: image.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'base64')), width, height)?.data;
}

test('by link: previewed in the other language, looked at, then added', async ({ page, browser }) => {
  await openExample(page, EXAMPLE);
  await renamed(page, NAME);
  const link = await linkOf(page);
  expect(link.split('#')[1]).toMatch(/^[A-Za-z0-9._-]+$/);
  const other = await elsewhere(browser, link);
  await expect(other.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(other.getByText('Pvt. Kowalski')).toBeVisible();
  await other.getByRole('button', { name: 'Just look' }).tap();
  await expect(other.getByText(/^Just looking · taken /)).toBeVisible();
  // Whatever is tapped, nothing happens but a sentence.
  await other.getByRole('button', { name: 'Passes' }).tap();
  await expect(other.getByText('This table is view-only.', { exact: false }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Add as new table' }).tap();
  await expect(other).toHaveURL(/\/psychological-shock\/[a-z0-9]+$/);
  await saved(other);
  await other.getByRole('button', { name: 'Passes' }).tap();
  await saved(other);
  await other.context().close();
});

test('by QR code, read off the screen', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const link = await linkOf(page);
  await page.locator('[data-qr]').waitFor();
  expect(await scan(page, '[data-qr]')).toBe(link);
  await page.locator('[data-qr]').tap();
  expect(await scan(page, 'dialog [role="img"]')).toBe(link);
});

test('by file: with its log, and taken back again', async ({ page, browser }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Pasa', exact: true }).tap();
  await renamed(page, NAME);
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Para seguir en otro sitio' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.nervio\.json$/);
  const other = await elsewhere(browser, new URL('/', page.url()).href);
  await other.getByRole('button', { name: 'Open a link or file' }).tap();
  await other.getByLabel('Choose a file').setInputFiles(await download.path());
  await expect(other.getByText(NAME)).toBeVisible();
  await other.getByRole('button', { name: 'Add 1 table' }).tap();
  await expect(other).toHaveURL(/\/psychological-shock\/[a-z0-9]+$/);
  await saved(other);
  await other.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(other.getByRole('list', { name: 'Log' }).getByText(NAME).first()).toBeVisible();
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(other.getByRole('heading', { name: 'Nervio' })).toBeVisible();
  await expect(other.getByText(NAME)).toBeHidden();
  await other.context().close();
});

test('by the share sheet: a file of a kind it takes, the link, and the backup', async ({ page, browser }) => {
  await page.addInitScript(installShareSheet, CHROMIUM_KINDS);
  const shown = (): Promise<readonly SharedThing[]> =>
    page.evaluate(() => (window as unknown as { readonly shareSheet: ShareSheet }).shareSheet.shown);
  await openExample(page, EXAMPLE);
  await renamed(page, NAME);
  const link = await linkOf(page);
  await page.getByRole('button', { name: 'Mandar enlace' }).tap();
  await expect.poll(shown).toMatchObject([{ title: NAME, url: link, files: [] }]);
  await page.getByRole('button', { name: 'Para seguir en otro sitio' }).tap();
  await expect.poll(async () => (await shown()).length).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardado y copias' }).tap();
  await page.getByRole('button', { name: 'Copia de todo' }).tap();
  await expect.poll(async () => (await shown()).length).toBe(3);
  const [, table, backup] = await shown();
  expect(backup?.files[0]?.name).toMatch(/^nervio-[\d-]+\.nervio\.txt$/);
  const [file] = table!.files;
  expect(file).toMatchObject({ name: '50-mas-n-b-1-b.nervio.txt', type: 'text/plain' });
  const other = await elsewhere(browser, new URL('/', page.url()).href);
  await other.getByRole('button', { name: 'Open a link or file' }).tap();
  await other
    .getByLabel('Choose a file')
    .setInputFiles({ name: file!.name, mimeType: file!.type, buffer: Buffer.from(file!.text) });
  await other.getByRole('button', { name: 'Add 1 table' }).tap();
  await expect(other).toHaveURL(/\/psychological-shock\/[a-z0-9]+$/);
  await saved(other);
  await expect(other.getByText(NAME).first()).toBeVisible();
  await other.context().close();
});

test('a file dragged onto the page is opened', async ({ page }) => {
  await openExample(page, EXAMPLE);
  await page.getByRole('button', { name: 'Compartir', exact: true }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Para el árbitro' }).tap(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await page.goto('/');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'mesa.nervio.json', { type: 'application/json' }));
    return data;
  }, text);
  // The page listens as soon as it is idle.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
    await expect(page.getByText('Suelta el archivo para abrirlo')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('Ya está aquí, igual')).toBeVisible();
});

test('a damaged link says what is wrong, and nothing is stored', async ({ page }) => {
  await openExample(page, EXAMPLE);
  const link = await linkOf(page);
  await page.goto('/');
  for (const [text, words] of [
    [link.slice(0, -20), /Falta el final/],
    [link.replace(/(.{40})$/, (end) => end.toUpperCase()), /caracteres han cambiado|Falta/],
    ['https://example.org/', /no es un enlace/],
  ] as const) {
    await page.getByRole('button', { name: 'Abrir enlace o archivo' }).tap();
    await page.getByLabel('Pega un enlace').fill(text);
    await page.getByRole('button', { name: 'Abrir enlace', exact: true }).tap();
    // First below the field; what is said aloud stands in the live regions too.
    await expect(page.getByText(words).first()).toBeVisible();
    await page.goto('/');
  }
  await expect(page.getByRole('button', { name: 'Todas las mesas (0)' })).toBeVisible();
});

test('two tabs on one table play together', async ({ page, context }) => {
  await openExample(page, EXAMPLE);
  const second = await context.newPage();
  await second.goto(page.url());
  await saved(second);
  await page.getByRole('button', { name: 'Pasa', exact: true }).tap();
  await expect(second.getByRole('button', { name: 'Pasa', exact: true })).toBeHidden();
  await second.getByRole('button', { name: /^Deshacer: / }).tap();
  await expect(page.getByRole('button', { name: 'Pasa', exact: true })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Rehacer: / })).toBeVisible();
});
