/**
 * `npm run icons`: draws the icons of the home screen from public/icon.svg with a Chromium, and keeps them in
 * public/. The maskable one has its sign in the middle 60 %, so that every system may cut it as it likes.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const GROUND = '#d9a441';
const svg = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;

/** Side in pixels, share of the side that the drawing takes, whether the ground is filled. */
const ICONS = {
  'icon-192.png': { side: 192, share: 1, filled: false },
  'icon-512.png': { side: 512, share: 1, filled: false },
  'icon-maskable-512.png': { side: 512, share: 0.8, filled: true },
  'apple-touch-icon.png': { side: 180, share: 1, filled: true },
};

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, { side, share, filled }] of Object.entries(ICONS)) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${filled ? GROUND : 'transparent'}">
      <img src="${svg}" style="width:${side * share}px;height:${side * share}px"></body>`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `public/${name}`, omitBackground: !filled });
}
await browser.close();
