/** Browsers below the floor are told what they lack; at the floor nothing is said. */
import { expect, type Page, test } from '@playwright/test';

/** A browser without one thing, as it was before that thing came. */
const without: Record<string, (page: Page) => Promise<unknown>> = {
  CompressionStream: (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CompressionStream');
    }),
  'Array.prototype.toSorted': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'toSorted');
    }),
  'RegExp lookbehind': (page) =>
    page.addInitScript(() => {
      const Modern = RegExp;
      const Old = function (this: unknown, source: string, flags?: string): RegExp {
        if (source.includes('(?<!')) throw new SyntaxError('Invalid regular expression');
        return new Modern(source, flags);
      };
      Old.prototype = Modern.prototype;
      Object.assign(window, { RegExp: Old });
    }),
  'CSS color-mix()': (page) =>
    page.addInitScript(() => {
      const modern = CSS.supports.bind(CSS);
      CSS.supports = (name: string, value?: string) =>
        !value?.startsWith('color-mix') && (value === undefined ? modern(name) : modern(name, value));
    }),
};

for (const [missing, remove] of Object.entries(without)) {
  test(`without ${missing} a sentence in both languages stands where the app would be`, async ({ page }) => {
    await remove(page);
    await page.goto('/psychological-shock');
    const words = page.getByRole('alert');
    await expect(words.getByText(`Le falta: ${missing}.`)).toBeVisible();
    await expect(words.getByText(`It lacks: ${missing}.`)).toBeVisible();
    await expect(words.getByText('Safari 16.4', { exact: false })).toHaveCount(2);
    // The app has seen it and stays away.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading')).toHaveText([
      'Este navegador es demasiado antiguo para Nervio',
      'This browser is too old for Nervio',
    ]);
  });
}

test('at the floor the app starts, and nothing is said', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nervio' })).toBeVisible();
  await expect(page.locator('#too-old')).toHaveCount(0);
});
