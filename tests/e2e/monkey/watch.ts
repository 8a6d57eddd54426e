/** What a page says when nobody looks: errors, warnings, and requests that are still on their way. */
import type { Page, Request } from '@playwright/test';

/**
 * How long a request counts as on its way, in milliseconds of real time. The script of a worker that is ended while
 * it loads neither finishes nor fails in Chromium: whoever waited for it would wait for ever.
 */
const PATIENCE = 10_000;

/** Tells `fault` of every error and warning, unhandled rejections too; the answer counts open requests. */
export function watch(page: Page, fault: (what: string) => void): { readonly onTheWay: () => number } {
  const since = new Map<Request, number>();
  page.on('pageerror', (error) => fault(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) fault(`console ${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => since.set(request, Date.now()));
  page.on('requestfinished', (request) => since.delete(request));
  page.on('requestfailed', (request) => since.delete(request));
  // With a listener, the browser opens no window of its own to choose a file from.
  page.on('filechooser', () => {});
  return {
    onTheWay: () => {
      for (const [request, begun] of since) if (Date.now() - begun > PATIENCE) since.delete(request);
      return since.size;
    },
  };
}
