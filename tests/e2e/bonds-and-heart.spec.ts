/** The heart, the bonds and the claims as players use them: by thumb, on a tablet. */
import { expect, type Page, test } from '@playwright/test';
import { openExample, saved, tapRefused, undoAll } from './support.ts';

const EXAMPLE = 'Ejemplo de Lazos y corazón';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function type(page: Page, ...faces: number[]): Promise<void> {
  for (const face of faces) await button(page, `Cara ${face}`).tap();
}

/** Sets every plot of the bearer who is looked at by hand, but for those that are given. */
async function paintAll(page: Page, tone: 'luz' | 'oscuridad', but: readonly number[]): Promise<void> {
  for (let plot = 1; plot <= 20; plot += 1) {
    if (but.includes(plot)) continue;
    await button(page, new RegExp(`^Parcela ${plot},`)).tap();
    const paint = button(page, `Pintar de ${tone}`);
    if (await paint.isVisible()) await paint.tap();
  }
  await button(page, 'Listo').tap();
}

test.beforeEach(({ page, locale }) =>
  openExample(page, locale === 'en-GB' ? 'Example of Bonds and Heart' : EXAMPLE),
);

test('from a cold start to a test with its odds, and nothing scrolls the page', async ({ page }) => {
  await expect(heading(page, 'Aldara · Físico 4 · Atletismo')).toBeVisible();
  await expect(button(page, /^40\s%, 43 de 108$/)).toBeVisible();
  const spare = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(spare).toEqual([0, 0]);
  await button(page, 'Tirar prueba').tap();
  await expect(page.getByText(/contra 13 · (éxito|fallo)/)).toBeVisible();
});

test('a claim accepted into a test: icon, accept, roll', async ({ page }) => {
  await button(page, /^Aldara pide a Yanela: amor, 6 de 7/).tap();
  await expect(heading(page, 'Aldara pide ayuda a Yanela')).toBeVisible();
  await button(page, 'Yanela acepta').tap();
  // Love: the companion acts in the claimant's place.
  await expect(heading(page, /^Yanela · Físico 2/)).toBeVisible();
  await expect(button(page, 'Amor, Aldara (6): +2')).toBeVisible();
  await button(page, 'Tirar prueba').tap();
  await expect(button(page, /^Deshacer: prueba, Yanela/)).toBeVisible();
  await expect(button(page, /^Yanela, 2 reclamos/)).toBeVisible();
});

test('a refusal darkens a pane and its bond, and is undone as a whole', async ({ page }) => {
  await button(page, /^Aldara pide a Yanela: amor/).tap();
  await button(page, 'Yanela rechaza').tap();
  await expect(button(page, /^Parcela 8, luz, parte de .*, cambia con un 17\s%, 36 de 216$/)).toBeVisible();
  await type(page, 3, 3, 2);
  await expect(page.getByText('Se oscurece la parcela 8.', { exact: true })).toBeVisible();
  await expect(page.getByText('Amor hacia Aldara: 6 → 5')).toBeVisible();
  await expect(button(page, /^Parcela 8, oscuridad/)).toBeVisible();
  expect(await undoAll(page)).toBe(2);
  await expect(button(page, /^Aldara pide a Yanela: amor, 6 de 7/)).toBeVisible();
});

test('a combat with shared damage: the claimant decides the split', async ({ page }) => {
  await page.getByRole('radio', { name: 'Combate' }).tap();
  await button(page, /^Yanela pide a Orvo: protección/).tap();
  await button(page, 'Orvo acepta').tap();
  await button(page, 'Daño del golpe: 15').tap();
  await expect(page.getByText('Con este reparto tu compañero/a se queda a 0 PV.')).toBeVisible();
  for (let i = 0; i < 7; i += 1) await button(page, 'Menos: Orvo encaja').tap();
  await button(page, 'Yanela −7 · Orvo −8').tap();
  await expect(page.getByRole('group', { name: 'PV, de 20' })).toContainText('11');
  await expect(button(page, /^Yanela, 0 reclamos.*1 de 1 reclamo usado en este combate/)).toBeVisible();
});

test('a card that darkens three plots is one step of undo', async ({ page }) => {
  await button(page, /^Oscurecer/).tap();
  await page.getByRole('radio', { name: 'Naipe' }).tap();
  await button(page, 'Más: Parcelas').tap();
  await button(page, 'Más: Parcelas').tap();
  await button(page, 'Mis dados').tap();
  await type(page, 1, 1, 1, 4, 4);
  await saved(page);
  await page.reload();
  await expect(page.getByText('Tirada 2 de 3')).toBeVisible();
  await type(page, 4, 6, 5, 5);
  await expect(page.getByText('Se oscurece la parcela 3.', { exact: true })).toBeVisible();
  await expect(page.getByText('Se oscurece la parcela 12.', { exact: true })).toBeVisible();
  await expect(page.getByText('Se oscurece la parcela 16.', { exact: true })).toBeVisible();
  expect(await undoAll(page)).toBe(1);
});

test('a heart that fills retires at the end of the adventure', async ({ page }) => {
  await button(page, /^Orvo, /).tap();
  await paintAll(page, 'luz', [10]);
  await button(page, /^Aclarar/).tap();
  await button(page, 'Mis dados').tap();
  await type(page, 4, 3, 3);
  await expect(
    page.getByText('El corazón de Orvo es todo luz: se retira al acabar la aventura.').first(),
  ).toBeVisible();
  await button(page, 'Acabar aventura').tap();
  await expect(page.getByText(/maestro huraño/)).toBeVisible();
  await button(page, 'Acabar aventura').tap();
  await expect(page.getByText(/Orvo: su corazón es todo luz; ahora es personaje del director/)).toBeVisible();
  await button(page, 'Nuevo portador/a').tap();
  await expect(page.getByRole('dialog', { name: 'Añadir portadores' })).toBeVisible();
});

test('typed dice ask for exactly the extra throws, and a reload keeps them', async ({ page }) => {
  await button(page, 'Mis dados').tap();
  await type(page, 6, 6, 2);
  await expect(page.getByText(/^2 tiradas extra del dado completo/)).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByText(/^2 tiradas extra del dado completo/)).toBeVisible();
  await type(page, 1, 2);
  await expect(page.getByText('✓ 15 contra 13 · éxito')).toBeVisible();
  await button(page, 'Registro').tap();
  await expect(page.getByText(/extra \[1, 2\] = 11.*\(dados tecleados\)/)).toBeVisible();
});

test('what cannot be asked says why, and the cells are named in full', async ({ page }) => {
  await tapRefused(button(page, 'Brizo pide a Orvo: rivalidad, 0 de 3 con luz'));
  await expect(page.getByText('Ese lazo es todo oscuridad.').last()).toBeVisible();
  await expect(button(page, 'Parcela 4, oscuridad, parte de protección hacia Orvo')).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a refusal with the dice of the app, told in English', async ({ page }) => {
    await button(page, 'Aldara asks Yanela: love, 6 of 7 light').tap();
    await button(page, 'Yanela refuses').tap();
    await expect(heading(page, 'Yanela refuses: the heart darkens')).toBeVisible();
    await button(page, 'Roll').tap();
    await expect(page.getByText(/^Plot \d+ darkens\.$/)).toBeVisible();
    await expect(button(page, /^Undo: claim refused, Aldara/)).toBeVisible();
  });
});
