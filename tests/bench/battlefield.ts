/** Two armies of 200 on the field, in a real browser slowed down four times. */
import type { CDPSession, Page } from '@playwright/test';
import { slowDown, startStopwatch, stopwatch, withTablet } from './tablet.ts';

const CASUALTIES = 9;
const DRAG_MOVES = 120;

declare global {
  interface Window {
    /** Filled by the page: milliseconds between frames. */
    frameTimes: number[];
  }
}

async function deploy(page: Page, side: 'A' | 'B', name: string): Promise<void> {
  const first = page.getByRole('button', { name: `Add characters to ${side}` });
  // The empty table offers a button for each side; later there is one for both.
  if (side === 'A') await first.tap();
  else {
    await page.getByRole('button', { name: 'Add characters', exact: true }).first().tap();
    await page.getByRole('radio', { name: side, exact: true }).tap();
  }
  await page.getByLabel('Paste a list').fill(`200x ${name}, flight 1, charge 20, move 10`);
  await page.getByRole('button', { name: /Add 200/ }).tap();
  await page.getByRole('button', { name: 'Armies and table' }).first().tap();
  await page.getByRole('radio', { name: side, exact: true }).tap();
  await page.getByRole('switch', { name: 'Measure on the field' }).tap();
  await page.getByText('Deploy in rows').first().tap();
  for (let i = 0; i < 20; i += 1) await page.getByRole('button', { name: /^More: Per row/ }).tap();
  await page.getByRole('button', { name: /Deploy 200/ }).tap();
  await page.keyboard.press('Escape');
}

/** Where the `n`th standing token lies. */
const aim = (page: Page, n: number): Promise<{ x: number; y: number }> =>
  page.evaluate((index) => {
    const token = document.querySelectorAll('[data-token]:not([data-faded])')[index]!;
    const box = token.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, n);

async function casualty(page: Page, n: number): Promise<number> {
  await page.getByRole('button', { name: 'Casualty', exact: true }).tap();
  await page.waitForTimeout(500);
  const { x, y } = await aim(page, n);
  await startStopwatch(page);
  await page.touchscreen.tap(x, y);
  const painted = await stopwatch(page);
  await page.waitForTimeout(700);
  return painted;
}

async function drag(page: Page, cdp: CDPSession): Promise<number[]> {
  const { x, y } = await aim(page, 100);
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  for (let i = 1; i <= DRAG_MOVES; i += 1) {
    await touch('touchMove', [{ x: x + i * 1.5, y: y - Math.sin(i / 10) * 30 }]);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => window.frameTimes.slice(2));
  await touch('touchEnd', []);
  return frames.toSorted((a, b) => a - b);
}

/** Milliseconds from a casualty's tap to its painted result, sorted, and those between frames of a drag. */
export const measureBattlefield = (address: string): Promise<{ taps: number[]; frames: number[] }> =>
  withTablet('en-GB', async (page) => {
    await page.goto(`${address}/cursus-honorum`);
    await deploy(page, 'A', 'Hastatus');
    await deploy(page, 'B', 'Scutarius');
    const toField = page.getByRole('button', { name: /Show the field/ });
    if (await toField.isVisible()) await toField.tap();
    await page.locator('[data-token]').nth(399).waitFor({ state: 'attached' });
    const cdp = await slowDown(page);
    const taps: number[] = [];
    for (let i = 0; i < CASUALTIES; i += 1) taps.push(await casualty(page, 45 + i * 7));
    // The first tap warms everything up, as the first tap of an evening does.
    return { taps: taps.slice(1).toSorted((a, b) => a - b), frames: await drag(page, cdp) };
  });
