/** What a page has asked for and not got yet: a chunk, a worker, a picture. */
import type { Page, Request } from '@playwright/test';

/**
 * How long a request counts as on its way, in milliseconds of real time. The script of a worker that is ended while
 * it loads neither finishes nor fails in Chromium: whoever waited for it would wait for ever.
 */
const PATIENCE = 10_000;

const watched = new WeakMap<Page, Map<Request, number>>();

function since(page: Page): Map<Request, number> {
  const known = watched.get(page);
  if (known) return known;
  const begun = new Map<Request, number>();
  page.on('request', (request) => begun.set(request, Date.now()));
  page.on('requestfinished', (request) => begun.delete(request));
  page.on('requestfailed', (request) => begun.delete(request));
  watched.set(page, begun);
  return begun;
}

/** How many requests are on their way; it counts those that begin after the first call for this page. */
export function onTheWay(page: Page): number {
  const begun = since(page);
  for (const [request, at] of begun) if (Date.now() - at > PATIENCE) begun.delete(request);
  return begun.size;
}
