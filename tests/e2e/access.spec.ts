/** What machines can judge of every view: rules of accessibility, both themes, text at twice its size. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cutFaults } from './support-measure.ts';
import { go, RULESETS, SHELL, settled } from './support-views.ts';

const WIDE = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', colorScheme: 'dark', serviceWorkers: 'block' });

/** The rules of axe whose verdict hangs on where things stand. */
const LAYOUT = ['target-size', 'scrollable-region-focusable'];

async function violations(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')}, ${any.map(({ message }) => message)}`).join(' | ')}`,
  );
}

async function theme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const name = colorScheme === 'dark' ? 'lamplight' : 'parchment';
  await expect(page.locator('html')).toHaveAttribute('data-theme', name);
}

/** As the settings do it; through them, whatever is open would have to be closed. */
async function textSize(page: Page, scale: 1 | 2): Promise<void> {
  await page.evaluate(
    (wanted) => document.documentElement.style.setProperty('--text-scale', wanted),
    `${scale}`,
  );
  await settled(page);
}

/** All rules in one theme and at one size; in the other theme only colours can differ. */
async function judge(page: Page): Promise<string[]> {
  const faults = await violations(page);
  await theme(page, 'light');
  faults.push(...(await violations(page, ['color-contrast'])).map((fault) => `light, ${fault}`));
  await theme(page, 'dark');
  await textSize(page, 2);
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await settled(page);
    const found = size === PHONE ? await violations(page, LAYOUT) : [];
    found.push(...(await cutFaults(page)));
    faults.push(...found.map((fault) => `200 % at ${size.width}, ${fault}`));
  }
  await textSize(page, 1);
  return faults;
}

for (const [name, views] of Object.entries({ ...SHELL, ...RULESETS }))
  test(`no view of ${name} shuts anybody out`, async ({ page }) => {
    test.setTimeout(300_000);
    // Noon, so that the theme follows the system.
    await page.clock.setFixedTime(new Date('2026-06-01T12:00:00'));
    const faults: string[] = [];
    for (const [view, ...steps] of views) {
      await go(page, steps);
      faults.push(...(await judge(page)).map((fault) => `${view}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
