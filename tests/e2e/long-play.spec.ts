/**
 * A long evening at every table, played by a seeded monkey. `npm run long-play` plays a thousand taps in
 * each ruleset; the run of all tests a shorter evening with a fixed seed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { playEvening } from './monkey/monkey.ts';

/** Found and not listed: a new ruleset is played at once. */
const RULESETS = readdirSync('src/rulesets').filter(
  (folder) => !folder.startsWith('_') && existsSync(`src/rulesets/${folder}/manifest.ts`),
);

const taps = Number(process.env.LONG_PLAY_TAPS ?? 120);
const reloads = Number(process.env.LONG_PLAY_RELOADS ?? 2);
const seed = Number(process.env.LONG_PLAY_SEED ?? 1);
/** Most that the page may keep of an evening, in MB. */
const MOST_GROWTH = 150;

test.use({
  // The evening is told by its seed; a recording of a thousand taps would be slower than the taps.
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
});
// No limit to judge by, only an end for what hangs.
test.setTimeout(120_000 + taps * 2_000);

for (const ruleset of RULESETS) {
  test(`a long evening of ${ruleset}: ${taps} taps, seed ${seed}`, async ({ context }) => {
    const report = await playEvening(context, { ruleset, seed, taps, reloads });
    console.log(
      `  seed ${seed}: ${report.taps.length} taps, ${report.entries} entries, ${report.heapGrowth.toFixed(1)} MB more`,
    );
    expect(report.faults).toEqual([]);
    // The monkey plays too, and does not only open sheets; how often hangs on its seed.
    expect(report.entries).toBeGreaterThan(taps / 40);
    expect(report.heapGrowth).toBeLessThan(MOST_GROWTH);
  });
}

test('the same seed plays the same taps', async ({ browser }) => {
  const evenings: (readonly string[])[] = [];
  for (let again = 0; again < 2; again += 1) {
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const evening = { ruleset: 'psychological-shock', seed, taps: 40, reloads: 1 };
    evenings.push((await playEvening(context, evening)).taps);
    await context.close();
  }
  expect(evenings[1]).toEqual(evenings[0]);
});
