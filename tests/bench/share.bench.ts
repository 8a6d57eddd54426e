/** How long links are and how long they take, against JSON in lz-string; and opening a long table from storage. */
import lz from 'lz-string';
import * as v from 'valibot';
import type { Tagged } from '../../src/kernel/log.ts';
import { fold } from '../../src/kernel/timeline.ts';
import { memoryStorage } from '../../src/persist/memory.ts';
import { readTable } from '../../src/persist/read.ts';
import { type LinkCodec, type LinkContent, readLink, writeLink } from '../../src/share/link.ts';
import { GAMES, type Loaded, loadRuleset } from '../contract/rulesets.ts';
import { crowded } from '../properties/crowded.ts';
import { type Figure, median, medianTime } from './figure.ts';
import { makeLog } from './logs.ts';

/** What stands before the `#` of a link: the longest address that is likely. */
const ADDRESS = 'https://nervio.example.org/';
/** Letters of a link at most, so that a phone reads its QR code from a tablet. */
const TARGET = 1_600;

async function medianAsync(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function figuresOf(loaded: Loaded): Promise<Figure[]> {
  const { id, rulesVersion } = loaded.module.ruleset;
  const codec: LinkCodec<unknown, Tagged> = {
    schemas: loaded.module.schemas,
    rulesVersion,
    schema: 1,
  };
  const about = { name: 'Vado del Metauro', minute: 29_400_000, rulesVersion, draft: null };
  const contents: Record<string, LinkContent<unknown, Tagged>> = {
    example: { ...about, state: loaded.extras.demo('es').state as unknown },
    '24 a side': { ...about, state: crowded(loaded, 0, () => 0) },
  };
  const figures: Figure[] = [];
  for (const [what, content] of Object.entries(contents)) {
    const figure = (name: string, value: number, unit: string, more: Partial<Figure>): Figure => ({
      ...{ name: `${name}, ${what}, ${id}`, value, unit, better: 'less' },
      ...more,
    });
    const link = await writeLink(codec, 't', content);
    const text = lz.compressToEncodedURIComponent(JSON.stringify(content));
    const before = `${ADDRESS}${id}#`.length;
    const peer = (value: number) => ({ name: 'JSON + lz-string', value });
    figures.push(
      figure('link', before + link.length, 'letters', {
        target: TARGET,
        peer: peer(before + text.length),
      }),
      figure('write a link', await medianAsync(15, () => writeLink(codec, 't', content)), 'ms', {
        target: 50,
        peer: peer(medianTime(15, () => void lz.compressToEncodedURIComponent(JSON.stringify(content)))),
      }),
      figure('read a link', await medianAsync(15, () => readLink(codec, link)), 'ms', {
        target: 50,
        peer: peer(
          medianTime(15, () => {
            v.safeParse(
              loaded.module.schemas.state,
              JSON.parse(lz.decompressFromEncodedURIComponent(text)).state,
            );
          }),
        ),
      }),
    );
  }
  return [...figures, await openLong(loaded)];
}

/** Strict reading of every record and the fold: all that stands between storage and the screen. */
async function openLong(loaded: Loaded): Promise<Figure> {
  const { id, rulesVersion } = loaded.module.ruleset;
  const entries = makeLog(loaded, 5_000).map((entry) => ({ schema: 1, table: 't', id: entry.id, entry }));
  const record = {
    ...{ schema: 1, id: 't', ruleset: id, name: 'Bench', secret: '0'.repeat(64), progress: {} },
    ...{ createdAt: 0, changedAt: 0, deletedAt: null, entries: 5_000 },
  };
  const stored = { record, entries, draft: null };
  const value = await medianAsync(3, async () => {
    const read = await readTable(memoryStorage(), stored, loaded.module.schemas, rulesVersion, 0);
    fold(loaded.module.ruleset, read.entries as ReturnType<typeof makeLog>);
  });
  return { name: `open 5,000 entries, ${id}`, value, unit: 'ms', target: 1_000, better: 'less' };
}

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const loaded of await Promise.all(GAMES.map(loadRuleset))) figures.push(...(await figuresOf(loaded)));
  return figures;
}
