/** What a page says when nobody looks: errors, warnings, and requests that are still on their way. */
import type { Page } from '@playwright/test';

/** Tells `fault` of every error and warning, unhandled rejections too; the answer counts open requests. */
export function watch(page: Page, fault: (what: string) => void): { readonly onTheWay: () => number } {
  let open = 0;
  page.on('pageerror', (error) => fault(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) fault(`console ${message.type()}: ${message.text()}`);
  });
  page.on('request', () => {
    open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => {
      open -= 1;
    });
  // With a listener, the browser opens no window of its own to choose a file from.
  page.on('filechooser', () => {});
  return { onTheWay: () => open };
}
