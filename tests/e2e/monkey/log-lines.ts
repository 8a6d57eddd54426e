/** The referee's log as it is read on the screen. */
import type { Page } from '@playwright/test';

/**
 * Every line of the log, the latest on top; closes what lies over the bar before, and the log afterwards.
 * @param pass lets time pass, which stands still by itself
 */
export async function logLines(page: Page, pass: () => Promise<void>): Promise<string[]> {
  const tap = async (selector: string): Promise<void> => {
    await page.locator(selector).last().tap();
    await pass();
  };
  const CLOSE = 'dialog[open] > header button:has(.lucide-x)';
  const MORE = 'dialog[open] ol + button';
  while ((await page.locator(CLOSE).count()) > 0) await tap(CLOSE);
  await tap('.top-bar-tools button:has(.lucide-scroll-text)');
  while ((await page.locator(MORE).count()) > 0) await tap(MORE);
  const lines = await page.locator('dialog[open] ol > li').allTextContents();
  await tap(CLOSE);
  return lines;
}
