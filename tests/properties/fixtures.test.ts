/**
 * Saves and links of every released version open for ever. `npm run freeze` writes those of the present version;
 * once it is released they are never written again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableText } from '../../src/app/share/files.ts';
import { fold } from '../../src/kernel/timeline.ts';
import { memoryStorage } from '../../src/persist/memory.ts';
import { readTable } from '../../src/persist/read.ts';
import { SCHEMA } from '../../src/persist/records.ts';
import { readFile } from '../../src/share/file.ts';
import { readLink, writeLink } from '../../src/share/link.ts';
import { FOLDERS, loadRuleset } from '../contract/rulesets.ts';
import { codecOf, contentOf, randomTable, timelineOf } from './random-tables.ts';

const ROOT = 'tests/fixtures';
const SECRET = '5'.repeat(64);
/** Tables of each ruleset that are frozen as links; the last of them also as a file. */
const SEEDS = [3, 5, 13];

interface Frozen {
  readonly links: readonly { readonly link: string; readonly state: unknown; readonly draft: unknown }[];
  readonly file: string;
  readonly state: unknown;
}

async function freeze(folder: string): Promise<void> {
  const loaded = await loadRuleset(folder);
  const links: Frozen['links'][number][] = [];
  for (const seed of SEEDS) {
    const content = contentOf(loaded, randomTable(loaded, seed));
    links.push({
      link: await writeLink(codecOf(loaded), 't', content),
      state: content.state,
      draft: content.draft,
    });
  }
  const table = randomTable(loaded, SEEDS.at(-1)!);
  const record = {
    ...{ schema: SCHEMA, id: 'frozen', ruleset: folder, name: 'Frozen', secret: SECRET, progress: {} },
    ...{ createdAt: 0, changedAt: 0, deletedAt: null, entries: timelineOf(table).entries.length - 1 },
  };
  const { state } = timelineOf(table);
  mkdirSync(`${ROOT}/v${SCHEMA}`, { recursive: true });
  const frozen: Frozen = { links, file: tableText(table, record, true), state };
  writeFileSync(`${ROOT}/v${SCHEMA}/${folder}.json`, `${JSON.stringify(frozen)}\n`);
}

if (process.env.FREEZE) await Promise.all(FOLDERS.map(freeze));

const versions = existsSync(ROOT) ? readdirSync(ROOT).filter((name) => /^v\d+$/.test(name)) : [];

it('there are fixtures of every version', () => {
  expect(versions.sort()).toEqual(Array.from({ length: SCHEMA }, (_, i) => `v${i + 1}`));
});

describe.each(versions)('fixtures of %s', (version) => {
  const files = readdirSync(`${ROOT}/${version}`);

  it.each(files)('%s opens', async (name) => {
    const frozen = JSON.parse(readFileSync(`${ROOT}/${version}/${name}`, 'utf8')) as Frozen;
    const loaded = await loadRuleset(name.replace('.json', ''));
    for (const { link, state, draft } of frozen.links) {
      const read = await readLink(codecOf(loaded), link);
      expect(read.ok && read.value.state).toEqual(state);
      expect(read.ok && read.value.draft).toEqual(draft);
    }
    const file = readFile(frozen.file, SCHEMA);
    if (!file.ok) throw new Error(file.why);
    const [table] = file.value.tables;
    const { ruleset, schemas } = loaded.module;
    const stored = {
      record: { ...table!, schema: file.value.schema, secret: SECRET, deletedAt: null, entries: 1 },
      entries: table!.entries.map((entry, i) => ({
        schema: file.value.schema,
        table: 'frozen',
        id: `${i}`,
        entry,
      })),
      draft: table!.draft ?? null,
    };
    const read = await readTable(memoryStorage(), stored, schemas, ruleset.rulesVersion, 0);
    expect(read).toMatchObject({ damaged: 0, newer: false });
    expect(fold(ruleset, read.entries as never[]).state).toEqual(frozen.state);
  });
});
