/** A seeded monkey at the table: it taps whatever a player could tap, and notes all that goes wrong. */
import { type BrowserContext, expect } from '@playwright/test';
import { onTheWay } from '../on-the-way.ts';
import { saved } from '../support.ts';
import { type Choice, choose } from './eyes.ts';
import { act, TEXTS } from './hands.ts';
import { logLines } from './log-lines.ts';
import { watch } from './watch.ts';
import { seededWorld, settled, storedEntries } from './world.ts';

/** Held one way, the other way, and in one hand; every reload turns to the next. */
const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

/** How long a monkey looks before the next tap, in milliseconds of the page's own time. */
const PAUSE = 700;

export interface Evening {
  readonly ruleset: string;
  readonly seed: number;
  readonly taps: number;
  readonly reloads: number;
}

export interface Report {
  /** Every tap in order, in the words of the screen. */
  readonly taps: readonly string[];
  /** Errors, warnings and holes in sentences, with the tap before them. */
  readonly faults: readonly string[];
  readonly entries: number;
  /** Growth of the page's heap over the whole evening, in MB. */
  readonly heapGrowth: number;
}

/** Plays one evening. What must hold at every reload is expected on the spot; the rest is in the report. */
export async function playEvening(context: BrowserContext, evening: Evening): Promise<Report> {
  const { ruleset, seed } = evening;
  const page = await context.newPage();
  const fingers = await context.newCDPSession(page);
  const taps: string[] = [];
  const faults: string[] = [];
  const fault = (what: string): void => {
    faults.push(`${what}\n    after tap ${taps.length} (seed ${seed}): ${taps.slice(-4).join(' | ')}`);
  };
  watch(page, fault);
  onTheWay(page); // counts from here
  await page.addInitScript(seededWorld, seed);
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });

  let started = false;
  /** Lets the time of the page pass until nothing is on its way: chunks, storage, drawing. */
  const settle = async (): Promise<void> => {
    do {
      if (started) await page.clock.runFor(PAUSE);
      while (onTheWay(page) > 0) await new Promise((done) => setTimeout(done, 5));
      await page.evaluate(settled);
    } while (onTheWay(page) > 0);
  };

  /** What waits for a timer comes only when time passes. */
  const seatedAtTable = async (): Promise<void> => {
    for (let looks = 0; looks < 100 && !(await page.locator('.table-screen').isVisible()); looks += 1)
      await settle();
    await saved(page);
  };

  const open = async (): Promise<void> => {
    await page.goto('/');
    await settle();
    const tile = page.locator('article', { has: page.locator(`a[href="/${ruleset}"]`) });
    await tile.locator('.tile-example').tap();
    await seatedAtTable();
  };

  /** Back to the latest table, wherever the taps have led. */
  const comeBack = async (): Promise<void> => {
    if (new RegExp(`/${ruleset}/[^/]+$`).test(new URL(page.url()).pathname)) return;
    await page.goto(`/${ruleset}`);
    await seatedAtTable();
  };

  const tapOnce = async (before: Record<string, number>): Promise<void> => {
    const look = { seed, step: taps.length, before, texts: TEXTS };
    let choice: Choice | null = null;
    // A screen that still waits for its words has nothing to tap for a moment.
    for (let looks = 0; !choice && looks < 10; looks += 1) {
      if (looks > 0) await settle();
      choice = await page.evaluate(choose, look);
    }
    if (!choice) throw new Error(`nothing to tap after ${taps.slice(-4).join(' | ')}`);
    before[choice.name] = (before[choice.name] ?? 0) + 1;
    taps.push(choice.do === 'tap' ? choice.name : `${choice.do}: ${choice.name}`);
    await act(fingers, choice);
  };

  /** Nothing that was done may be missing once the page has said that it is saved. */
  const reload = async (turn: number): Promise<void> => {
    await saved(page);
    await settle();
    const calm = await logLines(page, settle);
    const before = await page.evaluate(storedEntries);
    await page.reload();
    await seatedAtTable();
    expect(await page.evaluate(storedEntries), `entries after reload at tap ${taps.length}`).toEqual(before);
    expect(await logLines(page, settle), `log after reload at tap ${taps.length}`).toEqual(calm);
    await page.setViewportSize(SIZES[turn % SIZES.length]!);
  };

  const heap = async (): Promise<number> => {
    await fingers.send('HeapProfiler.collectGarbage');
    return (await fingers.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };

  await open();
  await page.clock.pauseAt(new Date('2026-06-01T13:00:00'));
  started = true;
  const heapBefore = await heap();
  const names: Record<string, number> = {};
  let reloads = 0;
  while (taps.length < evening.taps) {
    await tapOnce(names);
    await settle();
    await comeBack();
    // Here and there, by the seed, and never twice in the same tenth of the evening.
    const tenth = evening.taps / evening.reloads;
    if (taps.length >= reloads * tenth + 1 + ((seed * 31 + reloads * 17) % Math.floor(tenth))) {
      reloads += 1;
      await reload(reloads);
    }
    if (taps.length % 20 === 0) {
      const hole = /\b(undefined|NaN)\b|\[object /.exec((await page.locator('body').textContent()) ?? '');
      if (hole) fault(`a hole in a sentence: ${hole[0]}`);
    }
  }
  const report = { taps, faults, entries: (await page.evaluate(storedEntries)).length };
  const heapGrowth = (await heap()) - heapBefore;
  await page.close();
  return { ...report, heapGrowth };
}
