/** Every control of every view is large enough for a thumb, and none is cut, in English and on each size. */
import { expect, test } from '@playwright/test';
import { cutFaults, targetFaults } from './support-measure.ts';
import { go, RULESETS, SHELL, settled } from './support-views.ts';

const SIZES = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

test.use({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });

for (const [name, views] of Object.entries({ ...SHELL, ...RULESETS }))
  test(`every target of ${name} is 48 px at least`, async ({ page }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const [view, ...steps] of views) {
      await go(page, steps);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        const found = [...(await targetFaults(page)), ...(await cutFaults(page))];
        faults.push(...found.map((fault) => `${view} at ${size.width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
