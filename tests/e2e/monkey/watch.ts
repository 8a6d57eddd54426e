/** What a page says when nobody looks: errors and warnings. */
import type { Page } from '@playwright/test';

/** Tells `fault` of every error and warning, unhandled rejections too. */
export function watch(page: Page, fault: (what: string) => void): void {
  page.on('pageerror', (error) => fault(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) fault(`console ${message.type()}: ${message.text()}`);
  });
  // With a listener, the browser opens no window of its own to choose a file from.
  page.on('filechooser', () => {});
}
