/**
 * `npm run screenshots`: pictures of home and of every ruleset that has a screen, in both themes and three
 * sizes, from the build in dist/, into docs/screenshots/. `npm run screenshots -- <ruleset-id>` makes those
 * of one ruleset only; `home` those of the home screen; `colour-blind` those that show every ruleset as it
 * is seen with each deficiency of colour vision.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { serving } from './serving.mjs';

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

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
/** Which of a ruleset's views has the most colours. */
const MOST_COLOURS = { 'comandos-de-guerra': 'check', 'psychological-shock': 'field' };

const only = process.argv[2];
mkdirSync(`${FOLDER}/colour-blind`, { recursive: true });
const { base: BASE, stop } = await serving(4174);

async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}

async function openPage(browser, size, theme) {
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
  return page;
}

/** Every ruleset's id, and the label of the button that opens its example. */
async function tilesOf(page) {
  await page.goto(BASE);
  await settle(page);
  const tiles = await page.locator('.tiles article').evaluateAll((all) =>
    all.map((tile) => ({
      id: tile.querySelector('a')?.getAttribute('href')?.slice(1) ?? null,
      example: tile.querySelector('button.tile-example')?.getAttribute('aria-label') ?? null,
    })),
  );
  return tiles.filter(({ id, example }) => id && example);
}

async function openExample(page, example, steps) {
  await page.goto(BASE);
  await page.getByRole('button', { name: example }).click();
  await page.locator('[data-save]').waitFor();
  if (steps) await steps(page);
  await settle(page);
}

async function shoot(browser, size, theme) {
  const page = await openPage(browser, size, theme);
  const save = (name) => page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.png` });
  const tiles = await tilesOf(page);
  if (!only || only === 'home') await save('home');
  for (const { id, example } of tiles) {
    if (only && only !== id) continue;
    for (const [name, steps] of Object.entries({ '': null, ...MORE[id] })) {
      await openExample(page, example, steps);
      await save(name ? `${id}-${name}` : id);
    }
  }
  await page.context().close();
}

async function shootColourBlind(browser) {
  const page = await openPage(browser, 'landscape', 'lamplight');
  const session = await page.context().newCDPSession(page);
  for (const { id, example } of await tilesOf(page)) {
    await openExample(page, example, MORE[id][MOST_COLOURS[id]]);
    for (const type of DEFICIENCIES) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      await page.screenshot({ path: `${FOLDER}/colour-blind/${id}-${type}.png` });
    }
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  }
  await page.context().close();
}

try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  if (only !== 'colour-blind')
    for (const size of Object.keys(SIZES))
      for (const theme of Object.keys(THEMES)) await shoot(browser, size, theme);
  if (!only || only === 'colour-blind') await shootColourBlind(browser);
  await browser.close();
} finally {
  stop();
}
