/** Damaged links give a valid table or a named reason: never a throw, a wait or a changed prototype. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contentSchema, readLink, writeLink } from '../../src/share/link.ts';
import { namesIn } from '../../src/share/names.ts';
import type { Loaded } from '../contract/rulesets.ts';
import { crowded } from './crowded.ts';
import { mutate, swapJson } from './mutate-link.ts';
import { codecOf, contentOf, everyRuleset, randomNumbers, randomTable } from './random-tables.ts';

/** Links in each run; `npm run fuzz:links` tries 100,000. */
const LINKS = Number(process.env.FUZZ_LINKS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 48);
/** Longest time for one link, in milliseconds of work: what other programs take meanwhile is no fault of a link. */
const PATIENCE = 200;
/** Nor is a clean-up of memory: a slow one is read again. */
const TRIES = 3;

/** Contents with swapped JSON, of each ruleset. */
const SWAPS = Math.ceil(LINKS / 100);

const WHY = ['not-ours', 'too-long', 'cut', 'damaged', 'too-large', 'older', 'newer', 'invalid'];

/** A link that is whole and holds something else than the rules allow; null when it cannot even be written. */
const swappedLink = (
  loaded: Loaded,
  content: ReturnType<typeof contentOf>,
  pick: (below: number) => number,
): Promise<string | null> => writeLink(codecOf(loaded), 't', swapJson(content, pick)).catch(() => null);

it('damaged links are harmless', { timeout: 600_000 + 20 * LINKS }, async () => {
  const pick = randomNumbers(SEED);
  const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
  const tally = new Map<string, number>();
  const rulesets = await everyRuleset();
  const links = await Promise.all(
    rulesets.map(async (loaded) => {
      const tables = [1, 2, 3, 4, 5, 6].map((seed) => contentOf(loaded, randomTable(loaded, seed)));
      tables.push({ ...tables[0]!, draft: null, state: crowded(loaded, 9, pick) });
      const good = await Promise.all(tables.map((content) => writeLink(codecOf(loaded), 't', content)));
      const swaps = await Promise.all(
        Array.from({ length: SWAPS }, () => swappedLink(loaded, tables[pick(tables.length)]!, pick)),
      );
      return { loaded, good, swaps: swaps.filter((link) => link !== null) };
    }),
  );
  for (let run = 0; run < LINKS; run += 1) {
    const { loaded, good, swaps } = links[pick(links.length)]!;
    const swapped = pick(20) === 0 ? swaps[pick(swaps.length)] : undefined;
    const link = swapped ?? mutate(good[pick(good.length)]!, good[pick(good.length)]!, pick);
    let read = await readLink(codecOf(loaded), '');
    let took = PATIENCE;
    for (let tries = 0; tries < TRIES && took >= PATIENCE; tries += 1) {
      const start = process.cpuUsage();
      read = await readLink(codecOf(loaded), link);
      const { user, system } = process.cpuUsage(start);
      took = (user + system) / 1_000;
    }
    expect(took, `run ${run}`).toBeLessThan(PATIENCE);
    if (read.ok) {
      const { kind: _, ...content } = read.value;
      expect(v.is(contentSchema(loaded.module.schemas), content), `run ${run}`).toBe(true);
      // What the preview does with it must not break either.
      namesIn(content.state);
      loaded.extras.houseRules.read(content.state);
      loaded.words.es.summary(content.state);
      loaded.words.es.headline(content.state);
    } else {
      expect(WHY).toContain(read.why);
    }
    const outcome = read.ok ? 'opens' : read.why;
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
  }
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // A fuzz that never gets past the first gate proves nothing.
  for (const outcome of ['opens', 'cut', 'damaged', 'too-large', 'invalid'])
    expect(tally.get(outcome) ?? 0, `${outcome}: ${JSON.stringify([...tally])}`).toBeGreaterThan(0);
  if (process.env.FUZZ_LINKS) console.log(Object.fromEntries(tally));
});
