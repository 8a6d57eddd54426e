/** A tablet in a real browser, slowed down four times, with a stopwatch from a tap to the painted frame. */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type Figure, median } from './figure.ts';

const SLOW_DOWN = 4;

declare global {
  interface Window {
    /** Filled by the page: milliseconds from the tap to the painted frame. */
    painted: number | null;
  }
}

/** Opens a tablet in landscape for `work` alone. */
export async function withTablet<T>(locale: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      locale,
      serviceWorkers: 'block',
    });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return cdp;
}

/** Starts when the next tap is let go; stops in the first task after the frame that follows. */
export const startStopwatch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.painted = null;
    const start = () => {
      const from = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.painted = performance.now() - from;
        };
        channel.port2.postMessage(0);
      });
    };
    window.addEventListener('pointerup', start, { once: true, capture: true });
  });

/** Waits for the painted frame and reads the stopwatch. */
export async function stopwatch(page: Page): Promise<number> {
  await page.waitForFunction(() => window.painted !== null);
  return page.evaluate(() => window.painted!);
}

const BARE_TAPS = 9;

/** The peer of every tap: what the same tablet takes for a bare page, where a tap changes one word. */
export const bareTap = (): Promise<NonNullable<Figure['peer']>> =>
  withTablet('en-GB', async (page) => {
    await page.setContent('<button onclick="this.append(1)">tap</button>');
    await slowDown(page);
    const times: number[] = [];
    for (let i = 0; i < BARE_TAPS; i += 1) {
      await startStopwatch(page);
      await page.getByRole('button').tap();
      times.push(await stopwatch(page));
      await page.waitForTimeout(200);
    }
    return { name: 'bare page', value: median(times) };
  });
