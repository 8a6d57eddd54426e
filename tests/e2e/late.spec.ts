/** What follows the first view of a table: it stands without, and a tap that comes first is not lost. */
import { expect, type Page, test } from '@playwright/test';
import { firstFiles } from '../bench/weigh.ts';
import { GAMES, openExample, saved } from './support.ts';

// A service worker would have everything at hand.
test.use({ serviceWorkers: 'block' });

/** Keeps back every script that the first view of a ruleset does not need, until it is called. */
async function holdBack(page: Page, ruleset: string): Promise<() => void> {
  const needed = firstFiles('dist', ruleset);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!needed.has(new URL(route.request().url()).pathname.slice(1))) await released;
    await route.continue();
  });
  return release;
}

/** The forecast of a phase is worked out at leisure, in a worker; its room is kept. */
const FORECAST = /^ *- .*(Calculando el pronóstico|Pronóstico:).*\n/gm;

/** Everything that can be told of what a table shows. */
const view = async (page: Page): Promise<string> =>
  `${await page.locator('.table-screen').ariaSnapshot()}\n`.replaceAll(FORECAST, '');

/** The same once it stands whole: the lower parts of panels follow their heads. */
async function wholeView(page: Page): Promise<string> {
  let last = '';
  const stands = async (): Promise<boolean> => {
    const before = last;
    last = await view(page);
    return last === before;
  };
  await expect.poll(stands, { intervals: [400] }).toBe(true);
  return last;
}

for (const [ruleset, game] of GAMES)
  test(`the first view of ${game} stands by what is counted for it`, async ({ page }) => {
    await openExample(page, `Ejemplo de ${game}`);
    const whole = await wholeView(page);
    const release = await holdBack(page, ruleset);
    await page.reload();
    await saved(page);
    await expect.poll(() => view(page)).toBe(whole);
    release();
  });

test('on a slow line a roll waits for the dice, a card for its panel, and the log for its words', async ({
  page,
}) => {
  await openExample(page, 'Ejemplo de Psychological Shock');
  await page.getByRole('button', { name: 'Cara 5' }).tap();
  await saved(page);
  const undo = page.getByRole('button', { name: /^Deshacer: / });
  await undo.tap();
  await saved(page);
  const release = await holdBack(page, 'psychological-shock');
  await page.reload();
  const roll = page.getByRole('button', { name: 'Tirar el chequeo' });
  await roll.tap();
  await expect(roll).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: /^Pvt\. Bell,/ }).tap();
  await expect(page.getByText('Abriendo…')).toBeVisible();
  await page.getByRole('button', { name: 'Registro' }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Registro' })).toContainText('chequeo de conmoción');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Pvt. Bell' })).toBeVisible();
  await expect(undo).toBeVisible();
});

test('a phase goes on by itself after a roll that had to wait', async ({ page }) => {
  const rolled = page.getByRole('button', { name: /^Deshacer: / });
  const tests = page.getByRole('button', { name: /^Tirar las \d+ pruebas$/ });
  await openExample(page, 'Ejemplo de Cursus Honorum');
  await tests.tap();
  await expect(rolled).toBeVisible();
  await saved(page);
  const guide = page.getByRole('complementary', { name: '¿Y ahora?' }).getByRole('heading').first();
  const [done, next] = [await rolled.getAttribute('aria-label'), await guide.textContent()];
  while (await rolled.isVisible()) await rolled.tap();
  await saved(page);
  const release = await holdBack(page, 'cursus-honorum');
  await page.reload();
  await tests.tap();
  await expect(rolled).toHaveCount(0);
  release();
  // The same dice, and the same step after them.
  await expect(rolled).toHaveAttribute('aria-label', done ?? '');
  await expect(guide).toHaveText(next ?? '');
});

for (const [game, tap] of [
  ['Lazos y corazón', 'Tirar prueba'],
  ['Cursus Honorum', 'Teclear mis dados'],
] as const)
  test(`${game}: the board does not grow for a moment while the next panel is drawn`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openExample(page, game);
    const guide = page.locator('.table-guide');
    await guide.evaluate((element) => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const look = (): void => {
        heights.push(element.getBoundingClientRect().height);
        if (heights.length < 90) requestAnimationFrame(look);
      };
      addEventListener('pointerup', look, { once: true, capture: true });
    });
    await page.getByRole('button', { name: tap, exact: true }).first().tap();
    await page.waitForFunction(() => (window as unknown as { heights: number[] }).heights.length >= 90);
    const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    const ends = Math.min(heights[0]!, heights.at(-1)!);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(ends - 1);
  });
