/** The bar over a table: nothing in it is cut where there is room, and no word is cut in half. */
import { expect, type Page, test } from '@playwright/test';
import { GAMES, openExample } from './support.ts';

/** What of the bar is cut: the name, the head count beside it, or the turn. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const line = document.querySelector('.top-bar-title p > span')!;
    const [name, count] = line.children as unknown as readonly [HTMLElement, HTMLElement];
    const room = line.getBoundingClientRect();
    const { top, bottom, right } = count.getBoundingClientRect();
    const whole = bottom <= room.bottom + 1 && right <= room.right + 1;
    const turn = document.querySelector<HTMLElement>('.top-bar-turn > span')!;
    return [
      ...(name.scrollWidth > name.clientWidth ? ['name'] : []),
      ...(whole ? [] : top >= room.bottom - 1 ? ['count hidden'] : ['count']),
      ...(turn.scrollWidth > turn.clientWidth ? ['turn'] : []),
    ];
  });

for (const [, game] of GAMES)
  test(`the bar over ${game} cuts no word in half`, async ({ page }) => {
    await openExample(page, `Ejemplo de ${game}`);
    // The longest turn leaves no room for the head count.
    expect(await cut(page)).toEqual(game === 'Estupidez' ? ['count hidden'] : []);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = await cut(page);
    expect(onPhone).not.toContain('count');
    if (game !== 'Psychological Shock') expect(onPhone).not.toContain('name');
  });

test('a very long name is cut, and pushes nothing out of the bar', async ({ page }) => {
  await openExample(page, 'Ejemplo de Estupidez');
  await page.getByRole('button', { name: 'Menú de la mesa' }).tap();
  await page.getByRole('textbox', { name: /Nombre/ }).fill('Pantano '.repeat(12).trim());
  await page.getByRole('button', { name: 'Cambiar el nombre' }).tap();
  await page.keyboard.press('Escape');
  for (const width of [1180, 900, 820, 390]) {
    await page.setViewportSize({ width, height: 820 });
    expect(await cut(page)).toEqual(expect.arrayContaining(['name', 'count hidden']));
    const menu = await page.getByRole('button', { name: 'Menú de la mesa' }).boundingBox();
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(width);
  }
});
