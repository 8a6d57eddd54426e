/** What is heard and what moves: one polite voice that says each result once, and stillness on request. */
import { expect, type Page, test } from '@playwright/test';
import { openExample } from './support.ts';

// The word that everything now works offline comes when it comes.
test.use({ serviceWorkers: 'block' });

/** Every ruleset's example, and the button there that ends in a result. */
const RESULTS: readonly (readonly [game: string, button: string | RegExp])[] = [
  ['Cursus Honorum', 'Tirar las 4 pruebas'],
  ['Estupidez', 'Tirar los 2 chequeos que faltan'],
  ['Comandos de Guerra', 'Tirar moral'],
  ['Lazos y corazón', 'Tirar prueba'],
  ['Psychological Shock', 'Tirar el chequeo'],
];

/** Writes down whatever a live region that can be heard says from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
        // Whatever lies outside of a sheet is silent while it is open.
        if (!region || addedNodes.length === 0 || (sheet && !sheet.contains(region))) continue;
        const words = region.textContent ?? '';
        // The word about storage comes soon after the first change of all, and has nothing to do with it.
        if (!words.startsWith('El navegador')) heard.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true });
    (window as unknown as { heard: string[] }).heard = heard;
  });
}

/** What was said since it was last asked; the voice comes once the tap is painted, and may add a word or not. */
async function heard(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => requestAnimationFrame(rest))));
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** The regions that can be heard. */
const voices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...room.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log], output')]
      .filter((region) => room !== document || !region.closest('dialog'))
      .map((region) => region.getAttribute('aria-live') ?? region.tagName);
  });

for (const [game, button] of RESULTS)
  test(`a result of ${game} is said once, by one polite voice`, async ({ page }) => {
    await openExample(page, `Ejemplo de ${game}`);
    expect(await voices(page)).toEqual(['polite']);
    await listen(page);
    await page.getByRole('button', { name: button, exact: true }).tap();
    await expect(page.getByRole('button', { name: /^Deshacer: / })).toBeVisible();
    const said = await heard(page);
    expect(said).toHaveLength(1);
    expect(said[0]).not.toBe('');
    await page.getByRole('button', { name: /^Deshacer: / }).tap();
    expect(await heard(page)).toEqual([expect.stringMatching(/^Deshecho: /)]);
    // A sheet has a voice of its own, for the page below it is silent.
    await page.getByRole('button', { name: 'Dados libres' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await voices(page)).toEqual(['polite']);
    await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tirar/ })
      .tap();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await heard(page)).toEqual([expect.stringMatching(/^Dados: /)]);
  });

test('nothing moves when stillness is asked for', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, delay, iterations } = animation.effect?.getComputedTiming() ?? {};
        const long = Number(duration) * Number(iterations) + Number(delay) > 20;
        const target = (animation.effect as KeyframeEffect | null)?.target;
        if (long) moved.push(`${target?.getAttribute('class')} ${duration} ${delay}`);
      }
      requestAnimationFrame(look);
    };
    look();
    (window as unknown as { moved: string[] }).moved = moved;
  });
  for (const [game, button] of RESULTS) {
    await openExample(page, `Ejemplo de ${game}`);
    await page.getByRole('button', { name: button, exact: true }).tap();
    await page.getByRole('button', { name: /^Deshacer: / }).tap();
    await page.getByRole('button', { name: 'Dados libres' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tirar/ })
      .tap();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  }
});
