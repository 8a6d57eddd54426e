/** What every browser journey starts with. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The rulesets, by the names that home shows in Spanish. */
export const GAMES = [
  ['psychological-shock', 'Psychological Shock'],
  ['stupidity', 'Estupidez'],
  ['bonds-and-heart', 'Lazos y corazón'],
  ['cursus-honorum', 'Cursus Honorum'],
  ['comandos-de-guerra', 'Comandos de Guerra'],
] as const;

/** From a cold start to a playable example: two taps at most. */
export async function openExample(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).tap();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

/** Waits until storage has said that the last change is on the disk. */
export const saved = (page: Page): Promise<void> => expect(page.locator('[data-save="saved"]')).toBeVisible();

/** Taps a button that will say why it does nothing now: it calls itself disabled, which a driver would wait out. */
export async function tapRefused(button: Locator): Promise<void> {
  // Just changed under the finger, it takes no tap for a moment (clumsy-taps.ts).
  await expect(button).not.toHaveAttribute('data-held');
  await button.tap({ force: true });
}

/** Undoes everything that can be undone, and says how many steps that were. */
export async function undoAll(page: Page): Promise<number> {
  const undo = page.getByRole('button', { name: /^(Deshacer|Undo): / });
  let steps = 0;
  while (await undo.isVisible()) {
    await undo.tap();
    steps += 1;
  }
  return steps;
}
