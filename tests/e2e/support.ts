/** What every browser journey starts with. */
import { expect, type Page } from '@playwright/test';

/** From a cold start to a playable example: two taps at most. */
export async function openExample(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).tap();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

/** Waits until storage has said that the last change is on the disk. */
export const saved = (page: Page): Promise<void> => expect(page.locator('[data-save="saved"]')).toBeVisible();

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
