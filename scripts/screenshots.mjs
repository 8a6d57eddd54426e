/**
 * `npm run screenshots`: pictures of home and of every ruleset that has a screen, in both themes and three
 * sizes, from the build in dist/, into docs/screenshots/. `npm run screenshots -- <ruleset-id>` makes those
 * of one ruleset only; `home` those of the home screen.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const PORT = 4174;
const BASE = `http://127.0.0.1:${PORT}`;
const FOLDER = 'docs/screenshots';
const SIZES = { landscape: [1180, 820], portrait: [820, 1180], phone: [390, 844] };
const THEMES = { lamplight: 'dark', parchment: 'light' };
/** Noon, so that the theme follows the system and nothing says "2 minutes ago" differently each time. */
const NOON = new Date('2026-06-01T12:00:00');

/** What is shown of a ruleset beside its first view: name of the picture → steps from the example. */
const MORE = {
  'cursus-honorum': {
    lanes: (page) => page.getByRole('button', { name: 'Sin mapa: dos listas' }).click(),
  },
  stupidity: {
    moves: (page) => page.getByRole('button', { name: /^Trolls del Vado: Movimiento/ }).click(),
  },
  'comandos-de-guerra': {
    check: (page) => page.getByRole('button', { name: 'Chequeo', exact: true }).click(),
  },
  'bonds-and-heart': {
    light: (page) => page.getByRole('button', { name: /^Aclarar/ }).click(),
  },
  'psychological-shock': {
    field: (page) => page.getByRole('button', { name: 'Campo', exact: true }).click(),
    recovery: (page) => page.getByRole('button', { name: /^Pvt\. Kowalski,/ }).click(),
  },
};

const only = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(PORT) },
  stdio: 'ignore',
});

async function answering() {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await fetch(BASE);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the server does not answer');
}

async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}

async function shoot(browser, size, theme) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    locale: 'es-ES',
    colorScheme: THEMES[theme],
    reducedMotion: 'reduce',
    // What a first visit says about working offline would lie over the pictures.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await page.goto(BASE);
  await settle(page);
  const save = (name) => page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.png` });
  const tiles = await page.locator('.tiles article').evaluateAll((all) =>
    all.map((tile) => ({
      id: tile.querySelector('a')?.getAttribute('href')?.slice(1) ?? null,
      example: tile.querySelector('button.tile-example')?.getAttribute('aria-label') ?? null,
    })),
  );
  if (!only || only === 'home') await save('home');
  for (const { id, example } of tiles) {
    if (!id || !example || (only && only !== id)) continue;
    for (const [name, steps] of Object.entries({ '': null, ...MORE[id] })) {
      await page.goto(BASE);
      await page.getByRole('button', { name: example }).click();
      await page.locator('[data-save]').waitFor();
      if (steps) await steps(page);
      await settle(page);
      await save(name ? `${id}-${name}` : id);
    }
  }
  await context.close();
}

try {
  await answering();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const size of Object.keys(SIZES))
    for (const theme of Object.keys(THEMES)) await shoot(browser, size, theme);
  await browser.close();
} finally {
  server.kill();
}
