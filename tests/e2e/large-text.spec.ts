/** Twice the text on a phone: what the guide says and its primary button both keep a place on the screen. */
import { expect, test } from '@playwright/test';
import { GAMES, openExample } from './support.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const [, game] of GAMES)
  test(`${game} can be read and played at 200 %`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ajustes' }).tap();
    await page.getByRole('radio', { name: '200' }).tap();
    await page.keyboard.press('Escape');
    await openExample(page, `Ejemplo de ${game}`);
    const foot = page.locator('.table-foot');
    await expect(foot).toBeVisible();
    // This one has so little room between its strips that its panels scroll with their buttons.
    if (game === 'Comandos de Guerra') await foot.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const box = await foot.getByRole('button').last().boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 844;
      })
      .toBe(true);
    const guide = await foot.evaluate((it) => it.previousElementSibling!.clientHeight);
    expect(guide).toBeGreaterThan(90);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(844);
  });
