/**
 * `npm run taps`: plays the common things of each ruleset on the build in dist/ and counts the taps they
 * really take, into docs/taps.md. docs/taps.json keeps the first count of each beside the present one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { serving } from './serving.mjs';
import { JOURNEYS } from './taps/journeys.mjs';

const FIGURES = 'docs/taps.json';
/** Longer than the app waits for a long press, in milliseconds. */
const HOLD = 600;

const named = (page, name) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .or(page.getByRole('radio', { name, exact: typeof name === 'string' }))
    .first();

/** Does one thing of a journey and answers how many taps it took. */
async function act(page, what) {
  const tap = async (locator) => {
    await locator.tap();
    return 1;
  };
  if (typeof what === 'string' || what instanceof RegExp) return tap(named(page, what));
  if (what.hold) {
    await named(page, what.hold).hover();
    await page.mouse.down();
    await page.waitForTimeout(HOLD);
    await page.mouse.up();
    return 1;
  }
  if (what.until) {
    const done = named(page, what.until);
    const next = page.getByRole('complementary').getByRole('button', { name: what.again }).first();
    let taps = 0;
    for (; taps < 60 && !(await done.isVisible()); taps += 1) await next.tap();
    return taps;
  }
  if (what.maybe) return (await named(page, what.maybe).isVisible()) ? tap(named(page, what.maybe)) : 0;
  if (what.count) {
    const key = page.getByRole('button', { name: `${what.count}: ×${what.wanted}`, exact: true });
    if (await key.isVisible()) return tap(key);
    for (let n = 1; n < what.wanted; n += 1) await named(page, `Más: ${what.count}`).tap();
    return what.wanted - 1;
  }
  const field = page.getByLabel(what.type, { exact: true }).first();
  await field.waitFor();
  const ready = await field.evaluate((element) => element === document.activeElement);
  const taps = ready ? 0 : await tap(field);
  await page.keyboard.type(what.text);
  // What is typed counts once the field is left, as by the key of the screen's keyboard that is done with it.
  await field.blur();
  return taps;
}

async function play(browser, ruleset, journey) {
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(BASE);
  const tile = page.locator('article', { has: page.locator(`a[href="/${ruleset}"]`) });
  await tile.locator('.tile-example').tap();
  await page.locator('[data-save="saved"]').waitFor();
  let taps = journey.cold ? 1 : 0;
  for (const what of journey.before ?? []) await act(page, what);
  for (const what of journey.taps ?? []) taps += await act(page, what);
  if (journey.shown) await page.getByRole(journey.shown.role, { name: journey.shown.name }).first().waitFor();
  await context.close();
  return taps;
}

function table(ruleset, first, now) {
  return [
    `## ${ruleset}`,
    '',
    '| | first count | now |',
    '|---|---:|---:|',
    ...Object.entries(now).map(([things, taps]) => {
      const before = first[things] ?? taps;
      return `| ${things} | ${before} | ${taps < before ? `**${taps}**` : taps} |`;
    }),
    '',
  ];
}

const only = process.argv[2];
const figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
const { base: BASE, stop } = await serving(process.env.PORT ?? 4175);
let failed = 0;
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [ruleset, journeys] of Object.entries(JOURNEYS)) {
    if (only && only !== ruleset) continue;
    const now = {};
    for (const journey of journeys) {
      try {
        now[journey.things] = await play(browser, ruleset, journey);
      } catch (error) {
        failed += 1;
        console.log(`${ruleset}, ${journey.things}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
      }
    }
    figures[ruleset] = { first: { ...now, ...figures[ruleset]?.first }, now };
    console.log(ruleset, now);
  }
  await browser.close();
} finally {
  stop();
}
if (failed === 0) {
  const intro = [
    '# How many taps it takes',
    '',
    'Counted by `npm run taps`, which really taps them, on a tablet, from the open example; typing on the keyboard is no tap, moving the cursor into a field or holding a finger on something is one. Bold: fewer than when they were first counted.',
    '',
  ];
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(
    'docs/taps.md',
    [...intro, ...Object.entries(figures).flatMap(([id, { first, now }]) => table(id, first, now))].join(
      '\n',
    ),
  );
}
process.exitCode = failed === 0 ? 0 : 1;
